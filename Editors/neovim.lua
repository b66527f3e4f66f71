-- Starts `snap lsp` in Neovim 0.7 or later. Copy it into your init.lua, or load it: require('snap')

local client

vim.api.nvim_create_autocmd({ 'BufReadPost', 'BufNewFile' }, {
  pattern = { '*.storyboard', '*.xib', '*.cells.json', '*.cells.json5', '*.swift' },
  callback = function(event)
    if event.match:match('%.storyboard$') or event.match:match('%.xib$') then
      vim.bo[event.buf].filetype = 'xml'
    end
    client = client or vim.lsp.start_client({
      name = 'snap',
      cmd = { 'snap', 'lsp' },
      root_dir = vim.fn.getcwd(),
      -- A terminal shows no pictures.
      init_options = { pictures = 'none' },
      on_exit = function() client = nil end,
    })
    if client then vim.lsp.buf_attach_client(event.buf, client) end
  end,
})
