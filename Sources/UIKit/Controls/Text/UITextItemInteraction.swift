/// How a person touches a link or an attachment of a text; nobody does in a snapshot.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction = 0
  /// A long press that shows actions.
  case presentActions = 1
  /// A press that shows the target.
  case preview = 2
}
