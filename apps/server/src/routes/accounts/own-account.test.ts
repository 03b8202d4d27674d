import { type CalcFile, digestOf } from '@calcwright/document'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, PASSWORD, linkIn, openBrowser, signUp } from '../../testing/browser.ts'
import { granted } from '../../testing/people.ts'
import { type TestServer, openTestServer, sheet, store } from '../../testing/test-server.ts'

let server: TestServer
let browser: Browser
const ANN = 'ann@example.com'
beforeAll(async () => {
  server = await openTestServer({ config: { host: '0.0.0.0' } })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.forgetPeople()
  browser = await signUp(server, ANN)
})

const refused = (problem: string, message?: string) =>
  expect.objectContaining({ success: false, problem, ...(message === undefined ? {} : { message }) })
const done = { success: true }
const signedInElsewhere = async () => {
  const other = openBrowser(server, { 'user-agent': 'Elsewhere/1.0' })
  await other.signIn({ email: ANN, password: PASSWORD })
  return other
}

it('is nothing for somebody who is not signed in', async () => {
  const nobody = openBrowser(server)
  const answers = await Promise.all([
    nobody.setName('Ann'),
    nobody.setEmail({ email: 'new@example.com' }),
    nobody.setPassword({ password: PASSWORD }),
    nobody.deleteAccount(PASSWORD),
    nobody.listSessions(),
    nobody.endSession('any'),
    nobody.endOtherSessions(),
  ])
  for (const answer of answers) expect(answer).toEqual(refused('rights', 'Please log in to do this.'))
  expect((await nobody.fetch('/accounts/export')).status).toBe(403)
})

it('changes the name', async () => {
  expect(await browser.setName('  Ann Lee ')).toEqual(done)
  expect(await browser.session()).toMatchObject({ user: { name: 'Ann Lee' } })
  expect(await browser.setName('   ')).toEqual(refused('invalid'))
})

describe('changing the address', () => {
  const NEW = 'lee@example.com'

  it('takes the password and a link to the new one; the old one is told', async () => {
    expect(await browser.setEmail({ email: NEW, password: 'wrong' })).toEqual(
      refused('invalid', 'The password is wrong.'),
    )
    expect(await browser.setEmail({ email: NEW, password: PASSWORD })).toEqual({
      success: true,
      message: `Nothing is mailed from here: ask whoever runs this server for the link. It is in the outbox, for ${NEW}. Your address changes when you open it.`,
    })
    expect(await browser.session()).toMatchObject({ user: { email: ANN } })
    const token = linkIn(server.mails, NEW)
    expect(await browser.readLink(token)).toEqual({ success: true, kind: 'email', email: NEW })
    expect(await openBrowser(server).confirmEmail(token)).toEqual(done)
    expect(await browser.session()).toMatchObject({ user: { email: NEW } })
    expect(server.mails.at(-1)).toMatchObject({
      to: ANN,
      subject: 'Your e-mail address for Calcwright has changed',
    })
    expect(await browser.confirmEmail(token)).toEqual(refused('invalid'))
  })

  it('tells nobody that another account has the address but its owner', async () => {
    await signUp(server, NEW, 'Lee')
    expect(await browser.setEmail({ email: NEW, password: PASSWORD })).toMatchObject(done)
    expect(server.mails.at(-1)).toMatchObject({ to: NEW, subject: 'You have a Calcwright account' })
    expect(await browser.session()).toMatchObject({ user: { email: ANN } })
  })

  it('fails when another account has got the address meanwhile', async () => {
    await browser.setEmail({ email: NEW, password: PASSWORD })
    const token = linkIn(server.mails, NEW)
    await signUp(server, NEW, 'Lee')
    expect(await browser.confirmEmail(token)).toEqual(refused('invalid'))
    expect(await browser.session()).toMatchObject({ user: { email: ANN } })
  })

  it('is void after a new password', async () => {
    await browser.setEmail({ email: NEW, password: PASSWORD })
    await browser.setPassword({ current_password: PASSWORD, password: 'another fine one' })
    expect(await browser.confirmEmail(linkIn(server.mails, NEW))).toEqual(refused('invalid'))
  })

  it('needs another address than the present one', async () => {
    expect(await browser.setEmail({ email: ANN, password: PASSWORD })).toEqual(
      refused('invalid', 'This is your address already.'),
    )
  })
})

