-- Edits Broken.storyboard of the current folder as a user of Neovim does: nvim --headless -u NONE -c "luafile neovim.lua"
-- Ends with an error if a finding does not come, a fix does not take it away, or an edit gives other findings.

local function try()
  vim.cmd('luafile ' .. vim.env.SNAP_EDITORS .. '/neovim.lua')
  vim.cmd('edit Broken.storyboard')
  local buffer = vim.api.nvim_get_current_buf()
  assert(vim.bo[buffer].filetype == 'xml')
  local function codes()
    return vim.tbl_map(function(one) return one.code end, vim.diagnostic.get(buffer))
  end
  local function wait(count, what)
    assert(vim.wait(60000, function() return #vim.diagnostic.get(buffer) == count end, 50), what .. ': ' .. vim.inspect(codes()))
  end
  wait(1, 'one finding')
  local finding = vim.diagnostic.get(buffer)[1]
  assert(finding.code == 'ambiguousLayout' and finding.severity == vim.diagnostic.severity.ERROR)
  assert(vim.api.nvim_buf_get_lines(buffer, finding.lnum, finding.lnum + 1, true)[1]:sub(finding.col + 1):match('^<label'))

  vim.api.nvim_win_set_cursor(0, { finding.lnum + 1, finding.col + 1 })
  local function ask(method, parameters)
    local answers = vim.lsp.buf_request_sync(buffer, method, parameters, 60000)
    return select(2, next(answers)).result
  end
  local hover = ask('textDocument/hover', vim.lsp.util.make_position_params())
  assert(hover.contents.value:match('UILabel') and not hover.contents.value:match('data:'))
  local parameters = vim.lsp.util.make_range_params()
  parameters.context = { diagnostics = {} }
  local action = ask('textDocument/codeAction', parameters)[1]
  vim.lsp.util.apply_workspace_edit(action.edit, 'utf-16')
  wait(0, 'the finding is fixed')

  -- Letters of one, two and four bytes before a place where the next edit is.
  for _, letter in ipairs({ 'x', 'ä', '😀' }) do
    local row, column = finding.lnum, 13
    vim.api.nvim_buf_set_text(buffer, row, column, row, column, { letter })
    vim.wait(20)
  end
  vim.cmd('silent undo 0')
  wait(1, 'the finding is back')
end

local isFine, problem = pcall(try)
if not isFine then io.stderr:write(tostring(problem) .. '\n') end
vim.cmd(isFine and 'qa!' or 'cq')
