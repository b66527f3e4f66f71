import Foundation
import Graphics
import SnapshotSamples
import Testing

@testable import SnapshotRecords
@testable import SnapshotReferences
@testable import Snapshots

/// Files of digests to which recording appends.
struct DigestAppendingTests {
  private let package: TemporaryPackage
  private let file = "Snapshots/S.snapshots"

  init() throws {
    package = try TemporaryPackage()
    try package.write("{ \"references\": \"digests\" }", to: "snap.json")
  }

  private func line(_ name: String, _ pixels: String = "a") -> DigestLine {
    DigestLine(
      name: name, size: .init(width: 320, height: 87), pixels: Digest(of: Data(pixels.utf8)),
      layout: DigestPrefix(Digest(of: Data())), engine: nil)
  }

  private func record(_ names: String..., pixels: String = "a", in store: SnapshotStore) throws {
    for name in names {
      try store.replaceDigests(named: name, of: "S", with: [line(name, pixels)])
    }
  }

  private func read() throws -> DigestFile { try package.store().digests(of: "S") }

  /// The bytes that this thread has passed to the system and taken from it, until now.
  private func transfer() throws -> (read: Int, written: Int) {
    let text = try String(contentsOfFile: "/proc/thread-self/io", encoding: .utf8)
    func count(_ name: String) throws -> Int {
      let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
      return try #require(line.flatMap { Int($0.dropFirst(name.count)) })
    }
    return (try count("rchar: "), try count("wchar: "))
  }

  @Test func `two thousand lines of one suite write and read a fixed number of bytes each`() throws
  {
    let store = package.store()
    try record("first", in: store)
    _ = try store.rememberedDigests(of: "S")
    let before = try transfer()
    for number in 0..<2000 {
      try record("f\(number)", in: store)
      #expect(try store.rememberedDigests(of: "S")["f\(number)"].count == 1)
    }
    let after = try transfer()
    // A line has 60 bytes; the last sorting, which is not counted, writes them once more.
    #expect(after.written - before.written < 2000 * 100)
    #expect(after.read - before.read < 2000 * 100)
    #expect(try read().names.count == 2001)
  }

  @Test func `what is appended replaces the lines above it, and is sorted at the end`() throws {
    let store = package.store()
    try record("b", "c", in: store)
    try record("b", pixels: "new", in: store)
    try record("a", in: store)
    try store.replaceDigests(named: "c", of: "S", with: [])
    #expect(try read().lines == [line("a"), line("b", "new")])
    #expect(try store.rememberedDigests(of: "S") == read())
    #expect(try package.text(of: file).contains("\n= a 320x87 "))
    store.sortDigests()
    #expect(try package.read(file) == read().data)
    #expect(try read().lines == [line("a"), line("b", "new")])
  }

  @Test func `a file whose last line is removed is gone`() throws {
    let store = package.store()
    try record("a", in: store)
    try store.replaceDigests(named: "a", of: "S", with: [])
    #expect(try read().isEmpty)
    store.sortDigests()
    #expect(!package.exists(file))
  }

  @Test(arguments: ["=", "= ", "= b 320x8", "= b"])
  func `a line that a killed process has begun is left out, and the next one is whole`(
    torn: String
  ) throws {
    let store = package.store()
    try record("a", "b", in: store)
    try package.write(package.text(of: file) + torn, to: file)
    #expect(try read().names == ["a", "b"])
    try record("c", in: store)
    #expect(try read().names == ["a", "b", "c"])
    #expect(try package.read(file) == read().data)
  }

  @Test(arguments: ["= b 320x8\n", "=\n", "= \n"])
  func `a whole line that is none is an error`(text: String) throws {
    try record("a", in: package.store())
    try package.write(package.text(of: file) + text, to: file)
    #expect(throws: ReferencesError.invalidDigests(file: file, line: 3)) { try read() }
  }

  @Test func `between the marks of a conflict, no side replaces the other`() throws {
    let (ours, theirs) = (line("a", "ours"), line("a", "theirs"))
    try package.write(
      "<<<<<<< ours\n= \(ours.text)\n=======\n= \(theirs.text)\n>>>>>>> theirs\n", to: file)
    #expect(try read()["a"] == [ours, theirs])
  }

  @Test func `killed at any moment, each line that was recorded is there`() async {
    await #expect(processExitsWith: .success) {
      let tests = try DigestAppendingTests()
      #expect(try tests.killAtEachCall() > 20)
    }
  }

  /// Records lines, each time killed one system call later; returns how many calls the recording makes.
  private func killAtEachCall() throws -> Int {
    try record("a", in: package.store())
    var calls = 0
    var ending = TracedProcess.Ending.killed
    while ending == .killed {
      calls += 1
      var left = calls
      ending = try TracedProcess.run {
        left -= 1
        return left == 0
      } work: {
        let store = package.store()
        for name in ["b", "c"] {
          try record(name, in: store)
          try Data().write(to: package.url(of: "\(name).done"))
        }
        store.sortDigests()
      }
      try checkLines()
      try package.store().updateDigests(of: "S") { for name in ["b", "c"] { $0[name] = [] } }
    }
    return calls
  }

  private func checkLines() throws {
    let names = try read().names
    #expect(names.contains("a"))
    for name in ["b", "c"] where package.exists("\(name).done") {
      #expect(names.contains(name))
      try FileManager.default.removeItem(at: package.url(of: "\(name).done"))
    }
  }

  @Test func `a file that cannot be sorted hides no decision, and is sorted when it can be`()
    throws
  {
    let store = package.store()
    try record("b", in: store)
    try record("a", in: store)
    let whole = try package.text(of: file)
    try package.write(whole + "nonsense\n", to: file)
    let key = SnapshotKey(suite: "T", fixture: "f")
    _ = try package.store(.never).verify(.sample(), key: key)
    #expect(try store.accept(keys: [key]).map(\.outcome) == [.accepted])
    #expect(try package.text(of: file) == whole + "nonsense\n")
    try package.write(whole, to: file)
    store.sortDigests()
    #expect(try package.read(file) == read().data && read().names == ["a", "b"])
  }

  @Test func `a file that cannot be sorted is named, and the others are sorted`() throws {
    try record("b", in: package.store())
    try package.write(package.text(of: file) + "= \(line("a").text)\n", to: file)
    try #require(mkfifo(package.url(of: "Snapshots/R.snapshots").path, 0o600) == 0)
    try package.write("# x\n= nonsense nonsense\n", to: "Snapshots/Q.snapshots")
    let problems = try package.store().sortAllDigests()
    #expect(problems.count == 2)
    #expect(
      problems.first?.hasPrefix("The lines of Snapshots/Q.snapshots are not sorted: ") == true)
    #expect(problems.last?.contains("It is a pipe or a device, not a file") == true)
    #expect(try package.read(file) == read().data)
  }

  @Test func `a recording sorts what an earlier process has left`() throws {
    try record("b", in: package.store())
    try package.write(package.text(of: file) + "= \(line("a").text)\n", to: file)
    #expect(try package.store().sortAllDigests().isEmpty)
    #expect(try package.read(file) == read().data && read().names == ["a", "b"])
  }
}
