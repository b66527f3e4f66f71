public import Graphics

/// Compares where things are in two pictures of one view, drawn by two systems with different fonts.
///
/// Both pictures are cut into rows with something on the background, these into columns, and so on inside of each part.
/// Edges of anything except text have to be less than a point apart. A text has its own width, so one of its sides, or its middle,
/// has to be in place, to a pixel more if it is wider or narrower; the shapes of letters make its top or its bottom up to a
/// point higher or lower, not both. Places inside of a part that is not in place count from its own corner, so that what
/// moves a part is one difference.
public struct GeometryComparison {
  /// The differences, from top to bottom.
  public let differences: [GeometryDifference]

  /// Whether nothing differs but the widths of texts, and what they move.
  public var isAsExpected: Bool { differences.allSatisfy { $0.kind == .textWidth } }

  /// Compares a picture with the expected one.
  ///
  /// - Parameters:
  ///   - actual: the picture; opaque.
  ///   - expected: the picture of the other system; what is not opaque is on what the actual picture shows there.
  ///   - scale: pixels per point of both.
  ///   - texts: where the actual picture shows texts, in pixels; each at least as large as its letters.
  public init(of actual: Bitmap, with expected: Bitmap, scale: Double, texts: [PixelRect]) {
    let here = InkPicture(actual)
    let there = InkPicture(expected, on: here.backdrop(of: expected))
    var search = GeometrySearch(actual: here, expected: there, scale: scale, texts: texts)
    search.compare(here.bounds, there.bounds)
    search.compareSizes()
    let colors = AreaColors.differences(here, there)
    differences = (search.differences + colors).sorted {
      ($0.area.y, $0.area.x, $0.kind.rawValue) < ($1.area.y, $1.area.x, $1.kind.rawValue)
    }
  }
}

/// The parts of two pictures that are compared, and what was found.
private struct GeometrySearch {
  let actual: InkPicture
  let expected: InkPicture
  /// The number of pixels from which an edge is not in place: a point, and more than the pixel to which edges are rounded.
  let limit: Int
  let scale: Double
  let texts: [PixelRect]
  var differences: [GeometryDifference] = []

  init(actual: InkPicture, expected: InkPicture, scale: Double, texts: [PixelRect]) {
    self.actual = actual
    self.expected = expected
    self.scale = scale
    self.texts = texts.map { actual.ink(in: $0.intersection(actual.bounds)) }
    limit = max(2, Int(scale.rounded()))
  }

  mutating func compareSizes() {
    let (width, height) = (actual.width - expected.width, actual.height - expected.height)
    // A size may be rounded up to a pixel.
    guard abs(width) > 1 || abs(height) > 1 else { return }
    let edges = GeometryDifference.Edges(right: width, bottom: height)
    // Of fitting views each is as wide as its text.
    let isMoved = abs(height) <= 1 && isMoved(edges, by: wideningOfTexts(since: 0))
    note(isMoved ? .textWidth : .size, actual.bounds, edges)
  }

  mutating func note(
    _ kind: GeometryDifference.Kind, _ area: PixelRect,
    _ edges: GeometryDifference.Edges = GeometryDifference.Edges()
  ) {
    differences.append(GeometryDifference(kind, area: area, edges: edges))
  }

  /// How deep parts are in parts at most.
  private static let deepest = 24

  /// How far something is from its expected place, where that is known: to the left and up.
  struct Offset {
    var x = 0
    var y = 0
  }

  /// Compares what is on the backgrounds of two areas.
  mutating func compare(
    _ here: PixelRect, _ there: PixelRect, _ offset: Offset = Offset(), depth: Int = 0
  ) {
    guard depth < Self.deepest, !here.isEmpty, !there.isEmpty else { return }
    let colors = (actual.background(of: here), expected.background(of: there))
    let rows = [Span].matched(
      actual.rows(of: here, on: colors.0),
      expected.rows(of: there, on: colors.1).map { $0.moved(by: -offset.y) }, within: limit)
    for (row, other) in rows {
      let area = other.map { there.rows($0.moved(by: offset.y)) }
      guard let row, let area else {
        if let row { note(.unexpected, here.rows(row)) }
        if let area { note(.missing, area) }
        continue
      }
      compareColumns(
        Part(area: here.rows(row), on: colors.0), Part(area: area, on: colors.1),
        in: (here, there), offset, depth)
    }
  }

  /// Rows of a picture with what they are on.
  struct Part {
    let area: PixelRect
    let background: UInt32

    init(area: PixelRect, on background: UInt32) {
      self.area = area
      self.background = background
    }
  }

