import { expect, it } from 'vitest'
import { editorRights, mayCopy, mayRename, maySave } from './editor-rights.ts'

/** Columns: level, unpaid, interaction, then edit, copy, interaction left, save, rename, duplicate. */
it.each<[number, boolean, 0 | 1 | 2, boolean, boolean, number, boolean, boolean, boolean]>([
  [1, false, 2, false, false, 2, false, false, false],
  [2, false, 2, true, true, 2, false, false, true],
  [3, false, 2, true, true, 2, true, false, true],
  [4, false, 2, true, true, 2, true, true, true],
  [4, false, 1, false, true, 1, true, true, true],
  [4, false, 0, false, true, 0, true, true, true],
  [1, true, 2, false, false, 0, false, false, false],
  [3, true, 2, false, true, 0, false, false, false],
  [4, true, 2, false, true, 0, false, false, false],
])('level %d, unpaid %s, interaction %d', (rightsLevel, needPaidPlan, interaction, ...expected) => {
  const rights = { rightsLevel, needPaidPlan, interaction }
  const { edit, copy, interaction: left } = editorRights(rights)
  expect([edit, copy, left, maySave(rights), mayRename(rights), mayCopy(rights)]).toEqual(expected)
})

it.each<[number, boolean]>([
  [1, false],
  [2, true],
  [3, true],
])('a revision is copied by those who may copy the worksheet: level %d', (level, expected) => {
  const rights = { rightsLevel: -2, needPaidPlan: false, revision: { rightsLevel: level } }
  const { edit, copy } = editorRights(rights)
  expect([edit, copy, mayCopy(rights)]).toEqual([false, expected, expected])
})
