internal import Foundation
public import Graphics

/// What a run verifies, so that its verdict is only taken for the same.
///
/// Shards of one run have equal ones, a bundle gives its own to the runs that it is for, and a passing note holds that of
/// its test target. Each part that can differ has a value of its own, so that a difference can be named.
public struct RunIdentity: Codable, Hashable, Sendable {
  /// The commit that was checked out; nil where none is known.
  ///
  /// Two commits can have equal files, so it names a difference but is none.
  public var commit: String?
  /// The digest of the files that decide: those that git tracks, or those of a test target.
  public var files: Digest?
  /// The digest of the files in the targets' folders that git does not track.
  public var otherFiles: Digest?
  /// The digest of the references; nil where they are compared one by one.
  public var references: Digest?
  /// The digest of the versions of other packages, as the build chose them; nil if there are none.
  public var dependencies: Digest?
  /// The digest of the manifests as SwiftPM understands them in this environment; nil without a package.
  public var manifest: Digest?
  /// The first digits of the digest of each variable's value that `snap.json` lists.
  ///
  /// They are too few to tell a value that is a secret.
  public var variables: [String: String] = [:]
  /// The compiler; nil where it is not compared.
  public var compiler: String?
  public var engine: String
  public var tool: String
  /// The references that are decoded.
  public var decoding: SealTrust
  /// How often each snapshot is drawn.
  public var drawings: Int

  /// Creates the identity of a run without files.
  public init(engine: String, tool: String, decoding: SealTrust, drawings: Int) {
    self.engine = engine
    self.tool = tool
    self.decoding = decoding
    self.drawings = drawings
  }

  /// Something in which two identities differ.
  public enum Part: Hashable, Sendable {
    case engine, compiler, tool, manifest, decoding, drawings
    case files, otherFiles, references, dependencies
    case variable(String)
  }

  /// Returns the first part that differs from another identity; nil if both verify the same.
  public func firstDifference(from other: RunIdentity) -> Part? {
    let parts: [(Part, Bool)] = [
      (.engine, engine == other.engine), (.compiler, compiler == other.compiler),
      (.tool, tool == other.tool), (.files, files == other.files),
      (.otherFiles, otherFiles == other.otherFiles), (.manifest, manifest == other.manifest),
      (.references, references == other.references),
      (.dependencies, dependencies == other.dependencies),
      (.decoding, decoding == other.decoding), (.drawings, drawings == other.drawings),
    ]
    let variable = Set(variables.keys).union(other.variables.keys).sorted()
      .first { variables[$0] != other.variables[$0] }
    return parts.first { !$0.1 }?.0 ?? variable.map(Part.variable)
  }
}

extension RunIdentity {
  /// Returns what ``variables`` holds for variables of an environment.
  ///
  /// - Parameters:
  ///   - names: the variables that count.
  ///   - environment: the one of this process.
  ///   - built: those of the environment in which a bundle was built, which count, too.
  /// - Returns: a few digits for each name.
  public static func variables(
    _ names: [String], in environment: [String: String], built: [String: String] = [:]
  ) -> [String: String] {
    Dictionary(
      names.map { name in
        // A variable that is empty is not one that is missing.
        let value = environment[name].map { "=\($0)" } ?? ""
        let digest = Digest(of: Data("\(name)\0\(built[name] ?? "")\0\(value)".utf8))
        return (name, DigestPrefix(digest).description)
      }, uniquingKeysWith: { first, _ in first })
  }
}
