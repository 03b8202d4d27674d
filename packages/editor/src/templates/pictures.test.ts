import { expect, test } from 'vitest'
import { markupOf } from '../math/markup.ts'
import * as templates from './templates.ts'
import type { Template } from './templates.ts'

const LISTS: readonly (readonly Template[])[] = Object.values(templates).filter(Array.isArray)

test.each(LISTS.flat())('$label is drawn, in the menu and in a line without the caret', ({ latex }) => {
  const picture = markupOf(templates.templatePreview(latex))
  expect(picture).not.toMatch(/ML__error/)
  expect(picture).not.toContain('\\')
})
