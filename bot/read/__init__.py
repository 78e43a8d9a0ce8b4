"""What people type becomes values: hands, situations, rules, times, whole messages.

It knows no command.
"""
