internal import Foundation
internal import Graphics

/// The drawings of `symbol-drawings.txt`, whose head explains the format; each is read when it is drawn.
enum SymbolDrawingFile {
  static let drawings: [SymbolDrawing] = drawings(
    in: String(decoding: PackageResources.symbol_drawings_txt, as: UTF8.self))

  static func drawings(in text: String) -> [SymbolDrawing] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(drawing(on:))
  }

  private static func drawing(on line: Substring) -> SymbolDrawing {
    let fields = line.split(separator: ";")
    let head = fields.first?.split(separator: " ") ?? []
    guard head.count == 3, let width = Double(head[1]), let height = Double(head[2]) else {
      preconditionFailure(
        "A line of symbol-drawings.txt needs a name, a width and a height: \(line)")
    }
    let parts = fields.dropFirst().map { $0.drop { $0 == " " } }
    let draw: SymbolDrawing.Draw = { pen, filled in
      for part in parts { Part(part).draw(&pen, filled) }
    }
    let isFillable =
      parts.contains { $0.hasPrefix("shape") || $0.hasPrefix("over") }
      || parts.contains { $0.hasPrefix("use") && !$0.contains(".fill ") }
    let name = String(head[0])
    return isFillable
      ? SymbolDrawing(fillable: name, width, height, draw: draw)
      : SymbolDrawing(name, width, height) { draw(&$0, false) }
  }

  /// A verb and a figure.
  private struct Part {
    enum Verb: String {
      case line, ink, shape, over, overink, cut, cutink, use, text
    }

    let verb: Verb
    let figure: Substring

    init(_ text: Substring) {
      let space = text.firstIndex(of: " ") ?? text.endIndex
      guard let verb = Verb(rawValue: String(text[..<space])) else {
        preconditionFailure("symbol-drawings.txt has an unknown verb: \(text)")
      }
      self.verb = verb
      figure = text[space...].drop { $0 == " " }
    }

    func draw(_ pen: inout SymbolPen, _ filled: Bool) {
      switch verb {
      case .line: pen.stroke(path)
      case .ink: pen.fill(path)
      case .shape: pen.shape(path, filled: filled)
      case .over: pen.onTop(filled) { $0.stroke(path) }
      case .overink: pen.onTop(filled) { $0.fill(path) }
      case .cut: pen.cutting { $0.stroke(path, width: $0.strokeWidth * 2.6) }
      case .cutink: pen.cutting { $0.fill(path) }
      case .use:
        let words = figure.split(separator: " ")
        guard let inner = SymbolVariants.drawing(named: String(words[0])) else { invalid() }
        let place = numbers(words.dropFirst(), 3)
        pen.insert(
          { inner.drawing.draw(&$0, inner.isFilled || filled) }, scale: place[2], x: place[0],
          y: place[1])
      case .text:
        let words = figure.split(separator: " ")
        let place = numbers(words.dropLast(), 3)
        let text = SymbolText.path(String(words[words.count - 1]), weight: pen.weight)
        pen.fill(
          text.middled(at: CGPoint(x: place[0], y: place[1]), scale: place[2] / 100))
      }
    }

    private var path: Path {
      let words = figure.split(separator: " ")
      switch words.first {
      case "circle":
        let values = numbers(words.dropFirst(), 3)
        return Path(
          ellipseIn: CGRect(
            x: values[0] - values[2], y: values[1] - values[2], width: 2 * values[2],
            height: 2 * values[2]))
      case "box":
        let values = numbers(words.dropFirst(), 5)
        return Path(
          roundedRect: CGRect(x: values[0], y: values[1], width: values[2], height: values[3]),
          cornerRadius: values[4])
      default:
        guard let path = Path(svg: String(figure)) else { invalid() }
        return path
      }
    }

    private func numbers(_ words: ArraySlice<Substring>, _ count: Int) -> [Double] {
      let values = words.compactMap { Double($0) }
      guard values.count == count, words.count == count else { invalid() }
      return values
    }

    private func invalid() -> Never {
      preconditionFailure("symbol-drawings.txt has an invalid figure: \(verb.rawValue) \(figure)")
    }
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
