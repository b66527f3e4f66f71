/// Something that ends.
package protocol Disposable {
  func dispose()
}

extension Disposable {
  package func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// Ends what it has when it is released.
package final class DisposeBag {
  private var disposables: [any Disposable] = []

  package init() {}

  deinit { for disposable in disposables { disposable.dispose() } }

  package func insert(_ disposable: any Disposable) { disposables.append(disposable) }
}

/// A value that changes; it calls back at once, and on the thread that sends.
package final class BehaviorSubject<Element> {
  private var element: Element
  private var observers: [Int: (Element) -> Void] = [:]
  private var count = 0

  package init(value: Element) { element = value }

  package func onNext(_ element: Element) {
    self.element = element
    for number in observers.keys.sorted() { observers[number]?(element) }
  }

  package func subscribe(onNext: @escaping (Element) -> Void) -> any Disposable {
    let number = count
    count += 1
    observers[number] = onNext
    onNext(element)
    return Subscription { [weak self] in self?.observers[number] = nil }
  }
}

private struct Subscription: Disposable {
  let end: () -> Void

  func dispose() { end() }
}
