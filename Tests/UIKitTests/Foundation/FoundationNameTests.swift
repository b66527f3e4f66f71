import Foundation
import Testing
import UIKit

struct CFStringTransformTests {
  @Test func `a text becomes Latin letters without marks`() {
    let text = NSMutableString(string: "Привет, 北京") as CFMutableString
    #expect(CFStringTransform(text, nil, kCFStringTransformToLatin, false))
    #expect(text as String == "Privet, běi jīng")
    CFStringTransform(text, nil, kCFStringTransformStripCombiningMarks, false)
    #expect(text as String == "Privet, bei jing")
  }

  @Test func `a part of a text is transformed, and has its new length`() {
    let text = NSMutableString(string: "é щ é")
    var range = CFRangeMake(2, 1)
    #expect(CFStringTransform(text, &range, kCFStringTransformToLatin, false))
    #expect(
      text as String == "é \(text.substring(with: NSRange(location: 2, length: range.length))) é")
    #expect(range.location == 2)
    #expect(text.length == 4 + range.length)
  }

  @Test func `an unknown transform leaves the text as it is`() {
    let text = NSMutableString(string: "Привет")
    #expect(!CFStringTransform(text, nil, "Any-Nothing" as CFString, false))
    #expect(text as String == "Привет")
  }

  @Test func `Boolean values are objects`() {
    let query: [String: Any] = ["returns": kCFBooleanTrue!, "all": kCFBooleanFalse as Any]
    #expect(query["returns"] as? NSNumber == true)
    #expect((query["all"] as? NSNumber)?.boolValue == false)
  }
}

struct NSUbiquitousKeyValueStoreTests {
  private let store = NSUbiquitousKeyValueStore()

  @Test func `values are kept under their keys and read by their kinds`() {
    store.set("blue", forKey: "theme")
    store.set(Int64(3), forKey: "count")
    store.set(0.5, forKey: "volume")
    store.set(true, forKey: "isOn")
    store.set(["a", "b"], forKey: "names")
    #expect(store.string(forKey: "theme") == "blue")
    #expect(store.longLong(forKey: "count") == 3)
    #expect(store.double(forKey: "volume") == 0.5)
    #expect(store.bool(forKey: "isOn"))
    #expect(store.array(forKey: "names") as? [String] == ["a", "b"])
    #expect(store.dictionaryRepresentation.count == 5)
  }

  @Test func `what is not there has the value of nothing`() {
    store.set("blue", forKey: "theme")
    store.removeObject(forKey: "theme")
    #expect(store.object(forKey: "theme") == nil)
    #expect(store.longLong(forKey: "theme") == 0)
    #expect(!store.bool(forKey: "theme"))
  }

  @Test func `nothing is synchronized, and each process has one default store`() {
    #expect(!store.synchronize())
    #expect(NSUbiquitousKeyValueStore.default === NSUbiquitousKeyValueStore.default)
  }
}
