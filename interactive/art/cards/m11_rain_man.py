"""November's light: Ono no Michikaze, out in the rain, sees how a frog leaps for the willow."""

from __future__ import annotations

from interactive.art.deck import Deck, card
from interactive.art.landmarks import traced
from interactive.art.palette import (
    AI,
    BENI,
    GOFUN,
    KINARI,
    KURI,
    MATSUBA,
    MURASAKI,
    SORA,
    SUMI,
    SUOU,
    UGUISU,
    UMBRELLA_SHADE,
    YAMABUKI,
)
from interactive.art.paper import disc, dots, fill, group, hero, inked, keyed, stroke
from interactive.art.plants.willow import MIDDLE, bough
from interactive.art.shapes import brush, ellipse, path


@card("11H")
def rain_man(deck: Deck) -> list[str]:
    # He leans towards the frog, and the umbrella over his shoulder leans back.
    umbrella = group(*_umbrella(), x=206, y=174, turn=15)
    man = group(*_coat(), group(*_head(), x=164, y=236, turn=-9), x=-34, y=16, turn=-5)
    return [
        MIDDLE.at(52, 68),
        MIDDLE.at(98, 48, 0.76),
        MIDDLE.at(304, 150, flip=True),
        bough((345, 8, 56), (230, 22, 32), (110, 46, 13), (30, 82, 4)),
        *_stream(),
        hero(umbrella, *_legs(), man),
        *_frog(),
    ]


def _stream() -> list[str]:
    """The stream, and the bank he walks on in front of it."""
    water = path("M0 438C40 422 70 424 110 436S180 448 220 438S290 422 330 428V540H0Z")
    waves = path("M0 462C30 448 70 456 122 468M0 496C20 480 60 484 96 494M250 448Q290 438 330 446")
    bank = traced("340,456c 250,464 160,484 104,516 92,545c 340,545c")
    grass = path(
        "M196 500Q202 484 198 470M210 502Q218 488 218 476M150 524Q154 510 150 500M160 526Q168 512 168 502"
    )
    return [fill(water, AI), stroke(waves, SORA, 3.4), keyed(bank, MATSUBA), stroke(grass, UGUISU, 3)]


def _umbrella() -> list[str]:
    """Seen from below, about the middle of its rim: under the near rim, the far side shows from within."""
    inside = ellipse(0, 0, 116, 30)
    spokes = path("M0-4L-92 16M0-4L-46 27M0-4L46 27M0-4L92 16")
    dome = path(
        "M-118 2C-112-44-60-92 0-94C60-92 112-44 118 2Q104-20 84-20Q70-30 44-27"
        "Q20-36 0-31Q-24-36-46-27Q-70-30-86-19Q-104-20-118 2Z"
    )
    ribs = path(
        "M0-94C-50-80-78-50-86-19M0-94C-28-76-44-52-46-27M0-94Q2-60 0-31"
        "M0-94C28-76 42-52 44-27M0-94C50-80 78-50 84-20"
    )
    cap = traced("-24,-82 -10,-96 -5,-110c 5,-110c 10,-96 24,-82 0,-78")
    return [
        inked(inside, UMBRELLA_SHADE, 4),
        stroke(spokes, SUMI, 2.6),
        inked(dome, YAMABUKI, 4),
        stroke(ribs, SUMI, 3),
        fill(cap, SUMI),
    ]


def _legs() -> list[str]:
    """Trousers tied above the ankle, a step apart, on high clogs."""
    far_leg = traced("168,384c 214,382c 228,416 222,446c 194,450c 178,424")
    near_leg = traced("140,380c 118,408 104,446 110,460c 146,462c 168,430 190,384c")
    folds = path("M150 400Q134 424 130 450M170 402Q158 424 150 440M202 398Q212 420 208 440")
    foot = traced("-22,0c -12,-12 14,-16 16,0c")
    clog = path("M-28 0H22V7H14V20H6V7H-10V20H-18V7H-28Z")
    far_clog, near_clog = (
        [keyed(foot.at(x, y), GOFUN, 4), keyed(clog.at(x, y), SUMI, 4)] for x, y in ((208, 458), (128, 474))
    )
    return [
        *far_clog,
        keyed(far_leg, MURASAKI),
        *near_clog,
        keyed(near_leg, MURASAKI),
        stroke(folds, SUMI, 3),
    ]


