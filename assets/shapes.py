"""SVG elements as text: the few shapes the tile art is drawn with."""


def number(value: float) -> str:
    """Write a coordinate with at most two decimals and no trailing zeros."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def paint(*, fill: str = "none", stroke: str = "", width: float = 0) -> str:
    """Return the attributes that fill a shape and, where `stroke` is given, outline it."""
    line = f' stroke="{stroke}" stroke-width="{number(width)}"' if stroke else ""
    return f'fill="{fill}"{line}'


def circle(x: float, y: float, radius: float, style: str) -> str:
    """Return a circle round (x, y)."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" {style}/>'


def rectangle(
    x: float, y: float, width: float, height: float, style: str, *, radius: float = 0
) -> str:
    """Return a rectangle, its corners rounded by `radius`."""
    corner = f' rx="{number(radius)}"' if radius else ""
    size = f'width="{number(width)}" height="{number(height)}"'
    return f'<rect x="{number(x)}" y="{number(y)}" {size}{corner} {style}/>'


def path(commands: str, style: str) -> str:
    """Return a path."""
    return f'<path d="{commands}" {style}/>'


def stroke(commands: str, color: str, width: float) -> str:
    """Return a line with round ends and joins."""
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    return path(commands, f"{paint(stroke=color, width=width)} {ends}")


def turned(element: str, angle: float, x: float, y: float) -> str:
    """Return `element` turned clockwise by `angle` degrees round (x, y)."""
    if not angle:
        return element
    return f'<g transform="rotate({number(angle)} {number(x)} {number(y)})">{element}</g>'


def moved(element: str, x: float, y: float) -> str:
    """Return `element` moved by (x, y)."""
    return f'<g transform="translate({number(x)} {number(y)})">{element}</g>'


def scaled(element: str, factor: float, x: float, y: float) -> str:
    """Return `element` scaled by `factor`, the point (x, y) staying where it is."""
    rest = f"{number(x * (1 - factor))} {number(y * (1 - factor))}"
    return f'<g transform="translate({rest}) scale({number(factor)})">{element}</g>'


def document(x: float, y: float, width: float, height: float, scale: float, body: str) -> str:
    """Return an SVG that shows the units from (x, y) on, `scale` pixels to the unit."""
    size = f'width="{number(width * scale)}" height="{number(height * scale)}"'
    box = f"{number(x)} {number(y)} {number(width)} {number(height)}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="{box}">{body}</svg>\n'
