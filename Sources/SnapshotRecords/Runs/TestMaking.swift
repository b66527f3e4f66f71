/// How the tool and a process of tests agree on the classes whose tests XCTest makes, all before it runs or lists one.
///
/// A class with a property whose value ends the process would otherwise end it before any test.
public enum TestMaking {
  /// The environment variable with the names of the classes whose tests are not made, with commas between them.
  public static let leftOutVariable = "SNAP_LEFT_OUT_TEST_CLASSES"

  /// The environment variable that asks for an event before each class's tests are made; any value does.
  public static let announcedVariable = "SNAP_ANNOUNCED_TEST_CLASSES"

  /// The kind of that event; its test is the class.
  public static let event = "classWillBeMade"

  /// Reads the names of classes from the environment.
  public static func leftOut(in environment: [String: String]) -> Set<String> {
    Set((environment[leftOutVariable] ?? "").split(separator: ",").map(String.init))
  }

  /// The variable's value for some classes, the same for the same ones.
  public static func leavingOut(_ classes: some Sequence<String>) -> String {
    Set(classes).sorted().joined(separator: ",")
  }
}
