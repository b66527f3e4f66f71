import Rounds
import Typography

/// The rows about paragraphs of text; Pango's program has the same texts, fonts and widths.
func textRows() throws -> [Row] {
  let latin = try Sample(
    "NanumSquareR",
    "Interface Builder does not say when the constraints of a cell are wrong, and the console says it where "
      + "nobody looks; so every row of this table is drawn, measured and compared with what was accepted."
  )
  let arabic = try Sample(
    "NotoSansArabic-Regular",
    "يولد جميع الناس أحرارا متساوين في الكرامة والحقوق وقد وهبوا عقلا وضميرا وعليهم أن يعامل بعضهم بعضا بروح الإخاء"
  )
  let long = Sample(
    repeating: latin, count: 50)
  return [
    latin.shapedRow("paragraph shaped and measured"),
    latin.widthsRow("paragraph measured at another width"),
    arabic.shapedRow("Arabic paragraph shaped and measured"),
    arabic.widthsRow("Arabic paragraph measured at another width"),
    long.shapedRow("10,000 letters shaped and measured"),
    long.widthsRow("10,000 letters measured at another width"),
  ]
}

/// A text in one font.
private struct Sample: Sendable {
  let text: AttributedText

  init(_ fontName: String, _ string: String) throws {
    guard let font = try FontLibrary.bundled().font(named: fontName, size: 17) else {
      throw RoundError.noSuchRow(fontName)
    }
    text = AttributedText(string, attributes: TextAttributes(font: font))
  }

  init(repeating sample: Sample, count: Int) {
    let words = Array(repeating: sample.text.string, count: count)
    text = AttributedText(
      words.joined(separator: " "), attributes: sample.text.runs[0].attributes)
  }

  /// The widths of the answers, in points.
  private static let widths = stride(from: 100.0, through: 400, by: 10)

  func shapedRow(_ name: String) -> Row {
    Row(name) {
      Work(
        run: { consume(ShapedText(text).layout(width: 280)) },
        answer: { answer(ShapedText(text)) })
    }
  }

  /// A width recurs only after a hundred others, so that no result can be cached.
  func widthsRow(_ name: String) -> Row {
    Row(name) {
      let shaped = ShapedText(text)
      var step = 0
      return Work(
        run: {
          step = (step + 1) % 100
          consume(shaped.layout(width: 200 + Double(step)))
        },
        answer: { answer(shaped) })
    }
  }

  private func answer(_ shaped: ShapedText) -> [Double] {
    Self.widths.map { Double(shaped.layout(width: $0).lines.count) }
  }
}

/// Keeps a result alive, so that its computation is not optimised away.
@inline(never)
private func consume(_ layout: TextLayout) {}
