internal import Foundation
internal import UIKit

/// What a fixture sets on one view of its cell.
@MainActor struct CellContent {
  /// The outlet, user label or identifier of the view.
  let view: String
  /// In the order of `ViewContent.keys`.
  let changes: [(key: String, value: ViewValue)]
  let node: CellFileReader.Node

  func apply(to instance: NibInstance) throws {
    guard let view = find(in: instance) else {
      let names = names(in: instance)
      throw node.error(
        "no view of the cell is named “\(self.view)”.\(Suggestion(self.view, among: names).text) "
          + "It has: \(names.joined(separator: ", ")).")
    }
    for (key, value) in changes where !ViewContent.set(key, value, of: view) {
      throw node.child(key).error("a \(view.className) takes no “\(key)”; \(owners(of: key)) do.")
    }
  }

  private func find(in instance: NibInstance) -> UIView? {
    instance.outlets[view] ?? instance.views.first { $0.nibOrigin?.userLabel == view }
      ?? instance.views.first { $0.nibOrigin?.id == view }
  }

  private func names(in instance: NibInstance) -> [String] {
    let named =
      instance.outlets.keys.sorted() + instance.views.compactMap { $0.nibOrigin?.userLabel }
    return named.isEmpty ? instance.views.compactMap { $0.nibOrigin?.id } : named
  }

  /// The views that take what not all do, such as “labels, buttons and text fields”.
  private func owners(of key: String) -> String {
    let plurals = ViewContent.owners(of: key).map { $0.hasSuffix("ch") ? $0 + "es" : $0 + "s" }
    let others = plurals.dropLast().joined(separator: ", ")
    return others.isEmpty ? plurals.joined() : "\(others) and \(plurals.last ?? "")"
  }
}
