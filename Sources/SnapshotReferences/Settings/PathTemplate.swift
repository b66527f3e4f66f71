import SnapshotRecords

/// Where a package's references are below `Snapshots/`, and so what their keys are: `{file}/{test}`, or with the test target
/// `{target}/{file}/{test}`.
///
/// Names in braces stand for what they say; other characters stay. The last part is `{test}`, to which the configuration is
/// added.
public struct PathTemplate: Hashable, Sendable {
  /// The folders of a package without a setting: one for each file.
  public static let standard = PathTemplate(folders: [[.file]])

  private enum Part: Hashable {
    /// The module of a test, or the folder of a cell file.
    case target
    /// The name of the file without its extension.
    case file
    /// These characters.
    case text(Substring)
  }

  private let folders: [[Part]]

  /// In how many folders of folders a reference is.
  package var depth: Int { folders.count }

  private init(folders: [[Part]]) { self.folders = folders }

  /// Returns the suite of a file: the names of its folders, separated by `/`.
  ///
  /// - Parameters:
  ///   - file: the name of the file without its extension.
  ///   - target: the module, or the folder; nil for a file beside the manifest, whose suite is without it.
  /// - Returns: the suite, whose parts become slugs in the key.
  public func suite(ofFile file: String, in target: String?) -> String {
    folders.map { parts in
      parts.enumerated().map { index, part in
        switch part {
        case .target: target ?? ""
        case .file: file
        // What joins a target to the rest goes with it.
        case .text(let text):
          target == nil && index > 0 && parts[index - 1] == .target ? "" : String(text)
        }
      }.joined()
    }.filter { !$0.isEmpty }.joined(separator: "/")
  }
}

extension PathTemplate: LosslessStringConvertible {
  private static let (target, file, test) = ("{target}", "{file}", "{test}")

  /// The template as it is written in the settings.
  public var description: String {
    let names = folders.map { parts in
      parts.map { part in
        switch part {
        case .target: Self.target
        case .file: Self.file
        case .text(let text): String(text)
        }
      }.joined()
    }
    return (names + [Self.test]).joined(separator: "/")
  }

  /// Reads a template; nil for one that does not end with `/{test}`, leaves out `{file}`, or has characters that a folder's name in a key
  /// cannot have.
  public init?(_ description: String) {
    var names = description.split(separator: "/", omittingEmptySubsequences: false)
    guard names.popLast() == Self.test[...], !names.isEmpty else { return nil }
    let folders = names.compactMap(Self.parts)
    guard folders.count == names.count, folders.joined().contains(.file) else { return nil }
    self.init(folders: folders)
  }

  /// Reads the name of one folder.
  private static func parts(of name: Substring) -> [Part]? {
    var (parts, rest) = ([Part](), name)
    while !rest.isEmpty {
      if rest.hasPrefix(target) {
        parts.append(.target)
        rest = rest.dropFirst(target.count)
      } else if rest.hasPrefix(file) {
        parts.append(.file)
        rest = rest.dropFirst(file.count)
      } else {
        let text = rest.prefix { $0 != "{" }
        guard !text.isEmpty else { return nil }
        parts.append(.text(text))
        rest = rest.dropFirst(text.count)
      }
    }
    let sample = parts.map { if case .text(let text) = $0 { String(text) } else { "x" } }.joined()
    return sample.isEmpty || Slug.suite.make(from: sample) != sample ? nil : parts
  }
}
