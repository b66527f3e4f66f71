/// Why an archive cannot be read.
package struct ArchiveError: Error, Hashable, Sendable {
  /// What is wrong.
  package enum Fault: Hashable, Sendable {
    /// It is not an archive of the format.
    case foreign
    /// It ends before the last of its files.
    case torn
    case damaged(entry: String)
    /// The file would be outside of the folder.
    case unsafeName(entry: String)
    /// A file that is read whole has more bytes than that.
    case tooLarge(limit: Int)
  }

  /// The path of the archive.
  package let file: String
  package let fault: Fault
}

extension ArchiveError: CustomStringConvertible {
  /// What happened to which file.
  package var description: String {
    switch fault {
    case .foreign: "\(file) is not an archive of this format."
    case .torn: "\(file) is cut off: it ends before the last of its files."
    case .damaged(let entry): "\(file) is damaged: \(entry) in it cannot be read."
    case .unsafeName(let entry):
      "\(file) has a file “\(entry)” that would be outside of its folder."
    case .tooLarge(let limit): "\(file) has a list of files larger than \(limit >> 20) MiB."
    }
  }
}
