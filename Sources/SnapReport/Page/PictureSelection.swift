/// The results whose pictures a report's page shows.
public enum PictureSelection: String, CaseIterable, Sendable {
  case all
  /// Results that failed or were recorded.
  case changed
  /// No result: the page has only words.
  case none
}
