#pragma once

// The report page's style and script: files of SnapReport that are compiled into the binary.
const char *page_style(void);
const char *page_script(void);

// The schema of cell files, a page of the documentation.
const char *cells_schema(void);
