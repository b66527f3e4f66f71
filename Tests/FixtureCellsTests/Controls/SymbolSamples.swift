/// The symbols with their own drawing.
enum SymbolSamples {
  static let names = """
    checkmark xmark multiply plus minus info questionmark exclamationmark ellipsis \
    exclamationmark.triangle exclamationmark.triangle.fill line.3.horizontal \
    line.3.horizontal.decrease list.bullet slider.horizontal.3 magnifyingglass circle circle.fill \
    square square.fill rectangle rectangle.fill triangle triangle.fill square.grid.2x2 \
    square.grid.2x2.fill star star.fill heart heart.fill bolt bolt.fill chevron.right chevron.left \
    chevron.up chevron.down chevron.up.chevron.down arrow.clockwise arrow.counterclockwise \
    arrow.triangle.2.circlepath arrow.up.right arrow.down.left square.and.arrow.up \
    square.and.arrow.up.fill square.and.arrow.down arrow.uturn.left chevron.compact.down arrow.right \
    arrow.left arrow.up arrow.down arrow.up.arrow.down arrow.left.and.right play play.fill pause \
    pause.fill stop stop.fill forward forward.fill backward backward.fill speaker speaker.wave.2 \
    speaker.wave.2.fill mic mic.fill video video.fill camera camera.fill photo photo.fill sun.max \
    sun.max.fill moon moon.fill cloud cloud.fill drop drop.fill wifi globe person person.fill \
    person.2 person.2.fill person.circle person.circle.fill house house.fill mappin \
    location location.fill eye eye.fill pencil paperclip square.and.pencil folder folder.fill doc \
    doc.fill doc.text doc.text.fill doc.on.doc book book.fill bookmark bookmark.fill tag tag.fill \
    flag flag.fill calendar envelope envelope.fill link message message.fill \
    bubble.left bubble.left.fill bubble.right bubble.right.fill trash trash.fill gear gearshape \
    gearshape.fill bell bell.fill clock clock.fill lock lock.fill lock.open lock.open.fill phone \
    phone.fill cart cart.fill bag bag.fill gift gift.fill creditcard creditcard.fill
    """.split(separator: " ").map(String.init)
}
