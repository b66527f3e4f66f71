internal import Foundation
internal import Graphics

extension SymbolDrawing {
  /// Tools, shopping and communication.
  static let tools: [SymbolDrawing] =
    bubbles + [
      SymbolDrawing(fillable: "trash", 106, 120) { pen, filled in
        pen.line(10, 27, 96, 27)
        pen.lines(37, 25, 41, 11, 65, 11, 69, 25)
        if filled {
          pen.polygon(20, 34, 86, 34, 80, 108, 26, 108)
        } else {
          pen.lines(18, 27, 26, 110, 80, 110, 88, 27)
        }
        pen.onTop(filled) {
          for x in [39.0, 53, 67] { $0.line(x, 48, x, 91) }
        }
      },
      SymbolDrawing("gear", 118, 113) { $0.gear(filled: false) },
      SymbolDrawing(fillable: "gearshape", 118, 113) { $0.gear(filled: $1) },
      SymbolDrawing(fillable: "bell", 104, 116) { pen, filled in
        var path = Path()
        path.move(to: CGPoint(x: 12, y: 86))
        path.addCubic(
          to: CGPoint(x: 25, y: 48), control1: CGPoint(x: 22, y: 76),
          control2: CGPoint(x: 25, y: 68))
        path.addCubic(
          to: CGPoint(x: 52, y: 12), control1: CGPoint(x: 25, y: 28),
          control2: CGPoint(x: 36, y: 12))
        path.addCubic(
          to: CGPoint(x: 79, y: 48), control1: CGPoint(x: 68, y: 12),
          control2: CGPoint(x: 79, y: 28))
        path.addCubic(
          to: CGPoint(x: 92, y: 86), control1: CGPoint(x: 79, y: 68),
          control2: CGPoint(x: 82, y: 76))
        path.close()
        pen.shape(path, filled: filled)
        pen.arc(52, 93, 13, from: 15, to: 165)
      },
      SymbolDrawing(fillable: "clock", 119, 115) { pen, filled in
        pen.circle(59.5, 57.5, 50, filled: filled)
        pen.onTop(filled) { $0.lines(59.5, 28, 59.5, 60, 38, 60) }
      },
      SymbolDrawing(fillable: "lock", 88, 112) { pen, filled in
        pen.box(10, 48, 68, 56, radius: 11, filled: filled)
        pen.stroke(
          [CGPoint(x: 25, y: 50)] + SymbolPen.arcPoints(44, 32, 19, from: 180, to: 360)
            + [CGPoint(x: 63, y: 50)])
      },
      SymbolDrawing(fillable: "lock.open", 118, 112) { pen, filled in
        pen.box(10, 48, 68, 56, radius: 11, filled: filled)
        pen.stroke(
          [CGPoint(x: 62, y: 50)] + SymbolPen.arcPoints(81, 32, 19, from: 180, to: 360)
            + [CGPoint(x: 100, y: 44)])
      },
      SymbolDrawing(fillable: "phone", 108, 108) { pen, filled in
        var path = Path()
        path.move(to: CGPoint(x: 16, y: 24))
        path.addLine(to: CGPoint(x: 31, y: 12))
        path.addLine(to: CGPoint(x: 45, y: 35))
        path.addLine(to: CGPoint(x: 37, y: 47))
        path.addCubic(
          to: CGPoint(x: 61, y: 71), control1: CGPoint(x: 42, y: 57),
          control2: CGPoint(x: 51, y: 66))
        path.addLine(to: CGPoint(x: 73, y: 63))
        path.addLine(to: CGPoint(x: 96, y: 77))
        path.addLine(to: CGPoint(x: 84, y: 92))
        path.addCubic(
          to: CGPoint(x: 16, y: 24), control1: CGPoint(x: 52, y: 102),
          control2: CGPoint(x: 6, y: 56))
        path.close()
        pen.shape(path, filled: filled)
      },
      SymbolDrawing(fillable: "cart", 128, 112) { pen, filled in
        pen.lines(10, 14, 25, 14, 40, 76, 102, 76)
        if filled {
          pen.polygon(33, 31, 112, 31, 102, 58, 39, 58)
        } else {
          pen.lines(30, 28, 114, 28, 104, 60, 37, 60)
        }
        pen.disc(46, 96, 9)
        pen.disc(94, 96, 9)
      },
      SymbolDrawing(fillable: "bag", 104, 116) { pen, filled in
        pen.outline(
          [
            CGPoint(x: 18, y: 36), CGPoint(x: 86, y: 36), CGPoint(x: 91, y: 104),
            CGPoint(x: 13, y: 104),
          ], filled: filled)
        pen.stroke(
          [CGPoint(x: 35, y: 36)] + SymbolPen.arcPoints(52, 27, 17, from: 180, to: 360)
            + [CGPoint(x: 69, y: 36)])
      },
      SymbolDrawing(fillable: "gift", 114, 116) { pen, filled in
        pen.box(10, 34, 94, 24, radius: 6, filled: filled)
        pen.box(18, 58, 78, 48, radius: 8, filled: filled)
        pen.onTop(filled) { $0.line(57, 38, 57, 104) }
        pen.lines(57, 33, 36, 28, 36, 12, 57, 33)
        pen.lines(57, 33, 78, 28, 78, 12, 57, 33)
      },
      SymbolDrawing(fillable: "creditcard", 130, 96) { pen, filled in
        pen.box(8, 9, 114, 78, radius: 14, filled: filled)
        pen.onTop(filled) {
          $0.stroke([CGPoint(x: 15, y: 34), CGPoint(x: 115, y: 34)], width: 13)
          $0.line(25, 66, 50, 66)
        }
      },
    ]

