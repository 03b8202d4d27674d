import { createRegistry, Worksheet } from '@calcwright/document'
import type { TypedText } from '@calcwright/document'
import { expect, it } from 'vitest'
import math from './schema.ts'
import type { MathProps } from './schema.ts'

it.each<[what: string, before: Partial<MathProps>, typed: Partial<TypedText>, after: Partial<MathProps>]>([
  ['a hidden result is shown', { outputMode: 1 }, {}, { outputMode: 0 }],
  ['a result that is always shown stays so', { outputMode: 2 }, {}, { outputMode: 2 }],
  ['words in letters are kept', {}, { wordsInLetters: ['m'] }, { skipAutoUnit: ['m'] }],
  [
    'each of them once',
    { skipAutoUnit: ['m'] },
    { wordsInLetters: ['m', 's'] },
    { skipAutoUnit: ['m', 's'] },
  ],
])('typing into a line: %s, and one undo takes it back', (_what, before, typed, after) => {
  const sheet = Worksheet.create(createRegistry([math]), {
    blocks: [{ id: 'x', type: 'math', props: { latex: 'a', ...before } }],
  })
  const initial = sheet.block('x')!.props
  expect(sheet.type('x', 'latex', { text: 'ab', behindCaret: 0, ...typed }).ok).toBe(true)
  expect(sheet.block('x')!.props).toMatchObject({ latex: 'ab', ...after })
  sheet.undo.undo()
  expect(sheet.block('x')!.props).toEqual(initial)
})
