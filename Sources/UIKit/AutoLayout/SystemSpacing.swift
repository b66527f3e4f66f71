/// The distances that the system leaves where an app asks for the standard one, in points.
enum SystemSpacing {
  /// Between views side by side or one above the other.
  static let betweenSiblings = 8.0
}
