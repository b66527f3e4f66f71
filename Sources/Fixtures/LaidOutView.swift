internal import Foundation
package import Graphics
package import LayoutModel
package import UIKit

/// A view that is laid out in a configuration; its layout is described when a description is first needed.
///
/// Code that compares many layouts needs only part of each; a ``Rendering`` has all, with the drawing.
@MainActor package final class LaidOutView {
  package let view: UIView
  package let configuration: Configuration
  /// The size in points.
  package let size: CGSize
  private let sizing: Sizing
  /// A callback without end that no single view is known to need; the drawing mostly tells which one does.
  private var unplacedFault: Callback?
  private(set) lazy var names = ViewNames(root: view)
  /// Every view with its frame and text.
  package private(set) lazy var tree = perform {
    LayoutNode(view, names: names)
  }
  package private(set) lazy var diagnostics = perform { diagnose() }

  /// Lays out a view as ``Rendering/init(of:in:)`` says.
  ///
  /// - Throws: ``RenderingError`` if the configuration or the size is invalid.
  package convenience init(
    of view: UIView, in configuration: Configuration
  ) throws(RenderingError) {
    view.noteEndlessChains()
    try view.requireDataSources()
    try self.init(withoutDataIn: view, in: configuration)
  }

  /// Lays out a view like ``init(of:in:)``.
  ///
  /// Tables and collections in it without a data source are empty.
  package init(
    withoutDataIn view: UIView, in configuration: Configuration
  ) throws(RenderingError) {
    self.configuration = configuration
    let shown: UIView
    (shown, sizing) = try view.layOutInState(of: configuration)
    // Beside its actions, a row is shown in another view.
    self.view = shown
    unplacedFault = sizing.unplacedFault
    size = shown.bounds.size
    try requireSoundLayout()
    let (columns, rows) = (size.width * configuration.scale, size.height * configuration.scale)
    guard columns.rounded() >= 1, rows.rounded() >= 1 else {
      let reason = diagnostics.first { $0.kind == .zeroHeight }?.message ?? ""
      throw .emptySize(view: String(describing: type(of: shown)), size: size, reason: reason)
    }
  }

  /// Runs what asks the app for values, such as colours.
  private func perform<Result>(_ body: () -> Result) -> Result {
    configuration.performAsCurrent {
      let (result, fault) = CallbackFaults.collecting(body)
      unplacedFault = unplacedFault ?? fault
      return result
    }
  }

  private func diagnose() -> [Diagnostic] {
    let explained = LayoutDiagnosis(root: view, names: names)
      .diagnostics(fittingHeight: sizing.fittingHeight.map(Double.init))
    let mendings = CodeMending.isWanted ? CodeMendings(root: view, names: names) : nil
    let found = explained.map { mendings?.mended($0) ?? $0.diagnostic }
    guard !sizing.isSettled else { return found }
    let message = UnsettledHeight.message("The cell", height: size.height)
    return found + [Diagnostic(.unsettledHeight, view: names.path(of: view), message: message)]
  }

  /// Returns the drawing.
  ///
  /// - Throws: ``RenderingError/faultyView(path:reason:)`` for the innermost view that draws with a number that is
  ///   infinite or NaN.
  package func displayList() throws(RenderingError) -> DisplayList {
    let list = perform { view.displayList() }
    try requireSoundLayout()
    if let unplacedFault {
      let fault = LayoutFault.callback(unplacedFault)
      throw .faultyView(path: names.path(of: view), reason: fault.description)
    }
    guard let command = list.firstNotFinite else { return list }
    let faulty = perform { view.innermostFaultyDrawing }
    let fault = LayoutFault.notFiniteDrawing(command: command.description)
    throw .faultyView(path: names.path(of: faulty), reason: fault.description)
  }

  /// - Throws: ``RenderingError/faultyView(path:reason:)`` for the first view that could not be laid out or drawn.
  private func requireSoundLayout() throws(RenderingError) {
    guard let (faulty, fault) = view.firstLayoutFault else { return }
    let named = if case .tooDeep = fault { faulty.outermost(in: view) } else { faulty }
    throw .faultyView(path: names.path(of: named), reason: fault.description)
  }
}

