"""`snap_test`: the snapshots of a package as a test of Bazel."""

def _quoted(words):
    return " ".join(["'" + word.replace("'", "'\\''") + "'" for word in words])

def _script(ctx, substitutions):
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.expand_template(
        template = ctx.file._script,
        output = script,
        is_executable = True,
        substitutions = dict(
            substitutions,
            **{
                "%{package}": ctx.label.package or ".",
                "%{tool}": ctx.file.tool.short_path,
            }
        ),
    )
    return script

def _snap_test_impl(ctx):
    bundle = ctx.file.bundle
    script = _script(ctx, {
        "%{bundle}": bundle.short_path if bundle else "",
        "%{options}": _quoted(ctx.attr.options),
        "%{references}": "Snapshots" if ctx.files.references else "",
    })
    files = [ctx.file.tool] + ctx.files.tool_data + ctx.files.srcs + ctx.files.references
    runfiles = ctx.runfiles(files = files + ([bundle] if bundle else []))
    return [DefaultInfo(executable = script, runfiles = runfiles)]

_tool = {
    "tool": attr.label(allow_single_file = True, mandatory = True),
    "tool_data": attr.label_list(allow_files = True),
}

_snap_test = rule(
    implementation = _snap_test_impl,
    test = True,
    attrs = dict(
        _tool,
        bundle = attr.label(allow_single_file = True),
        options = attr.string_list(),
        references = attr.label_list(allow_files = True),
        _script = attr.label(allow_single_file = True, default = ":snap_test.sh"),
        srcs = attr.label_list(allow_files = True),
    ),
)

def _snap_accept_impl(ctx):
    label = "//%s:%s" % (ctx.label.package, ctx.attr.test)
    script = _script(ctx, {"%{label}": label, "%{test}": ctx.attr.test})
    files = [ctx.file.tool] + ctx.files.tool_data
    return [DefaultInfo(executable = script, runfiles = ctx.runfiles(files = files))]

_snap_accept = rule(
    implementation = _snap_accept_impl,
    executable = True,
    attrs = dict(
        _tool,
        _script = attr.label(allow_single_file = True, default = ":snap_accept.sh"),
        test = attr.string(),
    ),
)

def snap_test(name, tool, tool_data = [], srcs = [], references = [], bundle = None, options = [], tags = [], **kwargs):
    """Verifies snapshots in Bazel's sandbox; `bazel run :NAME.accept` accepts what the last run of the test drew.

    Args:
      name: the test's name.
      tool: the executable of Snap, as a file.
      tool_data: the files beside it.
      srcs: cell files, with the storyboards, pictures and texts that they name, and snap.json.
      references: the files in the folder Snapshots; without them, those in the bundle.
      bundle: the archive that `snap bundle` wrote, for tests in Swift; without one, the cell files are verified.
      options: more options of `snap verify`.
      tags: more tags; the test has no network.
      **kwargs: what any test has, such as `shard_count` and `size`.
    """
    _snap_test(
        name = name,
        bundle = bundle,
        options = options,
        references = references,
        srcs = srcs,
        tags = tags + ["block-network"],
        tool = tool,
        tool_data = tool_data,
        **kwargs
    )
    _snap_accept(
        name = name + ".accept",
        tags = ["manual"],
        test = name,
        tool = tool,
        tool_data = tool_data,
    )
