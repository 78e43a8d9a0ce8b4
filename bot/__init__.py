"""The Discord application: a typed hand in, a picture and words out."""
