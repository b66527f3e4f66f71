import FileAccess
package import Foundation

/// The numbers in names of files, from 1: anyone can have put a file of any name there.
package enum FileNumber {
  /// The highest number that counts, which no folder reaches by one file after the other.
  static let limit = 999_999_999

  /// Reads a number as it is written; nil for any other text.
  package static func read(_ text: some StringProtocol) -> Int? {
    guard let number = Int(text), (1...limit).contains(number), "\(number)" == text else {
      return nil
    }
    return number
  }

  /// Returns the number after the last one.
  ///
  /// - Throws: `FileError` with the path of the last one, if that has the highest number.
  package static func next(_ last: Int, of file: URL) throws -> Int {
    guard last < limit else { throw FileError(.write, path: file.path, code: EOVERFLOW) }
    return last + 1
  }
}
