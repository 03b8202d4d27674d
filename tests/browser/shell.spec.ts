/** The frame around the sheet: account menu, pages and popups, welcome, and what survives a crash. */
import { readFile } from 'node:fs/promises'
import { type Page, expect } from '@playwright/test'
import { RARE } from '../full.ts'
import {
  chooseWithin,
  enterLine,
  expectField,
  expectResult,
  expectSaved,
  line,
  newWorksheet,
  save,
  typeLines,
} from './sheet.ts'
import { test } from './visitor-test.ts'

const menuButton = (page: Page) => page.getByRole('button', { name: 'Worksheet menu' })

/** Menus within the menu, and what stands in them. */
const GROUPS = [
  ['Review', 'Revisions…', 'Checked by…', 'Comments', 'Comment on this line…'],
  ['Export', 'Download as .calc file', '(.docx)', '(.tex)', '(.html)', '(.md)', '(.xlsx)', '(.py)'],
  ['Edit', 'Undo', 'Redo', 'Find and replace…', 'Cut', 'Copy', 'Paste'],
  ['Calculation', 'Auto-Evaluation', 'Calculate Now', 'Full Recalculation'],
  ['View', 'As a report', 'Outline of headings', 'Variables of this worksheet', 'Syntax highlighting'],
  ['Help', 'Help…', 'Gallery…', 'Send feedback…', 'Keyboard shortcuts', 'Welcome tour', 'About Calcwright'],
] as const

test('the worksheet menu has every command with its key, and takes the keyboard alone', async ({ page }) => {
  await newWorksheet(page)
  await menuButton(page).focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu', { name: 'Worksheet menu' })
  const entries = menu.getByRole('menuitem').or(menu.getByRole('menuitemcheckbox'))
  await expect(entries).toContainText([
    'Insert',
    'New worksheet',
    'New project…',
    'Open another worksheet',
    'Save now',
    'Rename',
    'Create a duplicate…',
    'Share…',
    'Embed…',
    'Call from a program…',
    'Open as a form',
    'Review',
    'Print',
    'PDF…',
    'Page setup…',
    'Export',
    'Worksheet settings…',
    'Default settings…',
    'Edit',
    'Calculation',
    'View',
    'Appearance',
    'Help',
  ])
  const isWhole = await menu.evaluate(element => element.scrollHeight <= element.clientHeight)
  expect(isWhole, 'the menu fits a window of 900 pixels').toBe(true)
  await page.keyboard.press('End')
  await expect(menu.getByRole('menuitem', { name: 'Help' })).toBeFocused()
  for (const [group, ...commands] of GROUPS) {
    const entry = menu.getByRole('menuitem', { name: group, exact: true })
    await entry.press('ArrowRight')
    const within = page.getByRole('menu', { name: group })
    await expect(within.getByRole('menuitem').or(within.getByRole('menuitemcheckbox'))).toContainText(
      commands,
    )
    await page.keyboard.press('ArrowLeft')
    await expect(entry).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(menuButton(page)).toBeFocused()
})

test(
  'a command of the menu leaves the keyboard to the sheet, and so does a press beside the menu',
  { tag: RARE },
  async ({ page }) => {
    await newWorksheet(page)
    await typeLines(page, 'a:=2', 'a*5=')
    await chooseWithin(page, 'Calculation', 'Calculate Now')
    await typeLines(page, '', 'a+9=')
    await expectResult(page, 3, '11')
    await menuButton(page).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await enterLine(page, 1)
    await page.keyboard.press('End')
    await page.keyboard.type('0')
    await expectResult(page, 2, '100')
    await page.keyboard.press('Control+Shift+A')
    await chooseWithin(page, 'View', 'Syntax highlighting')
    await page.keyboard.press('Delete')
    await expect(line(page, 2)).toBeHidden()
  },
)

test('cut, copy and paste in the menu say which keys do it', { tag: RARE }, async ({ sheet: page }) => {
  await newWorksheet(page)
  await chooseWithin(page, 'Edit', 'Copy')
  await expect(page.getByText('Press Ctrl+C, or choose Copy from the menu of your browser.')).toBeVisible()
})

test('what the menu inserts comes after the line with the caret', { tag: RARE }, async ({ page }) => {
  await newWorksheet(page)
  await typeLines(page, '2+3=')
  await menuButton(page).click()
  await page.getByRole('menuitem', { name: 'Insert' }).press('ArrowRight')
  await page.getByRole('group', { name: 'General' }).getByRole('menuitem', { name: 'Text' }).click()
  await expect(line(page, 2).getByRole('textbox', { name: 'Text' })).toBeFocused()
})

test('the name follows the first heading until it is changed in the bar', { tag: RARE }, async ({ page }) => {
  await newWorksheet(page)
  const name = page.getByRole('textbox', { name: 'Worksheet name' })
  await page.keyboard.type('# Kragarm Halle 7')
  await expect(line(page, 1).getByRole('heading')).toHaveText('Kragarm Halle 7')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/Kragarm_Halle_7$/)
  await name.fill('Never mind')
  await name.press('Escape')
  await expect(name).toHaveValue('Kragarm Halle 7')
  await name.fill('Pump 3.2\\a')
  await name.press('Enter')
  await expect(page).toHaveURL(/\/Pump_3_2_a$/)
  await expect(page).toHaveTitle(/^Pump 3\.2\\a/)
  await expectSaved(page)
  await page.reload()
  await expect(name).toHaveValue('Pump 3.2\\a')
})

