import Testing

@testable import Adopting

/// What a compiler printed that crashed.
struct PrintedDiagnosticsTests {
  private static let crash = """
    Stack dump:
    3.	While evaluating request TypeCheckPrimaryFileRequest(source_file "/App/Cell.swift")
    5.	While type-checking statement at [/App/Cell.swift:3:14 - line:9:5] RangeText="{
    6.	While type-checking expression at [/App/Cell.swift:4:9 - line:6:1] RangeText="a {
     #5 0x00007f3bdcc59fb2 raise ./signal/raise.c:27:6
    """

  private func places(_ output: String) -> [CompilerDiagnostic.Place?] {
    PrintedDiagnostics(output) { path, line, column in
      path == "/App/Cell.swift" ? 100 * line + column : nil
    }.all.map(\.place)
  }

  @Test func `errors before a crash are what is wrong`() {
    let output = """
      /App/Cell.swift:12:11: error: cannot find type 'A' in scope
      10 | class A
      /App/Other.swift:1:1: error: a file that is not one of the sources
      /App/Cell.swift:13:2: note: something else

      """
    #expect(
      places(output + Self.crash) == [
        CompilerDiagnostic.Place(path: "/App/Cell.swift", line: 12, offset: 1211)
      ])
  }

  @Test func `without any, it is the innermost place where it crashed`() {
    #expect(
      places(Self.crash) == [
        CompilerDiagnostic.Place(path: "/App/Cell.swift", line: 4, offset: 409)
      ])
    #expect(places("error: compile command failed\n").isEmpty)
    #expect(places("").isEmpty)
  }
}
