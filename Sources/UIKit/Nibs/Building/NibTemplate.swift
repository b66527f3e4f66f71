internal import InterfaceBuilder

/// A prototype of a table or collection, which makes its views when they are dequeued.
@MainActor struct NibTemplate {
  private let model: IBView
  private let document: InterfaceBuilderDocument
  private let options: NibOptions
  private let journal: NibJournal?

  init(_ model: IBView, of builder: NibBuilder) {
    self.model = model
    document = builder.document
    options = builder.options
    journal = builder.journal
  }

  /// Returns a new view, awake.
  func make() -> UIView {
    NibBuilder(document, options: options, journal: journal).build(model)
  }
}
