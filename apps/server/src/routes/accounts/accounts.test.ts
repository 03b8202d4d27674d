import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Limiter } from '../../accounts/limiter.ts'
import type { Config } from '../../config.ts'
import { PASSWORD, linkIn, openBrowser, ownerOf, signUp } from '../../testing/browser.ts'
import { type TestServer, openTestServer, sheet, store } from '../../testing/test-server.ts'

/** This server signs nobody in without a session. */
let usual: TestServer
let server: TestServer
beforeAll(async () => {
  usual = await openTestServer({ config: { host: '0.0.0.0' } })
})
afterAll(() => usual.close())
beforeEach(() => {
  server = usual
})
afterEach(() => (server === usual ? usual.forgetPeople() : server.close()))

/** Opens another server for this test. */
const open = async (config: Partial<Config>) => {
  server = await openTestServer({ config: { host: '0.0.0.0', ...config } })
}

const ANN = 'ann@example.com'
const refused = (problem: string, message?: string) =>
  expect.objectContaining({ success: false, problem, ...(message === undefined ? {} : { message }) })
const subjects = () => server.mails.map(mail => mail.subject)

describe('signing up', () => {
  it('sends a link, with which the account is made and signed in', async () => {
    const browser = openBrowser(server)
    expect(await browser.signUp('  Ann@Example.COM ')).toEqual({
      success: true,
      message:
        'Nothing is mailed from here: ask whoever runs this server for the link. It is in the outbox, for ann@example.com. Open it to choose your name and password.',
    })
    const token = linkIn(server.mails, ANN)
    expect(await browser.readLink(token)).toEqual({ success: true, kind: 'sign-up', email: ANN })
    expect(await browser.session()).toMatchObject({ user: null })
    expect(await browser.createAccount({ token, name: ' Ann ', password: PASSWORD })).toEqual({
      success: true,
    })
    expect(await browser.session()).toMatchObject({
      user: { name: 'Ann', email: ANN, local: false, has_password: true, plan: 'hobby' },
      first_visit: false,
    })
    expect(await browser.newWorksheet({ name: 'Beam' })).toMatchObject({ success: true })
  })

  it('takes a link once, and only for what it is for', async () => {
    await signUp(server, ANN)
    const used = linkIn(server.mails, ANN)
    const browser = openBrowser(server)
    const again = { token: used, name: 'Ben', password: PASSWORD }
    expect(await browser.createAccount(again)).toEqual(refused('invalid'))
    expect(await browser.createAccount({ ...again, token: 'made-up' })).toEqual(refused('invalid'))
    await browser.forgotPassword(ANN)
    const reset = linkIn(server.mails, ANN)
    expect(await browser.createAccount({ ...again, token: reset })).toEqual(refused('invalid'))
    expect(await browser.confirmEmail(reset)).toEqual(refused('invalid'))
    expect(await browser.readLink(reset)).toMatchObject({ kind: 'reset' })
  })

  it('makes one account of two links for one address', async () => {
    const [first, second] = [openBrowser(server), openBrowser(server)]
    await first.signUp(ANN)
    const one = linkIn(server.mails, ANN)
    await second.signUp(ANN)
    const two = linkIn(server.mails, ANN)
    const answers = await Promise.all([
      first.createAccount({ token: one, name: 'Ann', password: PASSWORD }),
      second.createAccount({ token: two, name: 'Anna', password: PASSWORD }),
    ])
    expect(answers.filter(answer => answer.success)).toHaveLength(1)
    expect(answers).toContainEqual(
      refused('invalid', 'There is an account with this address now. Sign in with it.'),
    )
  })

  it('takes no link that is too old', async () => {
    const browser = openBrowser(server)
    await browser.signUp(ANN)
    await server.database.pool.query(`update account_links set expires_at = now() - interval '1 second'`)
    const message = 'This link has been used already, or is too old. Ask for a new one.'
    const token = linkIn(server.mails, ANN)
    expect(await browser.readLink(token)).toEqual(refused('invalid', message))
    expect(await browser.createAccount({ token, name: 'Ann', password: PASSWORD })).toEqual(
      refused('invalid', message),
    )
  })

  it.each([
    ['short', 'A password has at least 10 characters'],
    ['x'.repeat(201), 'A password has at most 200 characters'],
    ['aaaaaaaaaaaa', 'Use more different characters'],
    ['Password123!', 'This password is one of the first that are tried'],
    ['password12', 'This password is one of the first that are tried'],
    ['Password1!', 'This password is one of the first that are tried'],
    ['P4$$w0rd2026', 'This password is one of the first that are tried'],
    ['!!Sunshine99', 'This password is one of the first that are tried'],
    ['letmeinletmein', 'This password is one of the first that are tried'],
    [ANN, 'A password must not be your name or e-mail address'],
  ])('refuses the password %s', async (password, message) => {
    const browser = openBrowser(server)
    await browser.signUp(ANN)
    const token = linkIn(server.mails, ANN)
    expect(await browser.createAccount({ token, name: 'Ann', password })).toEqual(refused('invalid', message))
    expect(await browser.readLink(token)).toMatchObject({ success: true })
  })

  it.each(['', 'ann', 'ann@', 'a b@example.com', `${'a'.repeat(250)}@example.com`])(
    'refuses the address %j',
    async email => {
      expect(await openBrowser(server).signUp(email)).toEqual(refused('invalid'))
      expect(server.mails).toEqual([])
    },
  )

  it('is closed by a setting', async () => {
    await open({ signUp: 'closed' })
    expect(await openBrowser(server).session()).toMatchObject({ sign_up: 'closed' })
    expect(await openBrowser(server).signUp(ANN)).toEqual(refused('rights'))
  })

  it('is for those who were invited, by a setting; they have at once what they were invited to', async () => {
    await open({ signUp: 'invited' })
    const owner = await ownerOf(server)
    const { hash } = await store(owner, sheet('one'))
    const browser = openBrowser(server)
    const answer = {
      success: true,
      message: `Nothing is mailed from here: ask whoever runs this server for the link. It is in the outbox, for ${ANN}, if it was invited. Open it to choose your name and password.`,
    }
    expect(await browser.signUp(ANN)).toEqual(answer)
    expect(server.mails).toEqual([])
    await owner.setRights({
      item_type: 'Worksheet',
      item_hash: hash,
      public_rights: 0,
      invite_emails: [ANN],
      invite_rights: 3,
    })
    expect(await browser.signUp(ANN)).toEqual(answer)
    const ann = openBrowser(server)
    await ann.createAccount({ token: linkIn(server.mails, ANN), name: 'Ann', password: PASSWORD })
    expect(await ann.getWorksheet({ hash_string: hash })).toMatchObject({ success: true, rights_level: 3 })
  })

  it('takes the mail of an invitation in place of a link, for two weeks', async () => {
    const owner = await ownerOf(server)
    const { hash } = await store(owner, sheet('one'))
    const asked = { item_type: 'Worksheet' as const, item_hash: hash, invite_emails: [ANN], invite_rights: 3 }
    await owner.setRights(asked)
    const [, token = ''] = /\/invites\/#(\w+)/.exec(JSON.stringify(server.mails)) ?? []
    // The mail that was sent holds, whoever is invited once more on the same day.
    await owner.setRights(asked)
    const { pool } = server.database
    await pool.query(`update invitations set created_at = now() - interval '15 days'`)
    expect(await openBrowser(server).readLink(token)).toEqual(refused('invalid'))
    await pool.query(`update invitations set created_at = now() - interval '13 days'`)
    const ann = openBrowser(server)
    expect(await ann.readLink(token)).toEqual({ success: true, kind: 'sign-up', email: ANN })
    await ann.createAccount({ token, name: 'Ann', password: PASSWORD })
    expect(await ann.session()).toMatchObject({ user: { email: ANN } })
    expect(await ann.getWorksheet({ hash_string: hash })).toMatchObject({ rights_level: 3 })
    expect(await openBrowser(server).readLink(token)).toEqual(refused('invalid'))
    expect(await openBrowser(server).createAccount({ token, name: 'Eve', password: PASSWORD })).toEqual(
      refused('invalid'),
    )
  })

  it('waits until the owner of a server can sign in', async () => {
    await open({ host: '127.0.0.1' })
    const owner = openBrowser(server)
    await owner.session()
    expect(await owner.signUp(ANN)).toEqual(refused('rights'))
    await owner.setEmail({ email: 'owner@example.com' })
    expect(await owner.signUp(ANN)).toEqual(refused('rights'))
    await owner.setPassword({ password: PASSWORD })
    const ann = await signUp(server, ANN)
    expect(await ann.session()).toMatchObject({ user: { name: 'Ann' } })
    // Sitting at this computer no longer makes somebody the owner.
    expect(await openBrowser(server).session()).toMatchObject({ user: null })
    expect(await owner.session()).toMatchObject({ user: { local: true } })
    const back = openBrowser(server)
    expect(await back.signIn({ email: 'owner@example.com', password: PASSWORD })).toEqual({ success: true })
    expect(await back.session()).toMatchObject({ user: { local: true } })
  })
})

