/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Inherited.
  case unspecified = 0
  /// Dark text on a light background.
  case light = 1
  /// Light text on a dark background.
  case dark = 2
}

/// The direction of the interface's language as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Inherited.
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The direction in which an interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

/// Whether a view is mirrored in right-to-left interfaces; not inherited by subviews.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored when the interface is right to left.
  case unspecified = 0
  /// Playback controls, never mirrored.
  case playback = 1
  /// Controls of a direction in space, never mirrored.
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

/// Whether the user chose increased contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Inherited.
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// Whether contents lie on the main level of an interface or above it, as in a sheet.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Inherited.
  case unspecified = -1
  case base = 0
  case elevated = 1
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Inherited.
  case unspecified = 0
  /// Compact, such as the width of a phone in portrait.
  case compact = 1
  /// Regular, such as the height of a phone in portrait.
  case regular = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Inherited.
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// Whether the user chose bold text.
public enum UILegibilityWeight: Int, Sendable {
  /// Inherited.
  case unspecified = -1
  case regular = 0
  case bold = 1
}

/// The colours that a display can show.
public enum UIDisplayGamut: Int, Sendable {
  /// Inherited.
  case unspecified = -1
  case SRGB = 0
  case P3 = 1
}

/// Whether an interface is active.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Inherited.
  case unspecified = -1
  case inactive = 0
  case active = 1
}

/// Whether the screen measures how hard it is touched.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown = 0
  case unavailable = 1
  case available = 2
}
