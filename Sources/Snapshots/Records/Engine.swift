/// The engine that draws the pictures.
public enum Engine {
  /// The engine's name and version; the version increases with each change that affects pictures.
  public static let name = "Snap 1"
}
