/// The segments of a JPEG file up to the first scan: ITU-T T.81, annex B.1.
struct JPEGSegments: Sequence, IteratorProtocol {
  private let file: [UInt8]
  private var position = 2
  /// Whether the walk ended at a segment whose length is wrong.
  private(set) var isDamaged = false

  private static let startOfScan: UInt8 = 0xDA

  /// Begins behind the marker of a file's start.
  init(_ file: [UInt8]) { self.file = file }

  mutating func next() -> (marker: UInt8, content: ArraySlice<UInt8>)? {
    guard !isDamaged, position + 4 <= file.count, file[position] == 0xFF,
      file[position + 1] != Self.startOfScan
    else { return nil }
    let start = position + 4
    let end = position + 2 + Int(bigEndianBytes: file[position + 2..<start])
    guard end >= start, end <= file.count else {
      isDamaged = true
      return nil
    }
    defer { position = end }
    return (file[position + 1], file[start..<end])
  }
}
