internal import Foundation
internal import Graphics
internal import LayoutModel
internal import Typography

extension UILabel {
  /// Draws the lines that fit into a rectangle.
  func draw(in rect: CGRect, into canvas: inout Canvas) {
    guard let layout = drawnLayout(in: rect.size) else { return }
    let top = top(of: layout, in: rect)
    let grid = grid
    for (line, drawing) in zip(layout.lines, drawings(of: layout.lines, scale: grid.scale)) {
      let baseline = grid.snapped(rect.minY + top + line.baseline)
      let origin = CGPoint(x: rect.minX, y: baseline - line.baseline)
      canvas.draw(drawing, at: origin, grid)
    }
  }

  /// Lines with their drawings.
  struct RecentDrawings {
    let lines: [TextLine]
    let scale: Double
    let drawings: [LineDrawing]
  }

  /// Returns the drawing of each line; known ones from the last time, as the diagnostics draw a label once more.
  private func drawings(of lines: [TextLine], scale: Double) -> [LineDrawing] {
    if let recentDrawings, recentDrawings.scale == scale, recentDrawings.lines == lines {
      return recentDrawings.drawings
    }
    let drawings = lines.map { $0.drawing(scale: scale) }
    recentDrawings = RecentDrawings(lines: lines, scale: scale, drawings: drawings)
    return drawings
  }

  /// The distance from a rectangle's top to that of the text.
  private func top(of layout: TextLayout, in rect: CGRect) -> Double {
    func centered(_ layout: TextLayout) -> Double {
      grid.snapped((rect.height - grid.ceiling(layout.size.height)) / 2)
    }
    guard numberOfLines == 1, fittingScale(in: rect.size) < 1,
      let full = textLayout(width: rect.width, lines: 1), let line = layout.lines.first,
      let fullLine = full.lines.first
    else { return centered(layout) }
    switch baselineAdjustment {
    case .alignBaselines:
      return centered(full) + grid.snapped(fullLine.baseline) - line.baseline
    case .alignCenters: return centered(layout)
    case .none: return centered(full)
    }
  }

  // MARK: Diagnostics

  var textProblems: [ContentProblem] {
    guard let text, let shaped else { return [] }
    var found = missingFonts
    if !shaped.missingGlyphs.isEmpty {
      found.append(
        ContentProblem(
          kind: .missingGlyph, subject: String(shaped.missingGlyphs),
          message: TextMessages.missing(shaped.missingGlyphs)))
    }
    if !bounds.isEmpty, let layout = shownLayout, layout.isTruncated {
      found.append(
        ContentProblem(
          kind: .truncatedText, message: TextMessages.truncated(text, layout, in: self)))
    }
    return found
  }

  /// The missing fonts, each once.
  private var missingFonts: [ContentProblem] {
    var missing: [(name: String, substitute: UIFont)] = []
    if let missedFont { missing.append((missedFont, font)) }
    for font in fonts {
      if let name = font.replacedName { missing.append((name, font)) }
    }
    guard !missing.isEmpty else { return [] }
    var names: Set<String> = []
    return missing.filter { names.insert($0.name).inserted }.map { name, substitute in
      substitute.standInProblem(for: name)
    }
  }

  /// The fonts of the text, in order.
  private var fonts: [UIFont] {
    guard content.isAttributed, let string = content.attributedString else { return [font] }
    var fonts: [UIFont] = []
    string.enumerateAttributes(
      in: NSRange(location: 0, length: string.length), options: []
    ) { values, _, _ in
      if let font = AttributeReader(values).font { fonts.append(font) }
    }
    return fonts
  }
}
