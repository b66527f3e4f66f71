/// The views, which can be created where only their class is known at run time.
@preconcurrency @MainActor public protocol DynamicView {}
