#!/usr/bin/env python3
"""Writes the fonts of this folder: a variable font and a collection, with the letter A as a box.

Needs fontTools. The box is 300 units wide in an advance of 500; the weight axis takes 200 from both at
its lightest and adds 300 to both at its boldest.
"""
import io
import pathlib

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont
from fontTools.ttLib.tables.TupleVariation import TupleVariation


def box(width):
    pen = TTGlyphPen(None)
    pen.moveTo((100, 0))
    for point in [(100, 700), (100 + width, 700), (100 + width, 0)]:
        pen.lineTo(point)
    pen.closePath()
    return pen.glyph()


def deltas(change):
    return [(0, 0), (0, 0), (change, 0), (change, 0), (0, 0), (change, 0), (0, 0), (0, 0)]


def font(family, style, weight=400, is_variable=False):
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder([".notdef", "space", "A"])
    builder.setupCharacterMap({32: "space", 65: "A"})
    builder.setupGlyf({".notdef": box(400), "space": TTGlyphPen(None).glyph(), "A": box(300)})
    builder.setupHorizontalMetrics({".notdef": (600, 100), "space": (250, 0), "A": (500, 100)})
    builder.setupHorizontalHeader(ascent=900, descent=-200)
    name = family.replace(" ", "") + "-" + style
    builder.setupNameTable(
        {"familyName": family, "styleName": style, "psName": name,
         "fullName": f"{family} {style}", "uniqueFontIdentifier": name})
    builder.setupOS2(
        sTypoAscender=900, sTypoDescender=-200, usWinAscent=900, usWinDescent=200,
        usWeightClass=weight)
    builder.setupPost()
    if is_variable:
        names = [(100, "Thin"), (400, "Regular"), (900, "Black")]
        builder.setupFvar(
            [("wght", 100, 400, 900, "Weight")],
            [{"location": {"wght": place}, "stylename": style} for place, style in names])
        builder.setupGvar(
            {"A": [TupleVariation({"wght": (0, 1, 1)}, deltas(300)),
                   TupleVariation({"wght": (-1, -1, 0)}, deltas(-200))],
             "space": [], ".notdef": []})
    stream = io.BytesIO()
    builder.font.save(stream)
    stream.seek(0)
    return TTFont(stream)


folder = pathlib.Path(__file__).parent
font("Snap Variable", "Regular", is_variable=True).save(folder / "SnapVariable.ttf")
collection = TTCollection()
collection.fonts = [font("Snap Collection", "Regular"), font("Snap Collection", "Bold", 700)]
collection.save(folder / "SnapCollection.ttc")
