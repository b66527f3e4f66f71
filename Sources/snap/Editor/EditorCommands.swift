import Foundation
import Serving
import SnapReport
import SnapshotRecords
import SnapshotReferences
import Snapshots
import TestRuns

/// What lenses do when they are clicked.
struct EditorCommands {
  let session: EditorSession
  let client: MessageClient

  /// Carries out a command.
  ///
  /// - Throws: ``MessageError`` for a command or arguments that no lens has, and errors of files.
  func run(_ parameters: MessageValue) throws -> MessageValue {
    let name = parameters["command"]?.text ?? ""
    let arguments = parameters["arguments"]?.elements.first ?? [:]
    switch name {
    case EditorLenses.accept: return try accept(arguments)
    case EditorLenses.show: return try show(arguments)
    default:
      throw MessageError.invalidParameters(
        "There is no command “\(name)”. There are \(EditorLenses.accept) and \(EditorLenses.show).")
    }
  }

  /// Accepts pictures that are still those that the lens was about.
  private func accept(_ arguments: MessageValue) throws -> MessageValue {
    let store = try directories(arguments).store
    var shown: [SnapshotKey: SnapshotStore.ShownActual] = [:]
    for picture in arguments["pictures"]?.elements ?? [] {
      guard let key = picture["key"]?.text.flatMap({ try? SnapshotKey(parsing: $0) }),
        let digest = picture["digest"]?.text
      else {
        throw MessageError.invalidParameters("A picture has a key and a digest.")
      }
      shown[key] = .picture(digest: digest)
    }
    let made = try store.accept(shown: shown)
    let words = made.sentence(for: .accept)
    let isDone = !made.isEmpty && made.allSatisfy { $0.outcome == .accepted }
    client.notify(
      "window/showMessage", ["type": .integer(isDone ? 3 : 2), "message": .text(words)])
    if session.client.refreshesLenses { client.ask("workspace/codeLens/refresh") }
    return [
      "accepted": .integer(made.count { $0.outcome == .accepted }), "message": .text(words),
    ]
  }

  /// Lets the client open the diff of a picture, or the picture where there is no diff; one that opens no files is told the path.
  private func show(_ arguments: MessageValue) throws -> MessageValue {
    let directories = try directories(arguments)
    let key = arguments["key"]?.text ?? ""
    guard let record = try directories.store.pending().first(where: { "\($0.key)" == key }),
      let path = record.diff ?? record.actual
    else {
      throw MessageError.invalidParameters("“\(key)” is not pending. Run `snap verify` again.")
    }
    let file = directories.url(ofRelativePath: path)
    let address = FileAddress.address(of: file.path)
    if session.client.opensFiles {
      client.ask("window/showDocument", ["uri": .text(address), "takeFocus": true])
    } else {
      client.notify(
        "window/showMessage",
        ["type": 3, "message": .text("The difference: \(file.path.visibleLine)")])
    }
    return ["uri": .text(address)]
  }

  /// The package of a lens, which has to be open in the editor.
  private func directories(_ arguments: MessageValue) throws -> SnapshotDirectories {
    let path = arguments["package"]?.text ?? ""
    let open = session.folders + session.documents.map(\.path)
    let isOpen = open.contains {
      $0 == path || $0.hasPrefix(path + "/") || path.hasPrefix($0 + "/")
    }
    guard path.hasPrefix("/"), !path.split(separator: "/").contains(".."), isOpen,
      try PackageFolder.containing(path).path == URL(fileURLWithPath: path).standardizedFileURL.path
    else {
      throw MessageError.invalidParameters("“\(path)” is no package that is open here.")
    }
    return SnapshotDirectories(ofPackage: URL(fileURLWithPath: path, isDirectory: true))
  }
}
