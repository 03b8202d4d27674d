import { plainText } from '@calcwright/contract'
import { expect, it } from 'vitest'
import { TOO_MANY, searchTerms, termSearch, wordsOf } from './search-terms.ts'

/** Whether terms fit a query as PostgreSQL has them fit. */
const fits = (terms: ReadonlySet<string>, query: string): boolean =>
  query.split(' & ').every(part => {
    const [, term = '', begins] = /^'(.*)'(:\*)?$/.exec(part) ?? []
    return begins ? [...terms].some(one => one.startsWith(term)) : terms.has(term)
  })

it.each<[string, string, readonly string[]]>([
  ['Träger', "'trager':*", []],
  ['m', "'m'", []],
  ['sigma_max', "'sigma_max':*", []],
  ['4.5 m', "'4.5':* & 'm'", []],
  ['50%', "'50'", ['50%']],
  ["o'neil\\", "'o' & 'neil':*", ["o'neil\\"]],
  ['_max', "'max':*", ['_max']],
  ['=', '', ['=']],
  ['a'.repeat(33), `'${'a'.repeat(32)}':*`, ['a'.repeat(33)]],
  ['力学', "'力学'", []],
])('%s is looked for as %s', (search, terms, inexact) => {
  expect(termSearch(wordsOf(search))).toMatchObject({ terms, inexact })
})

it('each part of a text fits its terms, and a word that says all is only found where it stands', () => {
  const text = plainText('Stahlträger_S235 IPE300, sigma_max(x)=4.5%·Größe  𝜎 h..b ½ 長さ\nsecond line')
  const terms = new Set(searchTerms(text))
  for (let start = 0; start < text.length; start++)
    for (let end = start + 1; end <= text.length; end++) {
      const part = text.slice(start, end)
      if (!part.isWellFormed()) continue
      const { terms: query } = termSearch(wordsOf(part))
      if (query !== '') expect([part, fits(terms, query)]).toEqual([part, true])
    }
  for (const word of ['trager_s', 'max4', 'linie', 'h.b', '45', 'ipe30', 'ine', 'tragers']) {
    const { terms: query, inexact } = termSearch([word])
    expect([word, inexact, fits(terms, query)]).toEqual([word, [], text.includes(word)])
  }
})

it('marks a text that has more terms than fit', () => {
  const words = Array.from({ length: 20_000 }, (_, at) => `w${at}x${'lorem'.repeat(3)}${at}`)
  expect(searchTerms(words.join(' '))).toEqual([TOO_MANY])
  expect(searchTerms('a '.repeat(500_000))).toEqual(['a'])
})
