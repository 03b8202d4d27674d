import { expect, it } from 'vitest'
import { inWords } from './announce.ts'

it.each([
  ['coloneq  \u00A0 ', 'is defined as  \u00A0 '],
  ['ast', 'asterisk'],
  ["deleted: 'A' coloneq 2", "deleted: 'A' is defined as 2"],
  ['infinity ; end of mathfield', 'infinity ; end of mathfield'],
  ['at last', 'at last'],
])('says %s as %s', (spoken, words) => expect(inWords(spoken)).toBe(words))
