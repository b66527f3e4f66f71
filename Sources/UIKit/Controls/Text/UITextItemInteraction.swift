/// How a person touches a link or an attachment of a text; nobody does in a snapshot.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction = 0
  case presentActions = 1
  case preview = 2
}