describe('changing the password', () => {
  it('ends all other sessions and gives this one another token', async () => {
    const other = await signedInElsewhere()
    const [before] = [...browser.cookies.values()]
    expect(await browser.setPassword({ current_password: PASSWORD, password: 'another fine one' })).toEqual(
      done,
    )
    expect([...browser.cookies.values()]).not.toContain(before)
    expect(await browser.session()).toMatchObject({ user: { email: ANN } })
    expect(await other.session()).toMatchObject({ user: null })
    expect(await server.clientWith({ cookie: `calcwright_0=${before}` }).session()).toMatchObject({
      user: null,
    })
    expect(server.mails.at(-1)?.subject).toBe('Your password for Calcwright has changed')
  })

  it.each([
    [{ password: 'another fine one' }, 'The password is wrong.'],
    [{ current_password: 'wrong', password: 'another fine one' }, 'The password is wrong.'],
    [{ current_password: PASSWORD, password: 'short' }, 'A password has at least 10 characters'],
  ])('refuses %o', async (given, message) => {
    expect(await browser.setPassword(given)).toEqual(refused('invalid', message))
    expect(await signedInElsewhere().then(other => other.session())).toMatchObject({ user: { email: ANN } })
  })

  it('counts wrong ones', async () => {
    for (let n = 0; n < 10; n++)
      await browser.setPassword({ current_password: 'wrong', password: 'another fine one' })
    expect(await browser.deleteAccount(PASSWORD)).toEqual(refused('too-many'))
  })
})

describe('sessions', () => {
  it('are listed with the one that asks, and ended one by one', async () => {
    const other = await signedInElsewhere()
    const answer = await browser.listSessions()
    if (!answer.success) throw new Error(answer.message)
    expect(answer.sessions.map(({ current, user_agent, address }) => [current, user_agent, address])).toEqual(
      expect.arrayContaining([
        [true, 'node', '127.0.0.1'],
        [false, 'Elsewhere/1.0', '127.0.0.1'],
      ]),
    )
    const elsewhere = answer.sessions.find(session => !session.current)
    expect(await browser.endSession(elsewhere?.id ?? '')).toEqual(done)
    expect(await other.session()).toMatchObject({ user: null })
    expect(await browser.session()).toMatchObject({ user: { email: ANN } })
  })

  it('are ended everywhere else at once', async () => {
    const others = [await signedInElsewhere(), await signedInElsewhere()]
    expect(await browser.endOtherSessions()).toEqual(done)
    for (const other of others) expect(await other.session()).toMatchObject({ user: null })
    expect(await browser.session()).toMatchObject({ user: { email: ANN } })
  })

  it('of somebody else stay', async () => {
    const ben = await signUp(server, 'ben@example.com', 'Ben')
    const answer = await ben.listSessions()
    if (!answer.success) throw new Error(answer.message)
    await browser.endSession(answer.sessions[0]?.id ?? '')
    expect(await ben.session()).toMatchObject({ user: { name: 'Ben' } })
  })
})

