import Foundation

// Source-over blending of runs of pixels, in sRGB values as UIKit blends. The runs lie inside the
// surface; colours are words of `PixelMath.swift`.
extension Surface {
  /// Fills a rectangle with one colour.
  func fill(_ rect: PixelRect, _ color: UInt32) {
    guard !rect.isEmpty, color &>> 24 != 0 else { return }
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

  /// Fills a run with one colour.
  func fill(_ x: Int, _ y: Int, _ count: Int, _ color: UInt32) {
    let alpha = color &>> 24
    if alpha == 255 {
      repeatWord(color, address(x, y), count)
    } else if alpha != 0, count > 0 {
      blend(color, address(x, y), count)
    }
  }

  /// Fills a run with one colour, as much of each pixel as its coverage says.
  func fill(
    _ x: Int, _ y: Int, _ count: Int, _ color: UInt32, coverage: UnsafePointer<UInt8>
  ) {
    if color &>> 24 == 255 {
      mix(color, coverage, address(x, y), count)
    } else {
      blend(color, coverage, address(x, y), count)
    }
  }

  /// Draws a run of pixels, each multiplied by `opacity` / 255.
  func draw(
    _ x: Int, _ y: Int, _ count: Int, _ source: UnsafePointer<UInt32>, opacity: UInt32
  ) {
    guard count > 0 else { return }
    let target = address(x, y)
    if opacity == 255 { return cover(source, target, count) }
    // Neighbours are mostly equal, and so is what becomes of them.
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

  /// Draws a run of pixels, as much of each as its coverage says.
  func draw(
    _ x: Int, _ y: Int, _ count: Int, _ source: UnsafePointer<UInt32>,
    coverage: UnsafePointer<UInt8>
  ) {
    let target = address(x, y)
    var index = 0
    while index < count {
      let share = coverage[index]
      if share != 0 {
        target[index] = over(scaled(source[index], by: UInt32(share)), target[index])
      }
      index &+= 1
    }
  }
}

/// Writes one word many times: by copies that double, which run at the speed of memory.
private func repeatWord(_ word: UInt32, _ target: UnsafeMutablePointer<UInt32>, _ count: Int) {
  var done = 0
  let seed = min(count, 8)
  while done < seed {
    target[done] = word
    done &+= 1
  }
  while done < count {
    let length = min(done, count &- done)
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

/// Mixes an opaque colour into a run: colour · coverage + ground · (1 − coverage), rounded once.
private func mix(
  _ color: UInt32, _ coverage: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt32>,
  _ count: Int
) {
  let colorLow = color & 0x00FF_00FF
  let colorHigh = (color &>> 8) & 0x00FF_00FF
  var index = 0
  while index < count {
    let share = coverage[index]
    if share == 255 {
      target[index] = color
    } else if share != 0 {
      let part = UInt32(share)
      let rest = 255 &- part
      let ground = target[index]
      var low = colorLow &* part &+ (ground & 0x00FF_00FF) &* rest &+ 0x0080_0080
      low = ((low &+ ((low &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF
      var high = colorHigh &* part &+ ((ground &>> 8) & 0x00FF_00FF) &* rest &+ 0x0080_0080
      high = (high &+ ((high &>> 8) & 0x00FF_00FF)) & 0xFF00_FF00
      target[index] = low | high
    }
    index &+= 1
  }
}

/// Blends a translucent colour over a run, weakened by the coverage.
private func blend(
  _ color: UInt32, _ coverage: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt32>,
  _ count: Int
) {
  // Along the straight side of a shadow neighbours are equal.
  var lastShare: UInt8 = 0
  var lastColor: UInt32 = 0
  var lastGround: UInt32 = 0
  var lastResult: UInt32 = 0
  var index = 0
  while index < count {
    let share = coverage[index]
    if share != 0 {
      let ground = target[index]
      if share != lastShare {
        lastColor = scaled(color, by: UInt32(share))
        lastShare = share
        lastGround = ground
        lastResult = over(lastColor, ground)
      } else if ground != lastGround {
        lastGround = ground
        lastResult = over(lastColor, ground)
      }
      target[index] = lastResult
    }
    index &+= 1
  }
}

/// Draws a run of pixels as they are: opaque ones replace the ground, transparent ones leave it.
private func cover(
  _ source: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>, _ count: Int
) {
  var lastSource: UInt32 = 0
  var lastGround: UInt32 = 0
  var lastResult: UInt32 = 0
  var index = 0
  while index < count {
    let pixel = source[index]
    let alpha = pixel &>> 24
    if alpha == 255 {
      target[index] = pixel
    } else if alpha != 0 {
      let ground = target[index]
      if pixel != lastSource || ground != lastGround {
        lastSource = pixel
        lastGround = ground
        lastResult = over(pixel, ground)
      }
      target[index] = lastResult
    }
    index &+= 1
  }
}
