#if SourceRewriting
internal import Devices
internal import SwiftSyntax

extension EditCollector {
  /// Makes `#available(iOS 26, *)` ask for the release that the snapshot is drawn as.
  ///
  /// On Linux the answer would always be yes, so that each picture would show the newest branch.
  func rewriteAvailability(_ node: AvailabilityConditionSyntax) {
    guard module.addsUIKit || importsUIKit, let version = node.versionOfIOS,
      !SystemVersion.areAllAtLeast(version)
    else { return }
    let sign = node.availabilityKeyword.tokenKind == .poundUnavailable ? "!" : ""
    // Without a space, the question is no longer than the one that it replaces.
    let numbers = version.map(String.init).joined(separator: ",")
    edits.replace(node, by: "\(sign)UIDevice.has(iOS:\(numbers))")
  }
}

extension AvailabilityConditionSyntax {
  /// The numbers of the version of iOS that is asked for; nil if the answer is the same on each.
  fileprivate var versionOfIOS: [Int]? {
    let restriction = availabilityArguments.lazy.compactMap {
      $0.argument.as(PlatformVersionSyntax.self)
    }.first { $0.platform.text == "iOS" }
    return restriction?.version.map {
      $0.trimmedDescription.split(separator: ".").compactMap { Int($0) }
    }
  }
}
#endif
