/// Detects the pixels of antialiased edges.
///
/// The rules are those of Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009), as
/// pixelmatch applies them. A pixel of one picture is antialiased if
///
/// 1. at most two of its eight neighbours are as bright as it is,
/// 2. one neighbour is darker and one is brighter, and
/// 3. the darkest or the brightest of them lies in a flat area, with three or more equal neighbours, in
///    both pictures.
///
/// On the border of the picture the missing neighbours count as one equal neighbour.
struct AntialiasingDetector {
  let picture: PixelView
  let other: PixelView

  /// Returns whether the pixel is antialiased in the first picture.
  func isAntialiased(_ x: Int, _ y: Int) -> Bool {
    guard let (darkest, brightest) = extremes(x, y) else { return false }
    return isFlatInBoth(darkest) || isFlatInBoth(brightest)
  }

  private typealias Place = (x: Int, y: Int)

  /// Returns the neighbours that differ most in either direction; nil if rule 1 or rule 2 fails.
  ///
  /// They are visited column by column from the top, and the first extreme counts.
  private func extremes(_ x: Int, _ y: Int) -> (Place, Place)? {
    let center = picture.row(y)[x]
    let index = y &* picture.stride &+ x
    var equal = isOnBorder(x, y) ? 1 : 0
    var (least, most) = (0.0, 0.0)
    var leastPlace: Place = (x, y)
    var mostPlace: Place = (x, y)
    let (top, bottom) = (picture.rowAbove(y), picture.rowBelow(y))
    var column = picture.columnLeft(x)
    let right = picture.columnRight(x)
    while column <= right {
      var row = top
      while row <= bottom {
        if column != x || row != y {
          let difference = ColorDistance.brightness(
            center, over: picture.row(row)[column], at: index)
          if difference == 0 {
            equal &+= 1
            if equal > 2 { return nil }
          } else if difference < least {
            (least, leastPlace) = (difference, (column, row))
          } else if difference > most {
            (most, mostPlace) = (difference, (column, row))
          }
        }
        row &+= 1
      }
      column &+= 1
    }
    guard least != 0, most != 0 else { return nil }
    return (leastPlace, mostPlace)
  }

  private func isOnBorder(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == picture.width &- 1 || y == picture.height &- 1
  }

  private func isFlatInBoth(_ place: Place) -> Bool {
    hasEqualNeighbours(picture, place) && hasEqualNeighbours(other, place)
  }

  /// Returns whether three or more neighbours are exactly equal.
  private func hasEqualNeighbours(_ view: PixelView, _ place: Place) -> Bool {
    let center = view.row(place.y)[place.x]
    var equal = isOnBorder(place.x, place.y) ? 1 : 0
    let (left, right) = (view.columnLeft(place.x), view.columnRight(place.x))
    var row = view.rowAbove(place.y)
    let bottom = view.rowBelow(place.y)
    while row <= bottom {
      let pixels = view.row(row)
      var column = left
      while column <= right {
        if column != place.x || row != place.y, pixels[column] == center {
          equal &+= 1
          if equal > 2 { return true }
        }
        column &+= 1
      }
      row &+= 1
    }
    return false
  }
}
