internal import Foundation

/// A function of a PDF file, from numbers to numbers: PDF 32000-1:2008, 7.10.
indirect enum PDFFunction {
  case exponential(domain: [Double], low: [Double], high: [Double], power: Double)
  case stitching(domain: [Double], [PDFFunction], bounds: [Double], encode: [Double])
  case sampled(PDFSamples)
  case program(PDFProgram)
  /// A function for each result.
  case each([PDFFunction])

  /// How deep functions may lie in each other.
  private static let deepest = 10

  init?(_ object: PDFObject?, in file: PDFFile, depth: Int = 0) {
    guard depth < Self.deepest else { return nil }
    let object = file.resolve(object)
    if let items = object.array {
      let parts = items.prefix(32).compactMap { PDFFunction($0, in: file, depth: depth + 1) }
      guard parts.count == items.count else { return nil }
      self = .each(parts)
      return
    }
    guard let entries = object.dictionary, let domain = file.numbers(entries["Domain"]),
      domain.count >= 2
    else { return nil }
    switch file.resolve(entries["FunctionType"]).number {
    case 0:
      guard let samples = PDFSamples(object, domain, in: file) else { return nil }
      self = .sampled(samples)
    case 2:
      let low = file.numbers(entries["C0"]) ?? [0]
      let high = file.numbers(entries["C1"]) ?? [1]
      guard low.count == high.count else { return nil }
      self = .exponential(
        domain: domain, low: low, high: high, power: file.resolve(entries["N"]).number ?? 1)
    case 3:
      let items = file.resolve(entries["Functions"]).array ?? []
      let parts = items.prefix(256).compactMap { PDFFunction($0, in: file, depth: depth + 1) }
      let bounds = file.numbers(entries["Bounds"]) ?? []
      let encode = file.numbers(entries["Encode"]) ?? []
      guard !parts.isEmpty, parts.count == items.count, bounds.count == parts.count - 1,
        encode.count >= 2 * parts.count
      else { return nil }
      self = .stitching(domain: domain, parts, bounds: bounds, encode: encode)
    case 4:
      guard let program = PDFProgram(object, in: file) else { return nil }
      self = .program(program)
    default: return nil
    }
  }

  func values(_ input: [Double]) -> [Double] {
    switch self {
    case .each(let parts): return parts.flatMap { $0.values(input) }
    case .exponential(let domain, let low, let high, let power):
      let x = min(max(input.first ?? 0, domain[0]), domain[1])
      let share = power == 1 ? x : pow(x, power)
      return zip(low, high).map { $0 + share * ($1 - $0) }
    case .stitching(let domain, let parts, let bounds, let encode):
      let x = min(max(input.first ?? 0, domain[0]), domain[1])
      let index = bounds.firstIndex { x < $0 } ?? parts.count - 1
      let low = index == 0 ? domain[0] : bounds[index - 1]
      let high = index == bounds.count ? domain[1] : bounds[index]
      let share = high > low ? (x - low) / (high - low) : 0
      let (from, to) = (encode[2 * index], encode[2 * index + 1])
      return parts[index].values([from + share * (to - from)])
    case .sampled(let samples): return samples.values(input)
    case .program(let program): return program.values(input)
    }
  }

  /// Where the colours of a shading may bend, so that straight blends between these places show it.
  func bends(from start: Double, to end: Double) -> [Double] {
    switch self {
    case .exponential(_, _, _, 1): return []
    case .stitching(_, let parts, let bounds, _):
      let isStraight = parts.allSatisfy {
        if case .exponential(_, _, _, 1) = $0 { true } else { false }
      }
      return isStraight ? bounds.flatMap { [$0, $0] } : Self.steps(start, end)
    default: return Self.steps(start, end)
    }
  }

  private static func steps(_ start: Double, _ end: Double) -> [Double] {
    (1..<64).map { start + (end - start) * Double($0) / 64 }
  }
}

/// A table of numbers, between which a function is straight.
struct PDFSamples {
  private let domain: [Double]
  private let range: [Double]
  private let size: [Int]
  private let encode: [Double]
  private let decode: [Double]
  private let samples: [Double]

  init?(_ object: PDFObject, _ domain: [Double], in file: PDFFile) {
    guard let stream = object.stream, let range = file.numbers(stream.entries["Range"]),
      let size = file.numbers(stream.entries["Size"])?.map({ Int(min(max($0, 1), 65_536)) }),
      size.count == domain.count / 2, size.count <= 4, range.count >= 2,
      let bits = file.resolve(stream.entries["BitsPerSample"]).number,
      [1, 2, 4, 8, 16, 24, 32].contains(bits),
      let bytes = PDFFilters(file: file).decoded(stream, limit: 4 << 20)?.bytes
    else { return nil }
    let outputs = range.count / 2
    let count = size.reduce(outputs) { $0.multipliedReportingOverflow(by: $1).partialValue }
    guard count > 0, count <= 1 << 20, bytes.count * 8 >= count * Int(bits) else { return nil }
    (self.domain, self.range, self.size) = (domain, range, size)
    encode = file.numbers(stream.entries["Encode"]) ?? size.flatMap { [0, Double($0 - 1)] }
    decode = file.numbers(stream.entries["Decode"]) ?? range
    guard encode.count >= 2 * size.count, decode.count >= range.count else { return nil }
    let most = pow(2, bits) - 1
    var reader = PDFBits(bytes)
    samples = (0..<count).map { _ in Double(reader.next(Int(bits))) / most }
  }

  func values(_ input: [Double]) -> [Double] {
    let outputs = range.count / 2
    var corners: [(index: Int, weight: Double)] = [(0, 1)]
    var stride = 1
    for (axis, count) in size.enumerated() {
      let (low, high) = (domain[2 * axis], domain[2 * axis + 1])
      let x = min(max(axis < input.count ? input[axis] : 0, low), high)
      let share = high > low ? (x - low) / (high - low) : 0
      let place = encode[2 * axis] + share * (encode[2 * axis + 1] - encode[2 * axis])
      let clamped = min(max(place, 0), Double(count - 1))
      let first = Int(clamped)
      let rest = clamped - Double(first)
      corners = corners.flatMap { corner in
        [(first, 1 - rest), (min(first + 1, count - 1), rest)].filter { $0.1 > 0 }.map {
          (corner.index + $0.0 * stride, corner.weight * $0.1)
        }
      }
      stride *= count
    }
    return (0..<outputs).map { output in
      let value = corners.reduce(0) { $0 + samples[$1.index * outputs + output] * $1.weight }
      let (from, to) = (decode[2 * output], decode[2 * output + 1])
      return min(max(from + value * (to - from), range[2 * output]), range[2 * output + 1])
    }
  }
}

/// Reads numbers of any count of bits.
struct PDFBits {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Begins with the next whole byte, as rows of pictures do.
  mutating func alignToByte() { position = (position + 7) / 8 * 8 }

  /// The next number; what is missing at the end is 0.
  mutating func next(_ count: Int) -> UInt32 {
    if count == 8, position % 8 == 0 {
      position += 8
      return position / 8 <= bytes.count ? UInt32(bytes[position / 8 - 1]) : 0
    }
    var value: UInt32 = 0
    for _ in 0..<count {
      let byte = position / 8
      let bit = byte < bytes.count ? bytes[byte] >> UInt8(7 - position % 8) & 1 : 0
      value = value << 1 | UInt32(bit)
      position += 1
    }
    return value
  }
}
