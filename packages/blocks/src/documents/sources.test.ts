import { worksheetFromPlain } from '@calcwright/document'
import type { BlockResult } from '@calcwright/evaluator'
import { EMPTY_OUTCOME } from '@calcwright/evaluator'
import { expect, it } from 'vitest'
import { registry } from '../schemas.ts'
import { sourceNotes } from './sources.ts'

it.each([
  ['x := IPE("300", I_y)', ['I sections IPE']],
  ['row P of HEA "200"\ny := IPE.h', ['Wide flanges HE A', 'I sections IPE']],
  ['x := IPE("300", I_y)\ny := IPE("200", I_y)', ['I sections IPE']],
  ['# IPE("300", I_y) is meant', []],
  ['x := 3', []],
  ['@unprinted x := IPE("300", I_y)', []],
  ['@hidden x := IPE("300", I_y)', ['I sections IPE']],
])('%s reads %j', async (text, titles) => {
  const notes = await sourceNotes(worksheetFromPlain(registry, text), () => undefined, false)
  expect(notes.map(note => note.split(':')[0])).toEqual(titles.length > 0 ? [expect.stringContaining(titles.join(', '))] : []) // prettier-ignore
})

it('names the properties that are read of a material, and no table of the sheet', async () => {
  const sheet = worksheetFromPlain(registry, 'x := S.E/IPE(2)')
  const sources = ['S.E', 'S.f_y'].map(name => ({ name, source: 'EN 1993-1-1, table 3.1' }))
  const result = { outcomes: [{ ...EMPTY_OUTCOME, sources }], defines: ['IPE'] } as unknown as BlockResult
  expect(await sourceNotes(sheet, () => result, false)).toEqual(['S.E, S.f_y: EN 1993-1-1, table 3.1'])
})
