"""The screens. Each mediates: data goes down to its widgets, what people do comes up as messages."""
