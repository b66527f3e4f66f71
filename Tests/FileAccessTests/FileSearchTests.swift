import FileAccess
import Foundation
import TestSupport
import Testing

struct FileSearchTests {
  private func found(_ folder: TemporaryFolder, reading most: Int = 100) -> [String] {
    let root = folder.root.path + "/"
    return Files.files(below: folder.root, withExtensions: ["ttf", "otf"], reading: most)
      .map { $0.path.replacingOccurrences(of: root, with: "") }
  }

  @Test func `files with the extensions are found at any depth, in order`() throws {
    let folder = try TemporaryFolder(["b/c/2.otf": "", "b/1.TTF": "", "a.ttf": "", "a.txt": ""])
    #expect(found(folder) == ["a.ttf", "b/1.TTF", "b/c/2.otf"])
  }

  @Test func `hidden folders, links and folders named like files are left out`() throws {
    let folder = try TemporaryFolder([".git/1.ttf": "", "other.ttf/2.ttf": "", "a/3.ttf": ""])
    let links = [("loop", "."), ("link.ttf", "a/3.ttf")]
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url(of: name).path, withDestinationPath: target)
    }
    #expect(found(folder) == ["a/3.ttf", "other.ttf/2.ttf"])
  }

  @Test func `the outer folders are read first, up to a number of files`() throws {
    let folder = try TemporaryFolder(["a/b/1.ttf": "", "a/2.ttf": "", "3.ttf": ""])
    #expect(found(folder, reading: 2) == ["3.ttf"])
    #expect(found(folder, reading: 3) == ["3.ttf", "a/2.ttf"])
  }
}
