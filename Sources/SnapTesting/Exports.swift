// Tests write configurations such as `.widths(320, 414) * .appearances(.light, .dark)` with one
// import: operators are only found in modules that a file imports.
@_exported public import TestTerms

#if !canImport(Darwin)
@_exported public import Fixtures
// SwiftPM's list of a target's tests finds it where the target re-exports this module.
@_exported public import MainActorXCTest
// The values and invariants of `assertLayout` are part of the API for tests.
@_exported public import StressTesting

// The same applies to the tolerances and masks of `.image(comparing:masking:)`.
@_exported public import enum ImageComparison.ComparisonMask
@_exported public import struct ImageComparison.ComparisonOptions
#endif
