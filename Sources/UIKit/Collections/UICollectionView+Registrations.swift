public import Foundation

extension UICollectionView {
  /// A class or nib of cells with the function that configures them.
  ///
  /// ```swift
  /// let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
  ///   cell, indexPath, name in
  ///   var content = cell.defaultContentConfiguration()
  ///   content.text = name
  ///   cell.contentConfiguration = content
  /// }
  /// ```
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let token = RegistrationToken()
    let handler: Handler
    let nib: UINib?
    /// Called when the state of a cell changes; the cell's own handler if it has one comes first.
    public var configurationUpdateHandler:
      ((_ cell: Cell, _ state: UICellConfigurationState) -> Void)?

    /// Creates a registration of the class.
    public init(handler: @escaping Handler) { (self.handler, nib) = (handler, nil) }

    /// Creates a registration of a nib, whose first view must be of the class.
    public init(cellNib: UINib, handler: @escaping Handler) {
      (self.handler, nib) = (handler, cellNib)
    }
  }

  /// A class or nib of supplementary views with the function that configures them.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let token = RegistrationToken()
    let handler: Handler
    let kind: String
    let nib: UINib?

    /// Creates a registration of the class.
    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler, nib) = (elementKind, handler, nil)
    }

    /// Creates a registration of a nib, whose first view must be of the class.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      (kind, self.handler, nib) = (elementKind, handler, supplementaryNib)
    }
  }

  /// Returns a reused or new cell, configured for an item; nil is for no item, and configures nothing.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let name = ReuseKey.registration(registration.token)
    if !pool.isRegistered(kind: "", name) {
      register(Cell.self, registration.nib, kind: "", name)
    }
    guard let cell = dequeueCell(name, at: indexPath) as? Cell else {
      preconditionFailure("The nib of a cell registration has no \(Cell.self).")
    }
    if let update = registration.configurationUpdateHandler {
      cell.configurationUpdateHandler = { cell, state in
        if let cell = cell as? Cell { update(cell, state) }
      }
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a reused or new supplementary view, configured.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let name = ReuseKey.registration(registration.token)
    if !pool.isRegistered(kind: registration.kind, name) {
      register(Supplementary.self, registration.nib, kind: registration.kind, name)
    }
    guard let view = pool.view(kind: registration.kind, name) as? Supplementary else {
      preconditionFailure(
        "The nib of a supplementary registration has no \(Supplementary.self).")
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }

  private func register<View: UICollectionReusableView>(
    _ type: View.Type, _ nib: UINib?, kind: String, _ name: ReuseKey
  ) {
    if let nib {
      pool.register(nib, as: type, kind: kind, name)
    } else {
      pool.register(type, kind: kind, name)
    }
  }
}
