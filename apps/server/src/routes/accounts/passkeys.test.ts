import { PASSKEYS_LIMIT, passkeyCalls, twoStepCalls } from '@calcwright/contract'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type Browser, PASSWORD, linkIn, openBrowser, signUp } from '../../testing/browser.ts'
import { codeOf } from '../../testing/code-app.ts'
import { PasskeyDevice } from '../../testing/passkey-device.ts'
import { granted } from '../../testing/people.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

const ANN = 'ann@example.com'
let server: TestServer
/** Passkeys belong to the name of a server. */
const origin = 'https://calc.example.com'
beforeAll(async () => {
  server = await openTestServer({ config: { host: '0.0.0.0', publicUrl: new URL(origin) } })
})
afterEach(() => {
  vi.useRealTimers()
  return server.forgetPeople()
})
afterAll(() => server.close())

const refused = (problem: string, message: RegExp) =>
  expect.objectContaining({ success: false, problem, message: expect.stringMatching(message) as string })
const WRONG = refused('invalid', /The answer of the passkey is wrong/)
const LATE = refused('invalid', /too long ago, or has answered already/)

/** @param headers without an origin for a page at the number of the server */
const callsOf = (browser: Browser, headers: Record<string, string> = { origin }) =>
  passkeyCalls(
    (input, init) =>
      browser.fetch(String(input).slice(server.address.length), {
        ...init,
        headers: { ...(init?.headers as object), ...headers },
      }),
    server.address,
  )

/** A browser, its calls by name, and what a page at the name of the server asks a device for. */
function at(browser: Browser) {
  const calls = callsOf(browser)
  const challenge = async () => (await granted(calls.passkeyChallenge())).options['challenge'] as string
  return { browser, calls, challenge }
}

/** Somebody with a passkey. */
async function withKey(email = ANN) {
  const browser = await signUp(server, email)
  const device = new PasskeyDevice()
  const { calls } = at(browser)
  const { options } = await granted(calls.beginPasskey(PASSWORD))
  const credential = device.make({ challenge: options['challenge'] as string, origin })
  const { passkey } = await granted(calls.addPasskey({ name: ' Phone ', credential }))
  return { browser, calls, device, passkey, options }
}

const signIn = async (device: PasskeyDevice, { calls, challenge } = at(openBrowser(server))) =>
  calls.signInByPasskey({ credential: device.use({ challenge: await challenge(), origin }) })

