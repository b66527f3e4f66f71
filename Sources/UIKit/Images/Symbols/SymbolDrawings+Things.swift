internal import Foundation
internal import Graphics

extension SymbolDrawing {
  static let people: [SymbolDrawing] = [
    SymbolDrawing(fillable: "person", 110, 106) { $0.person(55, filled: $1) },
    SymbolDrawing(fillable: "person.2", 152, 106) { pen, filled in
      pen.insert({ $0.person(55, filled: filled) }, scale: 0.86, x: 62, y: 15)
      let gap = pen.strokeWidth * 2.6
      pen.cutting { $0.insert({ $0.personArea(55, margin: gap) }, scale: 1, x: -4, y: 0) }
      pen.insert({ $0.person(55, filled: filled) }, scale: 1, x: -4, y: 0)
    },
    SymbolDrawing(fillable: "person.circle", 119, 115) { pen, filled in
      pen.circle(59.5, 57.5, 50, filled: filled)
      pen.onTop(filled) {
        $0.disc(59.5, 45, 18)
        let shoulders = SymbolPen.arcPoints(59.5, 57.5, 41, from: 35, to: 145)
        let top = SymbolPen.arcPoints(59.5, 92, 31, from: 200, to: 340)
        $0.fill(Path(shoulders + top, isClosed: true))
      }
    },
    SymbolDrawing(fillable: "house", 126, 112) { pen, filled in
      pen.lines(11, 58, 63, 13, 115, 58)
      if filled {
        pen.polygon(29, 54, 63, 26, 97, 54, 97, 98, 29, 98)
        pen.cutting { $0.box(53, 68, 20, 40, radius: 3, filled: true) }
      } else {
        pen.lines(27, 52, 27, 101, 99, 101, 99, 52)
        pen.lines(53, 99, 53, 71, 73, 71, 73, 99)
      }
    },
    SymbolDrawing(fillable: "mappin", 60, 118) { pen, filled in
      pen.circle(30, 26, 19, filled: filled)
      pen.line(30, 45, 30, 108)
    },
    SymbolDrawing(fillable: "location", 112, 110) { pen, filled in
      let points = [
        CGPoint(x: 98, y: 13), CGPoint(x: 14, y: 50), CGPoint(x: 52, y: 58), CGPoint(x: 60, y: 97),
      ]
      pen.outline(points, filled: filled)
    },
    SymbolDrawing(fillable: "eye", 136, 90) { pen, filled in
      var path = Path()
      path.move(to: CGPoint(x: 10, y: 45))
      path.addCubic(
        to: CGPoint(x: 126, y: 45), control1: CGPoint(x: 40, y: 2), control2: CGPoint(x: 96, y: 2))
      path.addCubic(
        to: CGPoint(x: 10, y: 45), control1: CGPoint(x: 96, y: 88), control2: CGPoint(x: 40, y: 88))
      path.close()
      pen.shape(path, filled: filled)
      pen.onTop(filled) { $0.ring(68, 45, 21) }
    },
  ]

