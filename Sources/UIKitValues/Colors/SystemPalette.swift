/// The colours that differ between releases of iOS.
///
/// `Documentation/SystemVersions.md` has the same table with the source of each value and how sure it is; a test compares
/// the two.
package struct SystemPalette {
  /// The light value of the system's teal (rule `system-teal`).
  package let lightTeal: UInt32
  /// The dark value of the system's teal.
  package let darkTeal: UInt32
  /// The light value of the system's blue, the default tint (rule `system-blue`).
  package let lightBlue: UInt32

  fileprivate init(of system: SystemVersion) {
    let isOldTeal = system < .iOS(15)
    lightTeal = isOldTeal ? 0x5AC8FA : 0x30B0C7
    darkTeal = isOldTeal ? 0x64D2FF : 0x40C8E0
    lightBlue = system >= .iOS(26) ? 0x0088FF : 0x007AFF
  }
}

extension SystemVersion {
  package var palette: SystemPalette { SystemPalette(of: self) }
}
