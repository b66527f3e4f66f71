// Who owns the snapshots, by the repository's CODEOWNERS: the list can show those of one owner.

function buildOwners() {
  const names = [...new Set(run.results.flatMap((result) => result.owners ?? nothing))].sort();
  if (names.length === 0) return;
  byID("filter").after(make("select", { id: "owner", "aria-label": "Owner", onchange: applyFilter },
    make("option", { value: "" }, "All owners"), names.map((name) => make("option", { value: name }, name))));
}

/** Whether a snapshot is of the owner that is chosen. */
function isOfOwner(result) {
  const owner = byID("owner")?.value ?? "";
  return owner === "" || (result.owners ?? nothing).includes(owner);
}
