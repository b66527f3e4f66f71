internal import Devices
internal import FileAccess
package import Foundation
internal import NumberText
package import UIKit

/// `snap-device.json` beside a package's manifest: the device that its suite was written for, where the pictures do not show it.
package struct SuiteDeviceFile: Codable, Equatable, Sendable {
  /// What the simulator is called, such as `iPhone 15`.
  package var name: String?
  /// The release with its updates, such as `17.5`.
  package var system: String?
  /// The screen in points; that of the named device if left out.
  package var width: Double?
  package var height: Double?
  /// Pixels per point; those of the named device if left out.
  package var scale: Double?

  package static let name = "snap-device.json"

  package init(
    name: String? = nil, system: String? = nil, width: Double? = nil, height: Double? = nil,
    scale: Double? = nil
  ) {
    (self.name, self.system) = (name, system)
    (self.width, self.height, self.scale) = (width, height, scale)
  }

  /// Reads the file of a package; nil if it has none.
  /// - Throws: ``Problem``
  package init?(ofPackage folder: URL) throws {
    let file = folder.appendingPathComponent(Self.name)
    let data = try Files.read(file)
    guard let data else { return nil }
    guard let device = try? JSONDecoder().decode(SuiteDeviceFile.self, from: data) else {
      throw Problem(file: file.path, kind: .form)
    }
    if let kind = device.problem { throw Problem(file: file.path, kind: kind) }
    self = device
  }

  private var problem: Problem.Kind? {
    if let system, system.firstMatch(of: /^\d{1,2}(\.\d{1,2}){0,2}$/) == nil {
      return .release(system)
    }
    if (width == nil) != (height == nil) { return .form }
    let isScreen = [width, height].compactMap(\.self).allSatisfy { (1...10_000).contains($0) }
    guard isScreen, scale.map({ (1...4).contains($0) }) ?? true else { return .form }
    if width == nil, let name, Simulator.named(name) == nil { return .unknownDevice(name) }
    return nil
  }

  /// The device, with what pictures show where the file says nothing.
  package func device(with shown: ProcessDevice?) -> ProcessDevice {
    let simulator = name.flatMap(Simulator.named)
    let written = width.flatMap { width in height.map { CGSize(width: width, height: $0) } }
    let screen = written ?? simulator?.size ?? shown?.screen
    return ProcessDevice(
      name: name, systemVersion: system ?? shown?.systemVersion, screen: screen,
      scale: scale.map { CGFloat($0) } ?? simulator?.scale ?? shown?.scale,
      isTablet: SuiteDevice.isTablet(screen))
  }

  /// Why a file cannot be used.
  package struct Problem: Error, CustomStringConvertible {
    enum Kind: Equatable {
      case form
      case release(String)
      case unknownDevice(String)
    }

    let file: String
    let kind: Kind

    package var description: String {
      switch kind {
      case .form:
        "\(file) is not of the form {\"name\": \"iPhone 15\", \"system\": \"17.5\", \"width\": 393, \"height\": 852, \"scale\": 3}, "
          + "of which any part may be left out, but width and height only together."
      case .release(let text):
        "\(file): “\(text)” is not a release of iOS. Write it as “17” or “17.5”."
      case .unknownDevice(let name):
        "\(file): the screen of “\(name)” is not known. Add \"width\", \"height\" and \"scale\"."
      }
    }
  }
}

extension SuiteDeviceFile {
  /// What pictures show of a device, with what else is known of it; nil for nothing.
  package init?(_ shown: ProcessDevice?, name: String?, release: String?) {
    let simulator = name.flatMap(Simulator.named)
    let screen = shown?.screen ?? simulator?.size
    let scale = shown?.scale ?? simulator?.scale
    let system = release ?? shown?.systemVersion
    guard screen != nil || scale != nil || system != nil else { return nil }
    self.init(
      name: screen == nil ? nil : name, system: system, width: screen.map { Double($0.width) },
      height: screen.map { Double($0.height) }, scale: scale.map { Double($0) })
  }

  /// The device in a few words.
  package var summary: String {
    let screen = width.flatMap { width in height.map { "\(width.exactText) × \($0.exactText)" } }
    let points = screen.map { "\($0) points" }
    let scale = scale.map { "at \($0.exactText)x" }
    let parts = [name, system.map { "iOS \($0)" }].compactMap(\.self)
    return (parts + [[points, scale].compactMap(\.self).joined(separator: " ")])
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
