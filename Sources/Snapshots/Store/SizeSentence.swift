import NumberText

/// A change of size in words.
struct SizeSentence {
  let text: String

  init(from old: SnapshotResult.Size, to new: SnapshotResult.Size) {
    var changes: [String] = []
    func add(_ difference: Double, _ more: String, _ less: String) {
      guard difference != 0 else { return }
      changes.append("\(difference.magnitude.pointText) pt \(difference > 0 ? more : less)")
    }
    add(new.width - old.width, "wider", "narrower")
    add(new.height - old.height, "taller", "shorter")
    let sizes = [old, new].map { "\($0.width.pointText) × \($0.height.pointText)" }
    text = "\(changes.joined(separator: ", ")) (\(sizes.joined(separator: " → ")) pt)."
  }
}
