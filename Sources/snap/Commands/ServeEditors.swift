import ArgumentParser
import Foundation
import Processes
import Serving
import Terminal

struct ServeEditors: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serves editors by the Language Server Protocol.",
    discussion: """
      Reads messages from standard input and writes answers to standard output. While storyboards, xibs and cell files are \
      edited, it reports what lint finds, offers what mends it, draws the cell under the pointer and completes keys and values; \
      above calls in Swift files it offers to accept what is pending. Nothing is written but by snap.accept.

      \(ExitCodes.serveEditors)
      """)

  @Flag(help: .hidden)
  var isWorker = false

  // Clients say so, and there is nothing else.
  @Flag(help: .hidden)
  var stdio = false

  func run() throws {
    if isWorker { return try EditorWork.run() }
    // An editor ends a server by a signal, which threads that start programs may block.
    Interruption.unblock()
    let client = MessageClient(.standardOutput, .heads)
    let server = EditorServer(for: client)
    MessageServer(server, for: client).run(input: .standardInput)
    server.end()
    if !server.wasShutDown { throw Outcome.differences }
  }
}
