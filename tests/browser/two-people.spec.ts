/** Two people at once in one formula and in one text: nobody's keys are lost, torn or moved. */
import { registry } from '@calcwright/blocks/schemas'
import { toBase64 } from '@calcwright/contract'
import { Worksheet } from '@calcwright/document'
import { type Page, expect } from '@playwright/test'
import { RARE, sized } from '../full.ts'
import {
  enterLine,
  expectField,
  expectResult,
  line,
  makeWorksheet,
  nameOf,
  newWorksheet,
  openSheetOf,
  save,
  typeLines,
} from './sheet.ts'
import { notice } from './lists.ts'
import { test } from './visitor-test.ts'

/** Keeps what the server tells windows from them for a while. */
function gate() {
  const waiting: (() => void)[] = []
  let isShut = false
  return {
    of: (page: Page) =>
      page.routeWebSocket(/./, socket => {
        const server = socket.connectToServer()
        server.onMessage(message => {
          if (isShut) waiting.push(() => socket.send(message))
          else socket.send(message)
        })
      }),
    shut: () => (isShut = true),
    open: () => {
      isShut = false
      for (const pass of waiting.splice(0)) pass()
    },
  }
}

/** A worksheet with one line, open in two windows with the caret in that line. */
async function twoIn(
  page: Page,
  text: string,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<readonly [Page, Page]> {
  await prepare(page)
  await newWorksheet(page)
  await typeLines(page, text)
  await save(page)
  const other = await page.context().newPage()
  await prepare(other)
  await other.goto(page.url())
  await expect(other.getByText('Ready to Calculate')).toBeAttached()
  await expect(page.getByRole('group', { name: /^Also here/ })).toBeVisible()
  await expectField(other, 1)
  for (const one of [page, other]) await one.keyboard.press('Control+End')
  return [page, other]
}

/** The formula of the first line as it is read aloud, once both windows show the same. */
async function formulaOf(pages: readonly Page[]): Promise<string> {
  const read = (page: Page) =>
    line(page, 1)
      .getByRole('textbox')
      .first()
      .evaluate(field => (field.getAttribute('aria-label') ?? '').replace(/^Formula:?\s*/, ''))
  await expect.poll(async () => new Set(await Promise.all(pages.map(read))).size).toBe(1)
  return read(pages[0]!)
}

const type = (pages: readonly Page[], texts: readonly string[]) =>
  Promise.all(pages.map((page, index) => page.keyboard.type(texts[index]!, { delay: 15 })))

test('many keys of each at the end of one formula', { tag: RARE }, async ({ page }) => {
  const pages = await twoIn(page, 'x = 1')
  const count = sized({ usual: 10, full: 25 })
  const texts = ['+12'.repeat(count), '+34'.repeat(count)] as const
  await type(pages, texts)
  await expect
    .poll(async () => (await formulaOf(pages)).replaceAll(/\s/g, '').length)
    .toBe(`x:=1${texts.join('')}`.length)
  const formula = (await formulaOf(pages)).replaceAll(/\s/g, '')
  expect([`x:=1${texts[0]}${texts[1]}`, `x:=1${texts[1]}${texts[0]}`]).toContain(formula)
})

test('units that two people type at one place', { tag: RARE }, async ({ page }) => {
  const pages = await twoIn(page, 'x = 1 m')
  await type(pages, [' + 11 mm', ' + 22 km'])
  await expect
    .poll(() => formulaOf(pages))
    .toMatch(/^x := 1 \[m\](?: \+ 11 \[mm\] \+ 22 \[km\]| \+ 22 \[km\] \+ 11 \[mm\])$/)
})

test('one types before the other: carets stay at their letters', { tag: RARE }, async ({ page }) => {
  const pages = await twoIn(page, '1+2')
  await pages[0].keyboard.press('Control+Home')
  await type(pages, ['9+8+7+6+5+', '+3+4+5+6+7'])
  // A line waits before it shows what others have typed.
  await formulaOf(pages)
  await type(pages, ['4+3+2+1+0+', '+8+9+10+11'])
  const typed = '9+8+7+6+5+4+3+2+1+0+1+2+3+4+5+6+7+8+9+10+11'
  await expect.poll(async () => (await formulaOf(pages)).replaceAll(/\s/g, '')).toBe(typed)
})

test('a line that the other one moves takes all keys', { tag: RARE }, async ({ page }) => {
  const [one, other] = await twoIn(page, 'a = 1')
  await one.keyboard.press('Enter')
  await typeLines(one, 'b = 2', 'c = 3')
  await enterLine(one, 1)
  await expect(line(other, 3)).toBeVisible()
  const move = async () => {
    for (let count = 0; count < 2; count++) {
      await one.keyboard.press('Alt+ArrowDown')
      await expect(line(other, count + 2).getByRole('textbox')).toBeFocused()
    }
  }
  await Promise.all([other.keyboard.type('+12'.repeat(20), { delay: 20 }), move()])
  const typed = `a:=1${'+12'.repeat(20)}`
  for (const page of [one, other])
    await expect
      .poll(async () => (await nameOf(line(page, 3).getByRole('textbox').first())).replaceAll(/\s/g, ''))
      .toBe(`Formula:${typed}`)
})

test('200 keys of each in one text, at two places and at one', { tag: RARE }, async ({ page }) => {
  await newWorksheet(page)
  await page.keyboard.type('#')
  const texts = (one: Page) => line(one, 1).getByRole('textbox', { name: 'Text', exact: true })
  await expect(texts(page)).toHaveAttribute('contenteditable', 'true')
  await page.keyboard.type('start end')
  await save(page)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await texts(other).click()
  await expect(texts(other)).toHaveAttribute('contenteditable', 'true')
  await other.keyboard.press('Control+End')
  await page.keyboard.press('Control+Home')
  const words = ['alpha beta '.repeat(9), ' gamma delta'.repeat(8)] as const
  const read = () => Promise.all([page, other].map(one => texts(one).textContent()))
  await type([page, other], words)
  const start = `${words[0]}start end${words[1]}`
  // The end is where the other one has come to, once all of it is here.
  await expect.poll(read).toEqual([start, start])
  await page.keyboard.press('Control+End')
  const [mine, theirs] = [' one two'.repeat(12), ' six ten'.repeat(12)]
  await type([page, other], [mine, theirs])
  await expect.poll(async () => new Set(await read()).size).toBe(1)
  expect([start + mine + theirs, start + theirs + mine]).toContain((await read())[0])
})

test('a selection in a text stays while the other one types', { tag: RARE }, async ({ page }) => {
  await newWorksheet(page)
  await page.keyboard.type('#')
  const texts = (one: Page) => line(one, 1).getByRole('textbox', { name: 'Text', exact: true })
  await expect(texts(page)).toHaveAttribute('contenteditable', 'true')
  await page.keyboard.type('one two')
  await save(page)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await texts(other).click()
  await expect(texts(other)).toHaveAttribute('contenteditable', 'true')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await other.keyboard.press('Control+Home')
  await other.keyboard.type('zero ', { delay: 40 })
  await expect(texts(page)).toHaveText('zero one two')
  expect(await page.evaluate(() => document.getSelection()?.toString())).toBe('two')
  await page.keyboard.type('2')
  await expect(texts(other)).toHaveText('zero one 2')
  // Bold over all of it leaves the keys of the other one where they are.
  await page.keyboard.press('Control+a')
  await Promise.all([other.keyboard.type('and more ', { delay: 40 }), page.keyboard.press('Control+b')])
  for (const one of [page, other])
    await expect(texts(one).locator('strong')).toHaveText('zero and more one 2')
  expect(await page.evaluate(() => document.getSelection()?.toString())).toBe('zero and more one 2')
})

test(
  'each sees in which field of a block the other is, and both may type in it',
  { tag: RARE },
  async ({ page }) => {
    await openSheetOf(page, 'for k from 1 to 4 {\ns := k\n}', 's + 0 =')
    const other = await page.context().newPage()
    await other.goto(page.url())
    await expect(page.getByRole('group', { name: /^Also here/ })).toBeVisible()
    const fieldOf = (one: Page, label: string) =>
      line(one, 1).getByRole('textbox', { name: new RegExp(`^${label}`) })
    await fieldOf(page, 'Start Value').click()
    await fieldOf(other, 'Final Value').click()
    await expect(other.locator('[data-field=start]').getByText('Here is')).toBeAttached()
    await expect(page.locator('[data-field=finish]').getByText('Here is')).toBeAttached()
    for (const one of [page, other]) await one.keyboard.press('End')
    await type([page, other], ['0', '0'])
    for (const one of [page, other]) {
      await expect(line(one, 1).getByRole('textbox', { name: 'Start Value: 10', exact: true })).toBeAttached()
      await expect(line(one, 1).getByRole('textbox', { name: 'Final Value: 40', exact: true })).toBeAttached()
      await expectResult(one, 3, '39')
    }
  },
)

test(
  'one types in a row while the other adds and removes rows before it, and at last that row',
  { tag: RARE },
  async ({ page }) => {
    await openSheetOf(page, 'x := 1', 'w := if x < 0 then 1 elseif x > 9 then 2 elseif x > 5 then 5 else 3')
    const other = await page.context().newPage()
    await other.goto(page.url())
    await expect(page.getByRole('group', { name: /^Also here/ })).toBeVisible()
    const fieldOf = (one: Page, name: string) => line(one, 2).getByRole('textbox', { name, exact: true })
    const press = (button: string) => line(page, 2).getByRole('button', { name: button }).click()
    await fieldOf(other, 'Expression 2: 2').click()
    await other.keyboard.press('End')
    await other.keyboard.type('+sq')
    await press('Remove condition 1')
    await expect(fieldOf(other, 'Condition 1: x > 9')).toBeAttached()
    // The word goes on though its row has another number now.
    await other.keyboard.type('rt(4')
    for (const one of [page, other]) await expect(fieldOf(one, 'Expression 1: 2 + sqrt(4)')).toBeAttached()
    await expect(other.locator('[data-field="branches.0.expression"] calcwright-formula')).toBeFocused()
    await fieldOf(page, 'Condition 1: x > 9').click()
    await expect(other.locator('[data-field="branches.0.condition"]').getByText('Here is')).toBeAttached()
    await press('Remove condition 1')
    await expect(notice(other, 'The row that you were in has been removed.')).toBeVisible()
    await other.keyboard.type('77')
    await expect(line(page, 2).getByRole('textbox', { name: /77/ })).toHaveCount(0)
  },
)

test(
  'one types in the last row, to which a click has led, while the other removes one before it, and that row',
  { tag: RARE },
  async ({ page }) => {
    const equations = ['x+y=3', 'x=u', 'x-y=1']
    const sheet = Worksheet.create(registry, {
      blocks: [{ type: 'solve', props: { equations, variables: 'x,y' } }],
    })
    await page.goto(await makeWorksheet(page, { name: 'Solver', document: toBase64(sheet.encode()) }))
    const other = await page.context().newPage()
    await other.goto(page.url())
    await expect(page.getByRole('group', { name: /^Also here/ })).toBeVisible()
    const fieldOf = (one: Page, name: string) => line(one, 1).getByRole('textbox', { name, exact: true })
    const press = (button: string) => line(page, 1).getByRole('button', { name: button }).click()
    await fieldOf(other, 'Equation 3: x - y == 1').click()
    await other.keyboard.press('End')
    await other.keyboard.type('+2')
    await press('Remove equation 2')
    await expect(fieldOf(other, 'Equation 2: x - y == 1 + 2')).toBeAttached()
    await other.keyboard.type('+3')
    for (const one of [page, other]) {
      await expect(fieldOf(one, 'Equation 2: x - y == 1 + 2 + 3')).toBeAttached()
      await expect(fieldOf(one, 'Variables: x,y')).toBeAttached()
    }
    await press('Remove equation 2')
    await expect(notice(other, 'The row that you were in has been removed.')).toBeVisible()
    await other.keyboard.type('77')
    await expect(line(page, 1).getByRole('textbox', { name: /77/ })).toHaveCount(0)
  },
)

test.describe('in one slot of a formula', () => {
  for (const [name, text, into, typed] of [['exponent', 'x^2', 'x^({}) ', /^x\^\(?2?/]] as const)
    test(`200 keys of each in the same ${name}`, { tag: RARE }, async ({ page }) => {
      const pages = await twoIn(page, text)
      for (const one of pages) await one.keyboard.press('ArrowLeft')
      const texts = ['+12'.repeat(25), '+34'.repeat(25)] as const
      await type(pages, texts)
      await expect
        .poll(async () => (await formulaOf(pages)).replaceAll(/[^\d+]/g, '').length, { timeout: 15_000 })
        .toBe(text.replaceAll(/[^\d+]/g, '').length + texts.join('').length)
      const formula = (await formulaOf(pages)).replaceAll(/\s/g, '')
      expect(formula).toMatch(typed)
      const both = ['', ''].map((_, first) => `2${texts[first]}${texts[1 - first]}`)
      expect(both.map(one => into.trim().replace('{}', one))).toContain(formula)
    })
})

/** Where the caret of the other one is drawn, from the edge of the formula or text; null while it is not at a letter. */
const seenCaret = (page: Page, holder: string) =>
  page.evaluate(of => {
    const mark = document.querySelector('[data-at=letter]')?.getBoundingClientRect()
    const around = document.querySelector(of)?.getBoundingClientRect()
    return mark && around ? { x: mark.left + 1 - around.left, top: mark.top - around.top } : null
  }, holder)

test.describe('the caret of the other one stands at its letter', () => {
  for (const [name, text, left] of [
    ['a row', '1+23+4', 3],
    ['a fraction', '12/345', 2],
    ['a list', '[1, 23, 4', 2],
  ] as const)
    test(name, { tag: RARE }, async ({ page }) => {
      const [one, other] = await twoIn(page, text)
      await one.keyboard.press('ArrowUp')
      for (let count = 0; count < left; count++) await other.keyboard.press('ArrowLeft')
      const own = await other.evaluate(() => {
        const field = document.querySelector('calcwright-formula') as unknown as {
          position: number
          getElementInfo(at: number): { bounds: DOMRect } | undefined
        } & Element
        const around = field.closest('[data-formula]')!.getBoundingClientRect()
        const box = field.getElementInfo(field.position)?.bounds
        return box ? box.right - around.left : 2
      })
      await expect
        .poll(async () => Math.abs(((await seenCaret(one, '[data-formula]'))?.x ?? -100) - own))
        .toBeLessThan(3)
    })

  test('a text, edited and not, with a selection', { tag: RARE }, async ({ page }) => {
    await newWorksheet(page)
    await page.keyboard.type('#')
    const texts = (one: Page) => line(one, 1).getByRole('textbox', { name: 'Text', exact: true })
    await expect(texts(page)).toHaveAttribute('contenteditable', 'true')
    await page.keyboard.type('first')
    await page.keyboard.press('Enter')
    await page.keyboard.type('one two')
    await save(page)
    const other = await page.context().newPage()
    await other.goto(page.url())
    for (const letters of [0, 3, 4]) {
      for (let count = 0; count < (letters === 4 ? 1 : letters); count++)
        await page.keyboard.press('ArrowLeft')
      const own = await page.evaluate(() => {
        const around = document.querySelector('[data-prose]')!.getBoundingClientRect()
        const box = document.getSelection()!.getRangeAt(0).getBoundingClientRect()
        return { x: box.left - around.left, top: box.top - around.top }
      })
      if (letters === 4) await texts(other).click()
      await expect
        .poll(async () => {
          const seen = await seenCaret(other, '[data-prose]')
          return seen ? Math.abs(seen.x - own.x) + Math.abs(seen.top - own.top) : 100
        })
        .toBeLessThan(4)
    }
    await page.keyboard.press('Control+Shift+ArrowLeft')
    await expect(other.locator('[data-at=letter]')).toHaveCount(1)
  })
})

test(
  'one number that both change at once is the number of one of them, and both get a notice',
  { tag: RARE },
  async ({ page }) => {
    const news = gate()
    const pages = await twoIn(page, 'x = 12', news.of)
    for (const one of pages) for (const _ of '12') await one.keyboard.press('Shift+ArrowLeft')
    news.shut()
    await Promise.all(pages.map((one, index) => one.keyboard.type(['13', '14'][index]!)))
    for (const [index, text] of ['x := 13', 'x := 14'].entries())
      await expect(line(pages[index]!, 1).getByRole('textbox').first()).toHaveAttribute(
        'aria-label',
        `Formula: ${text}`,
      )
    news.open()
    await expect.poll(() => formulaOf(pages)).toMatch(/^x := 1[34]$/)
    for (const one of pages)
      await expect(one.getByText(/^Somebody else has changed the same number in line 1: /)).toBeVisible()
  },
)

for (const received of ['at once', 'one after the other'])
  test(
    `the line that one writes in is emptied and removed by the other, received ${received}: it can be brought back`,
    { tag: RARE },
    async ({ page }) => {
      const news = gate()
      await news.of(page)
      await openSheetOf(page, 'a := 1', 'b := 2')
      const other = await page.context().newPage()
      await other.goto(page.url())
      await expect(page.getByRole('group', { name: /^Also here/ })).toBeVisible()
      const formula = (one: Page, of: number) => line(one, of).getByRole('textbox').first()
      await formula(page, 2).click()
      await page.keyboard.press('End')
      await page.keyboard.type('+3')
      await expect(formula(other, 2)).toHaveAttribute('aria-label', /2 \+ 3/)
      if (received === 'at once') news.shut()
      await formula(other, 2).click()
      await other.keyboard.press('Control+a')
      await other.keyboard.press('Backspace')
      if (received === 'one after the other')
        await expect(page.getByText(/^Somebody else has removed what stood in this line/)).toBeVisible()
      await other.keyboard.press('Backspace')
      await expect(line(other, 2)).toHaveCount(0)
      if (received === 'one after the other') await expect(line(page, 2)).toHaveCount(0)
      // The line that shows the offer changes, too.
      await other.keyboard.type('0')
      await expect(formula(other, 1)).toHaveAttribute('aria-label', /a := 10/)
      news.open()
      await expect(formula(page, 1)).toHaveAttribute('aria-label', /a := 10/)
      await page.getByRole('button', { name: 'Bring it back' }).click()
      await expect(formula(other, 2)).toHaveAttribute('aria-label', /b := 2 \+ 3$/)
      await page.keyboard.type('+4')
      await expect(formula(other, 2)).toHaveAttribute('aria-label', /b := 2 \+ 3 \+ 4$/)
      await expect(page.getByRole('button', { name: 'Bring it back' })).toHaveCount(0)
    },
  )
