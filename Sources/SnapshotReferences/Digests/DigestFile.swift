package import Foundation

/// The references of one suite as text: `Snapshots/SUITE.snapshots`, a line for each picture, sorted.
///
/// 1. Two branches that change different pictures change different lines.
/// 2. A line that two branches changed differently is *disputed*. It is in the file more than once: between the marks
///    that git leaves, or one below the other. Only a drawing decides it, so all its versions stay until one is written.
/// 3. While a process records, it appends: `= NAME …` replaces all lines of a name above it, `= NAME` removes them. What is
///    recorded is in the file at once, and the time does not depend on its length. At its end the process sorts the file.
///    If it is killed, the next one to record does; an appended line that it has not completed is left out.
package struct DigestFile: Hashable, Sendable {
  private static let header =
    "# Snap digests 2: snapshot, size in points, digest of pixels, of layout, of the engine's pictures"

  /// The versions of each line by its name; more than one where branches dispute it.
  private var versions: [String: [DigestLine]] = [:]
  /// The lines between the marks of a conflict that only one side has, with that side: the other may have removed them.
  private var sides: [String: Side] = [:]

  init() {}

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - data: the file's bytes.
  ///   - name: the file's name in errors.
  /// - Throws: ``ReferencesError/invalidDigests(file:line:)``
  package init(_ data: Data, name: String) throws {
    guard let text = String(validating: data, as: UTF8.self) else {
      throw ReferencesError.invalidDigests(file: name, line: 1)
    }
    var side = Side.agreed
    // Each line of a disputed name is there once, in whatever number it comes.
    var known: Set<DigestLine> = []
    func add(_ line: DigestLine, on side: Side) {
      let isFirst = versions[line.name] == nil
      if known.insert(line).inserted { versions[line.name, default: []].append(line) }
      // A line that both sides have, or that is outside of the marks, too, was not removed.
      sides[line.name] = isFirst && side != .agreed ? side : nil
    }
    // The line ends of Windows, to which git can convert.
    let lines = text.replacing("\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if let mark = Side(mark: line) {
        side = mark
      } else if line.hasPrefix(Self.appendedMark), side != .base {
        // Whole lines end with a line break, so the last part is empty after them.
        guard index < lines.count - 1 else { continue }
        guard let change = AppendedLine(line) else {
          throw ReferencesError.invalidDigests(file: name, line: index + 1)
        }
        // Between the marks of a conflict neither side replaces the other's.
        if side == .agreed {
          known.subtract(self[change.name])
          self[change.name] = []
        }
        change.line.map { add($0, on: side) }
      } else if !line.isEmpty, line != Self.header, side != .base {
        guard let entry = DigestLine(line) else {
          throw ReferencesError.invalidDigests(file: name, line: index + 1)
        }
        add(entry, on: side)
      }
    }
  }

  fileprivate static let appendedMark = "="

  /// Returns the bytes that, appended to a file, replace or remove the line of a name.
  package static func appended(_ name: String, _ line: DigestLine?) -> Data {
    Data("\(appendedMark) \(line?.text ?? name)\n".utf8)
  }

  /// Whether a file holds lines that were appended, of which the last may be torn.
  static func hasAppendedLines(_ data: Data) -> Bool {
    data.range(of: Data("\n\(appendedMark) ".utf8)) != nil
      || data.last.map { $0 != UInt8(ascii: "\n") } == true
  }

  /// Where a line between the marks of a conflict comes from.
  private enum Side {
    case agreed, ours, base, theirs

    /// The side that begins, or ends, after a mark; nil for another line.
    init?(mark line: Substring) {
      let sides: [(String, Side)] = [
        ("<<<<<<<", .ours), ("|||||||", .base), ("=======", .theirs), (">>>>>>>", .agreed),
      ]
      guard let side = sides.first(where: { line.hasPrefix($0.0) })?.1 else { return nil }
      self = side
    }
  }

  /// The lines with a name: none, one, or the versions of a disputed one.
  package subscript(name: String) -> [DigestLine] {
    get { versions[name] ?? [] }
    set {
      versions[name] = newValue.isEmpty ? nil : newValue
      sides[name] = nil
    }
  }

  /// The names, sorted.
  package var names: [String] { versions.keys.sorted() }

  /// The names whose line only a drawing decides: with several versions, or one that the other branch may have removed.
  package var disputed: [String] { names.filter { self[$0].count > 1 || sides[$0] != nil } }

  /// All lines, with every version of a disputed one, by name.
  package var lines: [DigestLine] { names.flatMap { self[$0] } }

  var isEmpty: Bool { versions.isEmpty }

  /// The file's bytes; equal lines give equal bytes.
  var data: Data {
    let lines = names.flatMap { name in
      let texts = self[name].map(\.text)
      return switch sides[name] {
      case .ours: Self.conflict(texts, [])
      case .theirs: Self.conflict([], texts)
      default: texts
      }
    }
    return Data(([Self.header] + lines + [""]).joined(separator: "\n").utf8)
  }

  /// Both versions of a line between the marks that git uses.
  private static func conflict(_ ours: [String], _ theirs: [String]) -> [String] {
    ["<<<<<<< ours"] + ours + ["======="] + theirs + [">>>>>>> theirs"]
  }
}

/// A line that a process has appended.
private struct AppendedLine {
  let name: String
  /// Nil for a removal.
  let line: DigestLine?

  /// Nil for anything else.
  init?(_ text: Substring) {
    let rest = text.dropFirst(DigestFile.appendedMark.count)
    guard rest.first == " " else { return nil }
    let words = rest.dropFirst().split(separator: " ", omittingEmptySubsequences: false)
    line = words.count > 1 ? DigestLine(rest.dropFirst()) : nil
    guard let name = words.first, !name.isEmpty, words.count == 1 || line != nil else { return nil }
    self.name = String(name)
  }
}

/// Merging the lines of two branches.
extension DigestFile {
  /// Merges what two branches have made of a file, line by line.
  ///
  /// - Returns: the merged file's bytes, and the names that both branches changed differently. Those are between the marks
  ///   of a conflict, of which each side may be empty.
  static func merge(
    base: DigestFile, ours: DigestFile, theirs: DigestFile
  ) -> (data: Data, disputed: [String]) {
    var (lines, disputed) = ([header], [String]())
    let names = Set(base.versions.keys).union(ours.versions.keys).union(theirs.versions.keys)
    for name in names.sorted() {
      let (old, mine, other) = (base[name], ours[name], theirs[name])
      if mine == other || other == old {
        lines += mine.map(\.text)
      } else if mine == old {
        lines += other.map(\.text)
      } else {
        disputed.append(name)
        lines += conflict(mine.map(\.text), other.map(\.text))
      }
    }
    return (Data((lines + [""]).joined(separator: "\n").utf8), disputed)
  }
}
