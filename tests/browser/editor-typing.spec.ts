import { parseLatex, toPlain } from '@calcwright/math/expression'
import { isBoxUnit } from '@calcwright/math/units'
import { type Page, expect } from '@playwright/test'
import { EVERY_BROWSER, RARE } from '../full.ts'
import {
  emptyLine,
  enterLine,
  expectResult,
  expectSaved,
  line,
  newWorksheet,
  openNewWorksheet,
  placeOf,
  typeAtOnce,
  typeLines,
} from './sheet.ts'
import { test } from './visitor-test.ts'

/** Leaves the first line, so that its formula is read out as plain notation, once what leaving changes has come. */
async function expectFirstLine(page: Page, formula: string, typed = formula): Promise<void> {
  await page.keyboard.press('Enter')
  await expect(line(page, 2)).toBeVisible()
  const textbox = line(page, 1).getByRole('textbox')
  await expect.soft(textbox, typed).toHaveAccessibleName(`Formula: ${formula}`, { timeout: 10_000 })
}

/** The content of the field in plain notation, read in the page for many formulas in one test. */
async function typedFormula(page: Page): Promise<string> {
  const field = line(page, 1).locator('calcwright-formula')
  const latex = await field.evaluate(element => (element as HTMLElement & { value: string }).value)
  const parsed = parseLatex(latex, { isUnit: isBoxUnit })
  return parsed.ok ? toPlain(parsed.value) : latex
}

/** Where brackets are needed, slots open themselves, and a slot that was entered is left by hand only. */
const CARET: readonly (readonly [keys: string, formula: string])[] = [
  // A few formulas of the table in typed.test.ts show that keys reach the field.
  ['F = 5 kN', 'F := 5 [kN]'],
  ['p=2"kN/m^2"+1', 'p := 2 [kN/m^2] + 1'],
  ['x===3', 'x := 3'],
  ['f(sqrt(a/b/c),2)', 'f(sqrt(a/b/c), 2)'],
  ['|x|', 'abs(x)'],
  ['T=20°C', 'T := 20 [degC]'],
  [`h=5'2"`, 'h := 5 [ft] + 2 [in]'],
  ['[1, 2 / 3; 4/5, 6]', '[[1, 2/3], [4/5, 6]]'],
  ['d/dx(x^2)=', 'diff(x^2, x) ='],
  ['850 W / (m^2 K)', '850 [W/(m^2*K)]'],
  ['1/(1/x^2 + 3)', '1/(1/x^2 + 3)'],
  ['U = 1/(1/h_i + 1/h_o)', 'U := 1/(1/h_i + 1/h_o)'],
  ['2^(1/h_i + 3)', '2^(1/h_i + 3)'],
  ['sqrt(1/h_i + 2)', 'sqrt(1/h_i + 2)'],
  ['x/2*b_1 - c', 'x/2*b_1 - c'],
  ['pi/4*d^2', 'pi/4*d^2'],
  ['1/2+3', '1/2 + 3'],
  ['5 [W/(m^2*K)]', '5 [W/(m^2*K)]'],
  ["f''(2)", 'subst(diff(f(t), t, 2), t, 2)'],
  ['0.0002 m^2*K/W', '0.0002 [m^2*K/W]'],
  ['8.314 J/(mol*K)', '8.314 [J/(mol*K)]'],
  ['a/b{Backspace}c', 'a/c'],
  ['1/(a+b){Backspace}{Backspace}c)', '1/(a + c)'],
  ['(a+b)/c{ArrowRight}*d', '(a + b)/c*d'],
  ['x^2{ArrowLeft}{ArrowRight}+1', 'x^(2 + 1)'],
  ['sqrt(x{ArrowRight}+1', 'sqrt(x) + 1'],
  ['a+b{ArrowLeft}{ArrowLeft}/2', 'a/2 + b'],
  ['5 m{ArrowLeft}{ArrowRight}m', '5 [mm]'],
  ['5 m{ArrowLeft}{ArrowRight}^2', '5 [m^2]'],
  // A table in edges.test.ts has the other edges.
  ['x = 5 m{ArrowLeft}{ArrowLeft}3', 'x := 53 [m]'],
  ['5 km{End}{Backspace}{Backspace}s', '5 [s]'],
  ['2*(a+b){End}{Backspace}+c)', '2*(a + b + c)'],
  ['2e3{ArrowLeft}{ArrowRight}*2', '2e3*2'],
  ['температура=300 K', 'температура := 300 [K]'],
  ['É=5', 'É := 5'],
]

