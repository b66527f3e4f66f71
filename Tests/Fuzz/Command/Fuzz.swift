import CFuzzer
import Foundation
import FuzzTargets

/// Runs libFuzzer on one target: `snap-fuzz TARGET [libFuzzer's options] [folders of inputs]`.
///
/// Without a target it lists them. `snap-fuzz grow INPUT` measures the reading of a growing input: it prints its length,
/// the seconds, the bytes of memory and the outcome, of four times the input's
/// count and of its count.
/// `make fuzz TARGET=name` builds it with libFuzzer and AddressSanitizer.
@main @MainActor struct Fuzz {
  private static var target: FuzzTarget?

  static func main() {
    guard let name = CommandLine.arguments.dropFirst().first else {
      for target in FuzzTarget.all { print(target.name) }
      return
    }
    if name == "grow" { return grow() }
    guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
      stop("no target is named \(name): \(FuzzTarget.all.map(\.name).joined(separator: ", "))")
    }
    guard FuzzerIsLinked() else { stop("built without libFuzzer; use: make fuzz TARGET=\(name)") }
    self.target = target
    exit(run(CommandLine.arguments.enumerated().filter { $0.offset != 1 }.map(\.element)))
  }

  private static func grow() {
    guard CommandLine.arguments.count == 3,
      let input = GrowingInput.all.first(where: { $0.name == CommandLine.arguments[2] })
    else { stop("name one of: " + GrowingInput.all.map(\.name).joined(separator: ", ")) }
    // The first reading loads fonts and tables.
    _ = input.target.outcome(of: input.bytes(1))
    do {
      // The larger one first, so that it cannot use memory that was freed.
      for count in [4 * input.count, input.count] {
        let bytes = input.bytes(count)
        let cost = try input.target.cost(of: bytes)
        print(
          bytes.count, cost.seconds, cost.memory, input.pictureBytes(count), cost.outcome,
          separator: "\t")
      }
    } catch {
      stop("\(error)")
    }
  }

  private static func run(_ arguments: [String]) -> Int32 {
    var count = Int32(arguments.count)
    let strings = arguments.map { strdup($0) } + [nil]
    var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = .allocate(
      capacity: strings.count)
    list?.initialize(from: strings, count: strings.count)
    return FuzzerRun(&count, &list) { bytes, count in
      let input = Array(UnsafeBufferPointer(start: bytes, count: count))
      MainActor.assumeIsolated { Fuzz.tryInput(input) }
      return 0
    }
  }

  private static func tryInput(_ bytes: [UInt8]) {
    guard case .fault(let fault)? = target?.outcome(of: bytes) else { return }
    write(fault)
    FuzzerAbort()
  }

  private static func stop(_ message: String) -> Never {
    write("error: \(message)")
    exit(2)
  }

  private static func write(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }
}
