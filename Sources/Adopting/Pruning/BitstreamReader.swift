/// Reads LLVM's bitstream format: blocks of records, whose numbers have as few bits as abbreviations say.
///
/// The format is described in LLVM's documentation, “LLVM Bitcode File Format”.
struct BitstreamReader {
  /// A record: its kind, its numbers, and the bytes at its end.
  struct Record {
    let code: UInt64
    let numbers: [UInt64]
    let blob: [UInt8]
  }

  /// What follows in the stream.
  enum Entry {
    case block(id: UInt64)
    case end
    case record(Record)
  }

  private enum Operand {
    case literal(UInt64)
    case fixed(Int)
    case variable(Int)
    case array
    case character
    case blob
  }

  private struct Block {
    let id: UInt64
    /// The bits of an entry's kind.
    let width: Int
    var abbreviations: [[Operand]]
  }

  private var bits: BitReader
  private var blocks = [Block(id: .max, width: 2, abbreviations: [])]
  /// The abbreviations that each block of a kind begins with.
  private var shared: [UInt64: [[Operand]]] = [:]
  private var describedBlock: UInt64?

  /// The block in which others are described.
  private static let description: UInt64 = 0

  /// Reads behind the bytes that begin the file.
  init?(_ bytes: [UInt8], magic: String) {
    guard bytes.starts(with: magic.utf8) else { return nil }
    bits = BitReader(bytes, at: magic.utf8.count)
  }

  /// Reads the next block's start, block's end or record; nil at the end of the stream, or where it is broken.
  mutating func next() -> Entry? {
    while let block = blocks.last, !bits.isAtEnd, let kind = bits.fixed(block.width) {
      switch kind {
      case 0: return endBlock()
      case 1: return beginBlock()
      case 2: guard defineAbbreviation() else { return nil }
      case 3:
        guard let record = plainRecord() else { return nil }
        if block.id != Self.description { return .record(record) }
        if record.code == 1 { describedBlock = record.numbers.first }
      default:
        guard let record = record(Int(kind) - 4, in: block) else { return nil }
        return .record(record)
      }
    }
    return nil
  }

  private mutating func beginBlock() -> Entry? {
    guard let id = bits.variable(8), let width = bits.variable(4), (2...32).contains(width),
      bits.align(), bits.fixed(32) != nil
    else { return nil }
    blocks.append(Block(id: id, width: Int(width), abbreviations: shared[id, default: []]))
    return .block(id: id)
  }

  private mutating func endBlock() -> Entry? {
    guard blocks.count > 1, bits.align() else { return nil }
    blocks.removeLast()
    return .end
  }

  private mutating func defineAbbreviation() -> Bool {
    guard let count = bits.variable(5) else { return false }
    var operands: [Operand] = []
    for _ in 0..<count {
      guard let operand = operand() else { return false }
      operands.append(operand)
    }
    if blocks[blocks.count - 1].id != Self.description {
      blocks[blocks.count - 1].abbreviations.append(operands)
    } else if let describedBlock {
      shared[describedBlock, default: []].append(operands)
    }
    return true
  }

  private mutating func operand() -> Operand? {
    guard let isLiteral = bits.fixed(1) else { return nil }
    if isLiteral == 1 { return bits.variable(8).map(Operand.literal) }
    switch bits.fixed(3) {
    case 1: return bits.width().map(Operand.fixed)
    case 2: return bits.width().map(Operand.variable)
    case 3: return .array
    case 4: return .character
    case 5: return .blob
    default: return nil
    }
  }

  private mutating func plainRecord() -> Record? {
    guard let code = bits.variable(6), let count = bits.variable(6) else { return nil }
    var numbers: [UInt64] = []
    for _ in 0..<count {
      guard let number = bits.variable(6) else { return nil }
      numbers.append(number)
    }
    return Record(code: code, numbers: numbers, blob: [])
  }

  private mutating func record(_ index: Int, in block: Block) -> Record? {
    guard block.abbreviations.indices.contains(index) else { return nil }
    let operands = block.abbreviations[index]
    var (numbers, blob): ([UInt64], [UInt8]) = ([], [])
    var position = 0
    while position < operands.count {
      switch operands[position] {
      case .array:
        guard position + 1 < operands.count, let count = bits.variable(6) else { return nil }
        position += 1
        for _ in 0..<count {
          guard let number = number(operands[position]) else { return nil }
          numbers.append(number)
        }
      case .blob:
        guard let bytes = bits.blob() else { return nil }
        blob = bytes
      default:
        guard let number = number(operands[position]) else { return nil }
        numbers.append(number)
      }
      position += 1
    }
    guard let code = numbers.first else { return nil }
    return Record(code: code, numbers: Array(numbers.dropFirst()), blob: blob)
  }

  private mutating func number(_ operand: Operand) -> UInt64? {
    switch operand {
    case .literal(let value): value
    case .fixed(let width): bits.fixed(width)
    case .variable(let width): bits.variable(width)
    case .character: bits.fixed(6)
    case .array, .blob: nil
    }
  }
}