it('is added by the password, named, used without one, and removed', async () => {
  const { browser, calls, device, passkey, options } = await withKey()
  expect(options).toMatchObject({
    rp: { id: 'calc.example.com', name: 'Calcwright' },
    user: { name: ANN },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  expect(passkey).toMatchObject({ name: 'Phone', last_used_at: null })
  expect(server.mails.at(-1)?.subject).toBe('A passkey was added to your Calcwright account')
  const elsewhere = openBrowser(server)
  expect(await signIn(device, at(elsewhere))).toEqual({ success: true })
  expect(await elsewhere.session()).toMatchObject({ user: { email: ANN } })
  await granted(calls.renamePasskey(passkey.id, 'Old phone'))
  const { passkeys } = await granted(calls.passkeys())
  expect(passkeys).toMatchObject([{ id: passkey.id, name: 'Old phone', last_used_at: expect.any(Number) }])
  const again = await granted(calls.beginPasskey(PASSWORD))
  expect(again.options['excludeCredentials']).toMatchObject([{ id: passkey.id }])
  await granted(calls.removePasskey(passkey.id))
  expect(server.mails.at(-1)?.subject).toBe('A passkey was removed from your Calcwright account')
  expect(await signIn(device)).toEqual(refused('invalid', /not known here/))
  expect(await calls.removePasskey(passkey.id)).toEqual(refused('not-found', /none of yours/))
  expect(await browser.session()).toMatchObject({ user: { email: ANN } })
})

it('ends the session of whoever used the browser before', async () => {
  const { device } = await withKey()
  const other = await signUp(server, 'bob@example.com', 'Bob')
  const [before] = [...other.cookies.values()]
  expect(await signIn(device, at(other))).toEqual({ success: true })
  expect(await other.session()).toMatchObject({ user: { email: ANN } })
  const old = server.clientWith({ cookie: `__Host-calcwright=${before}` })
  expect(await old.session()).toMatchObject({ user: null })
})

it('takes the place of the code of an app too, and of neither in a mail', async () => {
  const { browser, device } = await withKey()
  const twoStep = twoStepCalls(
    (input, init) => browser.fetch(String(input).slice(server.address.length), init),
    server.address,
  )
  const { secret } = await granted(twoStep.beginTwoStep(PASSWORD))
  await granted(twoStep.confirmTwoStep(codeOf(secret)))
  expect(await signIn(device)).toEqual({ success: true })
  expect(await openBrowser(server).signIn({ email: ANN, password: PASSWORD })).toEqual({
    success: true,
    needs_code: true,
  })
  const reset = openBrowser(server)
  await reset.forgotPassword(ANN)
  await reset.resetPassword({ token: linkIn(server.mails, ANN), password: 'another fine one' })
  expect(server.mails.at(-1)?.text).toContain('Your passkeys still sign you in.')
})

it.each<[string, (asked: { readonly challenge: string; readonly device: PasskeyDevice }) => object]>([
  ['of another site', ({ challenge, device }) => device.use({ challenge, origin: 'https://evil.example', site: 'calc.example.com' })],
  ['for another site', ({ challenge, device }) => device.use({ challenge, origin, site: 'evil.example' })],
  ['without a finger, face or PIN', ({ challenge, device }) => device.use({ challenge, origin, verified: false })],
  ['of another key', ({ challenge, device }) => ({ ...new PasskeyDevice().use({ challenge, origin }), id: device.id.toString('base64url'), rawId: device.id.toString('base64url') })],
  ['with another id inside', ({ challenge, device }) => ({ ...device.use({ challenge, origin }), rawId: 'b3RoZXI' })],
  ['of bytes', ({ challenge, device }) => ({ ...device.use({ challenge, origin }), response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' } })],
  ['of a key that counts backwards', ({ challenge, device }) => {
    device.counter -= 1
    return device.use({ challenge, origin })
  }],
])('refuses an answer %s', async (_, make) => {
  const { device } = await withKey()
  expect(await signIn(device)).toEqual({ success: true })
  const { browser, calls, challenge } = at(openBrowser(server))
  const credential = make({ challenge: await challenge(), device })
  expect(await calls.signInByPasskey({ credential: credential as never })).toEqual(WRONG)
  expect(await browser.session()).toMatchObject({ user: null })
}) // prettier-ignore

it('takes a challenge once, for its purpose, for five minutes', async () => {
  const { browser, calls, device } = await withKey()
  const { challenge } = at(openBrowser(server))
  const given = await challenge()
  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      callsOf(openBrowser(server)).signInByPasskey({
        credential: device.use({ challenge: given, origin }),
      }),
    ),
  )
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  const { options } = await granted(calls.beginPasskey(PASSWORD))
  const forAdding = options['challenge'] as string
  expect(await calls.signInByPasskey({ credential: device.use({ challenge: forAdding, origin }) })).toEqual(
    LATE,
  )
  const made = new PasskeyDevice()
  const add = (text: string, by = calls) =>
    by.addPasskey({ name: 'Key', credential: made.make({ challenge: text, origin }) })
  expect(await add(await challenge())).toEqual(LATE)
  expect(await add('bWFkZS11cA')).toEqual(LATE)
  const bob = callsOf(await signUp(server, 'bob@example.com', 'Bob'))
  expect(await add(forAdding, bob)).toEqual(LATE)
  await granted(add(forAdding))
  expect(await add(forAdding)).toMatchObject({ success: false })
  const late = await challenge()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 })
  expect(await calls.signInByPasskey({ credential: device.use({ challenge: late, origin }) })).toEqual(LATE)
  expect(await browser.session()).toMatchObject({ user: { email: ANN } })
})

it('belongs to one person alone', async () => {
  const { device, passkey } = await withKey()
  const bob = callsOf(await signUp(server, 'bob@example.com', 'Bob'))
  expect(await bob.passkeys()).toEqual({ success: true, passkeys: [] })
  expect(await bob.renamePasskey(passkey.id, 'Mine')).toEqual(refused('not-found', /none of yours/))
  expect(await bob.removePasskey(passkey.id)).toEqual(refused('not-found', /none of yours/))
  const { options } = await granted(bob.beginPasskey(PASSWORD))
  const credential = device.make({ challenge: options['challenge'] as string, origin })
  expect(await bob.addPasskey({ name: 'Mine', credential })).toEqual(refused('invalid', /added already/))
})

it('needs the password, an e-mail address, a name of the server, and has a limit', async () => {
  const browser = await signUp(server, ANN)
  const calls = callsOf(browser)
  expect(await calls.beginPasskey('wrong')).toEqual(refused('invalid', /The password is wrong/))
  expect(await calls.beginPasskey()).toEqual(refused('invalid', /The password is wrong/))
  expect(await callsOf(browser, {}).beginPasskey(PASSWORD)).toEqual(refused('invalid', /opened at a number/))
  await server.database.pool.query(
    `insert into passkeys (id, user_id, public_key, counter, transports, name)
     select 'k' || n, id, '', 0, '{}', 'Key' from users, generate_series(1, $1) n where email = $2`,
    [PASSKEYS_LIMIT, ANN],
  )
  const { options } = await granted(calls.beginPasskey(PASSWORD))
  const credential = new PasskeyDevice().make({ challenge: options['challenge'] as string, origin })
  expect(await calls.addPasskey({ name: 'More', credential })).toEqual(
    refused('too-many', /Remove one first/),
  )
})
