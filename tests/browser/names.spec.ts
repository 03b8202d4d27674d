/** Names while typing: suggestions, help, renaming, functions made of unknown names, colours. */
import { RARE } from '../full.ts'
import { type Page, expect } from '@playwright/test'
import { numberOf } from './selections.ts'
import { expectResult, line, newWorksheet as openWorksheet, typeLines } from './sheet.ts'
import { test } from './visitor-test.ts'

const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const help = (page: Page) => page.getByRole('note', { name: 'Help' })

/** With the field there: what is typed before it comes is replayed (editor-typing.spec.ts). */
async function newWorksheet(page: Page): Promise<void> {
  await openWorksheet(page)
  await expect(page.locator('calcwright-formula')).toBeAttached()
}

const formula = (page: Page, number: number, text: string) =>
  expect(line(page, number).getByRole('textbox', { name: `Formula: ${text}`, exact: true })).toBeVisible()

test('a name is completed by Enter, with its value beside it', async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, 'Force_x=2kN', '3*Forc')
  const offered = suggestions(page).getByRole('option', { name: /Force_x/ })
  await expect(offered).toHaveAttribute('aria-selected', 'true')
  await expect(offered).toContainText('2 kN')
  await page.keyboard.press('Enter')
  await expect(suggestions(page)).toBeHidden()
  await page.keyboard.type('=')
  await expectResult(page, 2, '6 kN')
})

test('the word of a block says what Enter makes, which it does', async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, 'plot')
  const offered = suggestions(page).getByRole('option', { name: 'plot', exact: true })
  await expect(offered).toHaveAccessibleDescription(/^A picture of the series.*Enter makes a plot$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Function' })).toBeFocused()
  await page.keyboard.press('Escape')
  await newWorksheet(page)
  await typeLines(page, 'width=2', 'x=slid')
  await suggestions(page).getByRole('option', { name: 'slider', exact: true }).click()
  await expect(page.getByRole('slider', { name: 'x' })).toBeVisible()
})

test(
  'a value that is calculated while the list is open comes beside its name',
  { tag: RARE },
  async ({ page }) => {
    const engine = Promise.withResolvers<void>()
    await page.route('**/*.wasm', async route => {
      await engine.promise
      await route.continue()
    })
    await newWorksheet(page)
    await typeLines(page, 'Force_x=2kN', '3*Forc')
    const offered = suggestions(page).getByRole('option', { name: /Force_x/ })
    await expect(offered).toBeVisible()
    engine.resolve()
    await expect(offered).toContainText('2 kN')
  },
)

test('a name that is there in full leaves Enter to the line', { tag: RARE }, async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, 'Load=2', 'Loads=3', 'Load')
  await expect(suggestions(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await formula(page, 3, 'Load')
})

