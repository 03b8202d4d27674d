/** Somebody without an account: tries a worksheet, is refused what needs one, and loses nothing by getting one. */
import { type Page, expect } from '@playwright/test'
import { RARE } from '../full.ts'
import { notice } from './lists.ts'
import { type OwnServer, done, makeSheet } from './own-server.ts'
import { test } from './people-test.ts'
import { enterLine, expectResult, line, typeAtOnce, typeLines } from './sheet.ts'

const sheet = (page: Page) => page.getByRole('main', { name: 'Worksheet' })
const saving = (page: Page) => page.getByRole('status', { name: 'Saving' })

/** Somebody else on this server: only then a visitor is not its owner. */
const author = (server: OwnServer) => server.person('Ann')

test(
  'what is typed on the first page goes into the account that is signed in to',
  { tag: RARE },
  async ({ server, visit }) => {
    await author(server)
    const page = await server.anonymous()
    await page.goto('/')
    await expectResult(page, 4, '250 MPa')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(notice(page, 'log in')).toHaveCount(0)
    await typeAtOnce(page, 'F_2=3F')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Beam deflection' }).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(notice(page, 'Login and create an account to share this document')).toBeVisible()
    await expect(saving(page)).toHaveText('All changes are saved')
    await page.reload()
    await expect(line(page, 5)).toContainText('F')
    await sheet(page).waitFor()
    await expect(page.getByRole('link', { name: 'Create a free account' })).toHaveAttribute(
      'href',
      '/sign_up?next=%2Factive%2F',
    )
    const { page: own } = await visit('/active/')
    await page.context().addCookies(await own.context().cookies())
    await page.goto('/active/')
    await expect(page).toHaveURL(/\/worksheets\/.+\/My_first_worksheet/)
    await expectResult(page, 4, '250 MPa')
    await expect(line(page, 5)).toContainText('F')
    await expect(page.getByText('kept in this browser only')).toHaveCount(0)
    await expect(saving(page)).toHaveText('All changes are saved')
  },
)

