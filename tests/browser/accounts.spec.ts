/** Accounts on a server of its own, whose mail goes to its outbox. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type Locator, type Page, expect, test } from '@playwright/test'
import { findFreePort } from '../../apps/server/src/db/embedded/cluster.ts'
import { codeOf } from '../../apps/server/src/testing/code-app.ts'
import { RARE } from '../full.ts'
import { expectAccessible } from './axe.ts'
import { expectResult, expectSaved, line, newWorksheet, skipWelcome, typeAtOnce, typeLines } from './sheet.ts'

test.describe.configure({ mode: 'serial' })

const PASSWORD = 'correct horse battery'
const OWNER = { email: 'owner@example.com', password: 'the owner was here' }

let dataDir: string
let base: string
let server: ChildProcess
let owner: Page

test.beforeAll(async ({ browser }) => {
  dataDir = mkdtempSync(join(tmpdir(), 'calcwright-accounts-'))
  const port = await findFreePort()
  base = `http://localhost:${port}`
  server = spawn(process.execPath, [join(import.meta.dirname, '../../apps/server/src/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', PLAN: 'own' },
  })
  await expect(async () => expect((await fetch(`${base}/healthz`)).ok).toBe(true)).toPass({ timeout: 60_000 })
  owner = await newVisitor(browser)
})

/** Windows that stay open take time from the tests that follow. */
test.afterEach(async ({ browser }) => {
  const others = browser.contexts().filter(context => context !== owner.context())
  await Promise.all(others.map(context => context.close()))
})

test.afterAll(async () => {
  await owner.context().close()
  const ended = new Promise<void>(resolve => server.once('exit', () => resolve()))
  server.kill('SIGTERM')
  await ended
  rmSync(dataDir, { recursive: true, force: true })
})

/** Somebody with a browser of their own. */
async function newVisitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: base })
  const page = await context.newPage()
  await skipWelcome(page)
  return page
}

/** Opens the link of the newest mail to an address, found in the outbox by the owner. */
async function openLink(page: Page, subject: string, to: string): Promise<void> {
  await owner.goto('/outbox')
  await owner
    .getByRole('list', { name: 'Mail' })
    .getByRole('button', { name: new RegExp(`^${subject}.*${to}`) })
    .first()
    .click()
  const link = owner.getByRole('article', { name: subject }).getByRole('link')
  await page.goto((await link.getAttribute('href')) ?? '')
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/sign_in')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function signUp(page: Page, email: string, name: string): Promise<void> {
  await page.goto('/sign_up')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('status')).toContainText(`It is in the outbox, for ${email}.`)
  await openLink(page, 'Create your Calcwright account', email)
  await page.getByLabel('Your name').fill('somebody')
  await page.reload()
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create the account' }).click()
  await expectSignedIn(page, name)
}

const expectSignedIn = (page: Page, name: string) =>
  expect(page.getByRole('button', { name: `Account: ${name}` })).toBeVisible()

const section = (page: Page, name: string) => page.getByRole('region', { name })

test('the owner of the server makes room for others by an address and a password', async ({ browser }) => {
  const visitor = await newVisitor(browser)
  await owner.goto('/account')
  await expect(owner.getByText('You are signed in because you sit at this computer.')).toBeVisible()
  await visitor.goto('/sign_up')
  await expect(visitor.getByRole('main')).toContainText(
    'as soon as you have an e-mail address and a password',
  )
  await expect(visitor.getByLabel('E-mail address')).toHaveCount(0)

  await section(owner, 'E-mail address').getByLabel('New address').fill(OWNER.email)
  await owner.getByRole('button', { name: 'Set the address' }).click()
  await expect(owner.getByText(`Your e-mail address is ${OWNER.email} now.`)).toBeVisible()
  await section(owner, 'Password').getByLabel('New password').fill(OWNER.password)
  await owner.getByRole('button', { name: 'Set a password' }).click()
  await expect(section(owner, 'Password').getByLabel('Current password')).toBeVisible()
})

