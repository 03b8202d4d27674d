import { type Locator, type Page, expect } from '@playwright/test'
import { RARE } from '../full.ts'
import { emptyLine, expectResult, line, nameOf, newWorksheet, typeLines } from './sheet.ts'
import { test } from './visitor-test.ts'

const bar = (page: Page): Locator => page.getByRole('toolbar', { name: 'Math toolbar' })
const button = (page: Page, name: string): Locator => bar(page).getByRole('button', { name, exact: true })

/** Leaves the first line, so that its formula is read out as plain notation. */
async function firstLine(page: Page): Promise<string> {
  await page.keyboard.press('Enter')
  const resting = line(page, 1).getByRole('textbox', { name: /^Formula: / })
  return ((await resting.getAttribute('aria-label')) ?? '').replace(/^Formula: /, '')
}

/** Opens a menu with the mouse and chooses from it. */
async function choose(page: Page, menu: string, item: string): Promise<void> {
  await button(page, menu).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** Goes to the bar, and along it to a button. */
async function reach(page: Page, name: string): Promise<void> {
  await expect(button(page, name)).toBeVisible()
  await page.keyboard.press('F6')
  for (let step = 0; step < 30; step++) {
    if (await button(page, name).evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('ArrowRight')
  }
  throw new Error(`The arrows do not reach ${name}.`)
}

/** The button, what is typed before and after it, and the formula then. */
const DIRECT: readonly (readonly [name: string, before: string, after: string, formula: string])[] = [
  ['Fraction', 'a', 'b', 'a/b'],
  ['Exponent', 'a', '2', 'a^2'],
  ['Subscript', 'a', 'max', 'a_max'],
  ['Scientific notation', '3', '5', '3e5'],
  ['Scientific notation', '', '5', '10^5'],
  ['Scientific notation', 'a*', '5', 'a*10^5'],
]

/** The menu, its item, what is typed before and after it (a tab goes to the next place), and the formula then. */
const CHOSEN: readonly (readonly [string, string, string, string, string])[] = [
  ['Accents', 'Vector', 'F', '', 'F~v~'],
  ['Brackets', 'Absolute value', '', 'x', 'abs(x)'],
  ['Equality', 'Less than or equal', 'a', 'b', 'a <= b'],
  ['Symbols', 'Infinity', '', '', 'infinity'],
  ['Greek', 'omega', '', '', 'omega'],
  ['Roots', 'Square root', '', 'x\t+1', 'sqrt(x) + 1'],
  ['Roots', 'n-th root', '', '3\tx', 'nthroot(x, 3)'],
  ['Sums and products', 'Sum with bounds', '', 'k\t1\t3\tk', 'sum(k, k, 1, 3)'],
  ['Integrals', 'Definite integral', '', '0\t1\tx\tx', 'integrate(x, x, 0, 1)'],
  ['Derivatives', 'Derivative', '', 'x\tx\t+1', 'diff(x, x) + 1'],
  ['Limits', 'Limit from the right', '', 'x\t0\tx\t+1', 'limit(x, x, 0, 1) + 1'],
]

/** One case after the other in the first line, which is empty again afterwards. */
async function inFirstLine(
  page: Page,
  name: string,
  before: string,
  formula: string,
  act: () => Promise<void>,
): Promise<void> {
  await test.step(name, async () => {
    await typeLines(page, before)
    await act()
    expect.soft(await firstLine(page), name).toBe(formula)
    await emptyLine(page, 1)
  })
}

test('buttons keep the caret in the line, by mouse', { tag: RARE }, async ({ sheet: page }) => {
  await newWorksheet(page)
  for (const [name, before, after, formula] of DIRECT)
    await inFirstLine(page, name, before, formula, async () => {
      await button(page, name).click()
      await page.keyboard.type(after, { delay: 5 })
    })
})

test('buttons by keyboard alone', async ({ sheet: page }) => {
  await newWorksheet(page)
  for (const [name, before, after, formula] of DIRECT.slice(0, 2))
    await inFirstLine(page, name, before, formula, async () => {
      await reach(page, name)
      await page.keyboard.press('Enter')
      await page.keyboard.type(after, { delay: 5 })
    })
})

test('menus by mouse', async ({ sheet: page }) => {
  await newWorksheet(page)
  for (const [menu, item, before, after, formula] of CHOSEN.slice(0, 4))
    await inFirstLine(page, `${menu}: ${item}`, before, formula, async () => {
      await choose(page, menu, item)
      await typeTabbed(page, after)
    })
})

test('menus by keyboard alone', { tag: RARE }, async ({ sheet: page }) => {
  await newWorksheet(page)
  for (const [menu, item, before, after, formula] of CHOSEN)
    await inFirstLine(page, `${menu}: ${item}`, before, formula, async () => {
      await reach(page, menu)
      await page.keyboard.press('ArrowDown')
      await jumpTo(page, item)
      await page.keyboard.press('Enter')
      await typeTabbed(page, after)
    })
})

async function typeTabbed(page: Page, text: string): Promise<void> {
  for (const [index, part] of text.split('\t').entries()) {
    if (index > 0) await page.keyboard.press('Tab')
    await page.keyboard.type(part, { delay: 5 })
  }
}

/** Goes to an item of the open menu by its first letter. */
async function jumpTo(page: Page, item: string): Promise<void> {
  const wanted = page.getByRole('menuitem', { name: item, exact: true })
  await expect(page.locator('[role^=menuitem]:focus')).toBeVisible()
  for (let tries = 0; tries < 12; tries++) {
    if (await wanted.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press(item.charAt(0))
  }
  throw new Error(`The letter does not reach ${item}.`)
}

test('what is selected goes into the template', { tag: RARE }, async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, 'a+b')
  await expect(button(page, 'Roots')).toBeVisible()
  await page.keyboard.press('Control+a')
  await choose(page, 'Roots', 'Square root')
  await page.keyboard.type('+1', { delay: 5 })
  expect(await firstLine(page)).toBe('sqrt(a + b) + 1')
})

test(
  'a name that is selected in part of its subscript goes in whole',
  { tag: RARE },
  async ({ sheet: page }) => {
    await newWorksheet(page)
    await page.keyboard.type('F_ab+c')
    await page.keyboard.press('Home')
    for (let step = 0; step < 3; step++) await page.keyboard.press('Shift+ArrowRight')
    await choose(page, 'Roots', 'Square root')
    expect(await firstLine(page)).toBe('sqrt(F_ab) + c')
  },
)

test('a fraction takes what is selected, with its unit', async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, '6kN+2kN')
  await expect(button(page, 'Fraction')).toBeVisible()
  await page.keyboard.press('Control+a')
  await button(page, 'Fraction').click()
  await page.keyboard.type('2', { delay: 5 })
  expect(await firstLine(page)).toBe('(6 [kN] + 2 [kN])/2')
})

