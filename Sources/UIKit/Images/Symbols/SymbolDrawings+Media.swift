internal import Foundation
internal import Graphics

extension SymbolDrawing {
  /// Media playback, and the sky.
  static let media: [SymbolDrawing] = [
    SymbolDrawing(fillable: "play", 92, 98) { pen, filled in
      let points = [CGPoint(x: 18, y: 14), CGPoint(x: 78, y: 49), CGPoint(x: 18, y: 84)]
      pen.outline(points, filled: filled)
    },
    SymbolDrawing(fillable: "pause", 84, 94) {
      $0.box(12, 9, 24, 76, radius: 6, filled: $1)
      $0.box(48, 9, 24, 76, radius: 6, filled: $1)
    },
    SymbolDrawing(fillable: "stop", 96, 92) { $0.box(12, 10, 72, 72, radius: 8, filled: $1) },
    SymbolDrawing(fillable: "forward", 126, 84) { pen, filled in
      for x in [14.0, 66] {
        pen.outline(
          [CGPoint(x: x, y: 16), CGPoint(x: x + 44, y: 42), CGPoint(x: x, y: 68)], filled: filled)
      }
    },
    SymbolDrawing(fillable: "backward", 126, 84) { pen, filled in
      for x in [60.0, 112] {
        pen.outline(
          [CGPoint(x: x, y: 16), CGPoint(x: x - 44, y: 42), CGPoint(x: x, y: 68)], filled: filled)
      }
    },
    SymbolDrawing(fillable: "speaker.wave.2", 122, 96) { pen, filled in
      pen.speaker(filled: filled)
      pen.arc(52, 48, 24, from: -38, to: 38)
      pen.arc(52, 48, 46, from: -40, to: 40)
    },
    SymbolDrawing(fillable: "speaker", 82, 96) { $0.speaker(filled: $1) },
    SymbolDrawing(fillable: "mic", 88, 122) { pen, filled in
      pen.box(28, 8, 32, 62, radius: 16, filled: filled)
      pen.arc(44, 54, 32, from: 0, to: 180)
      pen.line(44, 88, 44, 110)
      pen.line(28, 112, 60, 112)
    },
    SymbolDrawing(fillable: "video", 132, 84) { pen, filled in
      pen.box(8, 10, 80, 64, radius: 14, filled: filled)
      pen.outline(
        [
          CGPoint(x: 98, y: 34), CGPoint(x: 120, y: 18), CGPoint(x: 120, y: 66),
          CGPoint(x: 98, y: 50),
        ], filled: filled)
    },
    SymbolDrawing(fillable: "camera", 132, 104) { pen, filled in
      let points = [
        CGPoint(x: 13, y: 26), CGPoint(x: 38, y: 26), CGPoint(x: 48, y: 13), CGPoint(x: 84, y: 13),
        CGPoint(x: 94, y: 26), CGPoint(x: 119, y: 26), CGPoint(x: 119, y: 91),
        CGPoint(x: 13, y: 91),
      ]
      pen.outline(points, filled: filled)
      pen.onTop(filled) { $0.ring(66, 57, 24) }
    },
    SymbolDrawing(fillable: "photo", 132, 104) { pen, filled in
      pen.box(8, 9, 116, 86, radius: 15, filled: filled)
      pen.onTop(filled) {
        $0.disc(40, 37, 9)
        $0.lines(17, 81, 47, 57, 62, 70, 88, 45, 115, 72)
      }
    },
    SymbolDrawing(fillable: "sun.max", 122, 118) { pen, filled in
      pen.circle(61, 59, 25, filled: filled)
      for step in 0..<8 {
        let angle = Double(step) * .pi / 4
        pen.line(
          61 + 38 * cos(angle), 59 + 38 * sin(angle), 61 + 50 * cos(angle), 59 + 50 * sin(angle))
      }
    },
    SymbolDrawing(fillable: "moon", 104, 108) { pen, filled in
      var points = SymbolPen.arcPoints(52, 56, 42, from: 20, to: 258)
      points += SymbolPen.arcPoints(74, 36, 36, from: 216, to: 70)
      pen.outline(points, filled: filled)
    },
    SymbolDrawing(fillable: "cloud", 136, 96) { pen, filled in
      var points = SymbolPen.arcPoints(36, 62, 23, from: 90, to: 262)
      points += SymbolPen.arcPoints(62, 42, 29, from: 188, to: 342)
      points += SymbolPen.arcPoints(99, 59, 26, from: -70, to: 90)
      pen.outline(points, filled: filled)
    },
    SymbolDrawing(fillable: "drop", 82, 112) { pen, filled in
      var points = [CGPoint(x: 41, y: 12)]
      points += SymbolPen.arcPoints(41, 70, 30, from: -25, to: 205)
      pen.outline(points, filled: filled)
    },
    SymbolDrawing("wifi", 126, 92) {
      $0.disc(63, 80, $0.strokeWidth * 0.85)
      for radius in [24.0, 44, 64] { $0.arc(63, 80, radius, from: -135, to: -45) }
    },
    SymbolDrawing("globe", 119, 115) {
      $0.ring(59.5, 57.5, 50)
      $0.line(13, 57.5, 106, 57.5)
      $0.line(59.5, 12, 59.5, 103)
      $0.shape(Path(ellipseIn: CGRect(x: 37, y: 12, width: 45, height: 91)), filled: false)
    },
  ]
}

extension SymbolPen {
  fileprivate mutating func speaker(filled: Bool) {
    let points = [
      CGPoint(x: 13, y: 34), CGPoint(x: 30, y: 34), CGPoint(x: 54, y: 14), CGPoint(x: 54, y: 82),
      CGPoint(x: 30, y: 62), CGPoint(x: 13, y: 62),
    ]
    outline(points, filled: filled)
  }
}
