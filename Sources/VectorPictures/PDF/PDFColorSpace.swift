internal import Foundation
internal import Graphics

/// What the numbers of a colour mean: PDF 32000-1:2008, 8.6.
indirect enum PDFColorSpace {
  case gray
  case rgb
  case cmyk
  case lab(white: [Double], range: [Double])
  case indexed(PDFColorSpace, most: Int, table: [UInt8])
  /// Inks that are mixed by a function.
  case inks(Int, PDFColorSpace, PDFFunction)
  case pattern(PDFColorSpace?)

  private static let deepest = 8

  /// Nil for one that is damaged or unknown.
  init?(
    _ object: PDFObject?, in file: PDFFile, resources: [String: PDFObject] = [:], depth: Int = 0
  ) {
    guard depth < Self.deepest else { return nil }
    let object = file.resolve(object)
    if let name = object.name {
      switch name {
      case "DeviceGray", "G", "CalGray": self = .gray
      case "DeviceRGB", "RGB", "CalRGB": self = .rgb
      case "DeviceCMYK", "CMYK": self = .cmyk
      case "Pattern": self = .pattern(nil)
      default:
        guard let named = file.resolve(resources["ColorSpace"]).dictionary?[name] else {
          return nil
        }
        self.init(named, in: file, resources: resources, depth: depth + 1)
      }
      return
    }
    guard let items = object.array, let kind = items.first.flatMap({ file.resolve($0).name }) else {
      return nil
    }
    func inner(_ index: Int) -> PDFColorSpace? {
      index < items.count
        ? PDFColorSpace(items[index], in: file, resources: resources, depth: depth + 1) : nil
    }
    switch kind {
    case "CalGray": self = .gray
    case "CalRGB": self = .rgb
    case "ICCBased":
      guard items.count > 1, let profile = file.resolve(items[1]).stream,
        let space = Self.space(of: profile, in: file)
      else { return nil }
      self = space
    case "Lab":
      let entries = items.count > 1 ? file.resolve(items[1]).dictionary ?? [:] : [:]
      let range = file.numbers(entries["Range"]) ?? []
      self = .lab(
        white: file.numbers(entries["WhitePoint"]) ?? [0.9642, 1, 0.8249],
        range: range.count == 4 ? range : [-100, 100, -100, 100])
    case "Indexed", "I":
      guard items.count > 3, let base = inner(1), let most = file.resolve(items[2]).number,
        let table = Self.table(items[3], in: file)
      else { return nil }
      self = .indexed(base, most: Int(min(max(most, 0), 255)), table: table)
    case "Separation", "DeviceN":
      guard items.count > 3, let base = inner(2), let function = PDFFunction(items[3], in: file)
      else { return nil }
      self = .inks(file.resolve(items[1]).array?.count ?? 1, base, function)
    case "Pattern": self = .pattern(inner(1))
    default: self.init(.name(kind), in: file, depth: depth + 1)
    }
  }

  /// The device's space with as many components as a profile.
  private static func space(of profile: PDFStream, in file: PDFFile) -> PDFColorSpace? {
    switch file.resolve(profile.entries["N"]).number {
    case 1: .gray
    case 3: .rgb
    case 4: .cmyk
    default: nil
    }
  }

  private static func table(_ object: PDFObject, in file: PDFFile) -> [UInt8]? {
    switch file.resolve(object) {
    case .string(let bytes): bytes
    case .stream(let stream): PDFFilters(file: file).decoded(stream, limit: 1 << 16)?.bytes
    default: nil
    }
  }

  var components: Int {
    switch self {
    case .gray, .indexed: 1
    case .rgb, .lab: 3
    case .cmyk: 4
    case .inks(let count, _, _): count
    case .pattern(let base): base?.components ?? 0
    }
  }

  /// The colour at the beginning.
  var initial: [Double] {
    switch self {
    case .cmyk: [0, 0, 0, 1]
    case .inks(let count, _, _): [Double](repeating: 1, count: count)
    default: [Double](repeating: 0, count: components)
    }
  }

  /// What the numbers of a picture's samples run between.
  func decode(bits: Int) -> [Double] {
    switch self {
    case .indexed: [0, Double(1 << bits - 1)]
    case .lab(_, let range): [0, 100] + range
    default: (0..<components).flatMap { _ in [0.0, 1] }
    }
  }

  func color(_ values: [Double]) -> Color {
    func part(_ index: Int) -> Double { index < values.count ? min(max(values[index], 0), 1) : 0 }
    switch self {
    case .gray: return Color(white: part(0))
    case .rgb: return Color(red: part(0), green: part(1), blue: part(2))
    case .cmyk:
      let light = 1 - part(3)
      return Color(
        red: (1 - part(0)) * light, green: (1 - part(1)) * light, blue: (1 - part(2)) * light)
    case .lab(let white, _): return Self.color(lab: values, white)
    case .indexed(let base, let most, let table):
      let index = Int(min(max(values.first ?? 0, 0), Double(most)))
      let count = base.components
      guard (index + 1) * count <= table.count else { return .black }
      return base.color((0..<count).map { Double(table[index * count + $0]) / 255 })
    case .inks(_, let base, let function): return base.color(function.values(values))
    case .pattern: return .clear
    }
  }

  /// PDF 32000-1:2008, 8.6.5.4, then the light of sRGB from that of D50.
  private static func color(lab values: [Double], _ white: [Double]) -> Color {
    guard values.count == 3, white.count == 3 else { return .black }
    let m = (values[0] + 16) / 116
    func g(_ x: Double) -> Double {
      x >= 6.0 / 29 ? x * x * x : 108.0 / 841 * (x - 4.0 / 29)
    }
    let (x, y, z) = (
      0.9642 * g(m + values[1] / 500), g(m), 0.8249 * g(m - values[2] / 200)
    )
    return Color(
      red: ToneCurve.component(of: 3.1338561 * x - 1.6168667 * y - 0.4906146 * z),
      green: ToneCurve.component(of: -0.9787684 * x + 1.9161415 * y + 0.0334540 * z),
      blue: ToneCurve.component(of: 0.0719453 * x - 0.2289914 * y + 1.4052427 * z))
  }
}
