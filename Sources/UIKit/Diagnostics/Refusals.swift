internal import Locks

// UIKit throws an exception for what these refuse, and Swift cannot catch a trap. They hide Swift's functions of the
// same names, in this module, so that each message begins with the fixture that is being verified.

/// Ends the process with the name of the fixture and a message.
func preconditionFailure(
  _ message: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line
) -> Never {
  Swift.preconditionFailure(PresentWork.named(message()), file: file, line: line)
}

/// Ends the process with the name of the fixture and a message, unless a condition holds.
func precondition(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
  file: StaticString = #file, line: UInt = #line
) {
  Swift.precondition(condition(), PresentWork.named(message()), file: file, line: line)
}