test('keys that end a line are not taken for a suggestion', async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, 'k_2=5', 'h_s=7', 'K')
  await expect(help(page)).toBeHidden()
  await page.keyboard.press('Enter')
  await formula(page, 3, 'K')
  await page.keyboard.type('3*k')
  await expect(suggestions(page).getByRole('option', { name: /k_2/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await formula(page, 4, '3*k')
  await page.keyboard.type('b=3*h_')
  await expect(suggestions(page).locator('[aria-selected=true]')).toBeVisible()
  // The equals sign asks for the result: the formula does not show it, and its name is done.
  await page.keyboard.type('=')
  await expect(suggestions(page)).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(line(page, 6).getByRole('textbox')).toBeFocused()
})

test(
  'a letter with spaces around it, and a result that is asked for, stay as they are',
  { tag: RARE },
  async ({ sheet: page }) => {
    await newWorksheet(page)
    await typeLines(page, 'k_2 = 5', 'h_s = 7', 'T_3 = 300 K', 'k = c*P*4000h =', '')
    await expect(line(page, 5).getByRole('textbox')).toBeFocused()
    const names = await page.getByRole('textbox', { name: /^Formula: / }).all()
    const formulas = await Promise.all(names.map(one => one.getAttribute('aria-label')))
    expect(formulas.slice(2).join(' ')).not.toMatch(/k_2|h_s/)
  },
)

test(
  'directly behind an equals sign a suggestion waits to be chosen',
  { tag: RARE },
  async ({ sheet: page }) => {
    await newWorksheet(page)
    await typeLines(page, 'Force_x=2', 'y=Forc')
    await expect(suggestions(page)).toBeVisible()
    await expect(suggestions(page).locator('[aria-selected=true]')).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await formula(page, 2, 'y := Force_x')
  },
)

test('the list is moved through, closed and clicked', async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, 'alpha_one=1', 'alpine=2', 'alp')
  const option = (name: RegExp) => suggestions(page).getByRole('option', { name })
  await expect(option(/alpine/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(suggestions(page).locator('[aria-selected=true]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(suggestions(page)).toBeHidden()
  await page.keyboard.type('i')
  await option(/alpine/).click()
  await page.keyboard.type('=')
  await expectResult(page, 3, '2')
})

test('the list leaves messages about the line free', { tag: RARE }, async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, 'width=5', '2*widht + wid')
  const messages = line(page, 2).locator('[data-messages]')
  await expect(messages).toContainText('Did you mean width?')
  await expect(suggestions(page)).toBeVisible()
  const bottomOf = async () => {
    const box = (await messages.boundingBox())!
    return box.y + box.height
  }
  await expect(async () =>
    expect((await suggestions(page).boundingBox())!.y).toBeGreaterThanOrEqual(await bottomOf()),
  ).toPass()
})

test('a unit is found by its name and goes into a box', { tag: RARE }, async ({ sheet: page }) => {
  await newWorksheet(page)
  await page.keyboard.type('x=5pasca')
  const offered = suggestions(page).getByRole('option', { name: 'Pa', exact: true })
  await expect(offered).toHaveAccessibleDescription('pascal · pressure')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await formula(page, 1, 'x := 5 [Pa]')
})

test('the list stays while letters come as fast as it opens', { tag: RARE }, async ({ sheet: page }) => {
  await newWorksheet(page)
  for (let pause = 40; pause < 76; pause += 9) {
    await page.keyboard.type('x=5pasca', { delay: pause })
    await expect(suggestions(page), `a letter every ${pause} ms`).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Backspace')
  }
})

test('a unit box offers symbols with prefixes', async ({ sheet: page }) => {
  await newWorksheet(page)
  await page.keyboard.type('3"kP')
  await expect(suggestions(page).getByRole('option').first()).toContainText('kPa')
})

test('help about a function marks the argument being written', async ({ sheet: page }) => {
  await newWorksheet(page)
  await page.keyboard.type('solve(x^2=4,')
  await expect(help(page)).toContainText('solve(equation, var)')
  await expect(help(page).locator('b').first()).toHaveText(/var/)
  await page.keyboard.press('Escape')
  await expect(help(page)).toBeHidden()
})

test('help about a name says its value and where it is defined', async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, 'F=5kN', '2F')
  await expect(help(page)).toContainText('Defined in line 1')
  await expect(help(page)).toContainText('5 kN')
  await page.keyboard.press('Enter')
  await page.keyboard.type('1')
  // A result that comes draws its line anew, under the pointer too.
  await expectResult(page, 2, '10 kN')
  await line(page, 2).getByRole('textbox').hover()
  await line(page, 2).locator('.name-variable').hover()
  await help(page).getByRole('button', { name: 'line 1' }).click()
  await expect(help(page), 'it may lie over the line that is shown').toBeHidden()
})

test('a tip comes to who writes and hesitates, not to who reads', { tag: RARE }, async ({ page }) => {
  await page.clock.install()
  await newWorksheet(page)
  await page.keyboard.type('a=5')
  await expect(help(page)).toContainText('Type = twice for an equation')
  await page.keyboard.press('Enter')
  await page.evaluate(() => localStorage.removeItem('calcwright.tips'))
  await page.keyboard.press('ArrowUp')
  await expect(line(page, 1).getByRole('textbox')).toBeFocused()
  // Longer than a tip waits for.
  await page.clock.fastForward(2000)
  await expect(help(page)).toBeHidden()
})