test('units by category, by search and as an empty box', async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, '5')
  await button(page, 'Units').click()
  await page.getByRole('menuitemradio', { name: 'Pressure' }).click()
  await page.getByRole('menuitem', { name: 'MPa, megapascal' }).click()
  await page.keyboard.type('+2', { delay: 5 })
  await button(page, 'Units').click()
  await page.getByRole('searchbox', { name: 'Search units' }).click()
  await page.keyboard.type('atmos', { delay: 5 })
  await page.keyboard.press('Enter')
  await page.keyboard.type('+3', { delay: 5 })
  await choose(page, 'Units', 'Empty unit box')
  await page.keyboard.type('bar+4', { delay: 5 })
  await button(page, 'Units').click()
  await page.getByRole('searchbox', { name: 'Search units' }).click()
  await page.keyboard.type('kN/cm^2', { delay: 5 })
  await page.keyboard.press('Enter')
  expect(await firstLine(page)).toBe('5 [MPa] + 2 [atm] + 3 [bar] + 4 [kN/cm^2]')
})

test('units by keyboard alone', { tag: RARE }, async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, '5')
  await reach(page, 'Units')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('searchbox', { name: 'Search units' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: 'Length' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: 'Area' })).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('menuitemradio', { name: 'Area' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Home')
  await page.getByRole('menuitem', { name: 'km, kilometre' }).focus()
  await page.keyboard.press('Enter')
  expect(await firstLine(page)).toBe('5 [km]')
})

test('a matrix by its size, then its rows and columns', async ({ sheet: page }) => {
  await newWorksheet(page)
  await choose(page, 'Matrix', '2 × 2 matrix')
  await typeTabbed(page, '1\t2\t3\t4')
  await choose(page, 'Matrix', 'Column after')
  await page.keyboard.type('5')
  await choose(page, 'Matrix', 'Row before')
  await page.keyboard.type('6')
  expect(await firstLine(page)).toBe('[[1, 2, 0], [6, 0, 0], [3, 4, 5]]')
})

test('every cell of a new column is a place to fill in', { tag: RARE }, async ({ sheet: page }) => {
  await newWorksheet(page)
  await choose(page, 'Matrix', '2 × 1 matrix')
  await typeTabbed(page, '1\t2')
  await choose(page, 'Matrix', 'Column before')
  await page.keyboard.press('Enter')
  await expect(line(page, 1).getByText('▢')).toHaveCount(2)
  expect(await firstLine(page)).toBe('[[0, 1], [0, 2]]')
})

test('rows and columns are removed', { tag: RARE }, async ({ sheet: page }) => {
  await newWorksheet(page)
  await choose(page, 'Matrix', '3 × 3 matrix')
  await typeTabbed(page, '1\t2\t3\t4\t5')
  await choose(page, 'Matrix', 'Remove row')
  await choose(page, 'Matrix', 'Remove column')
  await expect.poll(async () => firstLine(page)).toMatch(/^\[\[\d, \d\], \[0, 0\]\]$/)
})