test('keys become a formula: brackets, the caret and what is taken back', async ({ sheet: page }) => {
  await newWorksheet(page)
  for (const [keys, formula] of CARET)
    await test.step(keys, async () => {
      for (const [index, part] of keys.split(/\{(\w+)\}/).entries())
        if (index % 2 === 1) await page.keyboard.press(part)
        else await typeAtOnce(page, part)
      expect.soft(await typedFormula(page), keys).toBe(formula)
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Backspace')
    })
})

/** A sign of one character opens its slots by itself. */
const SLOTS: readonly (readonly [word: string, slots: readonly string[], formula: string])[] = [
  ['sum', ['k=1', '10', 'k^2'], 'sum(k^2, k, 1, 10)'],
  ['product', ['k', '1', '5', 'k'], 'product(k, k, 1, 5)'],
  ['limit', ['x->0', 'sin(x)/x'], 'limit(sin(x)/x, x, 0)'],
  ['integrate', ['0', '1', 'x^2', 'x'], 'integrate(x^2, x, 0, 1)'],
  ['∑', ['k=1', '10', 'k^2'], 'sum(k^2, k, 1, 10)'],
  ['∫', ['0', '1', 'x^2', 'x'], 'integrate(x^2, x, 0, 1)'],
]

test(
  'the slots of a sum are filled in by Tab, its own signs may be typed',
  { tag: RARE },
  async ({ sheet: page }) => {
    await newWorksheet(page)
    for (const [word, slots, formula] of SLOTS)
      await test.step(word, async () => {
        await page.keyboard.type(word)
        if (word.length > 1) await page.keyboard.press('Tab')
        for (const [index, slot] of slots.entries()) {
          if (index > 0) await page.keyboard.press('Tab')
          await page.keyboard.type(slot)
        }
        await expectFirstLine(page, formula, word)
        await emptyLine(page, 1)
      })
  },
)

test.describe('before the field has come', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
  let release = (): void => {}

  test.beforeEach(async ({ page }) => {
    const held = new Promise<void>(resolve => (release = resolve))
    await page.route(/\/assets\/field-[\w-]{8}\.js/, route => held.then(() => route.continue()))
    await openNewWorksheet(page)
    await expect(line(page, 1).getByRole('textbox')).toHaveAttribute('aria-busy', 'true')
  })

  test('what is typed and pasted is kept', { tag: EVERY_BROWSER }, async ({ page }) => {
    await page.evaluate(() => navigator.clipboard.writeText('5 [kN]'))
    await page.keyboard.type('F=')
    await page.keyboard.press('Control+v')
    await expect(line(page, 1)).toContainText('F=5 [kN]')
    await page.keyboard.press('Enter')
    await page.keyboard.type('2F=')
    release()
    await expectResult(page, 2, '10 kN')
  })

  test('what is typed reaches its line though the focus is elsewhere', { tag: RARE }, async ({ page }) => {
    const name = page.getByRole('textbox', { name: 'Worksheet name' })
    await page.keyboard.type('2+3=')
    await name.focus()
    release()
    await expectResult(page, 1, '5')
    await expect(name).toBeFocused()
  })

  test('what is typed reaches its line after the caret has left it', async ({ page }) => {
    await page.keyboard.type('2+3=')
    const select = page.getByRole('button', { name: 'Select line 1' })
    await select.click()
    release()
    await expectResult(page, 1, '5')
    await expect(select).toHaveAttribute('aria-pressed', 'true')
  })
})

/** Types ahead into what is on its way, and tells what leaving would do. */
async function expectUnsaved(page: Page): Promise<void> {
  await expect(page.getByRole('status', { name: 'Saving' })).toHaveText('Unsaved changes')
  const answer = (kind: string) =>
    new Promise<string>(resolve => {
      page.once('dialog', dialog => {
        expect(dialog.type()).toBe(kind)
        void dialog.dismiss().then(() => resolve(dialog.message()))
      })
    })
  const leaving = answer('beforeunload')
  await page.evaluate(() => location.assign('/about'))
  await leaving
  const going = answer('confirm')
  await page.getByRole('link', { name: 'All worksheets' }).click()
  expect(await going).toBe(
    'This page contains unsaved changes. If you leave the page now, those changes will be lost.',
  )
}

