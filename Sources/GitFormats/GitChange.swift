/// A path that two revisions do not have alike: only one has it, or its contents differ.
package struct GitChange: Hashable {
  /// The path before; nil for a new file.
  package let old: String?
  /// The path afterwards; nil for a file that is gone.
  package let new: String?

  /// Creates a change.
  package init(old: String?, new: String?) {
    self.old = old
    self.new = new
  }

  /// Reads what `git diff --name-status -z` prints; an entry that is cut off ends the list.
  package static func all(in output: String) -> [GitChange] {
    var words = output.split(separator: "\0").map(String.init)[...]
    var changes: [GitChange] = []
    while let status = words.popFirst(), let path = words.popFirst() {
      switch status.first {
      case "A": changes.append(GitChange(old: nil, new: path))
      case "D": changes.append(GitChange(old: path, new: nil))
      case "R", "C":
        guard let new = words.popFirst() else { return changes }
        changes.append(GitChange(old: status.first == "C" ? nil : path, new: new))
      default: changes.append(GitChange(old: path, new: path))
      }
    }
    return changes
  }
}