test(
  'a duplicate is made by signing in, with what was changed before',
  { tag: RARE },
  async ({ server, visit }) => {
    const ann = await author(server)
    const hash = await makeSheet(ann, 'Beam', 'x = 2 [m]')
    const rights = { item_type: 'Worksheet' as const, item_hash: hash, public_rights: 2 }
    await done(ann.client.setRights(rights))
    const { page: own, person } = await visit('/active/')
    const page = await server.anonymous()
    await page.goto(`/worksheets/${hash}`)
    await enterLine(page, 1)
    await page.keyboard.press('Enter')
    await typeLines(page, 'y=3x')
    await page.getByRole('button', { name: 'Create a duplicate to save your changes' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Create a duplicate' })
    await expect(dialog.getByRole('link', { name: 'Create a free account' })).toBeVisible()
    await dialog.getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/sign_in/)
    // The same as the form does.
    await page.context().addCookies(await own.context().cookies())
    await page.goto('/active/')
    await expect(page).toHaveURL(/\/worksheets\/.+\/Beam/)
    await expect(page).not.toHaveURL(new RegExp(hash))
    await expect(line(page, 2)).toContainText('y')
    expect((await done(person.client.list({}))).worksheets).toHaveLength(1)
  },
)

test(
  'copies are made once one is signed in; what is not a list of ours leads back to signing in',
  { tag: RARE },
  async ({ server }) => {
    const ann = await author(server)
    const hash = await makeSheet(ann, 'Pipe', 'x = 2 [m]')
    const rights = { item_type: 'Worksheet' as const, item_hash: hash, public_rights: 2 }
    await done(ann.client.setRights(rights))
    const page = await server.anonymous()
    await page.goto(`/worksheet_copy/${hash}`)
    await expect(page.getByRole('heading', { name: 'Sign in to copy this worksheet' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/sign_in?next=${encodeURIComponent(`/worksheet_copy/${hash}`)}`,
    )
    // An address without a page for visitors may have one for somebody signed in.
    await page.goto(`/plans/${hash}/Pipe`)
    await expect(page.getByRole('heading', { name: 'There is no page at this address' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/sign_in?next=${encodeURIComponent(`/plans/${hash}/Pipe`)}`,
    )
    await page.goto('/invites/')
    await expect(page.getByRole('heading', { name: 'Sign in to see your invitations' })).toBeVisible()
    await page.goto('/starred/')
    await expect(page.getByRole('link', { name: 'Create a free account' })).toBeVisible()
    await page.getByRole('link', { name: 'one to try' }).click()
    await expectResult(page, 4, '250 MPa')
    await enterLine(page, 1)
    await page.keyboard.press('Control+o')
    await expect(page.getByRole('heading', { name: 'Sign in to see your worksheets' })).toBeVisible()
  },
)

test(
  'rows say who can open them, searches pass over accents, and an archived worksheet says so',
  { tag: RARE },
  async ({ visit }) => {
    const { page, person, hashes } = await visit('/about', 'Ölpumpe', 'Beam')
    const [pump = '', beam = ''] = hashes
    await done(person.client.setRights({ item_type: 'Worksheet', item_hash: pump, public_rights: 1 }))
    await page.goto('/active/?search=olp')
    const row = page.getByRole('row', { name: 'Ölpumpe' })
    await expect(row.getByRole('img', { name: 'Everybody with the link can open it' })).toBeVisible()
    await expect(page.getByRole('row', { name: 'Beam' })).toHaveCount(0)
    await done(person.client.archive('Worksheet', beam, true))
    await page.goto(`/worksheets/${beam}`)
    const strip = page.getByRole('status').filter({ hasText: 'This worksheet is in your archive.' })
    await strip.getByRole('button', { name: 'Restore it' }).click()
    await expect(page.getByText('This worksheet is among your active ones again.')).toBeVisible()
  },
)

test(
  'signed out elsewhere: a page that anybody may see says so, and the list in its place',
  { tag: RARE },
  async ({ server, visit }) => {
    const { page, person } = await visit('/active/')
    const hash = await makeSheet(person, 'Shaft', 'x = 2 [m]')
    await done(person.client.setPublic(hash))
    await server.sql.query('update sessions set expires_at = now() where user_id = $1', [person.id])
    await page.goto(`/worksheets/${hash}/Shaft`)
    await notice(page, 'You were signed out. Sign in again to go on.').waitFor()
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(`/sign_in?next=${encodeURIComponent(`/worksheets/${hash}/Shaft`)}`)
    await page.goto('/active/')
    await expect(page.getByRole('heading', { name: 'You were signed out' })).toBeVisible()
    await page.getByRole('button', { name: 'Go on without signing in' }).click()
    await expectResult(page, 4, '250 MPa')
  },
)

test(
  'signed out elsewhere while typing: it says so, and signing in again saves the lines',
  { tag: RARE },
  async ({ server, visit }) => {
    const { page, person } = await visit('/active/')
    const hash = await makeSheet(person, 'Shaft', 'x = 2 [m]')
    await page.goto(`/worksheets/${hash}`)
    await enterLine(page, 1)
    const cookies = await page.context().cookies()
    await server.sql.query('update sessions set expires_at = now() where user_id = $1', [person.id])
    await page.keyboard.press('Enter')
    await typeLines(page, 'y=3x')
    const banner = page.getByRole('alert').filter({ hasText: 'Saving Disabled. You were signed out' })
    await expect(banner).toBeVisible()
    await expect(notice(page, 'You were signed out')).toBeVisible()
    await banner.getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/sign_in\?next=/)
    // The same as the form does.
    await server.sql.query("update sessions set expires_at = now() + interval '1 day' where user_id = $1", [
      person.id,
    ])
    await page.context().addCookies(cookies)
    await page.goto(new URL(page.url()).searchParams.get('next')!)
    await expect(line(page, 2)).toContainText('y')
    await expect(saving(page)).toHaveText('All changes are saved')
  },
)
