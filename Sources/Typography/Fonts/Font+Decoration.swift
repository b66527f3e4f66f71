internal import CHarfBuzz

extension Font {
  /// The upper edge above the baseline, negative if below, and the thickness; in points.
  typealias DecorationMetrics = (offset: Double, thickness: Double)

  /// Where a line under the glyphs is.
  var underlineMetrics: DecorationMetrics {
    metrics(
      HB_OT_METRICS_TAG_UNDERLINE_OFFSET, HB_OT_METRICS_TAG_UNDERLINE_SIZE,
      else: (offset: -0.1, thickness: 0.05))
  }

  /// Where a line through the glyphs is.
  var strikethroughMetrics: DecorationMetrics {
    metrics(
      HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, HB_OT_METRICS_TAG_STRIKEOUT_SIZE,
      else: (offset: typeface.metrics.xHeight * 0.6, thickness: 0.05))
  }

  /// The file's own metrics, or defaults in em where it has none.
  ///
  /// The system font uses the defaults too: its substitute has a lower underline than Apple's fonts, which have it a
  /// tenth of an em below the baseline.
  private func metrics(
    _ offset: hb_ot_metrics_tag_t, _ size: hb_ot_metrics_tag_t, else other: DecorationMetrics
  ) -> DecorationMetrics {
    let shaper = typeface.face(forSize: pointSize).shaper
    guard !isSystem, let top = shaper.metric(offset), let thickness = shaper.metric(size),
      thickness > 0
    else {
      return (other.offset * pointSize, other.thickness * pointSize)
    }
    return (top * pointSize, thickness * pointSize)
  }
}
