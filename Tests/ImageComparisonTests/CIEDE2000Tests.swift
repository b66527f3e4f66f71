import Testing

@testable import ImageComparison

struct CIEDE2000Tests {
  /// Table 1 of Sharma, Wu and Dalal (2005): L*, a*, b* of both colours, and the difference.
  @Test(
    arguments: [
      [50.0000, 2.6772, -79.7751, 50.0000, 0.0000, -82.7485, 2.0425],
      [50, 3.1571, -77.2803, 50, 0, -82.7485, 2.8615],
      [50, 2.8361, -74.0200, 50, 0, -82.7485, 3.4412],
      [50, -1.3802, -84.2814, 50, 0, -82.7485, 1.0000],
      [50, -1.1848, -84.8006, 50, 0, -82.7485, 1.0000],
      [50, -0.9009, -85.5211, 50, 0, -82.7485, 1.0000],
      [50, 0, 0, 50, -1, 2, 2.3669],
      [50, -1, 2, 50, 0, 0, 2.3669],
      [50, 2.49, -0.001, 50, -2.49, 0.0009, 7.1792],
      [50, 2.49, -0.001, 50, -2.49, 0.0010, 7.1792],
      [50, 2.49, -0.001, 50, -2.49, 0.0011, 7.2195],
      [50, 2.49, -0.001, 50, -2.49, 0.0012, 7.2195],
      [50, -0.001, 2.49, 50, 0.0009, -2.49, 4.8045],
      [50, -0.001, 2.49, 50, 0.0010, -2.49, 4.8045],
      [50, -0.001, 2.49, 50, 0.0011, -2.49, 4.7461],
      [50, 2.5, 0, 50, 0, -2.5, 4.3065],
      [50, 2.5, 0, 73, 25, -18, 27.1492],
      [50, 2.5, 0, 61, -5, 29, 22.8977],
      [50, 2.5, 0, 56, -27, -3, 31.9030],
      [50, 2.5, 0, 58, 24, 15, 19.4535],
      [50, 2.5, 0, 50, 3.1736, 0.5854, 1.0000],
      [50, 2.5, 0, 50, 3.2972, 0, 1.0000],
      [50, 2.5, 0, 50, 1.8634, 0.5757, 1.0000],
      [50, 2.5, 0, 50, 3.2592, 0.3350, 1.0000],
      [60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644],
      [63.0109, -31.0961, -5.8663, 62.8187, -29.7946, -4.0864, 1.2630],
      [61.2901, 3.7196, -5.3901, 61.4292, 2.2480, -4.9620, 1.8731],
      [35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, 1.8645],
      [22.7233, 20.0904, -46.6940, 23.0331, 14.9730, -42.5619, 2.0373],
      [36.4612, 47.8580, 18.3852, 36.2715, 50.5065, 21.2231, 1.4146],
      [90.8027, -2.0831, 1.4410, 91.1528, -1.6435, 0.0447, 1.4441],
      [90.9257, -0.5406, -0.9208, 88.6381, -0.8985, -0.7239, 1.5381],
      [6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377],
      [2.0776, 0.0795, -1.1350, 0.9033, -0.0636, -0.5514, 0.9082],
    ] as [[Double]])
  func `the published pairs have the published differences`(row: [Double]) {
    let first = LabColor(lightness: row[0], a: row[1], b: row[2])
    let second = LabColor(lightness: row[3], a: row[4], b: row[5])
    let there = CIEDE2000.difference(first, second)
    #expect(abs(there - row[6]) < 0.00005 + 1e-9)
    #expect(abs(CIEDE2000.difference(second, first) - there) < 1e-9)
  }

  @Test(
    arguments: [
      // The word of the pixel, 0xAABBGGRR, and L*, a*, b* to two digits from colour calculators.
      (0xFFFF_FFFF, 100, 0, 0), (0xFF00_0000, 0, 0, 0), (0xFF00_00FF, 53.24, 80.09, 67.20),
      (0xFF00_FF00, 87.73, -86.18, 83.18), (0xFFFF_0000, 32.30, 79.19, -107.86),
      (0xFF80_8080, 53.59, 0, 0),
    ] as [(UInt32, Double, Double, Double)])
  func `sRGB becomes CIELAB`(pixel: UInt32, lightness: Double, a: Double, b: Double) {
    let color = LabConverter().lab(pixel)
    for (value, expected) in [(color.lightness, lightness), (color.a, a), (color.b, b)] {
      #expect(abs(value - expected) < 0.011)
    }
  }

  @Test func `black and white are a hundred apart`() {
    let converter = LabConverter()
    let (black, white) = (converter.lab(0xFF00_0000), converter.lab(0xFFFF_FFFF))
    #expect(abs(CIEDE2000.difference(black, white) - 100) < 1e-6)
  }
}
