"""Landmarks written as one line of text, for outlines of many points: a coat, a wing, a leaf."""

from __future__ import annotations

from interactive.art.shapes import Landmark, Shape, outline


def traced(text: str, *, closed: bool = True) -> Shape:
    """The smooth line through "x,y x,y ...", in the order in which a finger would trace it.

    It turns sharply at a landmark with a "c" behind it, as in "12,-8c".
    """
    landmarks: list[Landmark] = []
    for word in text.split():
        x, y = (float(number) for number in word.removesuffix("c").split(","))
        landmarks.append((x, y, "c") if word.endswith("c") else (x, y))
    return outline(landmarks, closed=closed)
