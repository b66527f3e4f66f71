import PrintedText
import SnapReport
package import Snapshots

extension RunLock.Holder {
  /// The command line without the marks of a command, in which the name of this tool would be inserted.
  package static func name(of holder: RunLock.Holder?) -> String {
    holder.map { "process \($0.process) (\($0.command.visible))" } ?? "another process"
  }
}
