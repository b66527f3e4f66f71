/// The text that an empty label shows, by its name.
package enum SampleText {
  private static let line = "A second line that says more"

  /// By the words of names; the kinds of view, as in `titleLabel`, are none.
  private static let texts: [String: String] = [
    "title": "A title", "headline": "A headline", "header": "A header", "heading": "A heading",
    "subtitle": line, "detail": line, "details": line, "caption": line, "note": line,
    "description": "A description that is long enough for two lines on a narrow phone",
    "summary": "A summary that is long enough for two lines on a narrow phone",
    "message": "A message that is long enough for two lines on a narrow phone",
    "body": "A text that is long enough for two lines on a narrow phone",
    "comment": "A comment that is long enough for two lines on a narrow phone",
    "name": "Maria Jensen", "author": "Maria Jensen", "artist": "Maria Jensen",
    "user": "Maria Jensen", "username": "maria", "sender": "Maria Jensen",
    "date": "12 May 2025", "day": "Monday", "time": "12:45", "duration": "3:25", "length": "3:25",
    "price": "$12.50", "cost": "$12.50", "amount": "$12.50", "total": "$12.50",
    "balance": "$12.50", "count": "42", "number": "42", "badge": "3", "quantity": "2",
    "likes": "42", "percent": "75 %", "percentage": "75 %", "progress": "75 %",
    "rating": "4.5", "size": "24 MB", "distance": "1.2 km", "email": "maria@example.com",
    "phone": "+1 555 0100", "address": "12 Main Street", "location": "Copenhagen",
    "city": "Copenhagen", "country": "Denmark", "url": "example.com", "link": "example.com",
    "website": "example.com", "status": "New", "state": "New", "tag": "New", "category": "Music",
    "genre": "Music", "album": "An album", "song": "A song", "track": "A song",
  ]

  /// Returns the text for a view's name, such as `priceLabel`; the last word that is known decides.
  package static func text(for name: String) -> String {
    words(of: name).reversed().lazy.compactMap { texts[$0] }.first ?? "Text"
  }

  /// The words of a name in lowercase: `userNameLabel` has three.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var isOpen = false
    for character in name {
      guard character.isLetter else {
        isOpen = false
        continue
      }
      if !isOpen || character.isUppercase && words.last?.last?.isUppercase == false {
        words.append("")
      }
      isOpen = true
      words[words.count - 1].append(character)
    }
    return words.map { $0.lowercased() }
  }
}