  private static let bubbles: [SymbolDrawing] = [
    SymbolDrawing(fillable: "message", 126, 112) { pen, filled in
      var points = SymbolPen.arcPoints(63, 52, 1, from: 115, to: 428).map {
        CGPoint(x: 63 + ($0.x - 63) * 51, y: 52 + ($0.y - 52) * 41)
      }
      points.append(CGPoint(x: 30, y: 103))
      pen.outline(points, filled: filled)
    },
    SymbolDrawing(fillable: "bubble.left", 126, 112) { $0.bubble(tailX: 30, filled: $1) },
    SymbolDrawing(fillable: "bubble.right", 126, 112) { $0.bubble(tailX: 96, filled: $1) },
  ]
}

extension SymbolPen {
  fileprivate mutating func bubble(tailX: Double, filled: Bool) {
    let isLeft = tailX < 63
    let inner = tailX + (isLeft ? 26 : -26)
    var points = Self.arcPoints(32, 32, 19, from: 180, to: 270)
    points += Self.arcPoints(94, 32, 19, from: 270, to: 360)
    points += Self.arcPoints(94, 64, 19, from: 0, to: 90)
    points += [
      CGPoint(x: max(inner, tailX), y: 83), CGPoint(x: tailX, y: 103),
      CGPoint(x: min(inner, tailX), y: 83),
    ]
    points += Self.arcPoints(32, 64, 19, from: 90, to: 180)
    outline(points, filled: filled)
  }

  /// Draws a gear with eight teeth.
  fileprivate mutating func gear(filled: Bool) {
    let points = (0..<8).flatMap { tooth -> [CGPoint] in
      let middle = Double(tooth) * 45
      return [(-15.0, 37.0), (-9, 49), (9, 49), (15, 37)].map { turn, radius in
        let angle = (middle + turn) * .pi / 180
        return CGPoint(x: 59 + radius * cos(angle), y: 56.5 + radius * sin(angle))
      }
    }
    outline(points, filled: filled)
    onTop(filled) { $0.ring(59, 56.5, 19) }
  }
}
