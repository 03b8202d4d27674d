import type { CheckMark } from '@calcwright/contract'
import { expect, it } from 'vitest'
import { comparedMarks } from './digests.ts'
import { checkMarkText, relevantMarks } from './words.ts'

const mark = (by: string, state: CheckMark['state'] = 'holds'): CheckMark => ({
  id: by,
  by,
  own: false,
  note: '',
  made_at: Date.UTC(2026, 10, 27, 12) / 1000,
  withdrawn_at: null,
  revision: 'r',
  state,
  content_digest: 'c',
  results_digest: 'r',
  application_version: '',
  open_comments: [],
})

it.each<[readonly CheckMark[], readonly string[]]>([
  [[], []],
  [[mark('Ann')], ['Checked by Ann on 2026-11-27']],
  [[mark('Ann', 'content')], ['Checked by Ann on 2026-11-27, changed since']],
  [[mark('Ann', 'results'), mark('Bob', 'content')], ['Checked by Ann on 2026-11-27, other results since']],
  [[mark('Ann', 'content'), mark('Bob')], ['Checked by Bob on 2026-11-27']],
  [[{ ...mark('Ann'), withdrawn_at: 1 }], []],
])('tells the marks that count', (marks, words) => {
  expect(relevantMarks(marks).map(checkMarkText)).toEqual(words)
})

it.each<[CheckMark['state'], string, string | null, CheckMark['state']]>([
  ['holds', 'c', 'r', 'holds'],
  ['holds', 'x', 'r', 'content'],
  ['holds', 'c', 'x', 'results'],
  ['content', 'c', 'r', 'holds'],
  ['content', 'c', null, 'holds'],
  ['results', 'c', null, 'results'],
  ['holds', 'x', null, 'content'],
])('a mark that was %s is with %s and %s: %s', (state, content, results, after) => {
  expect(comparedMarks([mark('Ann', state)], { content, results })[0]?.state).toBe(after)
})
