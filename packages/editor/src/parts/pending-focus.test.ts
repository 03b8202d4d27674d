import { describe, expect, it } from 'vitest'
import type { CaretPlace } from '../contract/caret-place.ts'
import { PendingFocus } from './pending-focus.ts'

describe('the focus of a field on its way', () => {
  const caret: CaretPlace = { at: 'end' }
  const elsewhere = new EventTarget()

  it.each<[what: string, left: boolean, act: (focus: PendingFocus) => void]>([
    ['nobody has gone', false, () => {}],
    ['the person is elsewhere on the page', true, focus => focus.leftFor(elsewhere, caret)],
    ['another window has the focus', false, focus => focus.leftFor(null, caret)],
    [
      'the person has come back',
      false,
      focus => {
        focus.leftFor(elsewhere, caret)
        focus.entered()
      },
    ],
    ['the caret was asked for anew', false, focus => focus.leftFor(elsewhere, { at: 'end' })],
  ])('%s: left is %s', (_what, left, act) => {
    const focus = new PendingFocus()
    act(focus)
    expect(focus.left(caret)).toBe(left)
  })
})
