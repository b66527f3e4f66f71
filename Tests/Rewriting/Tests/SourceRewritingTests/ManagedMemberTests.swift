import SourceRewriting
import Testing

/// Members that Core Data makes, and imports that cannot be had.
struct ManagedMemberTests {
  @Test func `what Core Data makes has the default of its type, or goes`() throws {
    let source = """
      extension Song {
        @NSManaged public var title: String?
        @NSManaged var count: Int
        @NSManaged var album: Album
        @NSManaged func add(_ artist: Artist)
        var own = 1
      }
      """
    let replaced = try SourcePruner.replaceManaged(in: source)
    let blank = String(repeating: " ", count: 10)
    #expect(
      replaced.text == """
        extension Song {
          \(blank) public var title: String? { get { nil } set {} }
          \(blank) var count: Int { get { 0 } set {} }
          \(String(repeating: " ", count: 27))
          \(blank) func add(_ artist: Artist) {}
          var own = 1
        }
        """)
    #expect(replaced.pieces.map(\.name) == ["title", "count", "album", "add"])
    #expect(replaced.pieces.map(\.kind) == [.value, .value, .member, .value])
    #expect(replaced.pieces.map(\.lines) == [2...2, 3...3, 4...4, 5...5])
  }

  @Test func `imports of some modules go, whatever their form`() throws {
    let source = "import UIKit\n@testable import Kit\nimport class Kit.Part\nimport Kitchen\n"
    let text = try SourcePruner.removeImports(of: ["Kit"], from: source)
    #expect(
      text.split(separator: "\n").map { $0.trimmingPrefix(while: \.isWhitespace) }
        == ["import UIKit", "", "", "import Kitchen"])
    #expect(text.utf8.count == source.utf8.count)
  }
}
