import CYIQLoop
import Foundation
import Graphics
import ImageComparison

// Usage: CompareBench [OUTPUT.json]. PYTHON names the Python that has pybind11_pixelmatch (python3 if not set).
// Ends with 1 if we come to another count than a peer.

let tolerant = ComparisonOptions(threshold: 0.1, includesAntialiasing: true)
let withAntialiasing = ComparisonOptions(threshold: 0.1)

func count(_ first: Bitmap, _ second: Bitmap, _ options: ComparisonOptions) -> Int {
  ImageComparator.compare(reference: first, actual: second, options: options).differentPixels
}

func yiq(_ first: Bitmap, _ second: Bitmap) -> Int {
  first.pixels.withUnsafeBufferPointer { first in
    second.pixels.withUnsafeBufferPointer { second in
      yiq_count(first.baseAddress, second.baseAddress, first.count / 4)
    }
  }
}

func unequal(_ first: Bitmap, _ second: Bitmap) -> Int {
  first.pixels.withUnsafeBytes { first in
    second.pixels.withUnsafeBytes { second in
      guard let one = first.baseAddress, let two = second.baseAddress else { return 0 }
      return memcmp(one, two, first.count) == 0 ? 0 : 1
    }
  }
}

func results(_ pictures: Pictures, _ python: PythonPeer) throws -> [DuelResult] {
  let (first, second, copy) = (pictures.first, pictures.second, pictures.copy)
  let duels = [
    Duel(
      name: "equal, \(pictures.name)", peer: "memcmp", ours: { count(first, copy, .exact) },
      theirs: { unequal(first, copy) }, goal: 1.3),
    Duel(
      name: "changed, threshold 0.1, \(pictures.name)", peer: "C YIQ loop",
      ours: { count(first, second, tolerant) }, theirs: { yiq(first, second) }, goal: 1.0),
    Duel(
      name: "changed, exact, \(pictures.name)", peer: "C YIQ loop",
      ours: { count(first, second, .exact) }, theirs: { yiq(first, second) }, goal: 1.0,
      isSameAnswer: false),
  ]
  var results = try duels.map { try $0.fight() }
  if let peer = try python.measure(pictures) {
    let name = "changed, antialiasing left out, \(pictures.name)"
    let mine = count(first, second, withAntialiasing)
    guard mine == peer.count else {
      throw CompareError.different(name: name, ours: mine, theirs: peer.count)
    }
    let ours = try Duel(
      name: name, peer: "", ours: { count(first, second, withAntialiasing) }, theirs: { mine },
      goal: 1
    ).fight().ours
    results.append(
      DuelResult(
        name: name, peer: "pybind11_pixelmatch", ours: ours, theirs: peer.seconds, goal: 1.0))
  }
  return results
}

let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appendingPathComponent("peers/pixelmatch-round.py")
let python = PythonPeer(
  python: ProcessInfo.processInfo.environment["PYTHON"] ?? "python3", script: script)
let sizes = [("cell", 640, 200), ("screen", 1170, 2532)]
let lines = try sizes.flatMap { try results(Pictures($0.0, width: $0.1, height: $0.2), python) }
print("| work | peer | ours | theirs | ratio | goal |\n| --- | --- | --- | --- | --- | --- |")
for line in lines { print(line.line) }
if CommandLine.arguments.count > 1 {
  try JSONEncoder().encode(lines).write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
}
