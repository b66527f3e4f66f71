internal import Foundation
internal import Graphics

extension SymbolDrawing {
  /// Chevrons, arrows, sharing and moving.
  static let arrows: [SymbolDrawing] =
    chevrons + straightArrows + [
      SymbolDrawing("chevron.up.chevron.down", 74, 110) {
        $0.lines(14, 40, 37, 16, 60, 40)
        $0.lines(14, 70, 37, 94, 60, 70)
      },
      SymbolDrawing("arrow.clockwise", 100, 114) {
        $0.arc(50, 64, 38, from: -12, to: 268)
        $0.polygon(52, 10, 52, 42, 76, 26, rounding: 4)
      },
      SymbolDrawing("arrow.counterclockwise", 100, 114) {
        $0.arc(50, 64, 38, from: 192, to: -88)
        $0.polygon(48, 10, 48, 42, 24, 26, rounding: 4)
      },
      SymbolDrawing("arrow.triangle.2.circlepath", 128, 114) {
        $0.arc(64, 57, 40, from: 195, to: 325)
        $0.arc(64, 57, 40, from: 15, to: 145)
        $0.polygon(84, 40, 116, 40, 104, 16, rounding: 4)
        $0.polygon(44, 74, 12, 74, 24, 98, rounding: 4)
      },
      SymbolDrawing("arrow.up.right", 102, 90) {
        $0.line(20, 78, 82, 16)
        $0.lines(34, 14, 84, 14, 84, 64)
      },
      SymbolDrawing("arrow.down.left", 102, 90) {
        $0.line(82, 12, 20, 74)
        $0.lines(68, 76, 18, 76, 18, 26)
      },
      SymbolDrawing(fillable: "square.and.arrow.up", 104, 122) { pen, filled in
        pen.tray(filled: filled)
        pen.line(52, 12, 52, 72)
        pen.lines(33, 29, 52, 10, 71, 29)
      },
      SymbolDrawing(fillable: "square.and.arrow.down", 104, 122) { pen, filled in
        pen.tray(filled: filled)
        pen.line(52, 10, 52, 72)
        pen.lines(33, 54, 52, 73, 71, 54)
      },
      SymbolDrawing("arrow.uturn.left", 112, 100) {
        var points = [CGPoint(x: 56, y: 84), CGPoint(x: 72, y: 84)]
        points += SymbolPen.arcPoints(72, 58, 26, from: 90, to: -90)
        points.append(CGPoint(x: 14, y: 32))
        $0.stroke(points)
        $0.lines(36, 10, 14, 32, 36, 54)
      },
    ]

  private static let chevrons: [SymbolDrawing] =
    ["chevron.right", "chevron.forward"].map { name in
      SymbolDrawing(name, 72, 95) {
        $0.lines(19, 13, 55, 47.5, 19, 82)
      }
    }
    + ["chevron.left", "chevron.backward"].map { name in
      SymbolDrawing(name, 72, 95) {
        $0.lines(53, 13, 17, 47.5, 53, 82)
      }
    } + [
      SymbolDrawing("chevron.up", 104, 62) { $0.lines(14, 46, 52, 13, 90, 46) },
      SymbolDrawing("chevron.down", 104, 62) { $0.lines(14, 16, 52, 49, 90, 16) },
      SymbolDrawing("chevron.compact.down", 104, 40) { $0.lines(14, 14, 52, 26, 90, 14) },
    ]

  private static let straightArrows: [SymbolDrawing] =
    ["arrow.right", "arrow.forward"].map { name in
      SymbolDrawing(name, 108, 92) {
        $0.line(12, 46, 94, 46)
        $0.lines(62, 13, 96, 46, 62, 79)
      }
    }
    + ["arrow.left", "arrow.backward"].map { name in
      SymbolDrawing(name, 108, 92) {
        $0.line(96, 46, 14, 46)
        $0.lines(46, 13, 12, 46, 46, 79)
      }
    } + [
      SymbolDrawing("arrow.up", 92, 106) {
        $0.line(46, 95, 46, 13)
        $0.lines(13, 45, 46, 11, 79, 45)
      },
      SymbolDrawing("arrow.down", 92, 106) {
        $0.line(46, 11, 46, 93)
        $0.lines(13, 61, 46, 95, 79, 61)
      },
      SymbolDrawing("arrow.up.arrow.down", 118, 104) {
        $0.line(36, 92, 36, 14)
        $0.lines(14, 34, 36, 12, 58, 34)
        $0.line(82, 12, 82, 90)
        $0.lines(60, 70, 82, 92, 104, 70)
      },
      SymbolDrawing("arrow.left.and.right", 128, 76) {
        $0.line(12, 38, 116, 38)
        $0.lines(36, 14, 12, 38, 36, 62)
        $0.lines(92, 14, 116, 38, 92, 62)
      },
    ]
}

extension SymbolPen {
  /// Draws the open box that an arrow leaves or enters at its top.
  fileprivate mutating func tray(filled: Bool) {
    guard filled else {
      lines(32, 45, 13, 45, 13, 112, 91, 112, 91, 45, 72, 45)
      return
    }
    box(9, 41, 86, 75, radius: 10, filled: true)
    cutting {
      $0.stroke([CGPoint(x: 52, y: 12), CGPoint(x: 52, y: 72)], width: $0.strokeWidth * 2.6)
    }
  }
}
