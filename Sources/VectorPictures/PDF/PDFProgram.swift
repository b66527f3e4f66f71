internal import Foundation

/// A function that is written as a small program: PDF 32000-1:2008, 7.10.5.
struct PDFProgram {
  private indirect enum Step {
    case push(Double)
    case run(String)
    case choose([Step], [Step])
  }

  private let steps: [Step]
  private let range: [Double]

  private static let mostSteps = 2000
  private static let deepest = 10

  init?(_ object: PDFObject, in file: PDFFile) {
    guard let stream = object.stream, let range = file.numbers(stream.entries["Range"]),
      let bytes = PDFFilters(file: file).decoded(stream, limit: 1 << 16)?.bytes
    else { return nil }
    var lexer = PDFLexer(bytes)
    guard case .word("{")? = lexer.next(), let steps = Self.block(&lexer, 0) else { return nil }
    (self.steps, self.range) = (steps, range)
  }

  private static func block(_ lexer: inout PDFLexer, _ depth: Int) -> [Step]? {
    var steps: [Step] = []
    var blocks: [[Step]] = []
    while let item = lexer.next(), steps.count < mostSteps, depth < deepest {
      switch item {
      case .number(let value): steps.append(.push(value))
      case .bool(let value): steps.append(.push(value ? 1 : 0))
      case .word("{"):
        guard let inner = block(&lexer, depth + 1) else { return nil }
        blocks.append(inner)
      case .word("}"): return steps
      case .word("if"): steps.append(.choose(blocks.popLast() ?? [], []))
      case .word("ifelse"):
        let (other, first) = (blocks.popLast() ?? [], blocks.popLast() ?? [])
        steps.append(.choose(first, other))
      case .word(let name): steps.append(.run(name))
      default: return nil
      }
    }
    return nil
  }

  func values(_ input: [Double]) -> [Double] {
    var stack = input
    Self.run(steps, &stack)
    let count = range.count / 2
    let results = [Double](repeating: 0, count: max(0, count - stack.count)) + stack.suffix(count)
    return results.enumerated().map { min(max($1, range[2 * $0]), range[2 * $0 + 1]) }
  }

  private static func run(_ steps: [Step], _ stack: inout [Double]) {
    for step in steps where stack.count < 200 {
      switch step {
      case .push(let value): stack.append(value)
      case .choose(let first, let other):
        run((stack.popLast() ?? 0) != 0 ? first : other, &stack)
      case .run(let name): perform(name, &stack)
      }
    }
  }

  private static func perform(_ name: String, _ stack: inout [Double]) {
    func pop() -> Double { stack.popLast() ?? 0 }
    switch name {
    case "dup": if let top = stack.last { stack.append(top) }
    case "pop": _ = pop()
    case "exch":
      let (b, a) = (pop(), pop())
      stack += [b, a]
    case "copy":
      let count = Int(min(max(pop(), 0), Double(stack.count)))
      stack += stack.suffix(count)
    case "index":
      let index = Int(min(max(pop(), 0), 100))
      stack.append(index < stack.count ? stack[stack.count - 1 - index] : 0)
    case "roll": roll(&stack)
    default:
      if let one = unary[name] {
        stack.append(one(pop()))
      } else if let two = binary[name] {
        let (b, a) = (pop(), pop())
        stack.append(two(a, b))
      }
    }
  }

  private static func roll(_ stack: inout [Double]) {
    let by = stack.popLast() ?? 0
    let count = Int(min(max(stack.popLast() ?? 0, 0), Double(stack.count)))
    guard count > 0, abs(by) < 1000 else { return }
    let part = Array(stack.suffix(count))
    let shift = ((Int(by) % count) + count) % count
    stack.replaceSubrange(
      (stack.count - count)..., with: part.suffix(shift) + part.prefix(count - shift))
  }

  private static let unary: [String: @Sendable (Double) -> Double] = [
    "abs": { abs($0) }, "neg": { -$0 }, "ceiling": { $0.rounded(.up) },
    "floor": { $0.rounded(.down) }, "round": { $0.rounded() },
    "truncate": { $0.rounded(.towardZero) },
    "sqrt": { max($0, 0).squareRoot() }, "sin": { sin($0 * .pi / 180) },
    "cos": { cos($0 * .pi / 180) }, "ln": { log($0) }, "log": { log10($0) },
    "cvi": { $0.rounded(.towardZero) }, "cvr": { $0 }, "not": { $0 == 0 ? 1 : 0 },
  ]

  private static let binary: [String: @Sendable (Double, Double) -> Double] = [
    "add": { $0 + $1 }, "sub": { $0 - $1 }, "mul": { $0 * $1 }, "div": { $1 == 0 ? 0 : $0 / $1 },
    "exp": { pow($0, $1) }, "mod": { $1 == 0 ? 0 : $0.truncatingRemainder(dividingBy: $1) },
    "idiv": { $1 == 0 ? 0 : ($0 / $1).rounded(.towardZero) }, "atan": { atan2($0, $1) * 180 / .pi },
    "eq": { $0 == $1 ? 1 : 0 }, "ne": { $0 != $1 ? 1 : 0 }, "gt": { $0 > $1 ? 1 : 0 },
    "ge": { $0 >= $1 ? 1 : 0 }, "lt": { $0 < $1 ? 1 : 0 }, "le": { $0 <= $1 ? 1 : 0 },
    "and": { $0 != 0 && $1 != 0 ? 1 : 0 }, "or": { $0 != 0 || $1 != 0 ? 1 : 0 },
  ]
}
