import Foundation

/// A colour space with three primaries, or grey: what its numbers mean in the light of sRGB.
///
/// Profiles are those of ICC.1:2022, https://www.color.org/specification/ICC.1-2022-05.pdf; those with tables of many
/// dimensions, such as for printing, are not read.
struct ColorProfile {
  /// The light of each of 256 levels of red, green and blue, 0…1.
  let lights: [[Double]]
  /// The rows of the matrix from light to sRGB's light.
  let matrix: [[Double]]

  /// XYZ with the white of D50, by which profiles state colours, to the light of sRGB: the inverse of sRGB's primaries,
  /// adapted by Bradford's method. http://www.brucelindbloom.com/Eqn_RGB_XYZ_Matrix.html
  private static let toSRGB = [
    [3.1338561, -1.6168667, -0.4906146], [-0.9787684, 1.9161415, 0.0334540],
    [0.0719453, -0.2289914, 1.4052427],
  ]

  /// Reads a profile; nil for one that is damaged or of another kind.
  init?(icc bytes: [UInt8]) {
    guard let tags = ICCTags(bytes) else { return nil }
    switch tags.colorSpace {
    case "GRAY":
      guard let curve = tags.curve("kTRC") else { return nil }
      let lights = Self.levels(curve)
      self.init(lights: [lights, lights, lights], matrix: [[1, 0, 0], [0, 1, 0], [0, 0, 1]])
    case "RGB ":
      guard !tags.hasTables, let red = tags.point("rXYZ"), let green = tags.point("gXYZ"),
        let blue = tags.point("bXYZ"), let curves = tags.curves
      else { return nil }
      let primaries = (0..<3).map { [red[$0], green[$0], blue[$0]] }
      self.init(lights: curves.map(Self.levels), matrix: Self.product(Self.toSRGB, primaries))
    default: return nil
    }
  }

  /// Creates the profile of a power law, with the primaries of sRGB unless others are given by their chromaticities.
  init?(gamma: Double, chromaticities: [Double]?) {
    let lights = (0..<256).map { pow(Double($0) / 255, gamma) }
    guard gamma.isFinite,
      let matrix = chromaticities == nil
        ? [[1, 0, 0], [0, 1, 0], [0, 0, 1]] : chromaticities.flatMap(Self.matrix)
    else { return nil }
    self.init(lights: [lights, lights, lights], matrix: matrix)
  }

  /// Display P3.
  static var displayP3: ColorProfile {
    let lights = (0..<256).map { ToneCurve.light(of: Double($0) / 255) }
    return ColorProfile(
      lights: [lights, lights, lights],
      matrix: [
        [1.2249401762, -0.2249401762, 0], [-0.0420569547, 1.0420569547, 0],
        [-0.0196375546, -0.0786360456, 1.0982736002],
      ])
  }

  private init(lights: [[Double]], matrix: [[Double]]) {
    (self.lights, self.matrix) = (lights, matrix)
  }

  private static func levels(_ curve: (Double) -> Double) -> [Double] {
    (0..<256).map { min(max(curve(Double($0) / 255), 0), 1) }
  }

  private static func product(_ a: [[Double]], _ b: [[Double]]) -> [[Double]] {
    a.map { row in
      (0..<3).map { column in (0..<3).reduce(0) { $0 + row[$1] * b[$1][column] } }
    }
  }
}

extension ColorProfile {
  /// The matrix to sRGB of a white and three primaries, each as x and y; nil if they are not colours.
  ///
  /// http://www.brucelindbloom.com/Eqn_RGB_XYZ_Matrix.html
  private static func matrix(_ c: [Double]) -> [[Double]]? {
    guard c.count == 8, c.allSatisfy({ $0 > 0 && $0 < 1 }) else { return nil }
    func xyz(_ index: Int) -> [Double] {
      [c[index] / c[index + 1], 1, (1 - c[index] - c[index + 1]) / c[index + 1]]
    }
    let (white, red, green, blue) = (xyz(0), xyz(2), xyz(4), xyz(6))
    let columns = (0..<3).map { [red[$0], green[$0], blue[$0]] }
    guard let inverse = inverse(columns) else { return nil }
    let shares = inverse.map { row in (0..<3).reduce(0) { $0 + row[$1] * white[$1] } }
    let own = columns.map { row in (0..<3).map { row[$0] * shares[$0] } }
    return product(toSRGB, product(adaptation(from: white), own))
  }

  /// Bradford's cone responses.
  private static let cones = [
    [0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296],
  ]
  /// The white of profiles, D50.
  private static let white = [0.9642, 1, 0.8249]

  private static func adaptation(from source: [Double]) -> [[Double]] {
    func response(_ point: [Double]) -> [Double] {
      cones.map { row in (0..<3).reduce(0) { $0 + row[$1] * point[$1] } }
    }
    let (from, to) = (response(source), response(white))
    let scaled = (0..<3).map { row in cones[row].map { $0 * to[row] / from[row] } }
    return inverse(cones).map { product($0, scaled) } ?? cones
  }

  private static func inverse(_ m: [[Double]]) -> [[Double]]? {
    func minor(_ r: Int, _ c: Int) -> Double {
      let (a, b) = ((r + 1) % 3, (r + 2) % 3)
      let (d, e) = ((c + 1) % 3, (c + 2) % 3)
      return m[a][d] * m[b][e] - m[a][e] * m[b][d]
    }
    let determinant = (0..<3).reduce(0) { $0 + m[0][$1] * minor(0, $1) }
    guard determinant.isFinite, abs(determinant) > 1e-9 else { return nil }
    return (0..<3).map { row in (0..<3).map { minor($0, row) / determinant } }
  }
}
