"""The sixteen colours of the deck, by their traditional names, and the few local shades beside them."""

from __future__ import annotations

SUMI = "#1d1b20"  # ink: frame, hills, branches, plumage
KINARI = "#f6ecd4"  # ivory: the card's ground and every keyline
GOFUN = "#fffdf6"  # white: moon, crane, tusk, tail
BENI = "#c9281f"  # red: sun, sky, ribbons, plum, peony
SUOU = "#8c1a1c"  # deep red: the shade of red, the hwatu frame, the back
DAIDAI = "#df6f22"  # orange: maple
YAMABUKI = "#e8ac2c"  # gold: stamens, chrysanthemum, umbrella; never an outline against ivory
MATSUBA = "#2c6a41"  # green: pine, willow, leaves
UGUISU = "#8da33a"  # moss: warbler, veins, light on green
MURASAKI = "#5a3a87"  # violet: iris, wisteria, paulownia
FUJI = "#a78bcb"  # lilac: the second tone of violet
AI = "#23468f"  # blue: blue ribbons, water, swallow
SORA = "#7fb0cf"  # sky: wave lines
SAKURA = "#f2a9a6"  # pink: cherry; never an outline against ivory
KURI = "#7b4a25"  # brown: trunk, boar, goose
KITSUNE = "#c98b45"  # tan: deer, planks, goose wing

COLOURS = frozenset(
    {
        SUMI,
        KINARI,
        GOFUN,
        BENI,
        SUOU,
        DAIDAI,
        YAMABUKI,
        MATSUBA,
        UGUISU,
        MURASAKI,
        FUJI,
        AI,
        SORA,
        SAKURA,
        KURI,
        KITSUNE,
    }
)

# One local shade a card at most: a second tone inside one animal or flower, told by what it shades.
WARBLER_BELLY = "#e4e0a6"
DEER_THROAT = "#e9c58f"
UMBRELLA_SHADE = "#d98e1f"
CHERRY_HEART = "#d9564f"
SKIN = "#f4d9b8"
CUCKOO = "#6b7684"
PHOENIX_SCALE = "#a8651a"
RIBBON_LINE = "#f0b49a"

SHADES = frozenset(
    {
        WARBLER_BELLY,
        DEER_THROAT,
        UMBRELLA_SHADE,
        CHERRY_HEART,
        SKIN,
        CUCKOO,
        PHOENIX_SCALE,
        RIBBON_LINE,
    }
)
