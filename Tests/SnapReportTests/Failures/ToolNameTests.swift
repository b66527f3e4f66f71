import SnapReport
import Testing

struct ToolNameTests {
  @Test(arguments: [
    ("snap", "snap"), ("./snap", "./snap"), ("/usr/local/bin/snap", "/usr/local/bin/snap"),
    (".build/debug/snap", ".build/debug/snap"),
    (".build/x86_64-unknown-linux-gnu/debug/snap", "swift run snap"),
    ("/tmp/build/aarch64-unknown-linux-gnu/release/snap", "swift run snap"),
  ])
  func `the tool is called as it was typed`(word: String, name: String) {
    #expect(ToolName(calledAs: word).description == name)
    #expect(ToolName(environment: ["SNAP_COMMAND": "a"], default: .snap).description == "a")
  }
}
