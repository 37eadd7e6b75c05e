"""Cards as pixels, for the eye and for the checks."""

from __future__ import annotations

import io
from collections.abc import Sequence

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

Pixels = NDArray[np.float64]

# How red-green blind eyes (deuteranopia) see linear light: Machado, Oliveira and Fernandes 2009, severity 1.
DEUTERANOPIA = np.array(
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
)
LUMINANCE = np.array([0.2126, 0.7152, 0.0722])


def rendered(svg: str, width: int) -> Image.Image:
    """The picture, transparent where nothing is drawn."""
    png = resvg_py.svg_to_bytes(svg_string=svg, width=width)
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")


def sheet(
    images: Sequence[Image.Image], *, columns: int, ground: str, gap: int = 8, enlarge: int = 1
) -> Image.Image:
    """Pictures of one size in rows on a ground, enlarged with hard edges."""
    width, height = images[0].size
    rows = -(-len(images) // columns)
    page = Image.new("RGB", (columns * (width + gap) + gap, rows * (height + gap) + gap), ground)
    for i, image in enumerate(images):
        row, column = divmod(i, columns)
        page.paste(image, (gap + column * (width + gap), gap + row * (height + gap)), image)
    if enlarge == 1:
        return page
    return page.resize((page.width * enlarge, page.height * enlarge), Image.Resampling.NEAREST)


def gray(image: Image.Image) -> Image.Image:
    """The picture in luminance alone."""
    light = linear(image) @ LUMINANCE
    return _encoded(np.repeat(light[:, :, None], 3, axis=2))


def deuteranopic(image: Image.Image) -> Image.Image:
    """The picture as red-green blind eyes see it."""
    return _encoded(linear(image) @ DEUTERANOPIA.T)


def linear(image: Image.Image) -> Pixels:
    """Linear light, 0 to 1, as height by width by red, green, blue."""
    value = np.asarray(image.convert("RGB"), dtype=np.float64) / 255
    return np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)


def _encoded(light: Pixels) -> Image.Image:
    light = np.clip(light, 0, 1)
    value = np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
    return Image.fromarray(np.round(value * 255).astype(np.uint8), "RGB")
