import { expect, it } from 'vitest'
import type { LineNames } from '../math/companion.ts'
import type { Tool } from '../contract/block-view.ts'
import { blockCandidates, placeOfWord } from './block-candidates.ts'

const tool = (typedWord: string, more: Partial<Tool> = {}): Tool => ({
  id: typedWord,
  title: typedWord,
  icon: () => null,
  sections: [],
  keywords: [],
  typedWord,
  make: () => ({ type: 'other' }),
  ...more,
})
const stored: Partial<Tool> = { makeStored: name => ({ type: 'other', props: { name } }) }
const TOOLS = [
  tool('plot_line', { alsoTyped: ['line'] }),
  tool('plot'),
  tool('for'),
  tool('if'),
  tool('slider', stored),
  tool('', { alsoTyped: ['selector'] }),
]
const words = Object.assign(() => Promise.reject(new Error('They are there already.')), {
  loaded: { wordsOfTool: ({ id }: Tool) => ({ about: `About ${id}`, made: `a ${id}` }) },
})

/** Names of the blocks for a word, in the line that it stands in; `!` marks those that Enter makes. */
function found(latex: string, typed: string, { known = [] as string[], type = 'math' } = {}): string[] {
  const line = {
    block: 'b',
    editor: {
      registry: { entries: new Map([['any', { tools: TOOLS }]]), lineType: 'math', words },
      worksheet: { block: () => ({ type }), registry: { get: () => undefined } },
    },
  } as unknown as LineNames
  const again = (): void => expect.unreachable('The words are there.')
  return blockCandidates(line, latex, typed, new Set(known), again).map(({ name, makes }) =>
    makes!.isTyped ? `${name}!` : name,
  )
}

it.each([
  ['plot', 'plot', ['plot!', 'plot_line']],
  ['Plot', 'Plot', ['plot!', 'plot_line']],
  ['plo', 'plo', ['plot_line', 'plot']],
  ['plot_{li}', 'plot_li', ['plot_line']],
  ['line', 'line', ['line!']],
  ['if', 'if', ['if!']],
  ['fo', 'fo', []],
  ['for', 'for', ['for!']],
  ['sele', 'sele', ['selector']],
  ['2\\cdot plot', 'plot', []],
  ['x\\coloneq slider', 'slider', ['slider!']],
  ['x=sli', 'sli', ['slider']],
  ['x\\coloneq plot', 'plot', []],
  ['x\\coloneq 2slider', 'slider', []],
])('the line %s offers for %s the blocks %j', (latex, typed, names) => {
  expect(found(latex, typed)).toEqual(names)
})

it('offers none for a name that means something, and none in the fields of a block', () => {
  expect(found('plot', 'plot', { known: ['plot'] })).toEqual([])
  expect(found('plot', 'plot', { type: 'slider' })).toEqual([])
})

it.each([
  ['plot', 'plot', 'alone'],
  [' plot ', 'plot', 'alone'],
  ['a+plot', 'plot', null],
  ['f\\left(x\\right)\\coloneq slider', 'slider', 'stored'],
  ['=slider', 'slider', null],
])('%s has the word %s %s', (latex, typed, place) => {
  expect(placeOfWord(latex, typed)).toBe(place)
})
