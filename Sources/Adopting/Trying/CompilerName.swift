/// A compiler, as `swiftc -print-target-info` says: modules are only for the one that made them.
package struct CompilerName: Decodable, Equatable {
  private struct Target: Decodable, Equatable { let triple: String }

  private let compilerVersion: String
  private let target: Target
}

extension CompilerName: CustomStringConvertible {
  /// Such as “Swift version 6.3.1 (swift-6.3.1-RELEASE) for x86_64-unknown-linux-gnu”.
  package var description: String { "\(compilerVersion) for \(target.triple)" }
}