test(
  'the tools of rows and columns are greyed outside of a matrix',
  { tag: RARE },
  async ({ sheet: page }) => {
    await newWorksheet(page)
    await button(page, 'Matrix').click()
    await expect(page.getByRole('menuitem', { name: 'Row after' })).toHaveAttribute('aria-disabled', 'true')
  },
)

test('a function of the command library, with the caret between its brackets', async ({ sheet: page }) => {
  await newWorksheet(page)
  await button(page, 'Command library').click()
  await page.getByRole('menuitemradio', { name: 'Real Numbers' }).click()
  await page.getByRole('menuitem', { name: /^floor,/ }).click()
  await page.keyboard.type('7/2', { delay: 5 })
  await expectResult(page, 1, '3')
})

test('every menu opens and Esc brings the caret back', { tag: RARE }, async ({ sheet: page }) => {
  await newWorksheet(page)
  const menus = bar(page).getByRole('button', { expanded: false })
  await expect(menus).toHaveCount(14)
  for (let index = 0; index < (await menus.count()); index++) {
    const name = await nameOf(menus.nth(index))
    await reach(page, name)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('group', { name, exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('group', { name, exact: true })).toBeHidden()
    await page.keyboard.press('Escape')
  }
  await page.keyboard.type('7', { delay: 5 })
  expect(await firstLine(page)).toBe('7')
})

test('typing goes on under an open menu and closes it', { tag: RARE }, async ({ sheet: page }) => {
  await newWorksheet(page)
  await button(page, 'Greek').click()
  await expect(page.getByRole('menu', { name: 'Greek' })).toBeVisible()
  await page.keyboard.type('12', { delay: 5 })
  await expect(page.getByRole('menu', { name: 'Greek' })).toBeHidden()
  expect(await firstLine(page)).toBe('12')
})

test('what does not fit is behind the dots, last first', { tag: RARE }, async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 800 })
  await newWorksheet(page)
  await expect(button(page, 'Fraction')).toBeVisible()
  await expect(button(page, 'Limits')).toBeHidden()
  await expect(button(page, 'Command library')).toBeVisible()
  await expect(bar(page).getByRole('button', { name: 'Mode: Math' })).toBeVisible()
  await choose(page, 'More', 'Roots')
  await page.getByRole('menuitem', { name: 'Square root', exact: true }).click()
  await page.keyboard.type('x', { delay: 5 })
  expect(await firstLine(page)).toBe('sqrt(x)')
  const [content, viewport] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(content).toBeLessThanOrEqual(viewport!)
})

test('the menu behind the dots by keyboard alone', { tag: RARE }, async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 800 })
  await newWorksheet(page)
  await reach(page, 'More')
  await page.keyboard.press('Enter')
  await jumpTo(page, 'Roots')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Back from Roots' })).toBeFocused()
  await jumpTo(page, 'Square root')
  await page.keyboard.press('Enter')
  await page.keyboard.type('x', { delay: 5 })
  expect(await firstLine(page)).toBe('sqrt(x)')
})

test(
  'the mode makes a line of text, and says what is not there yet',
  { tag: RARE },
  async ({ sheet: page }) => {
    await newWorksheet(page)
    await typeLines(page, 'a')
    await bar(page).getByRole('button', { name: 'Mode: Math' }).click()
    await page.getByRole('menuitem', { name: /^Code/ }).click()
    await expect(page.getByText('Feature not yet available')).toBeVisible()
    await bar(page).getByRole('button', { name: 'Mode: Math' }).click()
    await page.getByRole('menuitemradio', { name: 'Text' }).click()
    await page.keyboard.type('words', { delay: 5 })
    await expect(line(page, 2).getByText('words')).toBeVisible()
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test(
    'the bar is greyed and inert until a line has the caret, then scrolls above the keyboard',
    { tag: RARE },
    async ({ page }) => {
      await newWorksheet(page)
      await expect(button(page, 'Fraction')).toHaveAttribute('aria-disabled', 'true')
      await button(page, 'Greek').tap({ force: true })
      await expect(page.getByRole('menu', { name: 'Greek' })).toBeHidden()
      await line(page, 1).getByText('Type a formula').tap({ force: true })
      await expect(button(page, 'Fraction')).not.toHaveAttribute('aria-disabled', 'true')
      await expect(button(page, 'Command library')).toHaveCount(0)
      await button(page, 'Matrix').tap()
      await page.getByRole('menuitem', { name: '2 × 2 matrix' }).tap()
      await button(page, 'Greek').tap()
      await page.getByRole('menuitem', { name: 'alpha' }).tap()
      expect(await firstLine(page)).toBe('[[alpha, 0], [0, 0]]')
      const [content, viewport] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        innerWidth,
      ])
      expect(content).toBeLessThanOrEqual(viewport!)
      const sizes = await bar(page)
        .getByRole('button')
        .evaluateAll(all => all.map(one => one.getBoundingClientRect().height))
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(40)
    },
  )
})
