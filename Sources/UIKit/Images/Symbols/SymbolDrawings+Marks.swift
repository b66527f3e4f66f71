internal import Foundation
internal import Graphics

extension SymbolDrawing {
  static let marks: [SymbolDrawing] = [
    SymbolDrawing("checkmark", 104, 98) { $0.lines(14, 54, 40, 84, 90, 14) },
    SymbolDrawing("xmark", 102, 90) {
      $0.line(17, 11, 85, 79)
      $0.line(85, 11, 17, 79)
    },
    SymbolDrawing("multiply", 90, 78) {
      $0.line(19, 13, 71, 65)
      $0.line(71, 13, 19, 65)
    },
    SymbolDrawing("plus", 106, 94) {
      $0.line(53, 7, 53, 87)
      $0.line(13, 47, 93, 47)
    },
    SymbolDrawing("minus", 106, 22) { $0.line(13, 11, 93, 11) },
    SymbolDrawing("info", 56, 94) {
      $0.disc(29, 14, $0.strokeWidth * 0.8)
      $0.lines(18, 40, 30, 40, 30, 84)
      $0.line(16, 84, 44, 84)
    },
    SymbolDrawing("questionmark", 66, 100) {
      var points = SymbolPen.arcPoints(33, 31, 21, from: 180, to: 405)
      points += [CGPoint(x: 36, y: 56), CGPoint(x: 33, y: 64), CGPoint(x: 33, y: 70)]
      $0.stroke(points)
      $0.disc(33, 89, $0.strokeWidth * 0.75)
    },
    SymbolDrawing("exclamationmark", 36, 100) {
      $0.line(18, 13, 18, 65)
      $0.disc(18, 87, $0.strokeWidth * 0.75)
    },
    SymbolDrawing("ellipsis", 112, 28) {
      for x in [19.0, 56, 93] { $0.disc(x, 14, 6 + $0.strokeWidth * 0.3) }
    },
    SymbolDrawing(fillable: "exclamationmark.triangle", 128, 109) { pen, filled in
      let points = [CGPoint(x: 64, y: 13), CGPoint(x: 116, y: 97), CGPoint(x: 12, y: 97)]
      pen.outline(points, filled: filled)
      pen.onTop(filled) {
        $0.line(64, 45, 64, 68)
        $0.disc(64, 83, $0.strokeWidth * 0.7)
      }
    },
    SymbolDrawing("line.3.horizontal", 112, 72) {
      for y in [10.0, 36, 62] { $0.line(12, y, 100, y) }
    },
    SymbolDrawing("line.3.horizontal.decrease", 112, 72) {
      $0.line(12, 10, 100, 10)
      $0.line(28, 36, 84, 36)
      $0.line(44, 62, 68, 62)
    },
    SymbolDrawing("list.bullet", 118, 84) {
      for y in [12.0, 42, 72] {
        $0.disc(14, y, $0.strokeWidth * 0.75)
        $0.line(36, y, 108, y)
      }
    },
    SymbolDrawing("slider.horizontal.3", 122, 98) {
      for (y, knob) in [(17.0, 84.0), (49, 38), (81, 70)] {
        $0.line(10, y, 112, y)
        let width = $0.strokeWidth
        $0.cutting { $0.disc(knob, y, 12) }
        $0.ring(knob, y, 12)
        $0.strokeWidth = width
      }
    },
    SymbolDrawing("magnifyingglass", 111, 104) {
      $0.ring(47, 44, 38)
      $0.line(74, 71, 100, 97)
    },
    SymbolDrawing(fillable: "circle", 119, 115) { $0.circle(59.5, 57.5, 50, filled: $1) },
    SymbolDrawing(fillable: "square", 112, 106) {
      $0.box(11, 8, 90, 90, radius: 18, filled: $1)
    },
    SymbolDrawing(fillable: "rectangle", 128, 100) {
      $0.box(8, 12, 112, 76, radius: 16, filled: $1)
    },
    SymbolDrawing(fillable: "triangle", 124, 108) { pen, filled in
      let points = [CGPoint(x: 62, y: 12), CGPoint(x: 112, y: 96), CGPoint(x: 12, y: 96)]
      pen.outline(points, filled: filled)
    },
    SymbolDrawing(fillable: "square.grid.2x2", 112, 106) {
      for x in [11.0, 60] { for y in [8.0, 57] { $0.box(x, y, 41, 41, radius: 9, filled: $1) } }
    },
    SymbolDrawing(fillable: "star", 119, 114) { pen, filled in
      let points = (0..<10).map { index in
        let angle = (Double(index) * 36 - 90) * .pi / 180
        let radius = index.isMultiple(of: 2) ? 52.0 : 21.5
        return CGPoint(x: 59.5 + radius * cos(angle), y: 60 + radius * sin(angle))
      }
      pen.outline(points, filled: filled)
    },
    SymbolDrawing(fillable: "heart", 115, 104) { pen, filled in
      var path = Path()
      path.move(to: CGPoint(x: 57.5, y: 95))
      path.addCubic(
        to: CGPoint(x: 12, y: 37), control1: CGPoint(x: 32, y: 78), control2: CGPoint(x: 12, y: 60))
      path.addCubic(
        to: CGPoint(x: 57.5, y: 25), control1: CGPoint(x: 12, y: 6), control2: CGPoint(x: 46, y: 2))
      path.addCubic(
        to: CGPoint(x: 103, y: 37), control1: CGPoint(x: 69, y: 2), control2: CGPoint(x: 103, y: 6))
      path.addCubic(
        to: CGPoint(x: 57.5, y: 95), control1: CGPoint(x: 103, y: 60),
        control2: CGPoint(x: 83, y: 78))
      path.close()
      pen.shape(path, filled: filled)
    },
    SymbolDrawing(fillable: "bolt", 80, 112) { pen, filled in
      let points = [
        CGPoint(x: 48, y: 9), CGPoint(x: 12, y: 63), CGPoint(x: 37, y: 63), CGPoint(x: 31, y: 103),
        CGPoint(x: 68, y: 47), CGPoint(x: 43, y: 47),
      ]
      pen.outline(points, filled: filled)
    },
  ]
}

extension SymbolPen {
  /// Draws a polygon or its outline.
  mutating func outline(_ points: [CGPoint], filled: Bool) {
    shape(Path(points, isClosed: true), filled: filled)
  }

  /// Draws parts that are holes in a filled shape and ink on an outline.
  mutating func onTop(_ filled: Bool, _ draw: (inout SymbolPen) -> Void) {
    if filled { cutting(draw) } else { draw(&self) }
  }
}
