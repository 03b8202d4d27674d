/**
 * The search of the site: runs in the page, over the entries that stand before it in its file. The words of whole pages
 * are in a file of their own, which sets `pageTexts` and is loaded by whoever searches.
 */
export const SEARCH_SCRIPT = `const entries = [
  ...pages.map(([title, page, words]) => [title, page + '.html', words, page]),
  ...places.flatMap(([title, page, kind, names]) => [
    [title, page + '.html', '', page],
    ...names.map(([label, name]) => [label, page + '.html#' + kind + '-' + encodeURIComponent(name), title, '']),
  ]),
]
const query = document.getElementById('query')
const found = document.getElementById('found')
const nothing = document.getElementById('nothing')
let loading = false
let loaded = false
const load = () => {
  if (loading) return
  loading = true
  const done = () => {
    loaded = true
    show()
  }
  document.head.append(Object.assign(document.createElement('script'), { src: 'search-words.js', onload: done, onerror: done }))
}
const best = words => {
  const has = text => words.every(word => text.toLowerCase().includes(word))
  const rank = ([title, , more, page]) =>
    has(title + ' ' + more)
      ? title.toLowerCase().startsWith(words[0])
        ? 0
        : 1
      : page !== '' && has(title + ' ' + more + ' ' + (window.pageTexts?.[page] ?? ''))
        ? 2
        : 3
  const ranked = entries.map(entry => ({ entry, rank: rank(entry) })).filter(({ rank }) => rank < 3)
  return ranked.sort((a, b) => a.rank - b.rank).slice(0, 12).map(({ entry }) => entry)
}
const show = () => {
  const words = query.value.toLowerCase().split(/\\s+/).filter(Boolean)
  const shown = words.length === 0 ? [] : best(words)
  found.replaceChildren(
    ...shown.map(([title, address]) => {
      const link = Object.assign(document.createElement('a'), { href: address, textContent: title })
      const item = document.createElement('li')
      item.append(link)
      return item
    }),
  )
  nothing.textContent = words.length > 0 && shown.length === 0 && loaded ? 'Nothing found. Try fewer or other words.' : ''
}
query.addEventListener('focus', load)
query.addEventListener('input', () => {
  load()
  show()
})
query.addEventListener('keydown', event => {
  const first = found.querySelector('a')
  if (event.key === 'Enter' && first) location.href = first.href
  if (event.key === 'Escape') {
    query.value = ''
    show()
  }
})
if (query.value !== '') load()
`
