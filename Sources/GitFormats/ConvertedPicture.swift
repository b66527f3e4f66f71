package import Foundation

/// A PNG whose line ends git converted, as it does with a file that attributes call a text.
///
/// The signature of the format holds a line end of each kind, so that this shows.
///
/// Source: https://www.w3.org/TR/png-3/#5PNG-file-signature
package enum ConvertedPicture {
  private static let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47]
  private static let tails: [[UInt8]] = [
    // CR LF → LF, as when committed.
    [0x0A, 0x1A, 0x0A],
    // LF → CR LF, as when checked out, with the pair that was there and with what had become of it.
    [0x0D, 0x0D, 0x0A, 0x1A, 0x0D, 0x0A], [0x0D, 0x0A, 0x1A, 0x0D, 0x0A],
  ]

  /// Whether bytes begin as those of such a picture.
  package static func isOne(_ data: Data) -> Bool {
    data.starts(with: head)
      && tails.contains { data.dropFirst(head.count).starts(with: $0) }
  }
}
