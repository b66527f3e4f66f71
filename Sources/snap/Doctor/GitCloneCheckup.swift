import FileAccess
import Foundation
import GitFormats
import Revisions
import SnapReport
import SnapshotReferences
import TestRuns

/// Whether a clone has all that references and the commands that compare commits need.
struct GitCloneCheckup {
  let repository: GitRepository
  let package: URL

  /// The checks that found something.
  var checks: [Check] {
    get throws {
      let clone = repository.clone
      var checks: [Check] = []
      if clone.isShallow {
        checks.append(
          .advice(
            "shallow", "the clone is shallow, so that commits cannot all be compared",
            remedy: GitProblem.unshallow))
      }
      if let remote = clone.promisor {
        checks.append(
          .advice(
            "partial", "the clone is partial, and nothing is fetched unasked",
            remedy: GitProblem.refetch(from: remote)))
      }
      checks += try submodules
      return checks + pictures
    }
  }

  private var submodules: [Check] {
    get throws {
      let paths = try repository.index().filter { $0.kind == .submodule }.map(\.path)
      return paths.compactMap { path in
        do {
          _ = try repository.submodule(at: path)
          return nil
        } catch let problem as GitProblem {
          return .advice("submodule", problem.finding, remedy: problem.remedy)
        } catch {
          return .advice("submodule", "\(error)", remedy: "git submodule status")
        }
      }
    }
  }

  /// References of which the working tree has no picture.
  private var pictures: [Check] {
    let references = SnapshotDirectories(ofPackage: package).references
    let files = Files.files(below: references, withExtensions: ["png"], reading: .max)
    // What cannot be read is the finding of a run.
    let heads = files.map { ($0, (try? Files.read(existing: $0, upTo: 1024)) ?? Data()) }
    return [
      check(
        heads.filter { LargeFilePointer.isPointer($0.1) }.map(\.0),
        "are pointers of Git LFS, the first is", remedy: "git lfs pull"),
      check(
        heads.filter { ConvertedPicture.isOne($0.1) }.map(\.0),
        "are not PNGs any more, because git converted their line ends; the first is",
        remedy: "Write `*.png binary` into .gitattributes, and `git checkout` them again"),
    ].compactMap(\.self)
  }

  private func check(_ files: [URL], _ words: String, remedy: String) -> Check? {
    files.first.map {
      .missing(
        "references", "\(files.count) references \(words) \($0.path.visible)", remedy: remedy)
    }
  }
}
