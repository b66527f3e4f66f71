import Foundation
import SnapshotSamples
import Testing

/// What keeps the tool from building or starting tests is said in words, with exit code 2, and has an end.
struct BuildTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
    try package.prepare(Samples.result())
  }

  @Test(arguments: [
    ("--build-tests", 2, "`swift build --build-tests`"),
    ("--show-bin-path", 2, "`swift build --show-bin-path`"),
    ("dump-package", 2, "swift has not read it within 20 seconds"),
    ("--list-tests", 2, "--list-tests` did not end in 20 seconds"),
    ("--event-stream-version", 1, "a test did not end in 1 seconds"),
  ])
  func `a program that does nothing is ended`(
    argument: String, exitCode: Int32, message: String
  ) async throws {
    var tool = try package.snap()
    tool.environment["HANGS"] = argument
    let run = try await tool.runApart(["verify", "--time-limit", "1"])
    #expect(run.exitCode == exitCode, "\(run)")
    #expect((run.out + run.error).contains(message), "\(run)")
    #expect(run.duration < .seconds(120))
  }

  @Test func `a build that works in silence is not ended, and a pipe gets lines of progress`()
    async throws
  {
    var tool = try package.snap()
    tool.environment["BUILD_WORKS"] = "4"
    tool.environment["SNAP_PROGRESS"] = "1"
    let run = try await tool.runApart(["verify", "--time-limit", "1"])
    #expect(run.exitCode == 0, "\(run)")
    let lines = run.error.split(separator: "\n").filter { $0.hasPrefix("building ") }
    #expect((2...10).contains(lines.count), "\(run)")
  }

  @Test(arguments: ["often", "-1", "86401"])
  func `an interval of progress that is no number of seconds is an error`(value: String) throws {
    var tool = try package.snap()
    tool.environment["SNAP_PROGRESS"] = value
    let run = try tool.run("verify")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("SNAP_PROGRESS is `\(value)`"), "\(run)")
  }

  @Test func `a build waits for another one, however long that takes`() async throws {
    var tool = try package.snap()
    tool.environment["BUILD_LOCK"] = package.url(of: "lock").path
    let descriptor = open(package.url(of: "lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    try #require(flock(descriptor, LOCK_EX) == 0)
    let run = try await tool.runApart(["verify", "--time-limit", "1"]) { process in
      Thread.sleep(forTimeInterval: 5)
      #expect(process.isRunning)
      close(descriptor)
    }
    #expect(run.exitCode == 0, "\(run)")
    #expect(run.error.contains("Waiting for another build in the same folder to end."), "\(run)")
  }

  @Test func `a build begins again when another one has closed the database`() async throws {
    let tool = try package.snap(building: 1)
    let database = package.url(of: ".build/build.db").path
    try package.write("SQLite format 3\0", to: ".build/build.db")
    let descriptor = open(database, O_RDWR | O_CLOEXEC)
    var lock = flock(
      l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET), l_start: 0x4000_0000, l_len: 512, l_pid: 0)
    try #require(fcntl(descriptor, F_SETLK, &lock) == 0)
    let run = try await tool.runApart(["verify"]) { [package] process in
      while process.isRunning && !package.exists("calls") {
        Thread.sleep(forTimeInterval: 0.01)
      }
      Thread.sleep(forTimeInterval: 2)
      close(descriptor)
    }
    #expect(run.exitCode == 2, "\(run)")
    #expect(run.error.contains("Process \(getpid()), another build, has locked \(database)"))
    #expect(try package.calls().count == 2)
    #expect(run.error.contains("does not build with its tests"))
  }

  @Test func `a damaged database of builds is named`() throws {
    try package.write("no database", to: ".build/build.db")
    let run = try package.snap(building: 1).run("verify")
    #expect(run.exitCode == 2, "\(run)")
    #expect(run.error.contains("/.build/build.db is damaged. Remove it"), "\(run)")
  }

  @Test(.enabled(if: TinyDisk.isPossible))
  func `a full disk is named`() throws {
    try package.write("", to: ".build/.keep")
    var disk = TinyDisk(kilobytes: 64, folder: package.url(of: ".build"))
    disk.environment = try package.snap(building: 1).environment
    let run = try disk.run(["verify"], in: package.root)
    #expect(run.exitCode == 2 && run.text.contains("No space is left on the disk of"), "\(run)")
  }

  @Test(arguments: [8, 16, 32, 48, 64, 96, 128])
  func `too few open files are named`(limit: Int) throws {
    try package.write(SongFile.storyboard(), to: "App/Main.storyboard")
    try package.write(
      "{ \"source\": \"Main.storyboard\", \"fixtures\": [{ \"name\": \"f\", \"cell\": \"SongCell\" }] }",
      to: "App/Songs.cells.json")
    #expect(try package.snap().run("record", "--cells-only").exitCode == 0)
    var tool = try package.snap()
    tool.launcher = ["sh", "-c", "ulimit -n \(limit) && exec \"$@\"", "sh"]
    for arguments in [["--tests-only"], ["--cells-only", "--jobs", "2"]] {
      let run = try tool.run(["verify"] + arguments)
      let isSaid = run.exitCode == 2 && run.error.contains("ulimit -n")
      #expect(run.exitCode == 0 || isSaid, "\(run)")
    }
  }

  @Test(arguments: [("SNAP_DECODE", "all, sample, none"), ("SNAP_REPEAT", "SNAP_REPEAT")])
  func `a variable with an unknown value ends the run, with and without cell files`(
    variable: String, message: String
  ) throws {
    var tool = try package.snap()
    tool.environment[variable] = "foo"
    let without = try tool.run("verify")
    #expect(without.exitCode == 2 && without.error.contains(message), "\(without)")
    try package.write("{}", to: "App/Songs.cells.json")
    let with = try tool.run("verify")
    #expect(with.exitCode == 2 && with.error == without.error && with.out == without.out, "\(with)")
  }
}
