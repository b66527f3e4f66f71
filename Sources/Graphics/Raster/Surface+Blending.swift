internal import CPixels
import Foundation

// Source-over blending of runs of pixels, in sRGB values as UIKit blends. The runs lie inside the
// surface; colours are words of `PixelMath.swift`.
extension Surface {
  func fill(_ rect: PixelRect, _ color: UInt32) {
    guard !rect.isEmpty, color &>> 24 != 0 else { return }
    if rect.width == bounds.width {
      // Rows without padding are one run.
      return fill(rect.x, rect.y, rect.area, color)
    }
    let first = address(rect.x, rect.y)
    fill(rect.x, rect.y, rect.width, color)
    var y = 1
    while y < rect.height {
      if color &>> 24 == 255 {
        memcpy(first + y &* bounds.width, first, rect.width &* 4)
      } else {
        fill(rect.x, rect.y &+ y, rect.width, color)
      }
      y &+= 1
    }
  }

  func fill(_ x: Int, _ y: Int, _ count: Int, _ color: UInt32) {
    let alpha = color &>> 24
    if alpha == 255 {
      repeatWord(color, address(x, y), count)
    } else if alpha != 0, count > 0 {
      blend(color, address(x, y), count)
    }
  }

  /// Fills a run with one colour, weighted by each pixel's coverage.
  func fill(
    _ x: Int, _ y: Int, _ count: Int, _ color: UInt32, coverage: UnsafePointer<UInt8>
  ) {
    let run = PixelRect(x: x, y: y, width: count, height: 1)
    fill(run, color, coverage: coverage, stride: count)
  }

  /// Fills a rectangle with one colour, weighted by each pixel's coverage.
  func fill(
    _ rect: PixelRect, _ color: UInt32, coverage: UnsafePointer<UInt8>, stride: Int
  ) {
    let paint = color &>> 24 == 255 ? cpixels_mix : cpixels_blend
    paint(
      color, coverage, stride, address(rect.x, rect.y), bounds.width, Int32(rect.width),
      Int32(rect.height))
  }

  /// Draws a run of pixels, each multiplied by `opacity` / 255.
  func draw(
    _ x: Int, _ y: Int, _ count: Int, _ source: UnsafePointer<UInt32>, opacity: UInt32
  ) {
    guard count > 0 else { return }
    let target = address(x, y)
    if opacity == 255 { return cpixels_cover(source, target, count) }
    // Neighbours are mostly equal, so the last result is reused.
    var lastSource = source[0]
    var lastGround = target[0]
    var lastResult = over(scaled(lastSource, by: opacity), lastGround)
    var index = 0
    while index < count {
      let pixel = source[index]
      let ground = target[index]
      if pixel != lastSource || ground != lastGround {
        lastSource = pixel
        lastGround = ground
        lastResult = over(scaled(pixel, by: opacity), ground)
      }
      target[index] = lastResult
      index &+= 1
    }
  }

  /// Draws a run of pixels, each weighted by its coverage.
  func draw(
    _ x: Int, _ y: Int, _ count: Int, _ source: UnsafePointer<UInt32>,
    coverage: UnsafePointer<UInt8>
  ) {
    cpixels_cover_shares(source, coverage, address(x, y), count)
  }
}

/// Writes one word many times, at memory speed.
private func repeatWord(_ word: UInt32, _ target: UnsafeMutablePointer<UInt32>, _ count: Int) {
  guard count > 0 else { return }
  // White and black are the most frequent backgrounds.
  if word == word &<< 8 | word &>> 24 {
    memset(target, Int32(word & 255), count &* 4)
    return
  }
  // The last copy is still in the cache.
  let part = min(count, 1024)
  var done = 1
  target[0] = word
  while done < part {
    let length = min(done, part &- done)
    memcpy(target + done, target, length &* 4)
    done &+= length
  }
  while done < count {
    let length = min(part, count &- done)
    memcpy(target + done, target, length &* 4)
    done &+= length
  }
}

/// Blends one translucent colour over a run.
private func blend(_ color: UInt32, _ target: UnsafeMutablePointer<UInt32>, _ count: Int) {
  var lastGround = target[0]
  var lastResult = over(color, lastGround)
  var index = 0
  while index < count {
    let ground = target[index]
    if ground != lastGround {
      lastGround = ground
      lastResult = over(color, ground)
    }
    target[index] = lastResult
    index &+= 1
  }
}
