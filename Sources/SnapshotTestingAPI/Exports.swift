// On iOS, XCTest brings UIKit to every test.
@_exported public import Foundation
// SwiftPM's list of a target's tests finds it where the target re-exports this module.
@_exported public import MainActorXCTest
@_exported public import UIKit

/// Marks a process whose tests were written for a device.
@_cdecl("snap_suite_of_functions") func markSuite() {}
