// A snapshot's key and the record modes are part of what a store is asked with.
@_exported public import SnapshotKeys
