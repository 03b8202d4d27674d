/** Signing in where a company has its people, on a server of its own that is set up for that. */
import { expect, test } from '@playwright/test'
import { CLIENT, openFakeIssuer } from '../../apps/server/src/testing/fake-issuer.ts'
import { RARE } from '../full.ts'
import { expectAccessible } from './axe.ts'
import { startOwnServer } from './own-server.ts'

test('signs in at a company, and says why it cannot', { tag: RARE }, async ({ browser }) => {
  const issuer = await openFakeIssuer()
  const server = await startOwnServer(browser, {
    OIDC_ISSUER: issuer.address,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_NAME: 'Bridge Works',
    OIDC_DOMAINS: 'example.com',
  })
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
  await server.stop()
  await issuer.close()
})
