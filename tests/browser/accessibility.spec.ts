/** Every state of the editor for those who do not see it or do not use a mouse. */
import { RARE, isFull } from '../full.ts'
import { type Page, expect } from '@playwright/test'
import { expectAccessible, expectAccessibleInLight } from './axe.ts'
import {
  chooseWithin,
  expectField,
  expectResult,
  expectSaved,
  line,
  newWorksheet,
  openSheetOf,
  save,
  typeLines,
} from './sheet.ts'
import { test } from './visitor-test.ts'

const FORMULA = { x: 90, y: 20 }

const text = (page: Page) => line(page, 6).getByRole('textbox', { name: 'Text' })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Worksheet menu' })

/** A sheet with a result, a definition, an error, a notice, a name without a value and a text. */
async function richSheet(page: Page): Promise<void> {
  await newWorksheet(page)
  await typeLines(page, 'F:=5 kN', 'F*2=', '1 m+1 s=', '1/0=', 'other+1=', '#A note')
  await expect(page.getByRole('toolbar', { name: 'Text toolbar' })).toBeVisible()
  await expect(text(page)).toHaveText('A note')
  await expect(line(page, 3).getByRole('alert')).toBeVisible()
  await save(page)
}

/** Closes what is open, the innermost first, and puts the caret into the text of the last line. */
async function backToText(page: Page): Promise<void> {
  const open = page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .or(page.getByRole('menu'))
    .or(page.getByRole('listbox'))
  await expect(async () => {
    if ((await open.count()) > 0) await page.keyboard.press('Escape')
    expect(await open.count()).toBe(0)
  }).toPass()
  await text(page).click()
  await expect(page.getByRole('toolbar', { name: 'Text toolbar' })).toBeVisible()
}

/** Loads the saved worksheet again, without the routes of the test. */
async function openAnew(page: Page): Promise<void> {
  await page.unrouteAll()
  await page.reload()
  await expect(line(page, 3).getByRole('alert')).toBeVisible()
}

type States = Readonly<Record<string, (page: Page) => Promise<void>>>

