/** Blocks as only a browser shows them: on a phone's width, with menus and help. */
import { RARE } from '../full.ts'
import { expect } from '@playwright/test'
import { blockHelpPages } from '@calcwright/blocks/help'
import { documentOf, expectResult, line, makeWorksheet, newWorksheet, typeLines } from './sheet.ts'
import { test } from './visitor-test.ts'

test('a block that is one call: its fields, its result, its help', async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, 'F=laplace', '')
  const block = page.getByRole('group', { name: 'Laplace transform', exact: true })
  await expect(block.getByRole('textbox', { name: 'Expression' })).toBeFocused()
  await page.keyboard.type('t*e')
  await page.keyboard.press('Enter')
  await page.keyboard.type('t')
  await page.keyboard.press('Enter')
  await typeLines(page, 'F(2)=')
  await expect(line(page, 1).locator('[data-output]')).toContainText('s')
  await line(page, 1).getByRole('button', { name: 'Help on Laplace transform' }).click()
  await expect(page.getByRole('dialog', { name: 'Laplace transform' })).toContainText('from 0 to infinity')
})

test('the examples of the help fit into the width of a phone', { tag: RARE }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const lines = blockHelpPages().flatMap(({ example }) => example)
  await page.goto(await makeWorksheet(page, { name: 'Examples', document: documentOf('Examples', lines) }))
  await expect(line(page, 1)).toBeVisible()
  await expect(page.getByText('Ready to Calculate')).toBeAttached()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  await expect(page.getByText('cannot be shown')).toHaveCount(0)
})

test('an equation solver: rows come and go, each in one step', async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, 'r=solve', '')
  const block = page.getByRole('group', { name: 'Equation solver', exact: true })
  const fieldOf = (name: string) => block.getByRole('textbox', { name: new RegExp(`^${name}`) })
  await expect(fieldOf('Equation 1')).toBeFocused()
  await page.keyboard.type('x+y=5')
  await block.getByRole('button', { name: 'Add an equation' }).click()
  await expect(fieldOf('Equation 2')).toBeFocused()
  await block.getByRole('button', { name: 'Add an equation' }).click()
  // Backspace takes an empty row away, and leads to the end of the one before.
  await expect(fieldOf('Equation 3')).toBeFocused()
  await page.keyboard.press('Backspace')
  await expect(fieldOf('Equation 3')).toHaveCount(0)
  await expect(fieldOf('Equation 2')).toBeFocused()
  await page.keyboard.type('x-y=1')
  await page.keyboard.press('Enter')
  await expect(fieldOf('Variables')).toBeFocused()
  await page.keyboard.type('x,y')
  await expect(line(page, 1).locator('[data-output]')).toContainText('⟹')
  await expect(line(page, 1).getByRole('math').last()).toHaveAttribute('aria-label', /\[\[3, 2\]\]/)
  // × takes a row away, undo brings it back.
  await block.getByRole('button', { name: 'Remove equation 2' }).click()
  await expect(fieldOf('Equation 2')).toHaveCount(0)
  await expect(block.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(fieldOf('Equation 2')).toHaveCount(1)
  // The guess is asked for where numbers are sought.
  await block.getByRole('combobox', { name: 'Solver' }).selectOption('Newton-Raphson numeric')
  await fieldOf('Initial guess').click()
  await page.keyboard.type('1')
  await expect(line(page, 1)).toContainText('Please ensure you provide 1 guess for each variable')
  await page.keyboard.type(',2')
  await expect(line(page, 1).getByRole('math').last()).toHaveAttribute('aria-label', /\[3, 2\]/)
})

test(
  'differential equations in numbers: live labels, a second unknown, functions below',
  { tag: RARE },
  async ({ sheet: page }) => {
    await newWorksheet(page)
    await typeLines(page, 'desolve', '')
    const block = page.getByRole('group', { name: 'Differential-equation solver', exact: true })
    const fieldOf = (name: string) => block.getByRole('textbox', { name: new RegExp(`^${name}`) })
    await block.getByRole('combobox', { name: 'Solver' }).selectOption('numeric')
    const signs = (text: RegExp) =>
      expect.poll(async () => (await block.textContent())?.replaceAll(/\s|\u200B/g, '')).toMatch(text)
    await signs(/y0′\(x\)=/)
    await block.getByRole('button', { name: 'Add an unknown' }).click()
    await signs(/y1′\(x\)=/)
    for (const [field, text] of [
      ['Derivative 1', 'y_1'],
      ['Initial value 1', '1'],
      ['Derivative 2', '-y_0'],
      ['Initial value 2', '0'],
      ['End', '3'],
    ] as const) {
      await fieldOf(field).click()
      await page.keyboard.type(text)
    }
    await expect(line(page, 1).getByRole('row')).toHaveCount(13)
    await expect(line(page, 1).getByRole('columnheader', { name: 'y_0' })).toBeVisible()
    await line(page, 1).getByRole('button', { name: 'Show 40 more rows' }).click()
    await expect(line(page, 1).getByRole('row')).toHaveCount(52)
    // The caret has stayed in the field of the end.
    await expect(fieldOf('End')).toBeFocused()
    // From there it goes over the step and the event.
    for (let key = 0; key < 4; key++) await page.keyboard.press('Enter')
    await typeLines(page, 'y_0(3)=')
    await expectResult(page, 2, '-0.989992')
  },
)
