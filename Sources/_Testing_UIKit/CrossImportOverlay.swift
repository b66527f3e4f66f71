// The toolchain's cross-import overlay requires a module of this name where a file imports both
// Testing and UIKit. It has nothing to add on Linux. Delete it when a toolchain ships one.
@_exported import UIKit
