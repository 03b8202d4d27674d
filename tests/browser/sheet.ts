/** Actions of a person on a worksheet, by role and name. */
import { registry } from '@calcwright/blocks/schemas'
import { toBase64, worksheetAddress } from '@calcwright/contract'
import { worksheetFromPlain } from '@calcwright/document'
import { type Locator, type Page, expect } from '@playwright/test'

/** Makes the page one of somebody who has been here before, at an address other than the usual one. */
export async function skipWelcome(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('calcwright.welcomed', 'yes'))
}

/** Pages that one test leaves to the next. */
const reused = new WeakSet<Page>()
export const reuse = (page: Page): void => void reused.add(page)

/**
 * An empty worksheet; the caret is in the field of its first line. It is a new one, opened by its address, but
 * on a page that a former test has left: there the lines are taken away, which takes a tenth of the time.
 */
export async function newWorksheet(page: Page): Promise<void> {
  if (reused.has(page) && (await hasSheetAlone(page)) && (await removeAllLines(page))) return
  await openNewWorksheet(page)
  await expect(line(page, 1).getByRole('textbox')).not.toHaveAttribute('aria-busy')
}

/** A sheet is shown, and nothing is open beside it or over it. */
async function hasSheetAlone(page: Page): Promise<boolean> {
  const others =
    '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=search], search, aside'
  return (await numberOf(page, 1).count()) > 0 && (await page.locator(others).count()) === 0
}

/** False where something of the former test stays, such as lines that have come late. */
async function removeAllLines(page: Page): Promise<boolean> {
  try {
    await numberOf(page, 1).click({ timeout: 5000 })
    await page.keyboard.press('Control+Shift+A')
    await page.keyboard.press('Delete')
    await expect(page.getByRole('group', { name: /^Line \d/ })).toHaveCount(1, { timeout: 5000 })
    await enterLine(page, 1)
    const formula = line(page, 1).getByRole('textbox', { name: 'Formula', exact: true })
    await expect(formula).toBeFocused({ timeout: 5000 })
    return true
  } catch {
    return false
  }
}

/** The number beside a line, which selects it. */
export const numberOf = (page: Page, number: number): Locator =>
  page.getByRole('button', { name: `Select line ${number}`, exact: true })

/** The line has the caret, and the field to type with has come: from now on it works without a network. */
export async function expectField(page: Page, number: number): Promise<void> {
  const field = line(page, number).getByRole('textbox')
  await expect(field).toBeFocused()
  await expect(field).not.toHaveAttribute('aria-busy')
}

/** The same, at the moment when keys are taken: the field may be on its way. */
export async function openNewWorksheet(page: Page): Promise<void> {
  await page.goto(await makeWorksheet(page, { name: 'New Worksheet' }))
  const first = line(page, 1).getByRole('textbox')
  // With a touch screen the caret waits for a tap: the panel would cover the sheet.
  if (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) await expect(first).toBeVisible()
  else await expect(first).toBeFocused()
}

/** Opens a worksheet that has these lines of plain notation already: faster than to type them. */
export async function openSheetOf(page: Page, ...lines: readonly string[]): Promise<void> {
  const name = 'New Worksheet'
  await page.goto(await makeWorksheet(page, { name, document: documentOf(name, lines) }))
  await expect(line(page, lines.length)).toBeVisible()
}

/** The document of a worksheet with these lines of plain notation, as the server takes it. */
export const documentOf = (name: string, lines: readonly string[]): string =>
  toBase64(worksheetFromPlain(registry, lines.join('\n'), name).encode())

/** Returns the address of what the server has made. */
export async function makeWorksheet(page: Page, data: object): Promise<string> {
  const session = await page.request.get('/session')
  const answer = await page.request.post('/worksheet_commands', {
    data: { command: 'new_worksheet', data },
    headers: { origin: new URL(session.url()).origin },
  })
  const made = await answer.json()
  return worksheetAddress(made.hash_string, made.name)
}

/** A place on a line where its formula begins. */
const FORMULA = { x: 90, y: 20 }

/** Brings the caret into a line with the mouse. */
export async function enterLine(page: Page, number: number): Promise<void> {
  await line(page, number).click({ position: FORMULA })
}

/** Takes everything out of a line; the caret stays in it. */
export async function emptyLine(page: Page, number: number): Promise<void> {
  await enterLine(page, number)
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Backspace')
  await expect(line(page, number).getByRole('textbox', { name: 'Formula', exact: true })).toBeFocused()
}

export function line(page: Page, number: number): Locator {
  return page.getByRole('group', { name: `Line ${number}`, exact: true })
}

/** The name of one control, as a screen reader says it. */
export async function nameOf(control: Locator): Promise<string> {
  return /"(.+)"/.exec(await control.ariaSnapshot())?.[1] ?? ''
}

/** Where something stands, at a moment when it does: a new drawing of a formula takes the place of the old one. */
export async function placeOf(
  locator: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  let place: Awaited<ReturnType<Locator['boundingBox']>> = null
  await expect.poll(async () => (place = await locator.boundingBox())).not.toBeNull()
  return place!
}

/** Types one formula a line, as from the keyboard. */
export async function typeLines(page: Page, ...lines: readonly string[]): Promise<void> {
  for (const [index, text] of lines.entries()) {
    if (index > 0) await page.keyboard.press('Enter')
    await page.keyboard.type(text, { delay: 5 })
  }
}

/** Types faster than anybody could: no key waits until the page has taken the one before. */
export async function typeAtOnce(page: Page, text: string): Promise<void> {
  await Promise.all([...text].map(key => page.keyboard.type(key)))
}

/**
 * Ends a page as a crash does. One that is left sends what is unsaved, and gets it through: the outage that
 * the browser emulates ends with the page.
 */
export async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  await expect(page.goto('chrome://crash')).rejects.toThrow()
  await crashed
  await page.close()
}

/** The result shown on a line reads `= …`. */
export async function expectResult(page: Page, number: number, display: string): Promise<void> {
  await expect(line(page, number).getByRole('math', { name: `= ${display}`, exact: true })).toBeVisible()
}

/** Presses a command of the worksheet's menu that stands in a menu within it. */
export async function chooseWithin(page: Page, group: string, command: string): Promise<void> {
  await page.getByRole('button', { name: 'Worksheet menu' }).click()
  await page.getByRole('menuitem', { name: group, exact: true }).click()
  const named = { name: command, exact: true }
  const within = page.getByRole('menu', { name: group })
  await within.getByRole('menuitem', named).or(within.getByRole('menuitemcheckbox', named)).click()
}

/** Has what was done saved at once, as when the page may be left, in place of the wait for quiet. */
export async function save(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))
  await expectSaved(page)
}

export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByRole('status', { name: 'Saving' })).toHaveText('All changes are saved')
}
