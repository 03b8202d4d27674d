/** Sliders, pulldowns, radio lists and checkboxes: their keys and dialogs, and who may operate them. */
import { EVERY_BROWSER, RARE } from '../full.ts'
import { registry } from '@calcwright/blocks/schemas'
import { toBase64 } from '@calcwright/contract'
import { Worksheet } from '@calcwright/document'
import { type Page, expect } from '@playwright/test'
import { done } from './own-server.ts'
import { test as testOfPeople } from './people-test.ts'
import { giveRights } from './sharing.ts'
import { expectResult, expectSaved, line, typeLines } from './sheet.ts'
import { test } from './visitor-test.ts'

const MATERIALS = [
  { name: 'Steel', latex: '210' },
  { name: 'Aluminium', latex: '70' },
  { name: 'Titanium', latex: '110' },
]

/** A worksheet with one control of each kind, and a line that reads them all. */
function sheetOfControls(): string {
  const sheet = Worksheet.create(registry, {
    blocks: [
      { id: 's', type: 'slider', props: { name: 'w', unit: 'mm' } },
      { id: 'p', type: 'select', props: { name: 'm', options: MATERIALS } },
      { id: 'r', type: 'radio', props: { name: 'n', options: MATERIALS.slice(0, 2) } },
      { id: 'c', type: 'checkbox', props: { name: 'k', label: 'Painted', checked_val: '2' } },
      { id: 'e', type: 'math', props: { latex: 'w+0\\cdot m=' } },
      { id: 'f', type: 'math', props: { latex: 'm+n+k=' } },
    ],
  })
  return toBase64(sheet.encode())
}

const slider = (page: Page) => page.getByRole('slider')
const pulldown = (page: Page) => page.getByRole('combobox', { name: 'Select m' })
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

async function openControls(page: Page): Promise<void> {
  const session = await page.request.get('/session')
  const answer = await page.request.post('/worksheet_commands', {
    data: { command: 'new_worksheet', data: { name: 'Controls', document: sheetOfControls() } },
    headers: { origin: new URL(session.url()).origin },
  })
  await page.goto(`/worksheets/${(await answer.json()).hash_string}`)
  await expectResult(page, 5, '50 mm')
  await expectResult(page, 6, '420')
}

test(
  'sets values by keys, typing and dragging, and takes a drag back as one step',
  { tag: EVERY_BROWSER },
  async ({ sheet: page }) => {
    await openControls(page)
    await slider(page).focus()
    await page.keyboard.press('ArrowRight')
    await expectResult(page, 5, '51 mm')
    await page.keyboard.press('End')
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '100 mm')
    await page.keyboard.press('Home')
    await expectResult(page, 5, '0 mm')

    // Typed over the number, in another unit; snapped to the step.
    await page.keyboard.type('1.02 in')
    await page.keyboard.press('Enter')
    await expectResult(page, 5, '26 mm')
    await expect(slider(page)).toBeFocused()
    for (const [typed, problem] of [
      ['3 kg', 'Incompatible units'],
      ['2 a_b', 'Non-numeric answer'],
      ['3 +', 'syntax error'],
    ] as const) {
      await page.keyboard.type(typed)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert').filter({ hasText: problem })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(slider(page)).toBeFocused()
    }
    await expectResult(page, 5, '26 mm')

    const { x, y, width, height } = (await slider(page).boundingBox())!
    await page.mouse.move(x + width * 0.26, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width * 0.5, y + height / 2, { steps: 5 })
    // The worksheet follows while the button is held.
    await expect(line(page, 5).getByRole('math', { name: '= 26 mm' })).toHaveCount(0)
    await page.mouse.move(x + width, y + height / 2, { steps: 5 })
    await page.mouse.up()
    await expectResult(page, 5, '100 mm')
    await page.keyboard.press('Control+z')
    await expectResult(page, 5, '26 mm')
    await page.keyboard.press('Control+y')
    await expectResult(page, 5, '100 mm')
  },
)

test('chooses by keys and by presses', async ({ sheet: page }) => {
  await openControls(page)
  await pulldown(page).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(pulldown(page)).toHaveText('Aluminium')
  await expectResult(page, 6, '280')
  await page.keyboard.press('Space')
  await page.keyboard.press('End')
  await page.keyboard.press('t')
  await page.keyboard.press('Space')
  await expect(pulldown(page)).toHaveText('Titanium')
  await page.keyboard.press('Space')
  await page.keyboard.press('Home')
  await page.keyboard.press('Escape')
  await expect(pulldown(page)).toHaveText('Titanium')
  await pulldown(page).click()
  await option(page, 'Steel').click()
  await expectResult(page, 6, '420')

  await page.getByRole('radio', { name: 'Aluminium' }).click()
  await expectResult(page, 6, '280')
  await page.keyboard.press('ArrowUp')
  await expectResult(page, 6, '420')
  const painted = page.getByRole('checkbox', { name: 'Painted' })
  await painted.focus()
  await page.keyboard.press('Space')
  await expectResult(page, 6, '422')
  await painted.click()
  await expectResult(page, 6, '420')
  await page.keyboard.press('Control+z')
  await expectResult(page, 6, '422')
})

