extension BlendMode {
  /// Returns a premultiplied pixel combined with the one below it.
  func apply(_ source: UInt32, on ground: UInt32) -> UInt32 {
    if self == .normal { return over(source, ground) }
    let (sourceAlpha, groundAlpha) = (Int(source &>> 24), Int(ground &>> 24))
    if let (first, second) = factors(sourceAlpha, groundAlpha) {
      return channels { shift in
        share(channel(source, shift), first) + share(channel(ground, shift), second)
      }
    }
    let alpha = sourceAlpha + groundAlpha - share(sourceAlpha, groundAlpha)
    return channels { shift in
      guard shift < 24 else { return alpha }
      let (s, d) = (channel(source, shift), channel(ground, shift))
      let apart = share(s, 255 - groundAlpha) + share(d, 255 - sourceAlpha)
      return min(apart + mixed(s, d, sourceAlpha, groundAlpha), alpha)
    }
  }

  /// How much of the source and of the backdrop a Porter-Duff operator takes, in 1/255.
  private func factors(_ source: Int, _ ground: Int) -> (Int, Int)? {
    switch self {
    case .clear: (0, 0)
    case .copy: (255, 0)
    case .sourceIn: (ground, 0)
    case .sourceOut: (255 - ground, 0)
    case .sourceAtop: (ground, 255 - source)
    case .destinationOver: (255 - ground, 255)
    case .destinationIn: (0, source)
    case .destinationOut: (0, 255 - source)
    case .destinationAtop: (255 - ground, source)
    case .xor: (255 - ground, 255 - source)
    case .plusLighter: (255, 255)
    default: nil
    }
  }

  /// Returns the part of the result where both are opaque, from premultiplied channels.
  private func mixed(_ s: Int, _ d: Int, _ sourceAlpha: Int, _ groundAlpha: Int) -> Int {
    let (sd, ds) = (share(s, groundAlpha), share(d, sourceAlpha))
    let screened = sd + ds - share(s, d)
    switch self {
    case .multiply: return share(s, d)
    case .screen: return screened
    case .overlay: return hardLight(2 * d > groundAlpha, s, d, sourceAlpha, groundAlpha)
    case .hardLight: return hardLight(2 * s > sourceAlpha, s, d, sourceAlpha, groundAlpha)
    case .darken: return min(sd, ds)
    case .lighten: return max(sd, ds)
    case .difference: return abs(sd - ds)
    case .exclusion: return max(0, sd + ds - 2 * share(s, d))
    default: return sd
    }
  }

  private func hardLight(
    _ isLight: Bool, _ s: Int, _ d: Int, _ sourceAlpha: Int, _ groundAlpha: Int
  ) -> Int {
    guard isLight else { return 2 * share(s, d) }
    return max(
      0, share(sourceAlpha, groundAlpha) - 2 * share(sourceAlpha - s, groundAlpha - d))
  }

  private func channel(_ pixel: UInt32, _ shift: UInt32) -> Int { Int((pixel &>> shift) & 255) }

  /// Returns the product of two bytes that represent fractions of 255.
  private func share(_ first: Int, _ second: Int) -> Int {
    let sum = first * second + 128
    return (sum + (sum >> 8)) >> 8
  }

  private func channels(_ value: (UInt32) -> Int) -> UInt32 {
    let alpha = max(0, min(value(24), 255))
    // No channel may exceed alpha.
    let red = max(0, min(value(16), alpha))
    let green = max(0, min(value(8), alpha))
    let blue = max(0, min(value(0), alpha))
    return UInt32(alpha) &<< 24 | UInt32(red) &<< 16 | UInt32(green) &<< 8 | UInt32(blue)
  }
}

extension Surface {
  /// Combines a run of pixels with those below, each weighted by its coverage.
  func combine(
    _ x: Int, _ y: Int, _ count: Int, _ source: UnsafePointer<UInt32>, opacity: UInt32,
    mode: BlendMode, coverage: UnsafePointer<UInt8>?
  ) {
    let target = address(x, y)
    var index = 0
    while index < count {
      let ground = target[index]
      // Nothing on nothing is nothing in each mode, and most of a group that a shadow enlarges.
      if source[index] | ground == 0 {
        index &+= 1
        continue
      }
      let result = mode.apply(scaled(source[index], by: opacity), on: ground)
      let share = UInt32(coverage?[index] ?? 255)
      target[index] =
        share == 255 ? result : scaled(result, by: share) &+ scaled(ground, by: 255 &- share)
      index &+= 1
    }
  }
}
