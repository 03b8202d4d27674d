/** How well a query fits a text, for every list that is searched by typing. */

/** 0 when the query does not fit; more is better: the whole text, its first word, its start, the start of a word, anywhere. */
export function fuzzyScore(query: string, text: string): number {
  if (query === '') return 1
  const wanted = fold(query)
  const folded = fold(text)
  if (folded === wanted) return text.startsWith(query) ? 1100 : 1000
  const at = folded.indexOf(wanted)
  if (at === 0) {
    // The first word of a name counts more than another word for something else.
    return (
      (endsWord(folded, wanted.length) ? 950 : 800) +
      (text.startsWith(query) ? 20 : 0) -
      Math.min(folded.length, 100)
    )
  }
  if (at > 0) return (startsWord(folded, at) ? 600 : 300) - Math.min(at, 100)
  return scattered(wanted, folded)
}

/** How well a query fits an entry: its name counts most, other words for it less, its description least. */
export function bestScore(query: string, name: string, words: readonly string[], detail: string): number {
  const best = words.reduce((score, word) => Math.max(score, fuzzyScore(query, word)), 0)
  return Math.max(fuzzyScore(query, name), 0.85 * best, 0.4 * fuzzyScore(query, detail))
}

/** `defvar` by the starts of words in their order, `intgrt` by letters left out of one word. */
function scattered(wanted: string, text: string): number {
  if (wanted.length < 3) return 0
  const letters = wanted.replace(/[^\p{L}\d]/gu, '')
  const words = text.split(/[^\p{L}\d]+/u)
  if (byWordStarts(letters, words)) return 120
  return words.some(word => word[0] === letters[0] && isSubsequence(letters, word)) ? 60 : 0
}

function byWordStarts(letters: string, words: readonly string[]): boolean {
  if (letters === '') return true
  return words.some((word, index) => {
    let shared = 0
    while (shared < word.length && word[shared] === letters[shared]) shared += 1
    for (; shared > 0; shared -= 1)
      if (byWordStarts(letters.slice(shared), words.slice(index + 1))) return true
    return false
  })
}

function isSubsequence(letters: string, word: string): boolean {
  let at = -1
  for (const letter of letters) {
    at = word.indexOf(letter, at + 1)
    if (at < 0) return false
  }
  return true
}

function startsWord(text: string, at: number): boolean {
  return at === 0 || !/[\p{L}\d]/u.test(text[at - 1]!)
}

function endsWord(text: string, at: number): boolean {
  return !/[\p{L}\d]/u.test(text[at] ?? ' ')
}

/** Texts of lists, which are searched anew with each key. */
const foldedTexts = new Map<string, string>()
const MOST_FOLDED = 20_000

function fold(text: string): string {
  const known = foldedTexts.get(text)
  if (known !== undefined) return known
  const folded = folding(text)
  if (foldedTexts.size < MOST_FOLDED) foldedTexts.set(text, folded)
  return folded
}

function folding(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('μ', 'µ')
}