  /// Compares the columns of rows that belong together.
  private mutating func compareColumns(
    _ here: Part, _ there: Part, in areas: (here: PixelRect, there: PixelRect), _ offset: Offset,
    _ depth: Int
  ) {
    let items = RowItems(
      actual.columns(of: here.area, on: here.background).joined(within: limit),
      expected.columns(of: there.area, on: there.background).map { $0.moved(by: -offset.x) }
        .joined(within: limit),
      texts: texts(in: here.area), gap: limit, wordGap: wordGap(of: here.area))
    let widths = items.matches.filter(\.isText).map(\.widening).filter { abs($0) >= limit }
    for item in items.matches {
      let span = item.actual.map { here.area.columns($0) }
      let other = item.expected.map { there.area.columns($0.moved(by: offset.x)) }
      guard let span, let other else {
        if let span { note(.unexpected, span) }
        if let other { note(.missing, other) }
        continue
      }
      compare(item, (span, other), in: (here, there), areas, offset, widths, depth)
    }
  }

  /// Compares one thing in both pictures, then what is inside of it.
  private mutating func compare(
    _ item: RowItems.Match, _ columns: (PixelRect, PixelRect), in parts: (Part, Part),
    _ areas: (here: PixelRect, there: PixelRect), _ offset: Offset, _ widths: [Int], _ depth: Int
  ) {
    let (rows, others) = (
      actual.rows(of: columns.0, on: parts.0.background).hull,
      expected.rows(of: columns.1, on: parts.1.background).hull
    )
    guard let rows, let others else { return }
    let (here, there) = (columns.0.rows(rows), columns.1.rows(others))
    var edges = GeometryDifference.Edges(
      left: item.left, top: here.y - there.y + offset.y, right: item.right)
    edges.bottom = edges.top + here.height - there.height
    let isLeaf = item.isText && texts(in: here).count <= 1
    let kind = item.isText ? kindOfText(here, there, edges, isLeaf: isLeaf) : nil
    let isAway = item.isText ? kind == .place : edges.greatest >= limit
    let found = differences.count
    // A part that is as large as what it was cut from is made of nothing smaller.
    if !isLeaf, here != areas.here || there != areas.there {
      compare(
        here, there, isAway ? offset.moved(to: here, there, edges, limit) : offset, depth: depth + 1
      )
    }
    if let kind {
      note(kind, here, edges)
    } else if isAway {
      let isMoved = isMoved(edges, by: widths + wideningOfTexts(since: found))
      note(isMoved ? .textWidth : .place, here, edges)
    }
  }

  /// By how much texts are wider than expected, of those found after others.
  private func wideningOfTexts(since count: Int) -> [Int] {
    differences[count...].filter { $0.kind == .textWidth }.map { $0.edges.right - $0.edges.left }
  }

  /// How a text, or several below one another, differ; nil if nothing does.
  private func kindOfText(
    _ here: PixelRect, _ there: PixelRect, _ edges: GeometryDifference.Edges, isLeaf: Bool
  ) -> GeometryDifference.Kind? {
    let growth = here.height - there.height
    if isLeaf, abs(growth) * 3 > min(here.height, there.height), abs(growth) > 4 * limit {
      return .lines
    }
    let middle = Double(edges.left + edges.right) / 2
    let side = min(Double(min(abs(edges.left), abs(edges.right))), abs(middle))
    // Letters of another width have another distance from the sides of the text, too.
    let isWider = abs(here.width - there.width) >= limit
    if side >= Double(isWider ? limit + 1 : limit)
      || min(abs(edges.top), abs(edges.bottom)) >= limit
    {
      return .place
    }
    return isWider ? .textWidth : nil
  }

  /// Whether something is where it is because a text beside it is wider or narrower.
  private func isMoved(_ edges: GeometryDifference.Edges, by widths: [Int]) -> Bool {
    guard max(abs(edges.top), abs(edges.bottom)) < limit else { return false }
    return widths.contains { width in
      [edges.left, edges.right].allSatisfy { edge in
        [0, width, width / 2, -width, -width / 2].contains { abs(edge - $0) < limit }
      }
    }
  }

  /// The texts that an area shows.
  private func texts(in area: PixelRect) -> [PixelRect] {
    texts.filter { !$0.intersection(area).isEmpty }
  }

  /// The gap in pixels up to which words belong to one line: a little more than a space of a text as high as a row.
  private func wordGap(of area: PixelRect) -> Int {
    max(limit, min(area.height, Int(24 * scale)) * 6 / 10)
  }
}

extension Span {
  fileprivate func moved(by distance: Int) -> Span {
    Span(start: start + distance, end: end + distance)
  }
}

extension PixelRect {
  /// The part of the rectangle in some rows.
  fileprivate func rows(_ span: Span) -> PixelRect {
    PixelRect(x: x, y: span.start, width: width, height: span.length)
  }

  /// The part of the rectangle in some columns.
  fileprivate func columns(_ span: Span) -> PixelRect {
    PixelRect(x: span.start, y: y, width: span.length, height: height)
  }
}

extension GeometrySearch.Offset {
  /// The offset of what is inside of a part that is not in place.
  fileprivate func moved(
    to here: PixelRect, _ there: PixelRect, _ edges: GeometryDifference.Edges, _ limit: Int
  ) -> Self {
    Self(
      x: abs(edges.left) >= limit ? there.x - here.x : x,
      y: abs(edges.top) >= limit ? there.y - here.y : y)
  }
}
