"""Shapes: outlines through landmarks, brush strokes, and how both are moved about and written down.

A shape is listed as one would trace it with a finger: where the snout, the ear, the hump and the hoof are.
Nobody can see Bezier handles in their head, so they are worked out here.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

Point = tuple[float, float]
Landmark = tuple[float, float] | tuple[float, float, str]  # (x, y), or (x, y, "c") for a corner
Station = tuple[float, float, float]  # a place on the spine of a brush stroke and its width there

# A handle is this part of the tangent. 1.5 kinks and lumps, 3 is flat.
TENSION = 2.5


class Stretch(NamedTuple):
    """A stretch of pen movement: lines have one point a segment, quadratic curves two, cubic ones three."""

    start: Point
    segments: tuple[tuple[Point, ...], ...]
    closed: bool


@dataclass(frozen=True, slots=True)
class Shape:
    """Stretches of pen movement, in tenths of a millimetre."""

    stretches: tuple[Stretch, ...]

    def map(self, move: Callable[[Point], Point]) -> Shape:
        return Shape(
            tuple(
                Stretch(
                    move(one.start),
                    tuple(tuple(move(point) for point in segment) for segment in one.segments),
                    one.closed,
                )
                for one in self.stretches
            )
        )

    def at(
        self,
        x: float = 0,
        y: float = 0,
        scale: float = 1,
        turn: float = 0,
        *,
        flip: bool = False,
        tall: float = 1,
    ) -> Shape:
        """Flipped left to right, scaled (`tall`: along y), turned clockwise by degrees, moved to x, y."""
        across = -scale if flip else scale
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))

        def move(point: Point) -> Point:
            px, py = point[0] * across, point[1] * scale * tall
            return x + px * cos - py * sin, y + px * sin + py * cos

        return self.map(move)

    def __add__(self, other: Shape) -> Shape:
        return Shape(self.stretches + other.stretches)

    def d(self, grain: float = 1) -> str:
        """The path as SVG writes it: relative, from places rounded to the grain, so that nothing drifts."""
        written: list[str] = []
        pen = (0, 0)
        for one in self.stretches:
            start = _rounded(one.start, grain)
            pen = _write(written, "M" if not written else "m", [start], (0, 0) if not written else pen, grain)
            for segment in one.segments:
                places = [_rounded(point, grain) for point in segment]
                if all(place == pen for place in places):
                    continue
                pen = _write(written, "_lqc"[len(places)], places, pen, grain)
            if one.closed:
                written.append("z")
                pen = start
        return "".join(written)


def joined(shapes: Iterable[Shape]) -> Shape:
    """Several shapes as one, for what has one colour and one keyline."""
    return Shape(tuple(stretch for shape in shapes for stretch in shape.stretches))


def outline(landmarks: Sequence[Landmark], *, closed: bool = True) -> Shape:
    """The smooth line through landmarks; it turns sharply at those marked "c"."""
    points = [(mark[0], mark[1]) for mark in landmarks]
    corners = [len(mark) == 3 for mark in landmarks]
    count = len(points)
    segments: list[tuple[Point, ...]] = []
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        length = math.dist(points[i], points[j])
        leaving = _tangent(points, corners, i, length, closed=closed)
        arriving = _tangent(points, corners, j, length, closed=closed)
        segments.append(
            (
                (points[i][0] + leaving[0] / TENSION, points[i][1] + leaving[1] / TENSION),
                (points[j][0] - arriving[0] / TENSION, points[j][1] - arriving[1] / TENSION),
                points[j],
            )
        )
    return Shape((Stretch(points[0], tuple(segments), closed),))


def brush(stations: Sequence[Station], *, samples: int = 3, round_ends: bool = False) -> Shape:
    """A stroke whose width changes along its spine: a branch, a neck, an antler, a letter's stroke."""
    middle = spine(stations, samples)
    left: list[Landmark] = []
    right: list[Landmark] = []
    for i, (x, y, width) in enumerate(middle):
        before, after = middle[max(i - 1, 0)], middle[min(i + 1, len(middle) - 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1
        nx, ny = -dy / length * width / 2, dx / length * width / 2
        is_end = i in (0, len(middle) - 1) and not round_ends
        left.append((x + nx, y + ny, "c") if is_end else (x + nx, y + ny))
        right.append((x - nx, y - ny, "c") if is_end else (x - nx, y - ny))
    if round_ends:
        left.insert(0, _tip(middle[1], middle[0]))
        left.append(_tip(middle[-2], middle[-1]))
    return outline([*left, *reversed(right)])


def polygon(*points: Point) -> Shape:
    return Shape((Stretch(points[0], tuple((point,) for point in points[1:]), closed=True),))


def polyline(*points: Point) -> Shape:
    return Shape((Stretch(points[0], tuple((point,) for point in points[1:]), closed=False),))


def ellipse(x: float, y: float, rx: float, ry: float | None = None, turn: float = 0) -> Shape:
    """An ellipse, or a circle if ry is left out, turned clockwise by degrees."""
    ry = rx if ry is None else ry
    k = 0.5523
    quarters: tuple[tuple[Point, ...], ...] = (
        ((1, k), (k, 1), (0, 1)),
        ((-k, 1), (-1, k), (-1, 0)),
        ((-1, -k), (-k, -1), (0, -1)),
        ((k, -1), (1, -k), (1, 0)),
    )
    unit = Shape((Stretch((1, 0), quarters, closed=True),))
    return unit.map(lambda p: (p[0] * rx, p[1] * ry)).at(x, y, turn=turn)


def crescent(x: float, y: float, r: float, dx: float, dy: float, inner: float) -> Shape:
    """What is left of a disc when a disc of radius `inner`, moved by dx, dy, is cut away.

    Raises:
        ValueError: the second disc does not cut the rim of the first.
    """
    gap = math.hypot(dx, dy)
    along = (gap * gap + r * r - inner * inner) / (2 * gap)
    if abs(along) >= r:
        raise ValueError("the second disc does not cut the rim of the first")
    away = math.atan2(dy, dx)
    half = math.acos(along / r)
    inner_half = math.atan2(r * math.sin(half), along - gap)
    outer = _arc(x, y, r, away + half, away + 2 * math.pi - half)
    back = _arc(x + dx, y + dy, inner, away - inner_half, away - 2 * math.pi + inner_half)
    return Shape(
        (
            Stretch(
                outer.stretches[0].start,
                outer.stretches[0].segments + back.stretches[0].segments,
                closed=True,
            ),
        )
    )


def path(text: str) -> Shape:
    """A shape from SVG path text; it reads M L H V C S Q Z in both cases.

    Raises:
        ValueError: there is another command in it.
    """
    words = re.findall(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)", text)
    stretches: list[Stretch] = []
    start = pen = (0.0, 0.0)
    segments: list[tuple[Point, ...]] = []
    command, i = "", 0
    is_open = False

    def end(*, closed: bool) -> None:
        nonlocal segments, is_open
        if is_open:
            stretches.append(Stretch(start, tuple(segments), closed))
        segments, is_open = [], False

    while i < len(words):
        if words[i].isalpha():
            command = words[i]
            i += 1
            if command in "Zz":
                end(closed=True)
                pen = start
                continue
        if not is_open and command not in "Mm":
            start, is_open = pen, True
        origin = pen if command.islower() else (0.0, 0.0)
        match command.upper():
            case "H":
                pen = (origin[0] + float(words[i]), pen[1])
                segments.append((pen,))
                i += 1
                continue
            case "V":
                pen = (pen[0], origin[1] + float(words[i]))
                segments.append((pen,))
                i += 1
                continue
            case "M" | "L":
                count = 1
            case "Q" | "S":
                count = 2
            case "C":
                count = 3
            case _:
                raise ValueError(f"a path has no {command!r} here")
        points = [
            (origin[0] + float(words[i + 2 * k]), origin[1] + float(words[i + 2 * k + 1]))
            for k in range(count)
        ]
        i += 2 * count
        if command in "Mm":
            end(closed=False)
            start, is_open = points[0], True
            command = "l" if command == "m" else "L"
        elif command in "Ss":
            last = segments[-1] if segments else ()
            mirror = (2 * pen[0] - last[1][0], 2 * pen[1] - last[1][1]) if len(last) == 3 else pen
            segments.append((mirror, *points))
        else:
            segments.append(tuple(points))
        pen = points[-1]
    end(closed=False)
    return Shape(tuple(stretches))


def around(count: int, radius: float = 0, start: float = 0) -> list[tuple[float, float, float]]:
    """Places on a circle about 0, 0, as x, y and the turn that points outwards: for petals and stamens."""
    places = []
    for i in range(count):
        turn = start + 360 * i / count
        angle = math.radians(turn - 90)
        places.append((radius * math.cos(angle), radius * math.sin(angle), turn))
    return places


def _tangent(
    points: Sequence[Point], corners: Sequence[bool], i: int, length: float, *, closed: bool
) -> Point:
    count = len(points)
    if corners[i] or (not closed and i in (0, count - 1)):
        return (0, 0)
    before, after = points[(i - 1) % count], points[(i + 1) % count]
    dx, dy = (after[0] - before[0]) / 2, (after[1] - before[1]) / 2
    size = math.hypot(dx, dy)
    # Longer than its segment, a tangent overshoots the next landmark.
    part = min(1, length / size) if size else 0
    return dx * part, dy * part


def spine(stations: Sequence[Station], samples: int) -> list[Station]:
    """The stations with points in between, on the curve through them."""
    if len(stations) == 2:
        return list(stations)
    along: list[Station] = []
    for i in range(len(stations) - 1):
        p0, p1, p2, p3 = (stations[min(max(i + k, 0), len(stations) - 1)] for k in (-1, 0, 1, 2))
        for step in range(samples):
            t = step / samples
            x, y = (_between(p0[k], p1[k], p2[k], p3[k], t) for k in (0, 1))
            along.append((x, y, p1[2] + (p2[2] - p1[2]) * t))
    along.append(stations[-1])
    return along


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def _tip(inside: Station, end: Station) -> Point:
    length = math.dist(inside[:2], end[:2]) or 1
    reach = end[2] / 2 / length
    return end[0] + (end[0] - inside[0]) * reach, end[1] + (end[1] - inside[1]) * reach


def _arc(x: float, y: float, r: float, begin: float, finish: float) -> Shape:
    pieces = max(1, math.ceil(abs(finish - begin) / (math.pi / 2)))
    step = (finish - begin) / pieces
    k = 4 / 3 * math.tan(step / 4)
    segments: list[tuple[Point, ...]] = []
    for i in range(pieces):
        a, b = begin + i * step, begin + (i + 1) * step
        segments.append(
            (
                (x + r * (math.cos(a) - k * math.sin(a)), y + r * (math.sin(a) + k * math.cos(a))),
                (x + r * (math.cos(b) + k * math.sin(b)), y + r * (math.sin(b) - k * math.cos(b))),
                (x + r * math.cos(b), y + r * math.sin(b)),
            )
        )
    return Shape(
        (Stretch((x + r * math.cos(begin), y + r * math.sin(begin)), tuple(segments), closed=False),)
    )


def _rounded(point: Point, grain: float) -> tuple[int, int]:
    return round(point[0] / grain), round(point[1] / grain)


def _write(
    written: list[str], command: str, places: Sequence[tuple[int, int]], pen: tuple[int, int], grain: float
) -> tuple[int, int]:
    """Write one movement from the pen to the last of the places; the pen is there afterwards."""
    steps = [(place[0] - pen[0], place[1] - pen[1]) for place in places]
    if command == "l" and steps[0][1] == 0:
        command, numbers = "h", [steps[0][0]]
    elif command == "l" and steps[0][0] == 0:
        command, numbers = "v", [steps[0][1]]
    else:
        numbers = [number for step in steps for number in step]
    text = number_list(number * grain for number in numbers)
    last = written[-1] if written else ""
    if last and last[0] == command and command not in "mM":
        written[-1] = last + ("" if text.startswith("-") else " ") + text
    else:
        written.append(command + text)
    return places[-1]


def number_list(numbers: Iterable[float]) -> str:
    """Numbers in as few letters as SVG allows."""
    text = ""
    for value in numbers:
        word = f"{round(value, 2):g}"
        word = word.replace("0.", ".", 1) if word.startswith(("0.", "-0.")) else word
        text += word if not text or word.startswith("-") else f" {word}"
    return text
