/// A configuration that shows a SwiftUI view; SwiftUI is not there on Linux.
@available(
  *, unavailable,
  message:
    "SwiftUI does not exist on Linux. Put the view into #if canImport(SwiftUI), and test the cell without it."
)
public struct UIHostingConfiguration<Content, Background> {
  /// Not available.
  public init(content: () -> Content) {}
}
