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
    try LatestRun.leftIn(directories)
  }

  /// - Throws: ``AgentError/unknownSnapshot(_:)``
  func result(named name: String, in run: LatestRun) throws(AgentError) -> SnapshotResult {
    guard let result = run.results.first(where: { "\($0.key)" == name }) else {
      throw .unknownSnapshot(name)
    }
    return result
  }

  /// The path of a snapshot's file; nil if the last run left none.
  private func path(_ kind: AgentResource.Kind, of result: SnapshotResult) -> String? {
    switch kind {
    case .reference: result.shownReference
    case .actual: result.actual
    case .diff: result.diff
    case .layout: result.actual ?? result.shownReference
    }
  }

  /// The bytes of a snapshot's file; nil if the last run left none.
  func data(_ kind: AgentResource.Kind, of result: SnapshotResult) throws -> Data? {
    try path(kind, of: result).flatMap {
      try directories.tree.read(directories.url(ofRelativePath: $0))
    }
  }

  /// The files of the snapshots that failed.
  func resources() throws -> [MessageValue] {
    try LatestRun(in: directories).results.filter(\.isFailure).prefix(Self.listedResources)
      .flatMap { result in
        AgentResource.Kind.allCases.filter { path($0, of: result) != nil }
          .map { AgentResource($0, of: result.key).value }
      }
  }

  /// The contents of a resource.
  func contents(of resource: AgentResource) throws -> MessageValue {
    do {
      let result = try result(named: resource.name, in: lastRun())
      guard let data = try data(resource.kind, of: result) else {
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
