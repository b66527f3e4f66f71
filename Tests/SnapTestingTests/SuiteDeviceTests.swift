import Fixtures
import Foundation
import TestSupport
import Testing
import UIKit

@testable import SnapTesting

/// What tests of a suite are told of the device, outside of snapshots too.
@MainActor struct SuiteDeviceTests: ~Copyable {
  private let folder = TemporaryPictures()

  private func device() throws -> ProcessDevice? {
    try SuiteProcess.device(ofPackage: folder.root)
  }

  @Test func `pictures of whole screens show the screen and the scale`() throws {
    try folder.add("AppTests/__Snapshots__/A/test.1.png", width: 1170, height: 2532)
    try folder.add("AppTests/__Snapshots__/A/test.2.png", width: 2532, height: 1170)
    try folder.add("AppTests/__Snapshots__/A/other.1.png", width: 750, height: 1334)
    #expect(
      try device() == ProcessDevice(screen: CGSize(width: 390, height: 844), scale: 3))
  }

  @Test func `pictures as wide as a phone show it, and a few of such a width do not`() throws {
    for number in 1...3 { try folder.add("ReferenceImages_64/A/test\(number)@2x.png", width: 750) }
    for number in 1...6 { try folder.add("ReferenceImages_64/B/test\(number)@2x.png", width: 91) }
    #expect(
      try device() == ProcessDevice(screen: CGSize(width: 375, height: 667), scale: 2))
    try folder.add("ReferenceImages_64/B/test7@2x.png", width: 91)
    #expect(try device() == ProcessDevice(scale: 2))
  }

  @Test(arguments: [
    ("test_iPhone12_4_375x667@2x", "12.4"), ("test_iPhone_13_3_1_375x667@2x", "13.3.1"),
    ("test_iPad_14.5_375x667@2x", "14.5"),
  ])
  func `names show the release and the screen`(name: String, release: String) throws {
    try folder.add("ReferenceImages/A/\(name).png")
    #expect(
      try device()
        == ProcessDevice(
          systemVersion: release, screen: CGSize(width: 375, height: 667), scale: 2))
  }

  @Test func `pictures in other folders show nothing`() throws {
    try folder.add("Snapshots/A/test@2x.png", width: 750, height: 1334)
    try folder.add(".build/__Snapshots__/test@2x.png", width: 750, height: 1334)
    try folder.add("App/picture@2x.png", width: 750, height: 1334)
    #expect(try device() == nil)
  }

  @Test func `a file names the device, and pictures say what it leaves out`() throws {
    try folder.add("__Snapshots__/A/test.png", width: 750, height: 1334)
    try folder.write(#"{"name": "iPhone SE (3rd generation)", "system": "17.5"}"#, to: file)
    let screen = CGSize(width: 375, height: 667)
    #expect(
      try device()
        == ProcessDevice(
          name: "iPhone SE (3rd generation)", systemVersion: "17.5", screen: screen, scale: 2))
    try folder.write(#"{"system": "12.4"}"#, to: file)
    #expect(
      try device() == ProcessDevice(systemVersion: "12.4", screen: screen, scale: 2))
    try folder.write(#"{"name": "iPad mini (6th generation)"}"#, to: file)
    #expect(try device()?.isTablet == true)
  }

  private let file = "snap-device.json"

  @Test(arguments: [
    (#"{"name": 1}"#, "is not of the form"), (#"{"width": 320}"#, "is not of the form"),
    (#"{"width": 1e99, "height": 3}"#, "is not of the form"),
    (#"{"system": "iOS 17"}"#, "“iOS 17” is not a release of iOS"),
    (#"{"name": "Telephone"}"#, "the screen of “Telephone” is not known"),
  ])
  func `a file that cannot be used is an error with its path`(text: String, problem: String) throws
  {
    try folder.write(text, to: file)
    let error = #expect(throws: SuiteDeviceFile.Problem.self) { try device() }
    #expect(error?.description.contains(problem) == true)
    #expect(error?.description.contains(file) == true)
  }

  @Test func `without a device all is as for snapshots of cells`() {
    #expect(UIScreen.main.bounds.width == 320 && UIScreen.main.scale == 2)
    #expect(UIDevice.current.name == "iPhone" && UIDevice.current.systemVersion == "18.0")
  }

  @Test func `a process says of its device what tests ask`() {
    let device = ProcessDevice(
      name: "iPhone 15", systemVersion: "17.5", screen: CGSize(width: 393, height: 852), scale: 3)
    ProcessDevice.$current.withValue(device) {
      #expect(UIDevice.current.name == "iPhone 15" && UIDevice.current.model == "iPhone")
      #expect(UIDevice.current.systemVersion == "17.5" && UIDevice.has(iOS: 17, 5))
      #expect(UIScreen.main.bounds.size == device.screen && UIScreen.main.scale == 3)
      #expect(UIWindow().frame.size == device.screen)
      UITraitCollection(systemVersion: .iOS(18)).performAsCurrent {
        #expect(UIDevice.current.systemVersion == "18.0")
      }
    }
  }

  @Test func `a release that is too old to be drawn is told, and the nearest one drawn`() {
    ProcessDevice.$current.withValue(ProcessDevice(systemVersion: "12.4")) {
      #expect(UIDevice.current.systemVersion == "12.4")
      #expect(UITraitCollection.current.systemVersion == .iOS(13))
    }
  }

  @Test func `an iPad has its idiom`() {
    ProcessDevice.$current.withValue(ProcessDevice(isTablet: true)) {
      #expect(UIDevice.current.userInterfaceIdiom == .pad && UIDevice.current.model == "iPad")
      #expect(UITraitCollection.current.horizontalSizeClass == .regular)
    }
  }

  @Test func `a snapshot of a view has the device's screen around it`() throws {
    final class Asking: UIView {
      var screens: Set<CGFloat> = []
      override func layoutSubviews() { screens.insert(UIScreen.main.bounds.width) }
    }
    let device = ProcessDevice(screen: CGSize(width: 393, height: 852), scale: 3)
    let view = Asking(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let scale = ProcessDevice.$current.withValue(device) {
      ProcessDevice.perform { SuiteStage().image(of: view).scale }
    }
    #expect(view.screens == [393] && scale == 3)
  }
}