test('is set up in its dialog, which Close discards', { tag: RARE }, async ({ sheet: page }) => {
  await openControls(page)
  await line(page, 1).getByRole('button', { name: 'Adjust Slider' }).click()
  const adjust = dialog(page, 'Adjust Slider')
  await adjust.getByRole('textbox', { name: 'Step Size' }).fill('x')
  await adjust.getByRole('button', { name: 'Ok' }).click()
  await expect(adjust.getByRole('alert')).toHaveText('Step Size is non-numeric')
  await adjust.getByRole('textbox', { name: 'Step Size' }).fill('')
  await adjust.getByRole('textbox', { name: 'Maximum Value' }).fill('10')
  await adjust.getByRole('button', { name: 'Ok' }).click()
  // In the middle before, in the middle now; a twentieth of the range is the step of a key.
  await expectResult(page, 5, '5 mm')
  await expect(slider(page)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expectResult(page, 5, '5.5 mm')

  await line(page, 2).getByRole('button', { name: 'Adjust Options' }).click()
  const options = dialog(page, 'Adjust Options')
  await options.getByRole('button', { name: 'Move option 3', exact: true }).press('ArrowUp')
  await expect(options.getByRole('textbox', { name: 'Name of option 2' })).toHaveValue('Titanium')
  await options.getByRole('button', { name: 'Add Another Option' }).click()
  await options.getByRole('textbox', { name: 'Name of option 4' }).fill('Also steel')
  await options.getByRole('textbox', { name: 'Value of option 4' }).fill('210')
  await options.getByRole('button', { name: 'Ok' }).click()
  await pulldown(page).press('Space')
  await expect(page.getByRole('option')).toHaveText(['Steel', 'Titanium', 'Aluminium'])
  await page.keyboard.press('Escape')

  await line(page, 2).getByRole('button', { name: 'Adjust Options' }).click()
  for (let left = 3; left > 0; left--)
    await options.getByRole('button', { name: 'Remove option 1', exact: true }).click()
  await options.getByRole('button', { name: 'Ok' }).click()
  await expect(options.getByRole('alert')).toHaveText('Please add at least one option')
  await options.getByRole('button', { name: 'Close' }).click()
  await expect(pulldown(page)).toHaveText('Steel')
})

test('comes from a word, stored into a name', async ({ sheet: page }) => {
  await openControls(page)
  await line(page, 6).getByRole('textbox').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await typeLines(page, 'b := slider')
  await page.keyboard.press('Enter')
  // The name is there: what is left is the slider, and from there Enter goes to the next line.
  await expect(page.getByRole('slider', { name: 'Slider b' })).toBeFocused()
  await page.keyboard.press('Enter')
  await typeLines(page, '2b=')
  await expectResult(page, 8, '100')
  await page.keyboard.press('Enter')
  await typeLines(page, 'checkbox')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('checkbox', { name: 'Click the wrench to the right to configure' }),
  ).toBeVisible()
})

testOfPeople(
  'what a reader sets is computed for the reader, and not saved',
  { tag: RARE },
  async ({ server }) => {
    const owner = await server.person('Ann')
    const guest = await server.person('Gus')
    const made = await done(owner.client.newWorksheet({ name: 'Controls', document: sheetOfControls() }))
    await giveRights(server.sql, made.hash_string, guest, 1)
    const theirs = await guest.page()
    await theirs.goto(`/worksheets/${made.hash_string}`)
    await expectResult(theirs, 5, '50 mm')
    await expect(theirs.getByRole('button', { name: /^Adjust/ })).toHaveCount(0)
    await slider(theirs).focus()
    await theirs.keyboard.press('ArrowRight')
    await expectResult(theirs, 5, '51 mm')
    await pulldown(theirs).click()
    await option(theirs, 'Aluminium').click()
    await expectResult(theirs, 6, '280')
    await theirs.getByRole('checkbox', { name: 'Painted' }).click()
    await expectResult(theirs, 6, '282')
    await theirs.reload()
    await expectResult(theirs, 6, '420')

    // The owner's is saved, and reaches the reader; what the reader has set stays as it is.
    await theirs.getByRole('checkbox', { name: 'Painted' }).click()
    const own = await owner.page()
    await own.goto(`/worksheets/${made.hash_string}`)
    await expectResult(own, 6, '420')
    await own.getByRole('radio', { name: 'Aluminium' }).click()
    await expectSaved(own)
    await expectResult(theirs, 6, '282')
  },
)
