import { EVERY_BROWSER, RARE } from '../full.ts'
import { type Locator, type Page, expect } from '@playwright/test'
import { expectResult, line, nameOf, newWorksheet, typeLines } from './sheet.ts'
import { test } from './visitor-test.ts'

const toolbox = (page: Page): Locator => page.getByRole('complementary', { name: 'Toolbox' })
const tool = (page: Page, name: string): Locator => toolbox(page).getByRole('button', { name, exact: true })
const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Search and commands' })

async function openToolbox(page: Page): Promise<void> {
  await page.getByRole('toolbar').getByRole('button', { name: 'Toolbox', exact: true }).click()
  await expect(tool(page, 'Math')).toBeVisible()
}

async function closeToolbox(page: Page): Promise<void> {
  await page.getByRole('toolbar').getByRole('button', { name: 'Toolbox', exact: true }).click()
  await expect(toolbox(page)).toBeHidden()
}

/** The formula of a line that the caret is not in. */
async function formula(page: Page, number: number): Promise<string> {
  const resting = line(page, number).getByRole('textbox', { name: /^Formula: / })
  return ((await resting.getAttribute('aria-label')) ?? '').replace(/^Formula: /, '')
}

test.describe('the toolbox', () => {
  test(
    'has one section open at a time, General first, and none that is empty',
    { tag: RARE },
    async ({ page }) => {
      await newWorksheet(page)
      await expect(toolbox(page)).toBeHidden()
      await openToolbox(page)
      const section = (name: string): Locator => toolbox(page).getByRole('button', { name, exact: true })
      await expect(section('General')).toHaveAttribute('aria-expanded', 'true')
      await section('Variables').click()
      await expect(section('General')).toHaveAttribute('aria-expanded', 'false')
      await expect(tool(page, 'Define variable')).toBeVisible()
      await expect(section('Onshape')).toHaveCount(0)
    },
  )

  test('inserts after the line with the caret, and instead of it when it is empty', async ({
    sheet: page,
  }) => {
    await newWorksheet(page)
    await typeLines(page, 'a=1', 'b=2')
    await line(page, 1).click()
    await openToolbox(page)
    await tool(page, 'Text').click()
    await page.keyboard.type('between', { delay: 5 })
    await expect(line(page, 2).getByText('between')).toBeVisible()
    await line(page, 3).click()
    await page.keyboard.press('Enter')
    await tool(page, 'Text').click()
    await page.keyboard.type('below', { delay: 5 })
    await expect(line(page, 4).getByText('below')).toBeVisible()
    await expect(line(page, 5)).toHaveCount(0)
    await closeToolbox(page)
  })

  test(
    'puts a definition in front of what the line holds, its name selected',
    { tag: RARE },
    async ({ page }) => {
      await newWorksheet(page)
      await typeLines(page, '5kN')
      await openToolbox(page)
      await tool(page, 'Define variable').click()
      await page.keyboard.type('F', { delay: 5 })
      await page.keyboard.press('Enter')
      await expect.poll(() => formula(page, 1)).toBe('F := 5 [kN]')
      await tool(page, 'Define function').click()
      await page.keyboard.type('g', { delay: 5 })
      await page.keyboard.press('End')
      await page.keyboard.type('x^2', { delay: 5 })
      await page.keyboard.press('Enter')
      await expect.poll(() => formula(page, 2)).toBe('g(x) := x^2')
    },
  )

  test('drags a tool to its place', async ({ sheet: page }) => {
    await newWorksheet(page)
    await typeLines(page, 'a=1', 'b=2')
    await openToolbox(page)
    await tool(page, 'Text').dragTo(line(page, 2), { targetPosition: { x: 200, y: 2 } })
    await page.keyboard.type('dropped', { delay: 5 })
    await expect(line(page, 2).getByText('dropped')).toBeVisible()
    await closeToolbox(page)
  })

  test('says what is not there yet', { tag: RARE }, async ({ page }) => {
    await newWorksheet(page)
    await openToolbox(page)
    await tool(page, 'Drawing').click({ force: true })
    await expect(page.getByText('This feature is not yet available')).toBeVisible()
  })

  test('finds everything that can be inserted', { tag: EVERY_BROWSER }, async ({ sheet: page }) => {
    await newWorksheet(page)
    await typeLines(page, '2+')
    await openToolbox(page)
    const search = toolbox(page).getByRole('searchbox', { name: 'Search everything to insert' })
    // Keys, as what is filled in without them says nothing to a page in Firefox.
    await search.pressSequentially('square root', { delay: 5 })
    await toolbox(page)
      .getByRole('button', { name: /^Square root/ })
      .click()
    await page.keyboard.type('9', { delay: 5 })
    await expectResult(page, 1, '5')
    await search.fill('')
    await search.pressSequentially('define func', { delay: 5 })
    await expect(toolbox(page).getByRole('button', { name: /^Define function/ })).toBeVisible()
    await search.pressSequentially('qqqq', { delay: 5 })
    await expect(toolbox(page).getByText('Nothing found')).toBeVisible()
    await search.fill('')
    await closeToolbox(page)
  })

  test('is used and left by the keyboard alone', async ({ sheet: page }) => {
    await newWorksheet(page)
    await typeLines(page, '7')
    await expect(page.getByRole('toolbar', { name: 'Math toolbar' })).toBeVisible()
    await page.keyboard.press('F6')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(tool(page, 'Text')).toBeVisible()
    await tool(page, 'Text').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('typed', { delay: 5 })
    await expect(line(page, 2).getByText('typed')).toBeVisible()
    await tool(page, 'Text').focus()
    await page.keyboard.press('Escape')
    await expect(toolbox(page)).toBeHidden()
    await page.keyboard.type(' on', { delay: 5 })
    await expect(line(page, 2).getByText('typed on')).toBeVisible()
  })
})

