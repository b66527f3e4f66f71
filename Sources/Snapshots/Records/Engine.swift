/// What draws the pictures.
public enum Engine {
  /// The engine's name and version; the version grows with each change that makes pictures differ.
  public static let name = "Snap 1"
}
