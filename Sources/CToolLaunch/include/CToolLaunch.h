#pragma once

/// The tool's exit code where it could not run.
#define SNAP_COULD_NOT_RUN 2
