import { twoStepCalls } from '@calcwright/contract'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { PASSWORD, type Browser, linkIn, openBrowser, signUp } from '../../testing/browser.ts'
import { codeOf } from '../../testing/code-app.ts'
import { granted } from '../../testing/people.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

const ANN = 'ann@example.com'
let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ config: { host: '0.0.0.0' } })
})
afterEach(() => {
  vi.useRealTimers()
  return server.forgetPeople()
})
afterAll(() => server.close())

const refused = (problem: string, message: string) =>
  expect.objectContaining({ success: false, problem, message })
const WRONG = refused('invalid', 'The code is wrong, or was used before. Wait for the next one.')

const callsOf = (browser: Browser) =>
  twoStepCalls(
    (input, init) => browser.fetch(String(input).slice(server.address.length), init),
    server.address,
  )

/** Moves the clock of the server and of the app on by steps of 30 s. */
function later(steps: number): void {
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: now + steps * 30_000 })
}

/** A person whose sign-in takes a code, with the app and the recovery codes. */
async function withApp() {
  const browser = await signUp(server, ANN)
  const calls = callsOf(browser)
  const { secret, address, picture } = await granted(calls.beginTwoStep(PASSWORD))
  expect(address).toContain(`secret=${secret}`)
  expect(picture).toMatch(/^<svg/)
  const { recovery_codes: codes } = await granted(calls.confirmTwoStep(codeOf(secret)))
  return { calls, codes, secret }
}

const signIn = (code?: string, browser = openBrowser(server)) =>
  browser.signIn({ email: ANN, password: PASSWORD, ...(code !== undefined && { code }) })

it('asks for a code after the right password, and takes each once', async () => {
  const { codes, secret, calls } = await withApp()
  expect(server.mails.at(-1)?.subject).toBe('Signing in to Calcwright takes a code now')
  const elsewhere = openBrowser(server)
  expect(await signIn(undefined, elsewhere)).toEqual({ success: true, needs_code: true })
  expect(await signIn(' ', elsewhere)).toEqual({ success: true, needs_code: true })
  expect(elsewhere.cookies.size).toBe(0)
  expect(await openBrowser(server).signIn({ email: ANN, password: 'wrong', code: codeOf(secret) })).toEqual(
    refused('invalid', 'The e-mail address or the password is wrong.'),
  )
  expect(await signIn(codeOf(secret))).toEqual(WRONG)
  later(1)
  const code = codeOf(secret)
  expect(await signIn(`${code.slice(0, 3)} ${code.slice(3)}`, elsewhere)).toEqual({ success: true })
  expect(await elsewhere.session()).toMatchObject({ user: { email: ANN } })
  expect(await signIn(code)).toEqual(WRONG)
  expect(codes).toHaveLength(10)
  expect(await signIn(codes[0]?.toUpperCase().replaceAll('-', ' '))).toEqual({ success: true })
  expect(await signIn(codes[0])).toEqual(WRONG)
  expect(await calls.twoStep()).toEqual({ success: true, on: true, recovery_codes_left: 9 })
  for (const table of ['two_step_secrets', 'recovery_codes']) {
    const { rows } = await server.database.pool.query(`select * from ${table}`)
    expect(rows.length).toBeGreaterThan(0)
    for (const hidden of [secret, ...codes, ...codes.map(one => one.replaceAll('-', ''))])
      expect(JSON.stringify(rows)).not.toContain(hidden)
  }
})

it('takes a code of one step before or after, and none that is older', async () => {
  const { secret } = await withApp()
  later(10)
  const at = (steps: number) => codeOf(secret, steps)
  expect(await signIn(at(-2))).toEqual(WRONG)
  expect(await signIn(at(2))).toEqual(WRONG)
  expect(await signIn(at(-1))).toEqual({ success: true })
  expect(await signIn(at(1))).toEqual({ success: true })
  expect(await signIn(at(0))).toEqual(WRONG)
})

it('refuses codes after ten wrong ones, the right one too', async () => {
  const { secret, codes } = await withApp()
  later(2)
  for (let n = 0; n < 10; n++) expect(await signIn('000000')).toEqual(WRONG)
  expect(await signIn(codeOf(secret))).toMatchObject({ problem: 'too-many' })
  expect(await signIn(codes[1])).toMatchObject({ problem: 'too-many' })
})

it('lets one of simultaneous attempts in with one code', async () => {
  const { secret, codes } = await withApp()
  later(1)
  for (const code of [codeOf(secret), codes[2]]) {
    const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(code)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
  }
})

it('a new password by a link does not replace the code', async () => {
  const { secret } = await withApp()
  const browser = openBrowser(server)
  await browser.forgotPassword(ANN)
  const password = 'another fine one'
  expect(await browser.resetPassword({ token: linkIn(server.mails, ANN), password })).toEqual({
    success: true,
    needs_code: true,
  })
  expect(await browser.session()).toMatchObject({ user: null })
  later(1)
  expect(await browser.signIn({ email: ANN, password })).toEqual({ success: true, needs_code: true })
  expect(await browser.signIn({ email: ANN, password, code: codeOf(secret) })).toEqual({ success: true })
})

it('is switched on, changed and off by the password alone', async () => {
  const { calls, codes } = await withApp()
  expect(await calls.beginTwoStep(PASSWORD)).toMatchObject({ problem: 'invalid' })
  for (const call of [calls.beginTwoStep, calls.renewRecoveryCodes, calls.endTwoStep])
    expect(await call('wrong')).toEqual(refused('invalid', 'The password is wrong.'))
  const { recovery_codes: others } = await granted(calls.renewRecoveryCodes(PASSWORD))
  expect(await signIn(codes[3])).toEqual(WRONG)
  expect(await signIn(others[3])).toEqual({ success: true })
  expect(await calls.endTwoStep(PASSWORD)).toEqual({ success: true })
  expect(server.mails.at(-1)?.subject).toBe('Signing in to Calcwright takes no code any more')
  expect(await signIn()).toEqual({ success: true })
  expect(await calls.twoStep()).toEqual({ success: true, on: false, recovery_codes_left: 0 })
  expect(await calls.confirmTwoStep('123456')).toMatchObject({ problem: 'invalid' })
})

it('asks for nothing before a first code was confirmed', async () => {
  const calls = callsOf(await signUp(server, ANN))
  const first = await granted(calls.beginTwoStep(PASSWORD))
  expect(await calls.confirmTwoStep('000000')).toMatchObject({ problem: 'invalid' })
  expect(await signIn()).toEqual({ success: true })
  const { secret } = await granted(calls.beginTwoStep(PASSWORD))
  expect(await calls.confirmTwoStep(codeOf(first.secret))).toMatchObject({ problem: 'invalid' })
  expect(await calls.confirmTwoStep(codeOf(secret))).toMatchObject({ success: true })
})
