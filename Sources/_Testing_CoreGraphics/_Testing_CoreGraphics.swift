// The toolchain's cross-import overlay asks for a module of this name where a file imports both
// Testing and CoreGraphics. It has nothing to add on Linux. Delete it when a toolchain ships one.
@_exported import CoreGraphics
