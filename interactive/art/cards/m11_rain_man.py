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
from interactive.art.shapes import brush, ellipse, path, polygon


@card("11H")
def rain_man(deck: Deck) -> list[str]:
    return [
        MIDDLE.at(60, 64, 0.8),
        MIDDLE.at(96, 50, 0.7),
        MIDDLE.at(318, 20, 1.1),
        bough((345, 2, 50), (230, 14, 28), (110, 42, 12), (26, 84, 4)),
        *_stream(),
        hero(
            group(*_umbrella(), x=201, y=172, scale=0.92, turn=8),
            group(*_legs(), *_coat(), group(*_head(), x=152, y=262, turn=-4), x=10),
        ),
        *_frog(),
    ]


def _stream() -> list[str]:
    """The stream, and the bank he walks on in front of it."""
    water = path("M0 446C40 430 70 432 110 444S200 456 330 436V540H0Z")
    waves = path("M0 474Q20 462 44 474")
    bank = path("M340 466C240 460 104 462 100 545H340Z")
    grass = path("M276 506Q284 492 284 480M160 528Q168 514 168 504")
    return [fill(water, AI), stroke(waves, SORA, 3.4), keyed(bank, MATSUBA), stroke(grass, UGUISU, 3)]


def _umbrella() -> list[str]:
    """Seen from below, about the middle of its rim: over the near rim the dome, under it the far side."""
    inside = ellipse(0, 0, 118, 56)
    spokes = path("M4-40L-112 16M4-40L-76 42M4-40L-28 54M4-40L28 54M4-40L76 42M4-40L112 16")
    dome = path(
        "M-120 4C-116-40-66-98 0-102C66-98 116-40 120 4Q110-24 90-34Q76-48 52-50"
        "Q28-60 0-56Q-28-60-52-50Q-76-48-90-34Q-110-24-120 4Z"
    )
    ribs = path("M0-100Q-74-88-90-34M0-100Q-44-84-52-50M0-100Q4-76 0-56M0-100Q44-84 52-50M0-100Q74-88 90-34")
    cap = path("M-22-90Q-6-98-5-114H5Q6-98 22-90Z")
    return [
        inked(inside, UMBRELLA_SHADE, 4),
        stroke(spokes, SUMI, 2.6),
        inked(dome, YAMABUKI, 4),
        stroke(ribs, SUMI, 3),
        fill(cap, SUMI),
    ]


def _legs() -> list[str]:
    """Trousers tied above the ankle, a step apart, on high clogs; both stand on the bank."""
    far_leg = traced("168,392c 214,388c 230,418 226,446c 196,452c 178,430")
    near_leg = traced("114,396c 186,396c 176,430 160,466c 126,470c 108,436")
    folds = path("M150 408Q134 432 132 456M204 402Q214 422 212 440")
    foot = traced("-20,0c -12,-12 14,-16 18,0c")
    clog = path("M-28 0H24V8H16V22H7V8H-10V22H-19V8H-28Z")
    far_clog, near_clog = (
        [keyed(foot.at(x, y), GOFUN, 4), keyed(clog.at(x, y), SUMI, 4)] for x, y in ((208, 462), (138, 480))
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
    coat = traced("128,262 118,286 120,330 104,400c 160,412 222,400c 196,330 200,288 186,264 156,254")
    hem = path("M112 376Q162 396 214 376")
    belt = path("M120 328Q158 338 200 327L202 345Q158 354 119 346Z")
    far_sleeve = traced("136,258 108,268 80,294c 66,330 60,366c 90,378 112,368c 126,344 134,316")
    far_lining = traced("80,294c 66,330 60,366c 74,372c 80,334 92,302c")
    near_sleeve = traced("182,258 208,272 236,308 258,398c 230,410 196,400c 186,364 172,334c 178,304")
    near_lining = traced("172,334c 186,364 196,400c 210,406c 200,366 186,320c")
    creases = path("M202 326Q214 352 218 386")
    crests = ((106, 322), (214, 298), (238, 374), (150, 374))
    pole = polygon((196, 134), (205, 134), (190, 350), (180, 350))
    hand = traced("170,306 186,300 196,310 192,326 176,328 168,318")
    open_hand = traced("84,322c 66,316 48,326c 32,328 34,336 50,336c 56,352 84,356c")
    fingers = path("M172 314L188 311M173 321L188 319")
    return [
        inked(open_hand, GOFUN, 2.4),
        keyed(far_sleeve, BENI),
        fill(far_lining, SUOU),
        keyed(coat, BENI),
        stroke(hem, SUOU, 4),
        fill(belt, YAMABUKI),
        keyed(near_sleeve, BENI),
        fill(near_lining, SUOU),
        stroke(creases, SUOU, 3.4),
        dots(crests, 6.5, YAMABUKI),
        keyed(pole, KURI, 4),
        inked(hand, GOFUN, 2.4),
        stroke(fingers, SUMI, 2.4),
    ]


def _head() -> list[str]:
    """Head and tall cap, turned a little to the left, about the foot of the neck."""
    collar = traced("-18,-10c -26,4 -2,34c 26,4 18,-10c")
    face = traced("-32,-62 -35,-38 -27,-14 -8,0 12,-6 28,-26 32,-60")
    hair = path("M22-62H34Q35-36 22-20Z")
    cap = traced("-36,-58c -32,-92 -20,-132 4,-136 24,-118 36,-54c 2,-68")
    # Wide apart and few, so that they hold on a small card: eyes that look down, one stroke of a nose.
    eyes = path("M-29-40Q-20-36-13-37M0-37Q8-35 17-40")
    nose = path("M-10-40Q-12-30-17-24L-10-22")
    brows = path("M-27-51L-18-54M4-55L14-53")
    mouth = path("M-16-14Q-10-19-3-14Q-10-6-16-14Z")
    beard = path("M-14-4Q-6 0 3-4L-10 22Z")
    return [
        keyed(collar, GOFUN, 3),
        stroke(path("M-24 2L-2 32L24 4"), SUOU, 3.4),
        inked(face, GOFUN, 2.4),
        fill((hair, beard), SUMI),
        keyed(cap, SUMI),
        stroke(path("M-12-118Q-2-108 0-88"), KINARI, 2.6),
        stroke((eyes, nose), SUMI, 3.2),
        stroke(brows, SUMI, 5.5),
        fill(mouth, BENI),
    ]


def _frog() -> list[str]:
    """It has left the water and leaps, stretched from toes to fingers, for the end of the strand."""
    body = traced("42,430 62,446 82,448 88,440 76,418 58,396 46,385 32,390 26,404")
    # Thigh, knee, shin and webbed foot; the far leg does the same behind the near one.
    leg = brush([(81, 494, 7), (92, 476, 9), (102, 460, 14), (84, 440, 24), (64, 432, 16)], samples=1)
    foot = traced("78,488c 64,512c 76,508 80,514c 86,508 96,512c 85,490c")
    arms = path("M56 410Q72 398 60 374M40 414Q20 420 20 394")
    far = (leg + foot).at(-26, 8)
    lines = path("M52 404Q64 416 72 432M28 405Q36 409 42 405M62 446Q78 448 90 456")
    return [
        keyed(far, MATSUBA, 4),
        *(stroke(arms, colour, width) for colour, width in ((KINARI, 13), (UGUISU, 8))),
        keyed((leg, foot, body), UGUISU, 4),
        stroke(lines, MATSUBA, 3.4),
        disc(40, 395, 4, SUMI),
    ]
