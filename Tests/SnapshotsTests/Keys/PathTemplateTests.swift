import Foundation
import SnapshotSamples
import Testing

@testable import SnapshotRecords
@testable import SnapshotReferences
@testable import Snapshots

/// Where references are below their folder.
struct PathTemplateTests {
  @Test(arguments: [
    ("{file}/{test}", "Rows", "Rows"), ("{target}/{file}/{test}", "Feed/Rows", "Rows"),
    ("{target}.{file}/{test}", "Feed.Rows", "Rows"),
    ("cells/{target}/{file}/{test}", "cells/Feed/Rows", "cells/Rows"),
    ("{file}-in-{target}/{test}", "Rows-in-Feed", "Rows-in-"),
  ])
  func `a template gives the suite of a file`(text: String, suite: String, alone: String) throws {
    let template = try #require(PathTemplate(text))
    #expect(template.description == text)
    #expect(template.suite(ofFile: "Rows", in: "Feed") == suite)
    #expect(template.suite(ofFile: "Rows", in: nil) == alone)
  }

  @Test(arguments: [
    "", "{test}", "{target}/{test}", "{file}", "/{file}/{test}", "{file}//{test}",
    "../{file}/{test}",
    "{files}/{test}", "{file}/{test}/", "a b/{file}/{test}", ".{file}/{test}",
  ])
  func `other texts are no template`(text: String) { #expect(PathTemplate(text) == nil) }

  @Test func `a suite in folders stays below them`() {
    let key = SnapshotKey(suite: "../Feed//Rows", fixture: "a")
    #expect(!key.description.contains(".."))
    #expect(key.description.split(separator: "/").count == 4)
  }

  @Test(arguments: ["Feed/Rows/a.320", "Rows/a"])
  func `a key is read as it was written`(text: String) throws {
    #expect(try SnapshotKey(parsing: text).description == text)
  }

  @Test(arguments: ["Rows", "/a", "Rows//a", "Rows/../a", "Feed/Rows/"])
  func `other texts are no keys`(text: String) {
    #expect(throws: RecordsError.self) { try SnapshotKey(parsing: text) }
  }

  @Test(arguments: ReferenceForm.allCases)
  func `references in folders are found, converted and pruned`(form: ReferenceForm) throws {
    let package = try TemporaryPackage()
    try package.write(
      "{ \"references\": \"\(form.rawValue)\", \"paths\": \"{target}/{file}/{test}\" }",
      to: "snap.json")
    let key = SnapshotKey(suite: "Feed/Rows", fixture: "a", configuration: "320")
    _ = try package.store().verify(.sample(), key: key)
    #expect(try package.store().verify(.sample(), key: key).status == .passed)
    let file =
      form == .pictures ? "Snapshots/Feed/Rows/a.320@2x.png" : "Snapshots/Feed/Rows.snapshots"
    #expect(package.exists(file))
    let other = form == .pictures ? ReferenceForm.digests : .pictures
    #expect(try package.store().convertReferences(to: other).converted == 1)
    #expect(!package.exists(file))
    #expect(try package.store().verify(.sample(), key: key).status == .passed)
    #expect(try package.store().convertReferences(to: form).converted == 1)
    #expect(package.exists(file))
  }
}
