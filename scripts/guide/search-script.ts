/** The search of the site: runs in the page, over the entries that stand before it in its file. */
export const SEARCH_SCRIPT = `const entries = [
  ...pages.map(([title, page, words]) => [title, page + '.html', words]),
  ...places.flatMap(([title, page, kind, names]) =>
    names.map(([label, name]) => [label, page + '.html#' + kind + '-' + encodeURIComponent(name), title]),
  ),
]
const query = document.getElementById('query')
const found = document.getElementById('found')
query.addEventListener('input', () => {
  const words = query.value.toLowerCase().split(/\\s+/).filter(Boolean)
  const rank = ([title]) => (title.toLowerCase().startsWith(words[0]) ? 0 : 1)
  const fits = ([title, , more]) => words.every(word => (title + ' ' + more).toLowerCase().includes(word))
  const best = words.length === 0 ? [] : entries.filter(fits).sort((a, b) => rank(a) - rank(b)).slice(0, 12)
  found.replaceChildren(
    ...best.map(([title, address]) => {
      const link = Object.assign(document.createElement('a'), { href: address, textContent: title })
      const item = document.createElement('li')
      item.append(link)
      return item
    }),
  )
})
query.addEventListener('keydown', event => {
  const first = found.querySelector('a')
  if (event.key === 'Enter' && first) location.href = first.href
  if (event.key === 'Escape') {
    query.value = ''
    found.replaceChildren()
  }
})
`
