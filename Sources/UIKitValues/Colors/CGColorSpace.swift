/// A colour space; everything is drawn in sRGB.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of a colour space, such as ``CGColorSpace/sRGB``.
  public typealias Name = String

  /// sRGB, the space of all pictures.
  public static let sRGB: Name = "kCGColorSpaceSRGB"
  /// Grey with the tone curve of sRGB.
  public static let genericGrayGamma2_2: Name = "kCGColorSpaceGenericGrayGamma2_2"

  /// The number of components without alpha.
  public let numberOfComponents: Int
  public let name: Name?

  /// Creates a named colour space; nil without one.
  public convenience init?(name: Name) {
    switch name {
    case CGColorSpace.sRGB: self.init(name: name, count: 3)
    case CGColorSpace.genericGrayGamma2_2: self.init(name: name, count: 1)
    default: return nil
    }
  }

  init(name: Name, count: Int) {
    self.name = name
    numberOfComponents = count
  }

  /// Returns whether both have the same name.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.name == rhs.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Returns the colour space of the device, which is sRGB on every machine.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(name: CGColorSpace.sRGB, count: 3)
}

/// Returns the grey colour space of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(name: CGColorSpace.genericGrayGamma2_2, count: 1)
}
