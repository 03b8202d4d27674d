/** Signing in where a company has its people, and running the server, on one of its own that is set up for that. */
import { expect, test } from '@playwright/test'
import { CLIENT, openFakeIssuer } from '../../apps/server/src/testing/fake-issuer.ts'
import { RARE } from '../full.ts'
import { expectAccessible } from './axe.ts'
import { startOwnServer } from './own-server.ts'

/** Ends of what a test has started, also of one that fails. */
const ends: (() => Promise<void>)[] = []
test.afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

test(
  'signs in at a company, says why it cannot, and shows an operator the people',
  { tag: RARE },
  async ({ browser }) => {
    const issuer = await openFakeIssuer()
    ends.push(() => issuer.close())
    const server = await startOwnServer(browser, {
      OIDC_ISSUER: issuer.address,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: 'Bridge Works',
      OIDC_DOMAINS: 'example.com',
      OPERATORS: 'ann@example.com',
    })
    ends.push(() => server.stop())
    const page = await server.anonymous()
    issuer.person = { sub: 'ann', email: 'ann@example.net', email_verified: true, name: 'Ann' }
    await page.goto('/sign_in?next=/starred/')
    const link = page.getByRole('link', { name: 'Continue with Bridge Works' })
    await link.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Addresses at example.net do not sign in this way here.')
    await expectAccessible(page, { all: true })
    issuer.person = { ...issuer.person, email: 'ann@example.com' }
    await page.goto('/sign_in?next=/starred/')
    await link.press('Enter')
    await expect(page.getByRole('button', { name: 'Account: Ann' })).toBeVisible()
    await expect(page).toHaveURL('/starred/')

    const gus = await server.person('Gus')
    await page.goto('/account')
    await page.getByRole('button', { name: 'Show people and state…' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'This server' })
    await expect(dialog.getByText('written to the outbox of the owner; nothing waits')).toBeVisible()
    await dialog.getByRole('searchbox', { name: 'Search people' }).fill('gus')
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    await expectAccessible(page, { all: true })
    await dialog.getByRole('button', { name: 'Sign out everywhere: Gus' }).press('Enter')
    await dialog.getByRole('button', { name: 'Sign out everywhere now: Gus' }).press('Enter')
    await expect(dialog.getByText('Signed in nowhere.')).toBeVisible()
    expect(await gus.client.session()).toMatchObject({ user: null })
  },
)
