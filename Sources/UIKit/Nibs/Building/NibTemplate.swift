internal import InterfaceBuilder

/// A prototype of a table or collection, instantiated when dequeued.
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

  /// Returns a new view, after `awakeFromNib`.
  func make() -> UIView {
    NibBuilder(document, options: options, journal: journal).build(model)
  }
}