test('highlighting colours names in every line, and is remembered', { tag: RARE }, async ({ page }) => {
  await newWorksheet(page)
  await typeLines(page, 'load:=3', 'load+1=', '2=')
  await expectResult(page, 3, '2')
  const colour = () =>
    line(page, 2)
      .getByText('load')
      .first()
      .evaluate(letters => getComputedStyle(letters).color)
  await page.mouse.move(5, 400)
  const plain = await colour()
  await chooseWithin(page, 'View', 'Syntax highlighting')
  await expect.poll(colour).not.toBe(plain)
  await expectSaved(page)
  await page.reload()
  await expectResult(page, 2, '4')
  await expect.poll(colour).not.toBe(plain)
  await chooseWithin(page, 'View', 'Syntax highlighting')
  await expect.poll(colour).toBe(plain)
})

test.describe('pages and popups', () => {
  test('the shortcuts are a popup that can be searched, and gives the caret back', async ({
    sheet: page,
  }) => {
    await newWorksheet(page)
    await chooseWithin(page, 'Help', 'Keyboard shortcuts')
    const popup = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await popup.getByRole('searchbox').fill('f10')
    await expect(popup.getByRole('heading', { name: 'At a result' })).toBeVisible()
    await expect(popup.getByText('Menu of the result; shows a hidden one first')).toBeVisible()
    await expect(popup.getByRole('heading', { name: 'In text' })).toBeHidden()
    await popup.getByRole('searchbox').fill('zzzz')
    await expect(popup.getByRole('status')).toHaveText('No shortcut for “zzzz”.')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await expectField(page, 1)
  })

  test('what the palette opens gives the caret back to the line', { tag: RARE }, async ({ page }) => {
    await newWorksheet(page)
    await typeLines(page, 'x')
    for (const command of ['Keyboard shortcuts', 'Worksheet settings', 'Create a duplicate', 'Welcome tour'])
      await test.step(command, async () => {
        await page.keyboard.press('Control+k')
        await page.getByRole('combobox', { name: 'Search and commands' }).fill(command)
        await page.keyboard.press('Enter')
        const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
        await expect(dialog).toBeVisible()
        await expect(page.getByRole('combobox', { name: 'Search and commands' })).toBeHidden()
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        await expectField(page, 1)
        await page.keyboard.type('+1')
      })
    await page.keyboard.press('Enter')
    const formula = line(page, 1).getByRole('textbox')
    await expect(formula).toHaveAccessibleName('Formula: x + 1 + 1 + 1 + 1')
  })

  test(
    '/about names version, licence and what it is built on, as popup and as page',
    { tag: RARE },
    async ({ page }) => {
      await newWorksheet(page)
      await chooseWithin(page, 'Help', 'About Calcwright')
      const popup = page.getByRole('dialog', { name: 'About Calcwright' })
      await expect(popup).toContainText(/Version \d+\.\d+\.\d+/)
      await expect(popup.getByRole('link', { name: 'Giac' })).toBeVisible()
      await popup.getByRole('button', { name: 'Close' }).click()
      await expect(popup).toBeHidden()
      await page.goto('/about')
      await expect(page.getByRole('heading', { name: 'About Calcwright', level: 1 })).toBeVisible()
      await expect(page.getByRole('link', { name: /GNU General Public License/ })).toBeVisible()
    },
  )

  test('an address that nothing is at', { tag: RARE }, async ({ page }) => {
    await page.goto('/no/such/page')
    await expect(page.getByRole('heading', { name: 'There is no page at this address' })).toBeVisible()
    await page.goto('/worksheets/doesnotexist')
    await expect(page.getByRole('alert')).toContainText('There was an error: This worksheet does not exist')
    await page.getByRole('link', { name: 'All worksheets' }).click()
    await expect(page.getByRole('button', { name: 'New worksheet', exact: true })).toBeVisible()
  })

  test('a worksheet that cannot be loaded is tried again', { tag: RARE }, async ({ page }) => {
    await newWorksheet(page)
    await typeLines(page, '2+3=')
    await expectResult(page, 1, '5')
    await save(page)
    await page.route('**/worksheet_commands', route => route.abort())
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('There was an error: The server cannot be reached')
    await page.unroute('**/worksheet_commands')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectResult(page, 1, '5')
  })
})