test.describe('the palette', () => {
  /** Opens it from within the line, types, and takes what comes first. */
  async function pick(page: Page, query: string): Promise<void> {
    await page.keyboard.press('Control+k')
    await expect(palette(page).getByRole('combobox')).toBeFocused()
    await page.keyboard.type(query, { delay: 5 })
    await expect(palette(page).getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(palette(page)).toBeHidden()
  }

  const PICKED: readonly (readonly [
    what: string,
    before: string,
    query: string,
    after: string,
    formula: string,
  ])[] = [
    ['a function, the caret between its brackets', '1+', 'floor', '7/2', '1 + floor(7/2)'],
    ['a function by another name', '', 'average', 'v', 'mean(v)'],
    ['a unit by its name', '5', 'pascal', '', '5 [Pa]'],
    ['a Greek letter', '2', 'omega', '', '2omega'],
    ['a symbol', '', 'infin', '', 'infinity'],
  ]
  test(
    'inserts functions, units, letters and symbols where the caret is',
    { tag: RARE },
    async ({ sheet: page }) => {
      for (const [what, before, query, after, says] of PICKED)
        await test.step(what, async () => {
          await newWorksheet(page)
          await typeLines(page, before)
          await pick(page, query)
          await page.keyboard.type(after, { delay: 5 })
          await page.keyboard.press('Enter')
          await expect.poll(() => formula(page, 1)).toBe(says)
        })
    },
  )

  test('inserts a tool after the line', { tag: RARE }, async ({ sheet: page }) => {
    await newWorksheet(page)
    await typeLines(page, 'a=1')
    await pick(page, 'text')
    await page.keyboard.type('words', { delay: 5 })
    await expect(line(page, 2).getByText('words')).toBeVisible()
  })

  test('carries out a command and shows its keys', { tag: RARE }, async ({ sheet: page }) => {
    await newWorksheet(page)
    await typeLines(page, 'a=1')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('undo', { delay: 5 })
    await expect(palette(page).getByRole('option', { name: /^Undo/ })).toContainText('Ctrl Z')
    await page.keyboard.press('Enter')
    await expect(line(page, 1).getByText('Type a formula')).toBeVisible()
  })

  test('what is typed before and after it has come is one search', { tag: RARE }, async ({ page }) => {
    await newWorksheet(page)
    await typeLines(page, 'a=1')
    let arrive = (): void => {}
    const ready = new Promise<void>(resolve => (arrive = resolve))
    await page.route(/PaletteDialog[^/]*\.js/, route => ready.then(() => route.continue()))
    await page.keyboard.press('Control+k')
    await page.keyboard.type('un')
    arrive()
    const field = palette(page).getByRole('combobox')
    await expect(field).toBeFocused()
    await page.keyboard.type('do')
    await expect(field).toHaveValue('undo')
  })

  test('Esc returns the caret to where it was', { tag: RARE }, async ({ sheet: page }) => {
    await newWorksheet(page)
    await typeLines(page, '12')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Control+k')
    await expect(palette(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.type('5', { delay: 5 })
    await page.keyboard.press('Enter')
    await expect.poll(() => formula(page, 1)).toBe('152')
  })

  test(
    'arrows choose, and what was used comes first the next time',
    { tag: RARE },
    async ({ sheet: page }) => {
      await newWorksheet(page)
      await typeLines(page, '1')
      await page.keyboard.press('Control+k')
      await page.keyboard.type('omega', { delay: 5 })
      const chosen = palette(page).getByRole('option', { selected: true })
      const first = await nameOf(chosen)
      await page.keyboard.press('ArrowDown')
      const second = await nameOf(chosen)
      expect(second).not.toBe(first)
      await page.keyboard.press('Enter')
      await page.keyboard.press('Control+k')
      await expect(chosen).toHaveAccessibleName(second)
      await page.keyboard.type('qqqq', { delay: 5 })
      await expect(palette(page).getByRole('option')).toHaveText(/Search help for “qqqq”/)
    },
  )

  test('is opened by its button and chosen from with the mouse', async ({ sheet: page }) => {
    await newWorksheet(page)
    await typeLines(page, '3')
    await page.getByRole('toolbar').getByRole('button', { name: 'Search and commands' }).click()
    await palette(page).getByRole('combobox').fill('kilogram')
    await palette(page).getByRole('option', { name: /Unit/ }).first().click()
    await page.keyboard.press('Enter')
    await expect.poll(() => formula(page, 1)).toMatch(/^3 \[/)
  })
})

test.describe('a slash as the first key of an empty line', () => {
  const insert = (page: Page) => page.getByRole('dialog', { name: 'Insert', exact: true })

  test('opens what can be inserted, which takes the place of the line', async ({ sheet: page }) => {
    await newWorksheet(page)
    await typeLines(page, 'a=6')
    await page.keyboard.press('Enter')
    await page.keyboard.type('/text')
    await expect(insert(page).getByRole('combobox')).toHaveValue('text')
    await expect(insert(page).getByRole('option', { name: /^Undo/ })).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(line(page, 2).getByRole('textbox', { name: 'Text' })).toBeFocused()
    await page.keyboard.type('Note')
    await page.keyboard.press('Enter')
    await expect(line(page, 3)).toHaveCount(0)
  })

  for (const [key, tag] of [
    ['Escape', undefined],
    ['Backspace', RARE],
  ] as const)
    test(`${key} gives back the empty line`, { tag }, async ({ sheet: page }) => {
      await newWorksheet(page)
      await page.keyboard.press('/')
      await expect(insert(page).getByRole('combobox')).toBeFocused()
      await page.keyboard.press(key)
      await expect(insert(page)).toBeHidden()
      await page.keyboard.type('6/2=')
      await expectResult(page, 1, '3')
    })
})

test(
  'the variables of the sheet are listed beside it, filtered and gone to',
  { tag: RARE },
  async ({ page }) => {
    await newWorksheet(page)
    await typeLines(page, 'width=2', 'F_max=3*width', 'f(x)=x^2', '')
    await page.getByRole('toolbar').getByRole('button', { name: 'Toolbox', exact: true }).click()
    await toolbox(page).getByRole('tab', { name: 'Variables' }).click()
    const entries = toolbox(page).getByRole('list', { name: 'Variables' }).getByRole('button')
    const names = async () =>
      Promise.all((await entries.all()).map(entry => entry.getAttribute('aria-label')))
    await expect.poll(names).toEqual(['width = 2, line 1', 'F_max = 6, line 2', 'f = x^2, line 3'])
    await test.step('it follows the sheet', async () => {
      await line(page, 1).click({ position: { x: 90, y: 20 } })
      await page.keyboard.press('End')
      await page.keyboard.type('0')
      await expect.poll(names).toEqual(['width = 20, line 1', 'F_max = 60, line 2', 'f = x^2, line 3'])
    })
    await toolbox(page).getByRole('searchbox', { name: 'Filter variables' }).fill('max')
    await expect(entries).toHaveCount(1)
    await entries.click()
    await expect(line(page, 2).getByRole('textbox')).toBeFocused()
  },
)