describe('the export', () => {
  it('has every own worksheet as a .calc file, each with a name of its own', async () => {
    await store(browser, sheet('one'))
    await store(browser, sheet('two'))
    await browser.newWorksheet({ name: '../A:B' })
    const ben = await signUp(server, 'ben@example.com', 'Ben')
    await store(ben, sheet('of Ben'))
    const response = await browser.fetch('/accounts/export')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="worksheets.zip"')
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    expect(Object.keys(files).toSorted()).toEqual(['Beam (2).calc', 'Beam.calc', '_A_B.calc'])
    const texts = Object.values(files).map(bytes => new TextDecoder().decode(bytes))
    expect(texts.join()).not.toContain('of Ben')
    for (const text of texts) expect(JSON.parse(text)).toMatchObject({ format: 'calcwright' })
  })

  it('has the files that a worksheet has and refers to, and no others', async () => {
    const bytes = (text: string) => new Uint8Array(Buffer.from(text))
    const [one, two, unused, foreign] = ['one', 'two', 'unused', 'of another worksheet']
    const digests = await Promise.all([one, two, unused, foreign].map(text => digestOf(bytes(text!))))
    const images = [...digests.slice(0, 2), digests[3]].map(digest => `<img src="file:${digest}">`)
    const { hash } = await store(browser, sheet(`<p>${images.join('')}</p>`))
    const { hash: other } = await store(browser, sheet('other'))
    for (const text of [one, two, unused])
      await granted(browser.putFile(hash, await digestOf(bytes(text!)), bytes(text!)))
    await granted(browser.putFile(other, digests[3]!, bytes(foreign!)))
    const response = await browser.fetch('/accounts/export')
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    const [first, second] = ['Beam (2).calc', 'Beam.calc']
      .map(name => JSON.parse(new TextDecoder().decode(files[name])) as CalcFile)
      .toSorted((a, b) => Object.keys(b.files ?? {}).length - Object.keys(a.files ?? {}).length)
    expect(first?.files).toEqual({ [digests[0]!]: btoa('one'), [digests[1]!]: btoa('two') })
    expect(second).not.toHaveProperty('files')
  })

  it('is empty without worksheets', async () => {
    const response = await browser.fetch('/accounts/export')
    expect(Object.keys(unzipSync(new Uint8Array(await response.arrayBuffer())))).toEqual([])
  })

  it('is not given to the page of another site', async () => {
    const response = await browser.fetch('/accounts/export', { headers: { 'sec-fetch-site': 'cross-site' } })
    expect(response.status).toBe(403)
  })

  it('is made once at a time for one person', async () => {
    const lock = await server.database.pool.connect()
    // No archive gets on while the table is locked: one is made, two wait, and one is refused.
    await lock.query('begin; lock table worksheets')
    const asked = Array.from({ length: 4 }, () => browser.fetch('/accounts/export'))
    expect((await Promise.race(asked)).status).toBe(429)
    await lock.query('rollback')
    lock.release()
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 200, 200, 429])
  })
})

describe('deleting the account', () => {
  it('takes the password, and everything with it', async () => {
    const { hash } = await store(browser, sheet('one'))
    const ben = await signUp(server, 'ben@example.com', 'Ben')
    const remaining = await store(ben, sheet('of Ben'))
    expect(await browser.deleteAccount('wrong')).toEqual(refused('invalid', 'The password is wrong.'))
    expect(await browser.deleteAccount(PASSWORD)).toEqual(done)
    expect(browser.cookies.size).toBe(0)
    expect(await browser.signIn({ email: ANN, password: PASSWORD })).toEqual(refused('invalid'))
    expect(await browser.getWorksheet({ hash_string: hash })).toEqual(refused('not-found'))
    expect(await ben.getWorksheet({ hash_string: remaining.hash })).toMatchObject(done)
    for (const table of [
      'worksheets',
      'worksheet_hashes',
      'worksheet_snapshots',
      'sessions',
      'user_passwords',
    ])
      expect((await server.database.pool.query(`select 1 from ${table}`)).rowCount).toBe(1)
  })
})

describe('the owner of the server, without a mail server', () => {
  let personal: TestServer
  beforeAll(async () => {
    personal = await openTestServer()
    await personal.client.session()
  })
  afterAll(() => personal.close())

  it('has a new address at once', async () => {
    expect(await personal.client.setEmail({ email: 'Me@example.com' })).toEqual({
      success: true,
      message: 'Your e-mail address is me@example.com now.',
    })
    expect(await personal.client.session()).toMatchObject({
      user: { email: 'me@example.com', has_password: false },
    })
  })

  const setPassword = () => personal.client.setPassword({ password: PASSWORD })

  it('needs an address before a password', async () => {
    await personal.database.pool.query('update users set email = null')
    expect(await setPassword()).toEqual(refused('invalid'))
    await personal.client.setEmail({ email: 'me@example.com' })
  })

  it('stays', async () => {
    expect(await personal.client.deleteAccount('')).toEqual(refused('invalid'))
  })

  it('signs in once there is a password: no session from before it lasts, and none begins without it', async () => {
    const before = await fetch(`${personal.address}/session`)
    const cookie = /^[^;]+/.exec(before.headers.get('set-cookie') ?? '')?.[0] ?? ''
    const earlier = personal.clientWith({ cookie })
    expect(await earlier.session()).toMatchObject({ user: { local: true } })
    expect(await setPassword()).toEqual(done)
    for (const visitor of [earlier, personal.client]) {
      expect(await visitor.session()).toMatchObject({ user: null })
      expect(await visitor.newWorksheet({ name: 'A' })).toEqual(refused('rights'))
    }
    const browser = openBrowser(personal)
    expect(await browser.signIn({ email: 'me@example.com', password: PASSWORD })).toEqual(done)
    expect(await browser.session()).toMatchObject({ user: { local: true } })
  })
})
