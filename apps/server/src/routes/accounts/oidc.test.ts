import { twoStepCalls } from '@calcwright/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { readOidc } from '../../accounts/oidc/settings.ts'
import { type Browser, PASSWORD, openBrowser, ownerOf, signUp } from '../../testing/browser.ts'
import { codeOf } from '../../testing/code-app.ts'
import { CLIENT, type FakeIssuer, openFakeIssuer } from '../../testing/fake-issuer.ts'
import { granted } from '../../testing/people.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

const ANN = 'ann@example.com'
let issuer: FakeIssuer
/** Servers that trust the issuer for example.com, and for everybody without linking anything. */
let server: TestServer
let open: TestServer
beforeAll(async () => {
  issuer = await openFakeIssuer()
  const settings = (more: Record<string, string>) =>
    readOidc({ OIDC_ISSUER: issuer.address, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret, ...more }) // prettier-ignore
  const domains = { OIDC_DOMAINS: 'example.com, Example.ORG', OIDC_NAME: 'Bridge Works' }
  server = await openTestServer({ config: { host: '0.0.0.0', oidc: settings(domains) } })
  open = await openTestServer({ config: { host: '0.0.0.0', oidc: settings({ OIDC_ACCOUNTS: 'existing' }) } })
})
beforeEach(() => {
  issuer.person = { sub: 'ann-1', email: ANN, email_verified: true, name: 'Ann Berg' }
  issuer.change = claims => claims
  issuer.signsWrongly = false
})
afterEach(async () => {
  vi.useRealTimers()
  await server.forgetPeople()
  await open.forgetPeople()
})
afterAll(async () => {
  await server.close()
  await open.close()
  await issuer.close()
})

/** Goes to an address of the server without following it; returns where it sends the browser. */
async function sentTo(browser: Browser, path: string): Promise<string> {
  const response = await browser.fetch(path, { redirect: 'manual' })
  expect(response.status).toBe(303)
  return response.headers.get('location') ?? ''
}

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** Signs in at the issuer; returns the page that comes then. */
async function signIn(browser: Browser, next = '/starred/?a=1'): Promise<string> {
  const there = await sentTo(browser, `/accounts/oidc/sign_in?${new URLSearchParams({ next })}`)
  return sentTo(browser, pathOf(await issuer.answer(there)))
}

async function problemOf(browser: Browser): Promise<string> {
  const read = async () =>
    ((await (await browser.fetch('/accounts/oidc')).json()) as { problem: string }).problem
  const problem = await read()
  expect(await read()).toBe('')
  return problem
}

/** Tries to sign in; returns why not. */
async function refusal(browser: Browser): Promise<string> {
  expect(await signIn(browser)).toBe('/sign_in')
  expect(await browser.session()).toMatchObject({ user: null })
  return problemOf(browser)
}

it('makes an account, and signs in to it again, also after the address has changed there', async () => {
  const owner = await ownerOf(server)
  const browser = openBrowser(server)
  expect(await (await browser.fetch('/accounts/oidc')).json()).toEqual({
    success: true,
    name: 'Bridge Works',
    problem: '',
  })
  expect(await signIn(browser)).toBe('/starred/?a=1')
  expect(await browser.session()).toMatchObject({
    user: { name: 'Ann Berg', email: ANN, has_password: false },
    first_visit: false,
  })
  expect([...browser.cookies.keys()]).toEqual(['calcwright_0'])
  issuer.person = { ...issuer.person, email: 'ann.berg@example.org', name: 'Ann B.' }
  const elsewhere = openBrowser(server)
  await signIn(elsewhere, '//evil.example/')
  expect(await elsewhere.session()).toMatchObject({ user: { name: 'Ann Berg', email: ANN } })
  expect(await owner.session()).toMatchObject({ user: { local: true } })
})

it.each([
  ['//evil.example/x', '/'],
  ['https://evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/worksheets/abc#line', '/worksheets/abc#line'],
])('goes on at %s as at %s', async (next, page) => {
  await ownerOf(server)
  expect(await signIn(openBrowser(server), next)).toBe(page)
})

it('opens an account that is there where the setting names its domain, and none else', async () => {
  const own = await signUp(server, ANN)
  const browser = openBrowser(server)
  expect(await signIn(browser)).toBe('/starred/?a=1')
  expect(await browser.session()).toMatchObject({ user: { name: 'Ann', email: ANN, has_password: true } })
  expect(await own.session()).toMatchObject({ user: { email: ANN } })
  await signUp(open, ANN)
  expect(await refusal(openBrowser(open))).toMatch(
    /already. Sign in by its password. Whoever runs this server may link/,
  )
})

