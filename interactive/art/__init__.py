"""The art of the cards, drawn by code: `make cards` builds it, `make cards-check` looks at it.

`palette` has the colours, `shapes` the outlines and brush strokes, `paper` what is laid on the card, `plants`
the flower of each month, `cards` the forty-eight pictures, a module a month, and `deck` the card itself:
ground, frame, and what hanafuda and hwatu have each their own way. Lengths are tenths of a millimetre:
a card is 330 by 540.
"""
