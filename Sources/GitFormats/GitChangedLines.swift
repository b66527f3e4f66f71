/// The lines that a difference of two revisions shows, as they are in the newer one.
package struct GitChangedLines {
  /// The lines by the path of their file, in order.
  package private(set) var lines: [String: [ClosedRange<Int>]] = [:]

  /// Reads what `git diff --no-prefix` prints; files whose names git quotes are left out.
  package init(_ output: String) {
    var path: String?
    // The content of a line may look like a heading.
    var left = 0
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if left > 0, line.first != "-", line.first != "\\" {
        left -= 1
      } else if line.hasPrefix("diff --git ") {
        path = nil
      } else if left == 0, line.hasPrefix("+++ ") {
        // A name with spaces ends with a tab.
        let name = line.dropFirst("+++ ".count).prefix { $0 != "\t" }
        path = name == "/dev/null" || name.first == "\"" ? nil : String(name)
      } else if let hunk = Self.hunk(line) {
        left = hunk.count
        if let path, !hunk.isEmpty {
          lines[path, default: []].append(hunk.lowerBound...hunk.upperBound - 1)
        }
      }
    }
  }

  package func contain(_ line: Int, of path: String) -> Bool {
    lines[path, default: []].contains { $0.contains(line) }
  }

  /// The new lines of a heading such as `@@ -3,7 +3,8 @@`.
  private static func hunk(_ line: Substring) -> Range<Int>? {
    guard line.hasPrefix("@@ -"), let plus = line.firstIndex(of: "+") else { return nil }
    let numbers = line[line.index(after: plus)...].prefix { $0.isNumber || $0 == "," }.split(
      separator: ",")
    guard let start = numbers.first.flatMap({ Int($0) }), start >= 0,
      let count = numbers.count == 1 ? 1 : numbers.last.flatMap({ Int($0) }), count >= 0,
      !start.addingReportingOverflow(count).overflow
    else { return nil }
    return start..<start + count
  }
}
