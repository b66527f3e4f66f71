import FileAccess
import Foundation
import Graphics
import LayoutModel
import Serving
import SnapReport
import SnapshotRecords
import SnapshotReferences

// What the last run left.
extension AgentWorkspace {
  /// How many snapshots are listed as resources; the others have addresses of the same form.
  private static let listedResources = 100

  /// - Throws: ``SnapError`` if no run has left anything.
  func lastRun() throws -> LatestRun {
    let run = try LatestRun(in: directories)
    guard !run.results.isEmpty || !run.otherFailures.isEmpty else {
      throw SnapError.noResults(package: folder.path)
    }
    return run
  }

  /// - Throws: ``AgentError/unknownSnapshot(_:)``
  func result(named name: String, in run: LatestRun) throws(AgentError) -> SnapshotResult {
    guard let result = run.results.first(where: { "\($0.key)" == name }) else {
      throw .unknownSnapshot(name)
    }
    return result
  }

  /// The bytes of a snapshot's picture; nil if the last run left none.
  func picture(_ kind: AgentResource.Kind, of result: SnapshotResult) throws -> Data? {
    let path =
      switch kind {
      case .reference: result.referencePicture ?? result.reference
      case .actual: result.actual
      case .diff: result.diff
      case .layout: result.actual ?? result.referencePicture ?? result.reference
      }
    guard let path else { return nil }
    return try directories.tree.read(directories.url(ofRelativePath: path))
  }

  /// The files of the snapshots that failed.
  func resources() throws -> [MessageValue] {
    let results = try LatestRun(in: directories).results.filter(\.isFailure)
    return results.prefix(Self.listedResources).flatMap { result in
      AgentResource.Kind.allCases.compactMap { kind in
        switch kind {
        case .actual where result.actual == nil, .diff where result.diff == nil: nil
        default: AgentResource.value(kind, of: result.key)
        }
      }
    }
  }

  /// The contents of a resource.
  func contents(of resource: AgentResource) throws -> MessageValue {
    do {
      let result = try result(named: resource.name, in: lastRun())
      guard let data = try picture(resource.kind, of: result) else {
        throw AgentError.noResource(key: result.key, kind: resource.kind)
      }
      guard resource.kind == .layout else { return resource.contents(data) }
      let layout = try Snapshot.layout(ofPNG: data, name: result.reference).layout
      return resource.contents(Data(LayoutOutline(layout.tree).description.utf8))
    } catch {
      throw MessageError.invalidParameters("\(error)")
    }
  }
}
