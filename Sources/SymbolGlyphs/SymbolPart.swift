internal import Foundation
internal import Graphics

/// A part of a drawing: a verb and a figure.
struct SymbolPart: Sendable {
  private enum Form: String {
    case empty, full
  }

  private enum Verb: String {
    case line, ink, shape, frame, ring, over, overink, overring, cut, cutink, use, text
  }

  private let form: Form?
  private let verb: Verb
  /// The width of lines, by default that of the weight.
  private let width: SymbolMeasure?
  private let figure: Substring

  init(_ text: Substring) {
    var rest = text.drop { $0 == " " }
    form = Form(rawValue: String(Self.word(of: rest)))
    if form != nil { rest = Self.dropWord(of: rest) }
    let word = Self.word(of: rest)
    let name = word.prefix { $0 != "[" }
    let width = word.dropFirst(name.count)
    guard let verb = Verb(rawValue: String(name)) else {
      preconditionFailure("symbol-drawings.txt has an unknown verb: \(text)")
    }
    self.verb = verb
    self.width = width.isEmpty ? nil : SymbolMeasure(width.dropFirst().dropLast())
    figure = Self.dropWord(of: rest)
  }

  private static func word(of text: Substring) -> Substring { text.prefix { $0 != " " } }

  private static func dropWord(of text: Substring) -> Substring {
    text.drop { $0 != " " }.drop { $0 == " " }
  }

  /// Whether the part differs between a symbol and its filled form.
  var dependsOnFilling: Bool {
    switch verb {
    case .shape, .frame, .over, .overink, .overring: true
    case .use: !figure.contains(".fill ")
    case .line, .ink, .ring, .cut, .cutink, .text: form != nil
    }
  }

  func draw(_ pen: inout SymbolPen, _ filled: Bool) {
    if let form, (form == .full) != filled { return }
    let width = width?.length(strokeWidth: pen.strokeWidth)
    switch verb {
    case .line: pen.stroke(path(pen), width: width)
    case .ink: pen.fill(path(pen))
    case .shape: pen.shape(path(pen), filled: filled)
    case .frame: edge(&pen, filled: filled)
    case .ring: edge(&pen, filled: false)
    case .over: pen.onTop(filled) { $0.stroke(path($0), width: width) }
    case .overink: pen.onTop(filled) { $0.fill(path($0)) }
    case .overring: pen.onTop(filled) { edge(&$0, filled: false) }
    case .cut: pen.cutting { $0.stroke(path($0), width: width ?? $0.strokeWidth * 2.6) }
    case .cutink: pen.cutting { $0.fill(path($0)) }
    case .use: insert(into: &pen, filled)
    case .text: write(&pen)
    }
  }

  private func path(_ pen: SymbolPen) -> Path {
    guard let figure = SymbolFigure(figure) else { invalid() }
    return figure.path(strokeWidth: pen.strokeWidth)
  }

  /// Fills a circle or a box, or draws a line inside of its edge.
  private func edge(_ pen: inout SymbolPen, filled: Bool) {
    switch SymbolFigure(figure) {
    case .circle(let center, let radius, nil):
      pen.circle(
        center.x, center.y, radius.length(strokeWidth: pen.strokeWidth), filled: filled)
    case .box(let box, let radius):
      pen.box(box.minX, box.minY, box.width, box.height, radius: radius, filled: filled)
    default: invalid()
    }
  }

  private func insert(into pen: inout SymbolPen, _ filled: Bool) {
    let words = figure.split(separator: " ")
    guard let inner = SymbolVariants.drawing(named: String(words[0])),
      let place = SymbolFigure.numbers(words.dropFirst(), 3)
    else { invalid() }
    pen.insert(
      { inner.drawing.draw(&$0, inner.isFilled || filled) }, scale: place[2], x: place[0],
      y: place[1])
  }

  private func write(_ pen: inout SymbolPen) {
    let words = figure.split(separator: " ")
    guard let place = SymbolFigure.numbers(words.dropLast(), 3) else { invalid() }
    let text = SymbolText.path(String(words[words.count - 1]), weight: pen.weight)
    pen.fill(text.middled(at: CGPoint(x: place[0], y: place[1]), scale: place[2] / 100))
  }

  private func invalid() -> Never {
    preconditionFailure("symbol-drawings.txt has an invalid figure: \(verb.rawValue) \(figure)")
  }
}

extension Path {
  /// Returns the path scaled, with the middle of its bounding box at a point.
  func middled(at point: CGPoint, scale: Double) -> Path {
    let box = boundingBox
    return transformed(
      by: AffineTransform(
        m11: scale, m12: 0, m21: 0, m22: scale, tX: point.x - box.midX * scale,
        tY: point.y - box.midY * scale))
  }
}
