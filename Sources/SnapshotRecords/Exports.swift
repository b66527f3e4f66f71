// A snapshot's key and the record modes are part of every record and every question to a store.
@_exported public import SnapshotKeys