test('a line becomes a function of unknown names by a press only', { tag: RARE }, async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, 'm=75', 'y=u*3', '')
  await expect(line(page, 2)).toContainText('u is not defined above.')
  await formula(page, 2, 'y := u*3')
  await line(page, 2).getByRole('button', { name: 'Make it y(u)' }).press('Enter')
  await expect(
    line(page, 2).getByRole('textbox', { name: 'Formula: y(u) := u*3', exact: true }),
  ).toBeFocused()
  await page.keyboard.press('Control+z')
  await formula(page, 2, 'y := u*3')
  await line(page, 2).getByRole('button', { name: 'It is a symbol' }).click()
  await expect(line(page, 2)).not.toContainText('not defined')
})

test('a name without a definition is drawn as unknown, with a notice', async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, 'width=5', '2*widht=', '2*later*width=', 'later=3', 'expand((p+q)^2)=', '')
  const unknown = (number: number) => line(page, number).locator('.name-unknown')
  await expect(line(page, 2)).toContainText('widht is not defined above. Did you mean width?')
  await expect(unknown(2)).toHaveText('widht')
  await expect(line(page, 3)).toContainText('later is defined further down; here it is unknown.')
  await expect(line(page, 3).getByRole('button', { name: 'Show line 4' })).toBeVisible()
  await expect(unknown(5)).toHaveText(['p', 'q'])
  await expect(line(page, 5)).not.toContainText('not defined')
  await line(page, 2).getByRole('button', { name: 'Use width' }).click()
  await formula(page, 2, '2*width =')
  await expectResult(page, 2, '10')
})

test('a name whose line is disabled is unknown', { tag: RARE }, async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, 'width=5', '2*width=', '')
  await expectResult(page, 2, '10')
  await numberOf(page, 1).click()
  await page.getByRole('button', { name: 'Disable evaluation' }).click()
  await expect(line(page, 2)).toContainText('width is not defined: the line that defines it is disabled.')
  await expect(line(page, 2).locator('.name-unknown')).toHaveText('width')
})

test('letters behind a number may be meant as units', { tag: RARE }, async ({ page }) => {
  await newWorksheet(page)
  await expect(page.getByText('Ready to Calculate')).toBeVisible()
  await typeLines(page, 'T = 300d', 'Q = 12a/b', '')
  await expect(line(page, 1)).toContainText('d is not defined above. Is it a unit?')
  // The result says the same of the name, which is one time too many.
  await expect(line(page, 1)).not.toContainText('d has no value here')
  // The question stays, so where it needs a second row it moves the next line.
  await page.setViewportSize({ width: 390, height: 780 })
  const last = (await page.getByRole('button', { name: 'Make it a function' }).first().boundingBox())!
  expect((await line(page, 2).boundingBox())!.y).toBeGreaterThanOrEqual(last.y + last.height)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Use as a unit', exact: true }).click()
  await formula(page, 1, 'T := 300 [d]')
  await page.getByRole('button', { name: 'Use as units', exact: true }).click()
  await formula(page, 2, 'Q := 12 [a/b]')
})

test('a new name is offered to the lines below, up to the next definition', async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, 'F=5', '2F', 'F=F+1', '3F', '')
  for (let up = 0; up < 4; up++) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Home')
  await page.keyboard.press('Delete')
  await page.keyboard.type('G')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Yes', exact: true }).press('Enter')
  await expect(line(page, 2).getByRole('textbox'), 'the caret comes back').toBeFocused()
  await formula(page, 3, '2G')
  await formula(page, 4, 'F := G + 1')
  await formula(page, 5, '3F')
})

test('the rows of a library are suggested, then its columns', async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, 'IPE("22')
  const offered = (name: RegExp) => suggestions(page).getByRole('option', { name })
  await expect(offered(/^220/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(offered(/^I_y/)).toContainText('second moment of area')
  await page.keyboard.type(' W')
  await expect(offered(/^W_y/)).toBeVisible()
  await page.keyboard.type('_y)=')
  await expectResult(page, 1, '251.99 cm^3')
})
