import Graphics

extension ImageDifference {
  /// Summarises a map and decides the verdict.
  init(
    _ map: DifferenceMap, _ reference: Bitmap, _ actual: Bitmap, _ options: ComparisonOptions
  ) {
    let area = ComparedArea(reference, actual)
    let hasSameSize = area.unshared.isEmpty
    let hasChange = !hasSameSize || map.tally.suspectPixels > 0
    referenceSize = Size(width: reference.width, height: reference.height)
    actualSize = Size(width: actual.width, height: actual.height)
    differentPixels = map.differentPixels + area.unsharedPixels
    antialiasedPixels = map.antialiasedPixels
    maskedPixels = area.common.area - map.openPixels
    totalPixels = area.totalPixels - maskedPixels
    density = options.maxDensity.map { _ in DensityFinder(map).greatest }
    regions = RegionFinder(map.tiles).regions(and: area.unshared)
    maxChannelDifference = map.tally.maxChannelDifference
    meanChange = map.meanChange
    isIdentical = !hasChange && (maskedPixels == 0 || reference == actual)
    let isWithinCounts =
      hasSameSize && differentPixels <= options.allowedPixels(of: totalPixels)
      && options.allows(density: density)
    // NaN allows nothing.
    let hasMoved = hasChange && !(meanChange <= options.maxMeanChange)
    // Looking for a clipped shift takes a second pass over the pixels, needed only for a tolerated change.
    let isTolerated = hasChange && isWithinCounts && !hasMoved
    hasUniformChange =
      hasMoved || isTolerated && UniformShift.exists(from: reference, to: actual, options, map)
    isWithinLimits = !hasChange || isWithinCounts && !hasUniformChange
  }
}

extension UniformShift {
  fileprivate static func exists(
    from reference: Bitmap, to actual: Bitmap, _ options: ComparisonOptions, _ map: DifferenceMap
  ) -> Bool {
    var exists = false
    PixelView.withViews(reference, actual) { first, second in
      let suspects = map.tally.suspectPixels
      exists = UniformShift(first, second, options, suspectPixels: suspects).exists
    }
    return exists
  }
}
