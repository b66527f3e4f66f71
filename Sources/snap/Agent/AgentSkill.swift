/// What a coding agent has to know to work with snapshots, in the form that agents read from a repository: a SKILL.md.
enum AgentSkill {
  static let text = """
    ---
    name: snap
    description: Change table- and collection-view cells and keep their snapshot tests green. Use it when a cell, a storyboard, \
    a xib or a cell file changes, or when a snapshot test fails.
    ---

    # Working with Snap

    Snap lays out and draws cells on Linux and compares them with the pictures below `Snapshots/`. A failure begins with its
    cause: the property that changed, both values, and the file and line.

    ## The loop

    1. `snap verify` (tool `verify`). Exit code 0: all is as before. 1: read the failures. 2: it could not run; the
       message says why.
    2. For each failure read the first line (tool `explain`). It names a view, a property, and where it was set. What is
       indented below it is an effect: do not mend effects.
    3. Was the change wanted?
       - No: mend the source at that line, and verify again.
       - Yes: `snap accept NAME --cause` takes everything that changed for the same cause (tool `accept`, with the
         reason). Commit the pictures with the source that changed them.
    4. Verify once more. Stop when the exit code is 0.

    ## What must not be done

    - Never accept to make a run green. A picture is accepted because somebody wanted it to change.
    - Never edit files below `Snapshots/`, and never delete one that fails.
    - Do not add an allowance for a diagnostic that the change has caused: mend the constraint.
    - Do not repeat a run that failed: the same source gives the same bytes.

    ## Diagnostics

    A diagnostic is a defect of the layout, whatever the picture shows. Its last line says what mends it.

    | it says | usual cure |
    | --- | --- |
    | a constraint was broken | give one of the named constraints a lower priority, or remove the one that is too much |
    | ambiguous | add the edge, size or priority that the hint names |
    | zero height | connect the contents to the top and the bottom of the content view |
    | truncated | let the label have more lines, or let what is beside it give way |

    ## Without a build

    - `snap lint FILE` checks storyboards and xibs at many widths and text sizes (tool `lint`).
    - `snap lint --fix --dry-run FILE` shows what mends findings, and writes it without `--dry-run` (tool `fix`).
    - `snap render FILE --cell NAME` draws one (tool `render`); look at the picture before and after an edit.
    - `snap layout FILE --why VIEW` says which constraints, contents and margins a view's place comes from (tool `why`).
    - `snap stress FILE` finds the shortest text that breaks a cell (tool `stress`).
    - `snap status` lists what waits to be accepted; `snap describe PICTURE` prints the layout in a reference.

    """
}
