import Foundation
import Testing
import UIKit

/// The sets and dictionaries of objects that Foundation has on Apple's systems only.
@MainActor struct ObjectTableTests {
  @Test func `a set keeps objects in their order, each once`() {
    let (first, second) = (UIView(), UIView())
    let table = NSHashTable<UIView>()
    for view in [first, second, first] { table.add(view) }
    #expect(table.allObjects == [first, second] && table.anyObject === first)
    table.remove(first)
    #expect(table.allObjects == [second] && !table.contains(first) && table.member(second) != nil)
    table.removeAllObjects()
    #expect(table.count == 0)
  }

  @Test func `a weak set loses what nobody retains`() {
    let table = NSHashTable<UIView>.weakObjects()
    var view: UIView? = UIView()
    table.add(view)
    #expect(table.count == 1)
    view = nil
    #expect(table.count == 0 && table.allObjects.isEmpty)
  }

  @Test func `equal objects are one, unless their identity counts`() {
    let names = [NSString(string: "a b c d e f g h"), NSString(string: "a b c d e f g h")]
    let equal = NSHashTable<NSString>()
    let identical = NSHashTable<NSString>(options: .objectPointerPersonality)
    for name in names { equal.add(name); identical.add(name) }
    #expect(equal.count == 1 && identical.count == 2)
  }

  @Test func `a dictionary has a value for each key`() {
    let (key, value, other) = (UIView(), UIView(), UIView())
    let table = NSMapTable<UIView, UIView>.strongToStrongObjects()
    table.setObject(value, forKey: key)
    table.setObject(other, forKey: key)
    #expect(table.object(forKey: key) === other && table.count == 1)
    #expect(table.keyEnumerator().allObjects.first as? UIView === key)
    #expect(table.objectEnumerator()?.allObjects.first as? UIView === other)
    table.removeObject(forKey: key)
    #expect(table.object(forKey: key) == nil && table.count == 0)
  }

  @Test func `a dictionary of weak values or keys loses their entries`() {
    let key = UIView()
    var value: UIView? = UIView()
    let weakValues = NSMapTable<UIView, UIView>.strongToWeakObjects()
    let weakKeys = NSMapTable<UIView, UIView>.weakToStrongObjects()
    weakValues.setObject(value, forKey: key)
    weakKeys.setObject(key, forKey: value)
    #expect(weakValues.count == 1 && weakKeys.count == 1)
    value = nil
    #expect(weakValues.object(forKey: key) == nil)
    #expect(weakValues.count == 0 && weakKeys.count == 0)
  }

  @Test func `one thread at a time is in the lock of an object, as often as it likes`() async {
    let counter = LockedCounter()
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<100 { counter.count() } }
      }
    }
    #expect(counter.value == 800)
  }

  @Test func `seconds are counted from the beginning of 2001`() {
    let before = Date.timeIntervalSinceReferenceDate
    let time: CFTimeInterval = CFAbsoluteTimeGetCurrent()
    #expect(time >= before && time <= Date.timeIntervalSinceReferenceDate)
    #expect(NSEC_PER_SEC == 1_000 * NSEC_PER_MSEC && NSEC_PER_USEC * USEC_PER_SEC == NSEC_PER_SEC)
  }
}

/// What several threads change, each with the object's lock, which it takes twice.
private final class LockedCounter: @unchecked Sendable {
  private(set) var value = 0

  func count() {
    objc_sync_enter(self)
    objc_sync_enter(self)
    value += 1
    objc_sync_exit(self)
    objc_sync_exit(self)
  }
}
