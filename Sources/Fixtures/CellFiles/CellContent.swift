internal import Foundation
internal import SnapshotReferences
internal import Snapshots
internal import UIKit

/// The content that a fixture sets on one view of its cell.
@MainActor struct CellContent {
  /// The outlet, user label or identifier of the view.
  let view: String
  /// In the order of `ViewContent.keys`.
  let changes: [(key: String, value: ViewValue)]
  let node: CellFileJSON.Node

  func apply(to instance: NibInstance) throws {
    guard let view = instance.view(named: view) else {
      let names = instance.viewNames
      throw node.error(
        "no view of the cell is named “\(self.view)”.\(Suggestion(self.view, among: names).text) "
          + "It has: \(names.joined(separator: ", ")).")
    }
    for (key, value) in changes where !ViewContent.set(key, value, of: view) {
      throw node.child(key).error("a \(view.className) takes no “\(key)”; \(owners(of: key)) do.")
    }
  }

  /// The views that take what not all do, such as “labels, buttons and text fields”.
  private func owners(of key: String) -> String {
    let plurals = ViewContent.owners(of: key).map { $0.hasSuffix("ch") ? $0 + "es" : $0 + "s" }
    let others = plurals.dropLast().joined(separator: ", ")
    return others.isEmpty ? plurals.joined() : "\(others) and \(plurals.last ?? "")"
  }
}

extension NibInstance {
  /// Returns a view by the name of its outlet, its user label or its identifier.
  @MainActor func view(named name: String) -> UIView? {
    outlets[name] ?? views.first { $0.nibOrigin?.userLabel == name }
      ?? views.first { $0.nibOrigin?.id == name }
  }

  /// The names by which content finds views: outlets and user labels, or identifiers without any.
  @MainActor fileprivate var viewNames: [String] {
    let named = outlets.keys.sorted() + views.compactMap { $0.nibOrigin?.userLabel }
    return named.isEmpty ? views.compactMap { $0.nibOrigin?.id } : named
  }
}
