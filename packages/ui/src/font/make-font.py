"""Cuts Archivo to what the product sets: weights 400 to 700, widths 85 to 100, each part of the
alphabet a file of its own, and draws the coin signs that it lacks.

    npm pack @fontsource-variable/archivo@5.3.0 && tar xf fontsource-variable-archivo-*.tgz
    pip install fonttools==4.68.0 brotli==1.2.1
    python3 make-font.py package/files
"""
import sys
from pathlib import Path

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
LIMITS = {"wght": (400, 700), "wdth": (85, 100)}


def cut(source: Path, target: str, limits: dict, **options) -> TTFont:
    font = instancer.instantiateVariableFont(TTFont(source), limits)
    font.flavor = "woff2"
    font.save(HERE / target)
    return font


def bar(pen, left, right, low, high):
    pen.moveTo((left, low))
    pen.lineTo((left, high))
    pen.lineTo((right, high))
    pen.lineTo((right, low))
    pen.closePath()


def coin_signs(source: Path, weight: int, stem: int) -> None:
    """Bitcoin is B with two strokes that pass over and under it, tether T with a bar across."""
    font = instancer.instantiateVariableFont(TTFont(source), {"wght": weight, "wdth": 100})
    glyphs = font.getGlyphSet()
    names = font.getBestCmap()
    drawn = {}
    for code, letter in ((0x20BF, "B"), (0x20AE, "T")):
        record = DecomposingRecordingPen(glyphs)
        glyphs[names[ord(letter)]].draw(record)
        pen = TTGlyphPen(None)
        record.replay(TransformPen(pen, (1, 0, 0, 1, 0, 0)))
        width = glyphs[names[ord(letter)]].width
        top = font["OS/2"].sCapHeight
        thin = round(stem * 0.72)
        if letter == "B":
            for left in (round(width * 0.28), round(width * 0.5)):
                bar(pen, left, left + thin, top - 8, top + 92)
                bar(pen, left, left + thin, -92, 8)
        else:
            middle = round(top * 0.56)
            bar(pen, round(width * 0.14), round(width * 0.86), middle, middle + thin)
        drawn[code] = (pen.glyph(), width)
    options = Options()
    options.layout_features = []
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[ord("B"), ord("T")])
    subsetter.subset(font)
    names = font.getBestCmap()
    codes = {}
    for code, letter in ((0x20BF, "B"), (0x20AE, "T")):
        glyph, width = drawn[code]
        name = names[ord(letter)]
        font["glyf"][name] = glyph
        font["hmtx"][name] = (width, font["hmtx"][name][1])
        codes[code] = name
    for table in font["cmap"].tables:
        table.cmap = dict(codes)
    font.flavor = "woff2"
    font.save(HERE / f"coin-signs-{weight}.woff2")


def main() -> None:
    files = Path(sys.argv[1])
    for part in ("latin", "latin-ext"):
        cut(files / f"archivo-{part}-wdth-normal.woff2", f"archivo-{part}.woff2", LIMITS)
    latin = files / "archivo-latin-wdth-normal.woff2"
    coin_signs(latin, 400, 84)
    coin_signs(latin, 600, 128)


main()