for (const [kind, part, key, label] of [
  ['formula', /\/assets\/field-[\w-]{8}\.js/, '', 'Formula'],
  ['text', /\/assets\/RichEditor-/, '#', 'Text'],
] as const)
  test(
    `what waits for the field of a ${kind} is unsaved, and leaving asks`,
    { tag: RARE },
    async ({ page }) => {
      let release = (): void => {}
      const held = new Promise<void>(resolve => (release = resolve))
      await page.route(part, route => held.then(() => route.continue()))
      await openNewWorksheet(page)
      if (key) await page.keyboard.press(key)
      await expect(line(page, 1).getByRole('textbox', { name: label })).toHaveAttribute('aria-busy', 'true')
      // The change that made the line a text is saved by now.
      await expectSaved(page)
      await page.keyboard.type('12', { delay: 20 })
      await expectUnsaved(page)
      release()
      await expect(line(page, 1).getByRole('textbox')).not.toHaveAttribute('aria-busy')
      await expectSaved(page)
      await page.reload()
      await expect(line(page, 1)).toContainText('12')
    },
  )

test('what is typed while the field cannot be fetched is kept until the connection is back', async ({
  page,
}) => {
  let isGone = true
  await page.route(/\/assets\/field-[\w-]{8}\.js/, route =>
    isGone ? route.abort('internetdisconnected') : route.continue(),
  )
  await openNewWorksheet(page)
  await page.keyboard.type('2+3=')
  await page.keyboard.press('Enter')
  await page.keyboard.type('4+5=')
  await expect(line(page, 1)).toContainText('2+3=4+5=')
  // Taking the route away can lose another request that is on its way.
  isGone = false
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expectResult(page, 1, '5')
  await expectResult(page, 2, '9')
})

test('one undo turns a unit back into letters, and it stays letters', { tag: RARE }, async ({ page }) => {
  await newWorksheet(page)
  await expect(page.locator('calcwright-formula')).toBeAttached()
  await typeLines(page, 'F=5kN')
  await page.keyboard.press('Control+z')
  await page.keyboard.type('+1')
  await expectFirstLine(page, 'F := 5kN + 1')
})

test('a formula that ended with a typed unit is deleted and begun anew', { tag: RARE }, async ({ page }) => {
  await newWorksheet(page)
  const faults: Error[] = []
  page.on('pageerror', fault => void faults.push(fault))
  await typeLines(page, '5kN')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Backspace')
  await typeLines(page, '3mm')
  await expectFirstLine(page, '3 [mm]')
  expect(faults).toEqual([])
})

test('a name defined above is no unit', { tag: RARE }, async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, 'mm=7', '3mm=')
  await expectResult(page, 2, '21')
})

test(
  'an equals sign at the end of a definition shows its value',
  { tag: EVERY_BROWSER },
  async ({ sheet: page }) => {
    await newWorksheet(page)
    await typeLines(page, 'a=2+3=')
    await expectResult(page, 1, '5')
    await expectFirstLine(page, 'a := 2 + 3')
  },
)

test('a formula looks the same with and without the caret', { tag: RARE }, async ({ sheet: page }) => {
  await newWorksheet(page)
  await expect(page.locator('calcwright-formula')).toBeAttached()
  await typeLines(page, 'F=2', 'x=3', 'A=4', 'sigma_max=(F+sqrt(x))/A^2', 'y=1')
  const drawn = line(page, 4).locator('.ML__latex').first()
  await expect(line(page, 4).locator('calcwright-formula')).toHaveCount(0)
  await expect(drawn).toBeVisible()
  await expect(page.getByRole('status', { name: 'Calculation status' })).toHaveText('Ready to Calculate')
  const still = await placeOf(drawn)
  await page.keyboard.press('ArrowUp')
  await expect(line(page, 4).locator('calcwright-formula')).toBeAttached()
  // The field draws its formula in the frame after it has come.
  await expect(async () => {
    const live = await drawn.boundingBox()
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs((live?.[side] ?? Infinity) - still[side])).toBeLessThan(0.6)
  }).toPass()
})

