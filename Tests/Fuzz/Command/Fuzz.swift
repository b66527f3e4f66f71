import CFuzzer
import Foundation
import FuzzTargets

/// Runs libFuzzer on one target: `snap-fuzz TARGET [libFuzzer's options] [folders of inputs]`.
///
/// Without a target it lists them. `make fuzz TARGET=name` builds it with libFuzzer and AddressSanitizer.
@main @MainActor struct Fuzz {
  private static var target: FuzzTarget?

  static func main() {
    guard let name = CommandLine.arguments.dropFirst().first else {
      for target in FuzzTarget.all { print(target.name) }
      return
    }
    guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
      stop("no target is named \(name): \(FuzzTarget.all.map(\.name).joined(separator: ", "))")
    }
    guard FuzzerIsLinked() else { stop("built without libFuzzer; use: make fuzz TARGET=\(name)") }
    self.target = target
    exit(run(CommandLine.arguments.enumerated().filter { $0.offset != 1 }.map(\.element)))
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