test.describe('the welcome', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('is shown once, in two steps', { tag: RARE }, async ({ page }) => {
    await page.goto('/')
    const welcome = page.getByRole('dialog', { name: 'Welcome to Calcwright' })
    await expect(welcome.getByRole('img', { name: /^A worksheet:/ })).toBeVisible()
    await expect(welcome.getByRole('link', { name: 'keyboard shortcuts' })).toBeVisible()
    await welcome.getByRole('button', { name: 'Continue' }).click()
    await expect(welcome).toBeHidden()
    await page.reload()
    await expect(page.getByRole('button', { name: 'New worksheet', exact: true })).toBeVisible()
    await expect(welcome).toBeHidden()
    await newWorksheet(page)
    await chooseWithin(page, 'Help', 'Welcome tour')
    await welcome.getByRole('button', { name: 'With Fusion' }).click()
    await expect(welcome.getByRole('img', { name: /a design in Fusion/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(welcome).toBeHidden()
    await page.goto('/onshape_docs/')
    await page.getByRole('button', { name: 'Welcome tour' }).click()
    await expect(welcome.getByRole('img', { name: /an Onshape document/ })).toBeVisible()
  })
})

test('a crash of the page keeps the document, and offers it as a file', { tag: RARE }, async ({ page }) => {
  await newWorksheet(page)
  await typeLines(page, '2+3=')
  await expectResult(page, 1, '5')
  // The page sets its title, and nothing foresees that this fails.
  await page.evaluate(() => {
    Object.defineProperty(document, 'title', {
      set: () => {
        throw new Error('The title broke down')
      },
    })
  })
  const name = page.getByRole('textbox', { name: 'Worksheet name' })
  await name.fill('Beam')
  await name.press('Enter')
  await expect(page.getByRole('heading', { name: 'Something went wrong on this page' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('The title broke down')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as .calc file' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('2+3=')
  page.once('dialog', dialog => void dialog.accept())
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expectResult(page, 1, '5')
})

test('a popup that breaks is closed again, and the sheet stays', { tag: RARE }, async ({ page }) => {
  await page.route('**/assets/about-popup*.js', route =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default () => { throw new Error("It broke") }',
    }),
  )
  await newWorksheet(page)
  await chooseWithin(page, 'Help', 'About Calcwright')
  await expect(page.getByText('This could not be shown: It broke')).toBeVisible()
  await expectField(page, 1)
})

test(
  'a page that cannot be fetched says so in an outage, and is loaded once it is over',
  { tag: RARE },
  async ({ page }) => {
    await newWorksheet(page)
    await expectSaved(page)
    for (const gone of ['**/assets/list-screen*.js', '**/healthz'])
      await page.route(gone, route => route.abort())
    await page.getByRole('link', { name: 'All worksheets' }).click()
    await expect(page.getByRole('heading', { name: 'Something went wrong on this page' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText('The server cannot be reached')
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(page.getByRole('region', { name: /Notifications/ })).toContainText(
      'The server cannot be reached',
    )
    await page.unroute('**/assets/list-screen*.js')
    await page.unroute('**/healthz')
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(page.getByRole('heading', { name: 'Active worksheets' })).toBeVisible()
  },
)

test(
  'a worksheet of the gallery has an address, and is opened there as a copy',
  { tag: RARE },
  async ({ page }) => {
    await page.goto('/gallery/statics/ladder')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A ladder against a slippery wall')
    await expect(page.getByRole('main')).toContainText('427.4')
    await page.getByRole('button', { name: 'Open a copy' }).click()
    await expect(page).toHaveURL(/\/worksheets\//)
    await expect(line(page, 1)).toContainText('A ladder against a slippery wall')
  },
)
