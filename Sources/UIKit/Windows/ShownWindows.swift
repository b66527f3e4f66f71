/// The windows that were shown; not retained, as apps keep them.
@MainActor struct ShownWindows {
  private var members: [Member] = []
  weak var key: UIWindow?
  /// The scene of windows that were made without one.
  var scene: UIWindowScene?

  private struct Member {
    weak var window: UIWindow?
  }

  nonisolated init() {}

  /// The windows that are not hidden, from back to front.
  var visible: [UIWindow] {
    let shown = members.compactMap(\.window).filter { !$0.isHidden }
    return shown.enumerated().sorted {
      ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
    }.map(\.element)
  }

  /// Adds a window unless it is among them.
  mutating func add(_ window: UIWindow) {
    members.removeAll { $0.window == nil }
    if !members.contains(where: { $0.window === window }) { members.append(Member(window: window)) }
  }
}
