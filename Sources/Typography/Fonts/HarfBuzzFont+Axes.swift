internal import CHarfBuzz

extension HarfBuzzFont {
  /// Returns the values for axes that the font has, clamped to their ranges and in the order of their tags.
  func clamped(_ axes: [FontAxis]) -> [FontAxis] {
    let ranges = HarfBuzzFont.ranges(of: hb_font_get_face(font))
    let known = axes.compactMap { axis in
      ranges.first { $0.tag == axis.tag }.map {
        FontAxis(
          // In this order, NaN is the lowest value.
          tag: axis.tag, value: min(max($0.min_value, axis.value), max($0.min_value, $0.max_value)))
      }
    }
    return known.sorted { $0.tag < $1.tag }
  }

  /// The values on all axes in the order of the file; empty for a font at its default.
  static func coordinates(of variant: FaceVariant, in face: OpaquePointer) -> [Float] {
    guard variant.instance > 0 || !variant.axes.isEmpty else { return [] }
    let ranges = ranges(of: face)
    var coordinates = ranges.map(\.default_value)
    if variant.instance > 0 {
      var count = UInt32(coordinates.count)
      hb_ot_var_named_instance_get_design_coords(
        face, UInt32(variant.instance - 1), &count, &coordinates)
    }
    for (place, range) in ranges.enumerated() {
      if let axis = variant.axes.first(where: { $0.tag == range.tag }) {
        coordinates[place] = axis.value
      }
    }
    return coordinates
  }

  private static func ranges(of face: OpaquePointer?) -> [hb_ot_var_axis_info_t] {
    var count = min(hb_ot_var_get_axis_count(face), UInt32(FaceVariant.limit))
    var ranges = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &ranges)
    return Array(ranges.prefix(Int(count)))
  }
}