/** Each brings the page into a state; the caret is in the text of the last line before. */
const OF_THE_PAGE: States = {
  'a sheet with results, errors and notices, text being edited': async () => {},
  'the account menu': async page => {
    await menuButton(page).click()
    await page.getByRole('menuitem', { name: 'Insert' }).press('ArrowRight')
    await expect(page.getByRole('menu')).toHaveCount(2)
  },
  'the shortcuts': async page => {
    await chooseWithin(page, 'Help', 'Keyboard shortcuts')
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  about: async page => {
    await chooseWithin(page, 'Help', 'About Calcwright')
    await expect(page.getByRole('dialog')).toContainText('Version')
  },
  'the welcome': async page => {
    await chooseWithin(page, 'Help', 'Welcome tour')
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  'the duplicate question': async page => {
    await menuButton(page).click()
    await page.getByRole('menuitem', { name: 'Create a duplicate…' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  },
  'the palette': async page => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('s')
    await expect(page.getByRole('option').first()).toBeVisible()
  },
  'the toolbox': async page => {
    await page.getByRole('button', { name: 'Toolbox' }).click()
    await expect(page.getByRole('complementary', { name: 'Toolbox' })).toBeVisible()
  },
}

const OF_A_LINE: States = {
  'the menu of a result': async page => {
    await line(page, 2).click({ position: FORMULA })
    await page.keyboard.press('F10')
    await expect(page.getByRole('menu')).toBeVisible()
  },
  'the units asked for': async page => {
    await line(page, 2).click({ position: FORMULA })
    await page.keyboard.press('F10')
    await page.getByRole('menuitem', { name: /^Change units/ }).click()
    await page.keyboard.type('k')
    await expect(page.getByRole('listbox')).toBeVisible()
  },
  'the help on an error': async page => {
    await line(page, 3).click({ position: FORMULA })
    await line(page, 3).getByRole('button', { name: 'Help on this error' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  'the units of the toolbar': async page => {
    await line(page, 2).click({ position: FORMULA })
    await page.getByRole('toolbar').getByRole('button', { name: 'Units' }).click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
  },
  'the colours of the text toolbar': async page => {
    await page.getByRole('toolbar').getByRole('button', { name: 'Text colour' }).click()
    await expect(page.getByRole('menu').first()).toBeVisible()
  },
  'the question for a link': async page => {
    await page.getByRole('toolbar').getByRole('button', { name: 'Link', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Link' })).toBeVisible()
  },
  'lines selected': async page => {
    await page.keyboard.press('Control+Shift+A')
    await expect(page.getByRole('toolbar', { name: /election/ })).toBeVisible()
  },
  'a formula being edited, with suggestions': async page => {
    await page.getByRole('button', { name: 'Add a line at the end' }).click()
    await page.keyboard.type('sin')
    await expect(page.getByRole('listbox')).toBeVisible()
  },
}

/** These leave the page as only opening it anew mends it. */
const OF_SAVING: States = {
  'a save that failed': async page => {
    await page.route('**/worksheet_elements', route =>
      route.fulfill({
        json: { success: false, alert: true, title: 'Save Failed', message: 'No room.' },
      }),
    )
    await page.keyboard.type(' more')
    await expect(page.getByRole('alertdialog', { name: 'Save Failed' })).toBeVisible()
  },
  'saving disabled': async page => {
    await page.route('**/worksheet_elements', route =>
      route.fulfill({ json: { success: false, message: 'No room.' } }),
    )
    await page.keyboard.type(' more')
    await expect(page.getByRole('alert').filter({ hasText: 'Saving Disabled.' })).toBeVisible()
  },
  'view only': async page => {
    await page.route('**/worksheet_commands', async route => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        json: { ...((await response.json()) as object), rights_level: 1 },
      })
    })
    await page.reload()
    await expect(page.getByText('This document is view only.')).toBeVisible()
    await expect(line(page, 3).getByRole('alert')).toBeVisible()
  },
}

/** States that look different where the window is narrow: menus and dialogs come from below. */
const NARROW: States = Object.fromEntries(
  Object.entries({ ...OF_THE_PAGE, ...OF_A_LINE }).filter(([name]) =>
    /account menu|duplicate question|palette|menu of a result|units asked|lines selected/.test(name),
  ),
)

/** States that people rarely bring a page into, and that consist of little but text. */
const SELDOM = /^(the shortcuts|about|the welcome|the duplicate question)$/

for (const [look, width, expectNothing] of [
  ['light and dark', 1440, expectAccessible],
  ['390 px', 390, expectAccessibleInLight],
] as const)
  test.describe(look, () => {
    test.use({ viewport: { width, height: 844 } })
    for (const all of width > 600 ? [OF_THE_PAGE, OF_A_LINE, OF_SAVING] : [NARROW]) {
      const states = Object.entries(all).filter(([name]) => isFull || !SELDOM.test(name))
      // In one page: most of the time goes into making the sheet.
      const tag = all === OF_THE_PAGE ? [] : RARE
      test(
        `axe finds nothing serious: ${states.map(([name]) => name).join('; ')}`,
        { tag },
        async ({ page }) => {
          test.slow()
          page.on('dialog', dialog => void dialog.accept())
          await richSheet(page)
          for (const [name, reach] of states)
            await test.step(name, async () => {
              if (all === OF_SAVING) await openAnew(page)
              await backToText(page)
              await reach(page)
              await expectNothing(page)
            })
        },
      )
    }
  })

test('axe finds nothing serious in plots, while they are read and set', { tag: RARE }, async ({ page }) => {
  test.slow()
  await openSheetOf(
    page,
    'plot "Swing" {',
    '  function sin(x) label "Position"',
    '  line [0, 1] over [0, 3]\n}',
    'a := 1',
    'plot {\n  line [] label "Nothing"\n}',
  )
  const picture = page.getByRole('application', { name: 'Swing' })
  await picture.press('ArrowRight')
  await expectAccessible(page)
  await picture.press('Enter')
  await page.getByRole('button', { name: 'Series Position' }).click()
  await expect(page.getByRole('toolbar', { name: 'Plot toolbar' })).toBeVisible()
  await expectAccessible(page)
  for (const part of ['X axis', 'Chart title', 'Table of the data', 'Export the plot']) {
    await page.getByRole('figure', { name: 'Swing' }).getByRole('button', { name: part }).press('Enter')
    await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toBeHidden()
  }
})

test('axe finds nothing serious on pages without a worksheet', async ({ page }) => {
  const addresses = [
    '/',
    '/error_help?kind=units',
    '/error_help?message=The%20units%20do%20not%20match',
    ...(isFull ? ['/shortcuts', '/about', '/no/such/page'] : []),
  ]
  for (const address of addresses)
    await test.step(address, async () => {
      await page.goto(address)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expectAccessible(page)
    })
})

test('what happens is announced: results politely, errors at once, saving as a status', async ({
  sheet: page,
}) => {
  await newWorksheet(page)
  const announced = page.locator('section[aria-label="Sheet"] > [aria-live="polite"]')
  await page.keyboard.type('2+3=')
  await expect(page.getByRole('status', { name: 'Saving' })).toHaveText('Unsaved changes')
  await expect(announced).toHaveText('= 5')
  await expectSaved(page)
  await expect(page.getByRole('status', { name: 'Calculation status' })).toHaveText('Ready to Calculate')
  await page.keyboard.press('Enter')
  await typeLines(page, '1 m+1 s=')
  const alert = line(page, 2).getByRole('alert')
  await expect(alert).toContainText('cannot add m and s')
  const field = line(page, 2).getByRole('textbox', { name: 'Formula' })
  await expect(field.or(line(page, 2).locator('math-field')).first()).toBeAttached()
  await page.keyboard.press('Enter')
  await typeLines(page, '1/0=')
  await expect(line(page, 3).getByRole('status').filter({ hasText: 'The result is infinite' })).toBeVisible()
})

test(
  'the field has its formula for a name, and each result is announced, also the same again',
  { tag: RARE },
  async ({ sheet: page }) => {
    await newWorksheet(page)
    const announced = page.locator('section[aria-label="Sheet"] > [aria-live="polite"]')
    await page.keyboard.type('2+3=')
    await expect(line(page, 1).getByRole('textbox')).toHaveAccessibleName('Formula: 2 + 3 =')
    await expect(announced).toHaveText('= 5')
    await page.keyboard.press('Enter')
    await page.keyboard.type('1+4=')
    await expect.poll(() => announced.evaluate(region => region.textContent)).toBe('= 5\u00A0')
    await page.keyboard.press('ArrowUp')
    await expect(line(page, 1).getByRole('textbox')).toBeFocused()
    await expect(line(page, 1).getByRole('textbox')).toHaveAccessibleName('Formula: 2 + 3 =')
  },
)

test(
  'a result of before is not read out while its line is calculated',
  { tag: RARE },
  async ({ sheet: page }) => {
    await newWorksheet(page)
    await typeLines(page, 'n:=3', 'ifactor(2^n-1)=')
    await expectResult(page, 2, '7')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('End')
    await page.keyboard.type('001')
    await expect(line(page, 2).getByRole('math', { name: 'Calculating', exact: true })).toBeVisible()
  },
)

test('the sign of a definition is announced in words', async ({ sheet: page }) => {
  await newWorksheet(page)
  await page.keyboard.type('a:=')
  await expect(line(page, 1).getByRole('status')).toContainText('is defined as')
})

test('the keyboard alone reaches every part of the page, and a result with all that can be done to it', async ({
  sheet: page,
}) => {
  await newWorksheet(page)
  await typeLines(page, 'F:=5 kN', 'F*2=')
  await expectResult(page, 2, '10 kN')

  await page.keyboard.press('F10')
  await expect(page.getByRole('menu').getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  // A menu gives the focus back once it has closed.
  await expectField(page, 2)
  await page.keyboard.press('F6')
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Fraction' })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Escape')

  const reached: string[] = []
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab')
    reached.push(
      await page.evaluate(() => {
        const element = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement
        return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
      }),
    )
  }
  const joined = reached.join(' | ')
  for (const name of [
    'All worksheets',
    'Worksheet name',
    'Undo',
    'Worksheet menu',
    'Formula',
    'Add a line at the end',
  ])
    expect(joined).toContain(name)
  expect(joined).toMatch(/Worksheet settings: /)
})

test('an open dialog keeps the focus, and gives it back', async ({ sheet: page }) => {
  await newWorksheet(page)
  await menuButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  for (const [key, name] of [
    ['End', 'Help'],
    ['ArrowRight', 'Help…'],
    ['End', 'About Calcwright'],
    ['ArrowUp', 'Welcome tour'],
    ['ArrowUp', 'Keyboard shortcuts'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('menuitem', { name, exact: true })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(dialog).toBeVisible()
  for (let stop = 0; stop < 6; stop++) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(menuButton(page)).toBeFocused()
})
