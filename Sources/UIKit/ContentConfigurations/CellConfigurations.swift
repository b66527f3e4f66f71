/// A view with content and background configurations.
@MainActor protocol ConfiguredHost: UIView {
  var contentView: UIView { get }
  var configurations: CellConfigurations { get }
  func replaceContentView(with view: UIView)
  func makeContentView() -> UIView
  /// The default background; nil for none.
  var standardBackground: UIBackgroundConfiguration? { get }
  /// Installs the background's view.
  func systemBackgroundDidChange(from former: UIView?)
  /// Calls the app's overrides and handlers that follow the state.
  func updateForState()
}

/// The configurations of a cell, a header or a footer, and the views made from them.
@MainActor final class CellConfigurations {
  private unowned let host: any ConfiguredHost
  /// The content configuration; nil for the app's own subviews.
  private(set) var content: (any UIContentConfiguration)?
  /// The background configuration; nil for a background set in another way.
  private(set) var background: UIBackgroundConfiguration?
  var updatesContent = true
  var updatesBackground = true
  /// The view of the background; nil for none.
  private(set) var backgroundView: SystemBackgroundView?
  private var needsUpdate = true
  private var seenTraits: UITraitCollection?

  init(of host: any ConfiguredHost) { self.host = host }

  // MARK: State

  func setNeedsUpdate() {
    needsUpdate = true
    host.setNeedsLayout()
  }

  /// Updates for a changed state; called before each measurement and each layout.
  func updateIfNeeded() {
    let traits = host.traitCollection
    guard needsUpdate || seenTraits != traits else { return }
    seenTraits = traits
    // Before the app's code, which may measure the cell, and after it, as what it sets is part of this update.
    needsUpdate = false
    showBackground()
    host.call(.updateConfiguration, else: ()) {
      traits.performAsCurrent { host.updateForState() }
    }
    needsUpdate = false
  }

  /// Updates content and background for a state, if they follow it automatically.
  func update(for state: any UIConfigurationState) {
    if updatesContent, let content { setContent(content.updated(for: state)) }
    guard updatesBackground else { return }
    if let background {
      setBackground(background.updated(for: state))
    } else {
      showBackground(host.standardBackground?.updated(for: state))
    }
  }

  // MARK: Content

  func setContent(_ configuration: (any UIContentConfiguration)?) {
    let wasConfigured = content != nil
    content = configuration
    guard let configuration else {
      if wasConfigured { install(host.makeContentView()) }
      return
    }
    if wasConfigured, let present = host.contentView as? any UIView & UIContentView,
      present.supports(configuration)
    {
      present.configuration = configuration
    } else {
      let view = configuration.makeContentView()
      view.isCellContent = true
      install(view)
    }
  }

  private func install(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = host.contentView.frame
    host.replaceContentView(with: view)
    host.setNeedsLayout()
    host.invalidateEngine()
  }

  // MARK: Background

  func setBackground(_ configuration: UIBackgroundConfiguration?) {
    background = configuration
    showBackground()
  }

  private func showBackground() { showBackground(background ?? host.standardBackground) }

  private func showBackground(_ shown: UIBackgroundConfiguration?) {
    let former = backgroundView
    if let shown, let former {
      former.configuration = shown
    } else if shown != nil || former != nil {
      backgroundView = shown.map { SystemBackgroundView($0) }
      host.systemBackgroundDidChange(from: former)
    }
  }
}
