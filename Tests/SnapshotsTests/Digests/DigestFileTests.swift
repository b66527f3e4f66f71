import Foundation
import Graphics
import Testing

@testable import SnapshotRecords
@testable import SnapshotReferences
@testable import Snapshots

struct DigestFileTests {
  private func line(_ name: String, _ pixels: String = "a", height: Double = 87) -> DigestLine {
    DigestLine(
      name: name, size: .init(width: 320, height: height), pixels: Digest(of: Data(pixels.utf8)),
      layout: DigestPrefix(Digest(of: Data("layout".utf8))),
      engine: DigestPrefix(Digest(of: Data("engine".utf8))))
  }

  private func file(_ lines: DigestLine...) -> DigestFile {
    var file = DigestFile()
    for line in lines { file[line.name] = [line] }
    return file
  }

  private func read(_ text: String) throws -> DigestFile {
    try DigestFile(Data(text.utf8), name: "Snapshots/S.snapshots")
  }

  @Test func `a line has the name, the size and the digests`() throws {
    let digest = line("a-title.320@2x", height: 43.5)
    #expect(digest.text.hasPrefix("a-title.320@2x 320x43.5 \(digest.pixels) "))
    #expect(DigestLine(digest.text) == digest)
    #expect(DigestLine(digest.text)?.engine == digest.engine)
  }

  @Test(arguments: [
    "", "a", "a 1x1 0 0", "a 0x1 \(zeros) 00000000", "a 1x \(zeros) 00000000",
    "a 1x1 \(zeros) 0000000G",
    "a 1x1 \(zeros) 00000000 0", "a 1x1 \(zeros) 00000000 00000000 00000000",
  ])
  func `anything else is not a line`(text: String) { #expect(DigestLine(text) == nil) }

  private static let zeros = String(repeating: "0", count: 32)

  @Test func `lines are sorted, whatever their order was`() throws {
    let file = file(line("c"), line("a"), line("b"))
    #expect(file.names == ["a", "b", "c"])
    let lines = String(decoding: file.data, as: UTF8.self).split(separator: "\n")
    #expect(lines.dropFirst().map { $0.prefix(1) } == ["a", "b", "c"])
    #expect(try read(lines.reversed().joined(separator: "\r\n")) == file)
  }

  @Test func `a line that is none is named by its number`() throws {
    let text = String(decoding: file(line("a")).data, as: UTF8.self) + "\nb 320x87\n"
    #expect(throws: ReferencesError.invalidDigests(file: "Snapshots/S.snapshots", line: 4)) {
      try read(text)
    }
  }

  @Test func `changes of different lines merge`() throws {
    let base = file(line("a"), line("b"), line("c"))
    let merged = DigestFile.merge(
      base: base, ours: file(line("a", "new"), line("b"), line("d")),
      theirs: file(line("a"), line("b", "new"), line("c"), line("e")))
    #expect(merged.disputed.isEmpty)
    let expected = file(line("a", "new"), line("b", "new"), line("d"), line("e"))
    #expect(merged.data == expected.data)
  }

  @Test func `a line that both changed is in conflict, alone`() throws {
    let (mine, other) = (line("b", "mine"), line("b", "other"))
    let merged = DigestFile.merge(
      base: file(line("a"), line("b")), ours: file(line("a", "new"), mine),
      theirs: file(line("a"), other))
    #expect(merged.disputed == ["b"])
    let text = String(decoding: merged.data, as: UTF8.self)
    #expect(
      text.hasSuffix(
        "<<<<<<< ours\n\(mine.text)\n=======\n\(other.text)\n>>>>>>> theirs\n"))
    #expect(try read(text)["b"] == [mine, other])
    #expect(try read(text)["a"] == [line("a", "new")])
  }

  @Test func `a line that one branch removed and the other changed is in conflict`() throws {
    let merged = DigestFile.merge(
      base: file(line("a")), ours: file(), theirs: file(line("a", "new")))
    #expect(merged.disputed == ["a"])
    #expect(try DigestFile(merged.data, name: "")["a"] == [line("a", "new")])
  }

  @Test(arguments: [true, false])
  func `a line that one branch removed stays in conflict until it is written`(isOurs: Bool) throws {
    let with = file(line("a", "new"), line("b"))
    let merged = DigestFile.merge(
      base: file(line("a"), line("b")), ours: isOurs ? with : file(line("b")),
      theirs: isOurs ? file(line("b")) : with)
    var file = try DigestFile(merged.data, name: "")
    #expect(file.disputed == ["a"])
    file["b"] = [line("b", "new")]
    #expect(try DigestFile(file.data, name: "").disputed == ["a"])
    file["a"] = file["a"]
    #expect(file.disputed.isEmpty && file == self.file(line("a", "new"), line("b", "new")))
  }

  @Test func `a line that both sides of a conflict have is agreed`() throws {
    let text = line("a").text
    let file = try read("<<<<<<< HEAD\n\(text)\n=======\n\(text)\n>>>>>>> branch\n")
    #expect(file.disputed.isEmpty && file["a"] == [line("a")])
  }

  @Test func `the base in a conflict of git is not a version`() throws {
    let (mine, base, other) = (line("a", "mine"), line("a", "base"), line("a", "other"))
    let file = try read(
      """
      <<<<<<< HEAD
      \(mine.text)
      ||||||| 1234567
      \(base.text)
      =======
      \(other.text)
      >>>>>>> branch
      """)
    #expect(file["a"] == [mine, other])
    #expect(try DigestFile(file.data, name: "")["a"] == [mine, other])
  }
}
