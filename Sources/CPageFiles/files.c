#include "CPageFiles.h"

// Every clang of Swift 6.2 and later has it.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char style[] = {
#embed "../SnapReport/Page/page.css"
    , 0};

// The files of the script, in order; together they form one script element.
static const char script[] = {
#embed "../SnapReport/Page/Script/dom.js"
    , '\n',
#embed "../SnapReport/Page/Script/pictures.js"
    , '\n',
#embed "../SnapReport/Page/Script/list.js"
    , '\n',
#embed "../SnapReport/Page/Script/owners.js"
    , '\n',
#embed "../SnapReport/Page/Script/stage.js"
    , '\n',
#embed "../SnapReport/Page/Script/frames.js"
    , '\n',
#embed "../SnapReport/Page/Script/constants.js"
    , '\n',
#embed "../SnapReport/Page/Script/loupe.js"
    , '\n',
#embed "../SnapReport/Page/Script/sizing.js"
    , '\n',
#embed "../SnapReport/Page/Script/history.js"
    , '\n',
#embed "../SnapReport/Page/Script/review.js"
    , '\n',
#embed "../SnapReport/Page/Script/watch.js"
    , '\n',
#embed "../SnapReport/Page/Script/detail.js"
    , '\n',
#embed "../SnapReport/Page/Script/matrix.js"
    , '\n',
#embed "../SnapReport/Page/Script/gallery.js"
    , '\n',
#embed "../SnapReport/Page/Script/keys.js"
    , '\n',
#embed "../SnapReport/Page/Script/main.js"
    , 0};

static const char cells_schema_text[] = {
#embed "../../Documentation/cells.schema.json"
    , 0};

const char *page_style(void) { return style; }
const char *page_script(void) { return script; }
const char *cells_schema(void) { return cells_schema_text; }
