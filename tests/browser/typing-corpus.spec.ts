import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { meaningOfLatex, meaningOfPlain } from '../../packages/math/src/typing/testing/rules.ts'
import { enterLine, line, newWorksheet, typeAtOnce } from './sheet.ts'
import { test } from './visitor-test.ts'

const CORPUS = new URL('../../fixtures/typing/textbook.txt', import.meta.url)
/** All of them are typed into the model of the field (corpora.test.ts): here so many that keys are seen to reach it. */
const EACH = 4
const LINES = readFileSync(CORPUS, 'utf8')
  .split('\n')
  .filter(text => text !== '' && !text.startsWith('#'))
  .filter((_, index) => index % EACH === 0)
  .map(text => text.split('\t'))

test('formulas of textbooks mean what was typed', async ({ page }) => {
  await newWorksheet(page)
  // What the lines give is of no interest here.
  await page.getByRole('button', { name: 'Worksheet menu' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Auto-Evaluation' }).click()
  await enterLine(page, 1)
  const field = line(page, 1).locator('calcwright-formula')
  for (const [typed, plain = typed] of LINES) {
    await typeAtOnce(page, typed!)
    const latex = await field.evaluate(element => (element as HTMLElement & { value: string }).value)
    // The sign that asks for a result at the end of a definition shows the result, and is not drawn.
    const asked = /:?=.*=$/.test(plain!) ? plain!.slice(0, -1) : plain!
    expect.soft(meaningOfLatex(latex), typed).toBe(meaningOfPlain(asked))
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Backspace')
  }
})