  static let stationery: [SymbolDrawing] = [
    SymbolDrawing("pencil", 102, 92) {
      $0.lines(16, 78, 22, 58, 70, 10, 86, 26, 38, 74, isClosed: true)
      $0.line(60, 21, 75, 36)
    },
    SymbolDrawing("paperclip", 102, 112) {
      var points = [CGPoint(x: 84, y: 52), CGPoint(x: 52, y: 86)]
      points += SymbolPen.arcPoints(36, 72, 22, from: 45, to: 222)
      points += SymbolPen.arcPoints(66, 28, 16, from: 225, to: 405)
      points += SymbolPen.arcPoints(44, 70, 9, from: 45, to: 222)
      points.append(CGPoint(x: 66, y: 38))
      $0.stroke(points)
    },
    SymbolDrawing("square.and.pencil", 122, 114) {
      $0.lines(62, 22, 14, 22, 14, 104, 96, 104, 96, 58)
      $0.lines(44, 76, 48, 60, 98, 10, 110, 22, 60, 72, isClosed: true)
    },
    SymbolDrawing(fillable: "folder", 130, 100) { pen, filled in
      let points = [
        CGPoint(x: 13, y: 14), CGPoint(x: 44, y: 14), CGPoint(x: 54, y: 25),
        CGPoint(x: 117, y: 25), CGPoint(x: 117, y: 87), CGPoint(x: 13, y: 87),
      ]
      pen.outline(points, filled: filled)
      pen.onTop(filled) { $0.line(18, 42, 112, 42) }
    },
    SymbolDrawing(fillable: "doc", 94, 118) { $0.sheet(filled: $1) },
    SymbolDrawing(fillable: "doc.text", 94, 118) { pen, filled in
      pen.sheet(filled: filled)
      pen.onTop(filled) {
        $0.line(30, 68, 64, 68)
        $0.line(30, 87, 64, 87)
      }
    },
    SymbolDrawing("doc.on.doc", 112, 124) {
      $0.lines(36, 30, 13, 30, 13, 113, 72, 113, 72, 96)
      $0.lines(36, 12, 72, 12, 99, 38, 99, 94, 36, 94, isClosed: true)
    },
    SymbolDrawing(fillable: "book", 128, 104) { pen, filled in
      let points = [
        CGPoint(x: 64, y: 25), CGPoint(x: 42, y: 14), CGPoint(x: 13, y: 18), CGPoint(x: 13, y: 88),
        CGPoint(x: 42, y: 84), CGPoint(x: 64, y: 94), CGPoint(x: 86, y: 84),
        CGPoint(x: 115, y: 88), CGPoint(x: 115, y: 18), CGPoint(x: 86, y: 14),
      ]
      pen.outline(points, filled: filled)
      pen.onTop(filled) { $0.line(64, 30, 64, 90) }
    },
    SymbolDrawing(fillable: "bookmark", 82, 112) { pen, filled in
      let points = [
        CGPoint(x: 15, y: 13), CGPoint(x: 67, y: 13), CGPoint(x: 67, y: 99), CGPoint(x: 41, y: 76),
        CGPoint(x: 15, y: 99),
      ]
      pen.outline(points, filled: filled)
    },
    SymbolDrawing(fillable: "tag", 120, 112) { pen, filled in
      let points = [
        CGPoint(x: 14, y: 14), CGPoint(x: 56, y: 14), CGPoint(x: 106, y: 62),
        CGPoint(x: 66, y: 100),
        CGPoint(x: 14, y: 52),
      ]
      pen.outline(points, filled: filled)
      pen.onTop(filled) { $0.disc(36, 35, 8) }
    },
    SymbolDrawing(fillable: "flag", 102, 112) { pen, filled in
      pen.line(18, 13, 18, 104)
      var path = Path()
      path.move(to: CGPoint(x: 18, y: 17))
      path.addCubic(
        to: CGPoint(x: 88, y: 17), control1: CGPoint(x: 42, y: 4), control2: CGPoint(x: 62, y: 32))
      path.addLine(to: CGPoint(x: 88, y: 64))
      path.addCubic(
        to: CGPoint(x: 18, y: 64), control1: CGPoint(x: 62, y: 79), control2: CGPoint(x: 42, y: 51))
      path.close()
      pen.shape(path, filled: filled)
    },
    SymbolDrawing(fillable: "calendar", 119, 108) { pen, filled in
      pen.box(9, 11, 101, 88, radius: 15, filled: filled)
      pen.onTop(filled) { $0.line(14, 38, 105, 38) }
      pen.onTop(filled) {
        for y in [57.0, 78] { for x in [35.0, 59.5, 84] { $0.disc(x, y, 6) } }
      }
    },
    SymbolDrawing(fillable: "envelope", 130, 96) { pen, filled in
      pen.box(8, 8, 114, 80, radius: 13, filled: filled)
      pen.onTop(filled) { $0.lines(17, 22, 65, 59, 113, 22) }
    },
    SymbolDrawing("link", 122, 118) {
      $0.stroke(
        SymbolPen.arcPoints(82, 38, 22, from: -135, to: 45) + [CGPoint(x: 70, y: 82)]
          + SymbolPen.arcPoints(54, 64, 22, from: 45, to: 110))
      $0.stroke(
        SymbolPen.arcPoints(38, 82, 22, from: 45, to: 225) + [CGPoint(x: 50, y: 38)]
          + SymbolPen.arcPoints(66, 54, 22, from: 225, to: 290))
    },
  ]
}

extension SymbolPen {
  /// Draws a head and shoulders around a centre.
  fileprivate mutating func person(_ x: Double, filled: Bool) {
    if filled { disc(x, 31, 24) } else { ring(x, 31, 24) }
    shape(Self.shoulders(x), filled: filled)
  }

  /// Fills what a person covers, with a margin.
  fileprivate mutating func personArea(_ x: Double, margin: Double) {
    disc(x, 31, 24 + margin / 2)
    fill(Self.shoulders(x))
    stroke(Self.shoulders(x), width: margin * 2)
  }

  private static func shoulders(_ x: Double) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: x - 41, y: 94))
    path.addCubic(
      to: CGPoint(x: x, y: 66), control1: CGPoint(x: x - 41, y: 77),
      control2: CGPoint(x: x - 25, y: 66))
    path.addCubic(
      to: CGPoint(x: x + 41, y: 94), control1: CGPoint(x: x + 25, y: 66),
      control2: CGPoint(x: x + 41, y: 77))
    path.close()
    return path
  }

  /// Draws a sheet of paper with a folded corner.
  fileprivate mutating func sheet(filled: Bool) {
    let points = [
      CGPoint(x: 14, y: 13), CGPoint(x: 52, y: 13), CGPoint(x: 80, y: 42), CGPoint(x: 80, y: 105),
      CGPoint(x: 14, y: 105),
    ]
    outline(points, filled: filled)
    onTop(filled) { $0.lines(52, 15, 52, 42, 78, 42) }
  }
}