test(
  'a form says what is wrong at the field, and puts the caret there',
  { tag: RARE },
  async ({ browser }) => {
    const page = await newVisitor(browser)
    await page.goto('/sign_in')
    await page.getByRole('button', { name: 'Sign in' }).click()
    const email = page.getByLabel('E-mail address')
    await expect(email).toBeFocused()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveAccessibleDescription('Enter an e-mail address, such as ann@example.com')
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Enter your password')
    await page.keyboard.type('ann@example.com')
    await expect(email).not.toHaveAttribute('aria-invalid')
    for (const [way, to] of [
      ['Forgot your password?', '/reset'],
      ['Back to signing in', '/sign_in'],
      [/account/, '/sign_up'],
    ] as const) {
      await page.getByRole('link', { name: way }).click()
      await expect(page).toHaveURL(to)
      await expect(email).toHaveValue('ann@example.com')
    }
  },
)

test('signs up by a link, out, and in again where one was before', async ({ browser }) => {
  const page = await newVisitor(browser)
  await signUp(page, 'ann@example.com', 'Ann Lee')
  expect(page.url()).not.toContain('#')

  await page.getByRole('button', { name: 'New worksheet', exact: true }).first().click()
  await expect(line(page, 1)).toBeVisible()
  await expect(page).toHaveURL(/\/New_Worksheet$/)
  const address = page.url()
  await page.getByRole('button', { name: 'Account: Ann Lee' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('alert')).toContainText('This worksheet does not exist')

  await page.goto(`/sign_in?next=${encodeURIComponent(new URL(address).pathname)}`)
  await page.getByLabel('E-mail address').fill('ann@example.com')
  await page.getByLabel('Password').fill('not the password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('The e-mail address or the password is wrong.')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(line(page, 1)).toBeVisible()
  expect(page.url()).toBe(address)
})

test(
  'a forgotten password is chosen anew by a link, which works once',
  { tag: RARE },
  async ({ browser }) => {
    const page = await newVisitor(browser)
    await page.goto('/')
    await expectResult(page, 4, '250 MPa')
    await typeAtOnce(page, 'F_2=3F')
    await expect(page.getByText('kept in this browser only')).toBeVisible()
    await expect(page.getByRole('status', { name: 'Saving' })).toHaveText('All changes are saved')
    await signUp(page, 'ben@example.com', 'Ben')
    // The worksheet typed without an account is the first one of the account.
    await expect(page).toHaveURL(/\/worksheets\/.+\/My_first_worksheet/)
    await expectResult(page, 4, '250 MPa')
    await expect(line(page, 5)).toContainText('F')
    await page.goto('/active/')
    await expect(page.getByRole('link', { name: 'My first worksheet' })).toHaveCount(1)

    const elsewhere = await newVisitor(browser)
    await elsewhere.goto('/sign_in')
    await elsewhere.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(elsewhere.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
    await elsewhere.getByLabel('E-mail address').fill('ben@example.com')
    await elsewhere.getByRole('button', { name: 'Send me a link' }).click()
    await expect(elsewhere.getByRole('status')).toContainText(
      'If there is an account with the address ben@example.com, its link is in the outbox of this server.',
    )
    await openLink(elsewhere, 'Choose a new password for Calcwright', 'ben@example.com')
    await expect(elsewhere.getByLabel('New password')).toBeVisible()
    await elsewhere.reload()
    await elsewhere.getByLabel('New password').fill('short')
    await elsewhere.getByRole('button', { name: 'Set the password' }).click()
    await expect(elsewhere.getByLabel('New password')).toHaveAccessibleDescription(
      /^A password has at least 10 characters/,
    )
    await elsewhere.getByLabel('New password').fill('another fine one')
    await elsewhere.getByRole('button', { name: 'Set the password' }).click()
    await expectSignedIn(elsewhere, 'Ben')
    await page.goto('/account')
    await expect(page.getByRole('heading', { name: 'Nobody is signed in' })).toBeVisible()
    await openLink(page, 'Choose a new password for Calcwright', 'ben@example.com')
    await expect(page.getByRole('alert')).toHaveText(
      'This link has been used already, or is too old. Ask for a new one.',
    )
  },
)

test('name, address and password are changed on the account page', { tag: RARE }, async ({ browser }) => {
  const page = await newVisitor(browser)
  await signUp(page, 'cleo@example.com', 'Cleo')
  await page.goto('/account')
  await section(page, 'Name').getByLabel('Name').fill('Cleo Park')
  await page.getByRole('button', { name: 'Change the name' }).click()
  await expect(page.getByText('Your name is changed')).toBeVisible()

  const email = section(page, 'E-mail address')
  await email.getByLabel('New address').fill('park@example.com')
  await email.getByLabel('Your password').fill(PASSWORD)
  await email.getByRole('button', { name: 'Change the address' }).click()
  await expect(email.getByRole('status')).toContainText('It is in the outbox, for park@example.com.')

  const password = section(page, 'Password')
  await password.getByLabel('Current password').fill('wrong')
  await password.getByLabel('New password').fill('another fine one')
  await password.getByRole('button', { name: 'Change the password' }).click()
  await expect(password.getByRole('alert')).toHaveText('The password is wrong.')

  await openLink(page, 'Confirm your e-mail address for Calcwright', 'park@example.com')
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByRole('status')).toHaveText('Your account uses park@example.com now.')

  await page.goto('/account')
  await expect(email.getByText('park@example.com')).toBeVisible()
  await password.getByLabel('Current password').fill(PASSWORD)
  await password.getByLabel('New password').fill('another fine one')
  await password.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  const again = await newVisitor(browser)
  await signIn(again, 'park@example.com', 'another fine one')
  await expectSignedIn(again, 'Cleo Park')
})

test('sessions are listed and ended', { tag: RARE }, async ({ browser }) => {
  const page = await newVisitor(browser)
  await signUp(page, 'dora@example.com', 'Dora')
  const others = [await newVisitor(browser), await newVisitor(browser)]
  for (const other of others) {
    await signIn(other, 'dora@example.com', PASSWORD)
    await expectSignedIn(other, 'Dora')
  }
  await page.goto('/account')
  const sessions = section(page, 'Where you are signed in')
  await expect(sessions.getByRole('listitem')).toHaveCount(3)
  await expect(sessions.getByRole('listitem').filter({ hasText: 'this browser' })).toHaveCount(1)
  await sessions
    .getByRole('button', { name: /^Sign out \w+ on/ })
    .first()
    .click()
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  for (const other of others) {
    await other.goto('/account')
    await expect(other.getByRole('heading', { name: 'Nobody is signed in' })).toBeVisible()
  }
})

test('the free plan limits what an include takes over', { tag: RARE }, async ({ browser }) => {
  const page = await newVisitor(browser)
  await signUp(page, 'gus@example.com', 'Gus')
  await newWorksheet(page)
  await typeLines(page, 'a=1', 'b=2', 'c=3', '1+1=')
  await expectResult(page, 4, '2')
  await page.keyboard.press('Control+s')
  await expectSaved(page)
  await newWorksheet(page)
  const dialog = await startInclude(page)
  for (const name of ['a', 'b', 'c']) await dialog.getByRole('checkbox', { name, exact: true }).check()
  await expect(dialog.getByRole('alert')).toHaveText(
    /^Your Subscription level only allows the inclusion of 2 variables\. +Please upgrade or remove/,
  )
  await expect(dialog.getByRole('button', { name: 'Include 3 variables' })).toBeDisabled()
  await dialog.getByRole('checkbox', { name: 'c', exact: true }).uncheck()
  await dialog.getByRole('button', { name: 'Include 2 variables' }).click()
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Enter')
  const second = await startInclude(page)
  await second.getByRole('checkbox', { name: 'c', exact: true }).check()
  await second.getByRole('button', { name: 'Include 1 variable' }).click()
  await expect(
    page.getByText('Your Subscription level only allows one include of the same worksheet.'),
  ).toBeVisible()
})

/** Begins an include of the newest other worksheet; returns the dialog with its variables. */
async function startInclude(page: Page): Promise<Locator> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('Include')
  await page
    .getByRole('option', { name: /^Include/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('button', { name: /^New Worksheet/ })
    .first()
    .click()
  return dialog
}

test('an account takes its worksheets along and is deleted', { tag: RARE }, async ({ browser }) => {
  const page = await newVisitor(browser)
  await signUp(page, 'emil@example.com', 'Emil')
  await page.getByRole('button', { name: 'New worksheet', exact: true }).first().click()
  await expect(line(page, 1)).toBeVisible()
  await page.goto('/account')
  const download = page.waitForEvent('download')
  await section(page, 'Your worksheets as files').getByRole('link').click()
  expect((await download).suggestedFilename()).toBe('worksheets.zip')

  await page.getByRole('button', { name: 'Delete the account…' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete the account?' })
  await dialog.getByLabel('Your password').fill('wrong')
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('The password is wrong.')
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  await signIn(page, 'emil@example.com', PASSWORD)
  await expect(page.getByRole('alert')).toHaveText('The e-mail address or the password is wrong.')
})

test('signing in takes a code of an app, or a recovery code', { tag: RARE }, async ({ browser }) => {
  const page = await newVisitor(browser)
  await signUp(page, 'gil@example.com', 'Gil')
  await page.goto('/account')
  const codes = section(page, 'Code when signing in')
  await codes.getByLabel('Your password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(codes.getByRole('img', { name: 'QR code' })).toBeVisible()
  const secret = (await codes.locator('code').innerText()).replaceAll(' ', '')
  await codes.getByLabel('Code', { exact: true }).fill('000000')
  await page.keyboard.press('Enter')
  await expect(codes.getByRole('alert')).toContainText('The code is wrong.')
  await codes.getByLabel('Code', { exact: true }).fill(codeOf(secret))
  await page.keyboard.press('Enter')
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const recovery = await codes.getByRole('listitem').first().innerText()
  await expectAccessible(page, { all: true })
  await codes.getByRole('button', { name: 'I have stored them' }).click()
  await expect(codes.getByText('you have 10 left')).toBeVisible()

  const elsewhere = await newVisitor(browser)
  await signIn(elsewhere, 'gil@example.com', PASSWORD)
  await expect(elsewhere.getByLabel('Code')).toBeFocused()
  await elsewhere.keyboard.type('123')
  await elsewhere.keyboard.press('Enter')
  await expect(elsewhere.getByRole('alert')).toContainText('The code is wrong')
  await elsewhere.getByLabel('Code').fill(recovery)
  await elsewhere.keyboard.press('Enter')
  await expectSignedIn(elsewhere, 'Gil')
})

test(
  'the outbox is for the owner of the server, who can also sign in from elsewhere',
  { tag: RARE },
  async ({ browser }) => {
    const page = await newVisitor(browser)
    await page.goto('/outbox')
    await expect(page.getByRole('alert')).toContainText('Please log in to do this.')
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
    await signIn(page, OWNER.email, OWNER.password)
    await expectSignedIn(page, 'Local owner')
    await page.goto('/outbox')
    await page
      .getByRole('button', { name: /^Create your Calcwright account/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'As it looks' }).click()
    const letter = page.frameLocator('iframe')
    await expect(letter.getByRole('link', { name: 'Choose a name and password' })).toBeVisible()
  },
)

test('the pages have no faults of accessibility, light and dark', { tag: RARE }, async ({ browser }) => {
  const page = await newVisitor(browser)
  await signUp(page, 'fay@example.com', 'Fay')
  for (const path of ['/sign_in', '/sign_up', '/reset', '/account'])
    await test.step(path, async () => {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectAccessible(page, { all: true })
    })
})