test('a double click selects a name, a drag a part of the formula', async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, 'Force=3+2', 'x')
  const drawn = line(page, 1).locator('.ML__latex').first()
  await expect(drawn).toBeVisible()
  const box = await placeOf(drawn)
  const y = box.y + box.height / 2
  await page.mouse.dblclick(box.x + 20, y)
  await page.keyboard.type('Load')
  await page.keyboard.press('ArrowDown')
  await expect(line(page, 1).getByRole('textbox')).toHaveAttribute('aria-label', 'Formula: Load := 3 + 2')
  await page.mouse.move(box.x + 1, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 1, y, { steps: 6 })
  await page.mouse.up()
  await page.keyboard.type('7')
  await page.keyboard.press('ArrowDown')
  await expect(line(page, 1).getByRole('textbox')).toHaveAttribute('aria-label', 'Formula: 7')
})

test(
  'Tab and Shift-Escape leave the slots of a formula one by one',
  { tag: RARE },
  async ({ sheet: page }) => {
    await newWorksheet(page)
    const cases: readonly (readonly [typed: string, keys: readonly string[], formula: string])[] = [
      ['a/b', ['Tab'], 'a/b + 1'],
      ['a/b', ['ArrowLeft', 'Shift+Tab'], '+1(a/b)'],
      ['(a+b)/(c+d)', ['ArrowLeft', 'Shift+Escape'], '+1((a + b)/(c + d))'],
      ['(a+b)/(c+d)', ['ArrowLeft', 'ArrowLeft', 'Tab'], '(a + b)/(c + d) + 1'],
    ]
    for (const [typed, keys, formula] of cases)
      await test.step(`${typed} ${keys.join(' ')}`, async () => {
        await typeLines(page, typed)
        for (const key of keys) await page.keyboard.press(key)
        await page.keyboard.type('+1')
        await expectFirstLine(page, formula)
        await emptyLine(page, 1)
      })
  },
)

test('End right after a click goes to the end', { tag: RARE }, async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, 'x=12345', 'y')
  await line(page, 1)
    .locator('.ML__latex')
    .first()
    .click({ position: { x: 3, y: 8 } })
  await page.keyboard.press('End')
  await page.keyboard.type('6')
  await page.keyboard.press('ArrowDown')
  expect(await line(page, 1).getByRole('textbox').getAttribute('aria-label')).toBe('Formula: x := 123456')
})

test(
  'a press in the formula takes the next key, also after a press beside it',
  { tag: RARE },
  async ({ sheet: page }) => {
    await newWorksheet(page)
    await typeLines(page, 'a=1', 'a+1=')
    await expectResult(page, 2, '2')
    await enterLine(page, 1)
    await line(page, 2).getByRole('math', { name: '= 2' }).click()
    await expect(line(page, 2).getByRole('textbox')).toBeFocused()
    await enterLine(page, 1)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('a=5')
    await expectResult(page, 2, '6')
  },
)

test('a click on a result brings the caret to the end of its line', async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, 'a=123', 'a+1=', 'b=2')
  await expectResult(page, 2, '124')
  const result = line(page, 2).getByRole('math', { name: '= 124' })
  const { x, y, width, height } = await placeOf(result)
  const digits = [x + width - 6, y + height / 2] as const
  await page.mouse.click(...digits)
  await expect(line(page, 2).getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('0=')
  await expectResult(page, 2, '133')
})

test('a token with two readings is marked without the caret too, and a press on the mark changes it', async ({
  sheet: page,
}) => {
  await newWorksheet(page)
  await typeLines(page, 'm=75 kg', 'x=5 m/s', 'y=2m', 'x*y=')
  await expectResult(page, 4, '750 kg*m/s')
  const mark = line(page, 2).getByRole('button', { name: 'Use the variable m' })
  await expect(mark).toHaveAttribute('title', /^m is the unit here, not the variable of that name\./)
  await expect(line(page, 3).getByRole('button', { name: 'Use the unit m' })).toBeVisible()
  await expect(line(page, 1).getByRole('button', { name: /^Use the/ })).toHaveCount(0)
  await mark.click()
  await expect(line(page, 2).getByRole('textbox')).toHaveAccessibleName('Formula: x := 5 [1/s]*m')
  // A changed definition changes the mark.
  await line(page, 1).getByRole('textbox').focus()
  await page.keyboard.press('Control+a')
  await typeLines(page, 'k=75 kg')
  await expect(page.getByRole('button', { name: 'Use the unit m' })).toHaveCount(0)
})