def _coat() -> list[str]:
    """A court coat; one sleeve is held out towards the frog, the other hand holds the umbrella's pole."""
    coat = traced("140,240 130,268 131,316 112,392c 168,404 226,392c 203,316 206,264 196,242 168,232")
    hem = path("M122 366Q170 386 218 368")
    belt = path("M130 312Q166 322 204 311L206 329Q166 338 128 330Z")
    far_sleeve = traced("148,238 116,247 80,270c 66,308 58,350c 88,362 116,352c 134,326 144,296")
    far_lining = traced("80,270c 66,308 58,350c 72,357c 78,316 92,280c")
    near_sleeve = traced("190,238 214,252 240,292 260,388c 232,398 200,388c 190,348 176,312c 184,286c")
    near_lining = traced("176,312c 190,348 200,388c 214,394c 204,350 190,298c")
    creases = path("M206 306Q218 334 222 374M226 300Q234 318 238 330")
    crests = ((118, 284), (106, 328), (216, 278), (240, 358), (154, 356))
    pole = brush([(224, 172, 9), (170, 326, 9)])
    hand = traced("164,284 180,280 188,292 182,306 168,306 162,296")
    fingers = path("M165 292L178 290M166 299L178 298")
    return [
        keyed(far_sleeve, BENI),
        fill(far_lining, SUOU),
        keyed(coat, BENI),
        stroke(hem, SUOU, 4),
        fill(belt, YAMABUKI),
        keyed(pole, KURI, 4),
        keyed(near_sleeve, BENI),
        fill(near_lining, SUOU),
        stroke(creases, SUOU, 3.4),
        dots(crests, 6.5, YAMABUKI),
        inked(hand, GOFUN, 2),
        stroke(fingers, SUMI, 2.4),
    ]


def _head() -> list[str]:
    """Head and tall cap, turned a little to the left, about the foot of the neck."""
    collar = traced("-16,-14c -24,4 -4,32c 20,4 14,-14c")
    face = traced("-22,-60 -26,-34 -19,-14 -7,-5 8,-12 20,-28 22,-56")
    hair = traced("14,-58 24,-56 23,-38 14,-22 15,-42")
    cap = traced("-28,-55c -24,-94 -8,-132 10,-126 27,-50c 2,-63")
    # Eyes that look down, the nose in one stroke; the brows of a courtier are two smudges high above.
    features = path("M-21-37Q-16-41-11-37M0-38Q5-42 12-37M-9-41Q-12-33-15-28Q-13-24-8-25")
    brows = path("M-18-46L-13-48M3-50L9-49")
    mouth = path("M-14-17Q-11-20-9-18Q-6-20-3-17Q-8-12-14-17Z")
    beard = traced("-14,-8c -4,-8c -14,12c")
    return [
        keyed(collar, GOFUN, 3),
        stroke(path("M-22 2L-4 30L18 4"), SUOU, 3.4),
        inked(face, GOFUN, 2),
        fill(hair, SUMI),
        keyed(cap, SUMI),
        stroke(path("M-6-116Q2-104 2-84"), KINARI, 2.6),
        stroke(features, SUMI, 2.6),
        stroke(brows, SUMI, 5),
        fill(mouth, BENI),
        fill(beard, SUMI),
    ]


def _frog() -> list[str]:
    """It has left the water and stretches, arms first, for the end of the strand."""
    arms = path("M58 402C44 402 38 394 38 380M70 410C86 412 92 402 92 386")
    legs = path("M42 436C18 446 24 454 30 462S28 476 24 484M52 438C72 452 62 462 54 468S56 484 58 492")
    web = path("M0-7L-11 9L-4 7L0 12L4 7L11 9Z")
    body = traced("84,382 72,372 58,382 42,408 35,436 48,452 68,432")
    return [
        *(stroke((arms, legs), colour, width) for colour, width in ((KINARI, 13), (UGUISU, 8))),
        keyed((body, web.at(25, 484, turn=18), web.at(58, 492, turn=-6)), UGUISU, 4),
        dots(((60, 410), (50, 430)), 4, MATSUBA),
        disc(72, 383, 4, SUMI),
    ]