it.each<[string, object, RegExp]>([
  ['is not proven', { email_verified: false }, /does not say that the address .* is proven/],
  ['is proven in a word', { email_verified: 'true' }, /does not say that the address .* is proven/],
  ['is of nobody', { email: undefined }, /has given no e-mail address/],
  ['is none', { email: 'ann' }, /has given no e-mail address/],
  [
    'is of another domain',
    { email: 'ann@example.com.evil.example' },
    /Addresses at example.com.evil.example do not/,
  ],
])('makes no account where the address %s', async (_, person, message) => {
  await ownerOf(server)
  issuer.person = { ...issuer.person, ...person }
  expect(await refusal(openBrowser(server))).toMatch(message)
})

it('makes no account where only existing ones sign in, or the owner has no password', async () => {
  await ownerOf(open)
  expect(await refusal(openBrowser(open))).toMatch(/No account here has the address ann@example.com/)
  await server.database.pool.query(
    `insert into users (id, name, local) values ('local-owner', 'Owner', true)`,
  )
  expect(await refusal(openBrowser(server))).toMatch(/The owner of this server has no password yet/)
})

it('opens neither the account of the owner nor one with a code, by mail alone', async () => {
  await ownerOf(server)
  issuer.person = { ...issuer.person, email: 'owner@example.com' }
  expect(await refusal(openBrowser(server))).toMatch(/the owner of the server signs in no other way/)
  const browser = await signUp(server, ANN)
  const twoStep = twoStepCalls(
    (input, init) => browser.fetch(String(input).slice(server.address.length), init),
    server.address,
  )
  const { secret } = await granted(twoStep.beginTwoStep(PASSWORD))
  await granted(twoStep.confirmTwoStep(codeOf(secret)))
  issuer.person = { ...issuer.person, email: ANN }
  expect(await refusal(openBrowser(server))).toMatch(/switch the code off at \/account first/)
})

it.each<[string, () => void]>([
  ['signed by another key', () => (issuer.signsWrongly = true)],
  ['of another issuer', () => (issuer.change = claims => ({ ...claims, iss: 'https://evil.example' }))],
  ['for another client', () => (issuer.change = claims => ({ ...claims, aud: 'other' }))],
  ['that has ended', () => (issuer.change = claims => ({ ...claims, exp: 1 }))],
  ['with another nonce', () => (issuer.change = claims => ({ ...claims, nonce: 'other' }))],
])('refuses a token %s', async (_, falsify) => {
  await ownerOf(server)
  falsify()
  expect(await refusal(openBrowser(server))).toMatch(/did not work. Try again/)
})

it('refuses answers that another browser has begun, that come twice, too late, or are changed', async () => {
  await ownerOf(server)
  const begin = async (browser: Browser) =>
    pathOf(await issuer.answer(await sentTo(browser, '/accounts/oidc/sign_in')))
  const one = openBrowser(server)
  const answer = await begin(one)
  const other = openBrowser(server)
  expect(await sentTo(other, answer)).toBe('/sign_in')
  expect(await problemOf(other)).toMatch(/not begun in this browser/)
  await begin(other)
  expect(await sentTo(other, answer)).toBe('/sign_in')
  expect(await problemOf(other)).toMatch(/did not work/)
  expect(await sentTo(one, answer)).toBe('/')
  expect(await sentTo(one, answer)).toBe('/sign_in')
  const changed = openBrowser(server)
  expect(await sentTo(changed, (await begin(changed)).replace(/state=[^&]*/, 'state=x'))).toBe('/sign_in')
  const refused = openBrowser(server)
  const { searchParams } = new URL(await begin(refused), server.address)
  const denied = new URLSearchParams({ error: 'access_denied', state: searchParams.get('state') ?? '' })
  expect(await sentTo(refused, `/accounts/oidc/callback?${denied}`)).toBe('/sign_in')
  expect(await problemOf(refused)).toMatch(/cancelled, or you are not allowed/)
  const late = openBrowser(server)
  const answered = await begin(late)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 })
  expect(await sentTo(late, answered)).toBe('/sign_in')
  expect(await problemOf(late)).toMatch(/too long ago/)
})

it('says so where the issuer cannot be reached, and where there is none', async () => {
  const settings = readOidc({
    OIDC_ISSUER: 'http://127.0.0.1:9',
    OIDC_CLIENT_ID: 'a',
    OIDC_CLIENT_SECRET: 'b',
  })
  for (const [oidc, message] of [
    [settings, /did not work/],
    [null, /no other sign-in/],
  ] as const) {
    const none = await openTestServer({ config: { host: '0.0.0.0', oidc } })
    const browser = openBrowser(none)
    expect(await sentTo(browser, '/accounts/oidc/sign_in')).toBe('/sign_in')
    expect(await problemOf(browser)).toMatch(message)
    await none.close()
  }
})
