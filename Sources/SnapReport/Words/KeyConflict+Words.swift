import SnapshotRecords

extension KeyConflict {
  /// The problem and what to do.
  var sentence: String {
    let (one, two) = (place(of: first), place(of: second))
    let letters = ScalarDifference.words(first.key.description, second.key.description)
    if first.key != second.key {
      return "The keys \(first.key) (\(one)) and \(second.key) (\(two)) differ only in case"
        + "\(letters), which macOS and Windows cannot tell apart. Rename one of the two fixtures."
    }
    // Strings are equal if they mean the same, whatever their letters.
    if one.unicodeScalars.elementsEqual(two.unicodeScalars) {
      return "Two different pictures have the key \(second.key), both made at \(two). Give each "
        + "its own name with `named:`."
    }
    return
      "Two fixtures have the key \(second.key): one at \(one), one at \(two)"
      + "\(ScalarDifference.words(one, two)). Give one of them another name with `named:`"
      + "\(haveFilesOfOneName ? Self.adviceForFilesOfOneName : "")."
  }

  private static let adviceForFilesOfOneName =
    ", or put the targets into all keys with { \"paths\": \"{target}/{file}/{test}\" } in snap.json"

  /// Whether the fixtures are in two files that only their folders tell apart.
  private var haveFilesOfOneName: Bool {
    guard let one = first.source?.file, let two = second.source?.file, one != two else {
      return false
    }
    return one.split(separator: "/").last == two.split(separator: "/").last
  }

  private func place(of claim: KeyClaim) -> String {
    claim.source?.description ?? "an unknown place"
  }
}
