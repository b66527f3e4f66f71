import Serving
import Synchronization

/// What the server knows of its client and of the files that are open.
final class EditorSession: Sendable {
  enum Phase: Equatable {
    case new, running, shutDown, ended
  }

  /// What was found in a text, which another version has no more.
  private struct Found {
    let version: Int
    var problems: [EditorProblem] = []
    var fixes: EditorAnswer?
  }

  private struct State {
    var phase = Phase.new
    var client = EditorClient([:])
    var folders: [String] = []
    var documents: [String: EditorDocument] = [:]
    var found: [String: Found] = [:]
  }

  private let state = Mutex(State())

  var phase: Phase { state.withLock(\.phase) }
  var client: EditorClient { state.withLock(\.client) }
  /// The paths of the folders that are open.
  var folders: [String] { state.withLock(\.folders) }
  var documents: [EditorDocument] {
    state.withLock { $0.documents.values.sorted { $0.address < $1.address } }
  }

  func begin(_ parameters: MessageValue) {
    state.withLock { state in
      state.phase = .running
      state.client = EditorClient(parameters)
      let listed = parameters["workspaceFolders"]?.elements.compactMap { $0["uri"]?.text } ?? []
      let all = listed.isEmpty ? [parameters["rootUri"]?.text].compactMap(\.self) : listed
      state.folders = all.compactMap(FileAddress.path)
    }
  }

  func advance(to phase: Phase) { state.withLock { $0.phase = phase } }

  func changeFolders(_ event: MessageValue?) {
    func paths(_ name: String) -> [String] {
      event?[name]?.elements.compactMap { $0["uri"]?.text.flatMap(FileAddress.path) } ?? []
    }
    state.withLock { state in
      let removed = paths("removed")
      state.folders.removeAll { removed.contains($0) }
      state.folders += paths("added").filter { !state.folders.contains($0) }
    }
  }

  func document(_ address: String?) -> EditorDocument? {
    address.flatMap { address in state.withLock { $0.documents[address] } }
  }

  func open(_ document: EditorDocument) {
    state.withLock { state in
      state.documents[document.address] = document
      state.found[document.address] = nil
    }
  }

  func close(_ address: String) {
    state.withLock { state in
      state.documents[address] = nil
      state.found[address] = nil
    }
  }

  /// Changes a text by the changes of an editor, in their order; one without a range is the whole text.
  ///
  /// - Returns: the changed document; nil if it is not open.
  func change(_ address: String, to version: Int?, _ changes: [MessageValue]) -> EditorDocument? {
    state.withLock { state in
      guard var document = state.documents[address] else { return nil }
      for change in changes {
        guard let text = change["text"]?.text else { continue }
        if let start = state.client.position(change["range"]?["start"]),
          let end = state.client.position(change["range"]?["end"])
        {
          document.text.replace(from: start, to: end, in: state.client.unit, with: text)
        } else if change["range"] == nil {
          document.text = EditedText(text)
        }
      }
      document.version = version ?? document.version + 1
      state.documents[address] = document
      return document
    }
  }

  /// Notes what a version has wrong.
  ///
  /// - Returns: whether it is still the present one.
  func note(_ problems: [EditorProblem], of document: EditorDocument) -> Bool {
    state.withLock { state in
      guard state.documents[document.address]?.version == document.version else { return false }
      let fixes = state.found[document.address].flatMap {
        $0.version == document.version ? $0.fixes : nil
      }
      state.found[document.address] = Found(
        version: document.version, problems: problems, fixes: fixes)
      return true
    }
  }

  /// What is known of a version; nil if it was not checked yet.
  func problems(of document: EditorDocument) -> [EditorProblem]? {
    state.withLock { state in
      state.found[document.address].flatMap {
        $0.version == document.version ? $0.problems : nil
      }
    }
  }

  func fixes(of document: EditorDocument) -> EditorAnswer? {
    state.withLock { state in
      state.found[document.address].flatMap { $0.version == document.version ? $0.fixes : nil }
    }
  }

  func keep(_ fixes: EditorAnswer, of document: EditorDocument) {
    state.withLock { state in
      guard state.found[document.address]?.version == document.version else { return }
      state.found[document.address]?.fixes = fixes
    }
  }

  /// What other files may have changed is looked for again.
  func forgetFixes() {
    state.withLock { state in
      for address in state.found.keys { state.found[address]?.fixes = nil }
    }
  }
}