/// How a view got its size.
private struct Sizing {
  /// The constraints' fitting height, if relevant.
  var fittingHeight: CGFloat?
  /// Whether the last layout needed the same size.
  var isSettled = true
  var unplacedFault: Callback?
}

extension UIView {
  /// Contents that change the size of others need one round for each level; more than this many do not end.
  private static let roundLimit = 8

  fileprivate func layOutForDrawing(
    in configuration: Configuration
  ) throws(RenderingError) -> Sizing {
    try configuration.requireRenderable()
    return configuration.performAsCurrent {
      var (sizing, fault) = CallbackFaults.collecting { layOut(in: configuration) }
      sizing.unplacedFault = fault
      return sizing
    }
  }

  /// Lays the view out as it was made, as on a screen, then in the configuration's state.
  fileprivate func layOutInState(
    of configuration: Configuration
  ) throws(RenderingError) -> (view: UIView, sizing: Sizing) {
    let sizing = try layOutForDrawing(in: configuration)
    guard configuration.state != .normal else { return (self, sizing) }
    var (view, fault) = (Result<UIView, RenderingError>.success(self), Callback?.none)
    configuration.performAsCurrent {
      (view, fault) = CallbackFaults.collecting {
        Result { () throws(RenderingError) in try configuration.state.apply(to: self) }
      }
    }
    let shown = try view.get()
    var inState = try shown.layOutForDrawing(in: configuration)
    inState.unplacedFault = sizing.unplacedFault ?? fault ?? inState.unplacedFault
    return (shown, inState)
  }

  /// Lays the view out like ``layOutForDrawing(in:)``; false for an invalid configuration.
  func isLaidOutAgain(in configuration: Configuration) -> Bool {
    (try? layOutForDrawing(in: configuration)) != nil
  }

  /// Resizes the view for a configuration and lays it out, again if its contents have changed in between.
  private func layOut(in configuration: Configuration) -> Sizing {
    overrideTraits(configuration.traits)
    // Items of a collection lie inside the safe area: it is part of the content's inset.
    overrideSafeArea(self is UICollectionReusableView ? .zero : configuration.safeArea)
    var sizing = Sizing(fittingHeight: resize(for: configuration))
    for _ in 0..<Self.roundLimit {
      guard layOutNoticingChanges(), configuration.height == nil else { return sizing }
      let size = bounds.size
      sizing.fittingHeight = resize(for: configuration)
      if bounds.size == size {
        // Measuring may have moved parts of the view.
        layoutIfNeeded()
        return sizing
      }
    }
    layoutIfNeeded()
    sizing.isSettled = false
    return sizing
  }

  /// Sets the view's size and returns its constraints' fitting height, if relevant.
  private func resize(for configuration: Configuration) -> CGFloat? {
    if configuration.height == nil, let size = containedSize(inWidth: configuration.width) {
      frame = CGRect(origin: .zero, size: size)
      return (self as? UITableViewCell)?.askedHeight
    }
    frame = CGRect(
      x: 0, y: 0, width: configuration.width, height: configuration.height ?? frame.height)
    guard configuration.height == nil else { return nil }
    let height = fittingHeight(inWidth: configuration.width)
    let isCollapsedRow = self is UITableViewCell && height <= 0
    frame.size.height = pixelCeiling(isCollapsedRow ? UITableViewCell.standardHeight : height)
    return height
  }

  /// The innermost view in whose own drawing a number is infinite or NaN, if this one's has any.
  fileprivate var innermostFaultyDrawing: UIView {
    let inner = storedSubviews.first { !$0.drawsOnlyFiniteNumbers }
    return inner?.innermostFaultyDrawing ?? self
  }

  /// - Throws: ``RenderingError/noDataSource(view:)`` for the first table or collection without one.
  fileprivate func requireDataSources() throws(RenderingError) {
    let hasNone =
      (self as? UITableView).map { $0.dataSource == nil }
      ?? (self as? UICollectionView).map { $0.dataSource == nil } ?? false
    if hasNone { throw .noDataSource(view: String(describing: type(of: self))) }
    for subview in storedSubviews { try subview.requireDataSources() }
  }
}
