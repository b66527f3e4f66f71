import Fixtures
import Foundation
import Graphics
import InterfaceBuilder
import LayoutModel
import NumberText
import Processes
import SnapReport
import SnapshotReferences

/// The process that reads files for ``EditorServer``.
enum EditorWork {
  /// How many seconds a file may take; ten times as much to search fixes, which checks it many times.
  private static let timeLimit = 60

  /// Answers requests until the parent closes standard input.
  static func run() throws {
    try Working.run { (request: EditorRequest) in
      var seconds = timeLimit
      if case .fixes = request { seconds *= 10 }
      return Working.limited(to: seconds) {
        MainActor.assumeIsolated { answer(request) }
      }
    }
  }

  @MainActor private static func answer(_ request: EditorRequest) -> EditorAnswer {
    var answer = EditorAnswer()
    switch request {
    case .check(let file, let options):
      answer.problems =
        EditorDocument.Kind(path: file.path) == .cells
        ? CellFileCheck(file).problems(options)
        : InterfaceCheck(file).problems(accessibility: options.accessibility)
    case .fixes(let file, let options):
      InterfaceCheck(file).findFixes(accessibility: options.accessibility, &answer)
    case .describe(let file, let offset):
      answer.view =
        EditorDocument.Kind(path: file.path) == .cells
        ? CellFileCheck(file).view(at: offset) : InterfaceCheck(file).view(at: offset)
    case .complete(let file, let options, let offset):
      answer.completions = CellFileCompletion(file, options, at: offset).completions
    }
    return answer
  }
}

extension EditorFile {
  var url: URL { URL(fileURLWithPath: path) }
  var data: Data { Data(text.utf8) }
}

extension EditorView.Picture {
  /// An editor shows no more than a hundred thousand characters of Markdown, which base 64 makes of fewer bytes.
  private static let mostBytes = 60_000

  /// Nil if nothing can be drawn.
  init?(_ rendering: Rendering) {
    guard let bitmap = try? rendering.snapshot().bitmap, let png = try? PNG.encode(bitmap) else {
      return nil
    }
    data = png.count <= Self.mostBytes ? png.base64EncodedString() : nil
    (width, height) = (Double(rendering.size.width), Double(rendering.size.height))
  }
}
