// A configuration names the release, and an assertion the record mode.
@_exported public import struct Devices.SystemVersion
@_exported public import enum SnapshotKeys.RecordMode