describe('signing in', () => {
  it('takes the right password, in a new session', async () => {
    await signUp(server, ANN)
    const browser = openBrowser(server)
    expect(await browser.signIn({ email: ' ANN@example.com', password: PASSWORD })).toEqual({ success: true })
    const [first] = [...browser.cookies.values()]
    expect(browser.lastCookie()).toMatch(/^calcwright_0=[\w-]{43};.* Path=\/; HttpOnly; SameSite=Lax$/)
    expect(await browser.session()).toMatchObject({ user: { email: ANN } })
    await browser.signIn({ email: ANN, password: PASSWORD })
    const [second] = [...browser.cookies.values()]
    expect(second).not.toBe(first)
    const old = server.clientWith({ cookie: `calcwright_0=${first}` })
    expect(await old.session()).toMatchObject({ user: null })
  })

  it('says the same of a wrong password and of an unknown address', async () => {
    await signUp(server, ANN)
    const browser = openBrowser(server)
    const wrong = refused('invalid', 'The e-mail address or the password is wrong.')
    expect(await browser.signIn({ email: ANN, password: 'wrong password' })).toEqual(wrong)
    expect(await browser.signIn({ email: 'nobody@example.com', password: PASSWORD })).toEqual(wrong)
    expect(browser.cookies.size).toBe(0)
  })

  it('ends after ten wrong passwords for an account, known or not; the right ones do not count', async () => {
    await signUp(server, ANN)
    const browser = openBrowser(server)
    for (const email of [ANN, 'nobody@example.com']) {
      if (email === ANN) for (let n = 0; n < 12; n++) await browser.signIn({ email, password: PASSWORD })
      for (let n = 0; n < 10; n++)
        expect(await browser.signIn({ email, password: 'wrong' })).toEqual(refused('invalid'))
      expect(await browser.signIn({ email, password: PASSWORD })).toEqual(
        refused('too-many', 'There were too many attempts. Try again in 10 minutes.'),
      )
    }
  })

  it('goes on for the person elsewhere, while somebody guesses', async () => {
    await signUp(server, ANN)
    const guesser = openBrowser(server, { 'x-forwarded-for': '203.0.113.7' })
    for (let n = 0; n < 11; n++) await guesser.signIn({ email: ANN, password: 'wrong' })
    expect(await guesser.signIn({ email: ANN, password: PASSWORD })).toEqual(refused('too-many'))
    const elsewhere = openBrowser(server, { 'x-forwarded-for': '203.0.113.8' })
    expect(await elsewhere.signIn({ email: ANN, password: PASSWORD })).toMatchObject({ success: true })
  })

  describe('in a browser that the person has used before', () => {
    const guessFrom = async (address: string, tries: number) => {
      const guesser = openBrowser(server, { 'x-forwarded-for': address })
      for (let n = 0; n < tries; n++) await guesser.signIn({ email: ANN, password: 'wrong' })
      return guesser.signIn({ email: ANN, password: PASSWORD })
    }

    it('goes on while others guess, from the same address too', async () => {
      const own = await signUp(server, ANN)
      await own.signOut()
      expect(await guessFrom('127.0.0.1', 10)).toEqual(refused('too-many'))
      // 300 wrong passwords for one account from all addresses together are the limit.
      await new Limiter(server.database.pool).count('sign-in-to', ANN, 288)
      await guessFrom('203.0.113.7', 2)
      expect(await guessFrom('203.0.113.99', 0)).toEqual(refused('too-many'))
      expect(await own.signIn({ email: ANN, password: PASSWORD })).toEqual({ success: true })
    })

    it('ends after ten wrong passwords all the same', async () => {
      const own = await signUp(server, ANN)
      await own.signOut()
      for (let n = 0; n < 10; n++) await own.signIn({ email: ANN, password: 'wrong' })
      expect(await own.signIn({ email: ANN, password: PASSWORD })).toEqual(refused('too-many'))
    })

    it('is another matter after the password was changed elsewhere', async () => {
      const own = await signUp(server, ANN)
      await own.signOut()
      const elsewhere = openBrowser(server)
      await elsewhere.forgotPassword(ANN)
      const token = linkIn(server.mails, ANN)
      const password = 'seven green lamps outside'
      expect(await elsewhere.resetPassword({ token, password })).toEqual({ success: true })
      expect(await guessFrom('127.0.0.1', 10)).toEqual(refused('too-many'))
      expect(await own.signIn({ email: ANN, password })).toEqual(refused('too-many'))
      await elsewhere.signOut()
      expect(await elsewhere.signIn({ email: ANN, password })).toEqual({ success: true })
    })

    it('holds for several people at one computer', async () => {
      const own = await signUp(server, ANN)
      await own.signOut()
      await own.signUp('ben@example.com')
      const token = linkIn(server.mails, 'ben@example.com')
      await own.createAccount({ token, name: 'Ben', password: PASSWORD })
      await own.signOut()
      await guessFrom('127.0.0.1', 10)
      expect(await own.signIn({ email: ANN, password: PASSWORD })).toEqual({ success: true })
    })
  })

  it('ends after sixty wrong passwords from one address, which a trusted proxy names', async () => {
    const from = (address: string) => openBrowser(server, { 'x-forwarded-for': address })
    const guess = (browser: ReturnType<typeof from>, n: number) =>
      browser.signIn({ email: `person${n}@example.com`, password: 'wrong' })
    const guesser = from('203.0.113.7')
    await new Limiter(server.database.pool).count('sign-in-from', '203.0.113.7', 59)
    expect(await guess(guesser, 59)).toEqual(refused('invalid'))
    expect(await guess(guesser, 60)).toEqual(refused('too-many'))
    expect(await guess(from('203.0.113.8'), 61)).toEqual(refused('invalid'))
  })

  it('ends by signing out, also on the server', async () => {
    const browser = await signUp(server, ANN)
    const [token] = [...browser.cookies.values()]
    expect(await browser.signOut()).toEqual({ success: true })
    expect(browser.cookies.size).toBe(0)
    const client = server.clientWith({ cookie: `calcwright_0=${token}` })
    expect(await client.session()).toMatchObject({ user: null })
    expect(await browser.signOut()).toEqual({ success: true })
  })

  it('ends when a session is not used for long', async () => {
    const browser = await signUp(server, ANN)
    await server.database.pool.query(`update sessions set expires_at = now() - interval '1 second'`)
    expect(await browser.session()).toMatchObject({ user: null })
  })

  it('is guarded by a cookie of its own kind on https, the same for all processes', async () => {
    await open({ publicUrl: new URL('https://calc.example.com'), port: 3017 })
    const browser = await signUp(server, ANN)
    expect(browser.lastCookie()).toMatch(
      /^__Host-calcwright=[\w-]{43};.* Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const another = await openTestServer({
      config: { host: '0.0.0.0', publicUrl: new URL('https://calc.example.com'), port: 3018 },
      databaseUrl: server.database.url,
    })
    const [cookie] = [...browser.cookies].map(([name, value]) => `${name}=${value}`)
    expect(await another.clientWith({ cookie: cookie ?? '' }).session()).toMatchObject({
      user: { email: ANN },
    })
    await another.close()
  })
})

describe('forgetting the password', () => {
  it('says and does the same whether or not there is an account', async () => {
    await signUp(server, ANN)
    const before = server.mails.length
    const browser = openBrowser(server)
    const [known, unknown] = [
      await browser.forgotPassword(ANN),
      await browser.forgotPassword('nobody@example.com'),
    ]
    expect(known).toEqual({
      success: true,
      message: `If there is an account with the address ${ANN}, its link is in the outbox of this server. Nothing is mailed from here: ask whoever runs this server for the link.`,
    })
    expect(JSON.stringify(unknown).replace('nobody@example.com', ANN)).toBe(JSON.stringify(known))
    expect(server.mails.slice(before).map(mail => mail.to)).toEqual([ANN])
  })

  it('tells an address that signs up again that it has an account', async () => {
    await signUp(server, ANN)
    const browser = openBrowser(server)
    expect(await browser.signUp(ANN)).toMatchObject({ success: true })
    expect(subjects().at(-1)).toBe('You have a Calcwright account')
  })

  it('lets choose a new one by a link, and signs everybody else out', async () => {
    const elsewhere = await signUp(server, ANN)
    const browser = openBrowser(server)
    await browser.forgotPassword(ANN)
    const token = linkIn(server.mails, ANN)
    await browser.forgotPassword(ANN)
    const other = linkIn(server.mails, ANN)
    expect(await browser.resetPassword({ token, password: 'short' })).toEqual(refused('invalid'))
    expect(await browser.resetPassword({ token, password: 'another fine one' })).toEqual({ success: true })
    expect(await browser.session()).toMatchObject({ user: { email: ANN } })
    expect(await elsewhere.session()).toMatchObject({ user: null })
    expect(subjects().at(-1)).toBe('Your password for Calcwright has changed')
    for (const used of [token, other])
      expect(await browser.resetPassword({ token: used, password: 'and one more' })).toEqual(
        refused('invalid'),
      )
    expect(await browser.signIn({ email: ANN, password: PASSWORD })).toEqual(refused('invalid'))
    expect(await browser.signIn({ email: ANN, password: 'another fine one' })).toEqual({ success: true })
  })

  it('sends five mails an hour to one address', async () => {
    const browser = openBrowser(server)
    for (let n = 0; n < 5; n++) expect(await browser.forgotPassword(ANN)).toMatchObject({ success: true })
    expect(await browser.forgotPassword(ANN)).toEqual(refused('too-many'))
    expect(await browser.signUp(ANN)).toEqual(refused('too-many'))
    expect(await browser.forgotPassword('ben@example.com')).toMatchObject({ success: true })
  })
})

it.each([
  'sign_up',
  'forgot_password',
  'read_link',
  'create',
  'reset_password',
  'confirm_email',
  'sign_in',
  'sign_out',
  'set_name',
  'set_email',
  'set_password',
  'delete',
  'end_session',
  'end_other_sessions',
  'two_step/begin',
  'two_step/confirm',
  'two_step/codes',
  'two_step/end',
])('%s is not done for the page of another site, nor with a body that is too large', async call => {
  const post = (headers: Record<string, string>, body: string) =>
    fetch(`${server.address}/accounts/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
  expect((await post({ origin: 'https://evil.example' }, '{}')).status).toBe(403)
  const large = await post({}, JSON.stringify({ email: 'x'.repeat(20_000) }))
  expect(large.status).toBe(413)
  expect(await large.json()).toMatchObject({
    message: 'This request is too large: at most 16 kB can be sent.',
  })
})

it('keeps no secret that is worth stealing', async () => {
  const browser = await signUp(server, ANN)
  await browser.forgotPassword(ANN)
  const secrets = [PASSWORD, linkIn(server.mails, ANN), ...browser.cookies.values()]
  for (const table of ['users', 'user_passwords', 'sessions', 'account_links', 'rate_limits']) {
    const { rows } = await server.database.pool.query(`select * from ${table}`)
    for (const secret of secrets) expect(JSON.stringify(rows)).not.toContain(secret)
  }
})
