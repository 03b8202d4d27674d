import { Writable } from 'node:stream'
import { redactedMessage } from '../db/database.ts'
import { DrizzleQueryError } from '../db/drizzle.ts'
import { expect, it } from 'vitest'
import { PASSWORD, linkIn, openBrowser, signUp } from '../testing/browser.ts'
import { openTestServer } from '../testing/test-server.ts'

it('names calls, and no secret, person or address of a worksheet', async () => {
  let log = ''
  const stream = new Writable({
    write(chunk, _, next) {
      log += String(chunk)
      next()
    },
  })
  const server = await openTestServer({
    config: { host: '0.0.0.0' },
    logger: { level: 'trace', stream },
  })
  const browser = await signUp(server, 'ann@example.com', 'Ann Lee')
  const made = await browser.newWorksheet({ name: 'Secret bridge' })
  const hash = made.success ? made.hash_string : ''
  await browser.forgotPassword('ann@example.com')
  const link = linkIn(server.mails, 'ann@example.com')
  const cookies = [...browser.cookies.values()]
  const anonymous = openBrowser(server)
  await anonymous.signIn({ email: 'ann@example.com', password: 'a wrong password' })
  await anonymous.readLink(link)
  await browser.fetch(`/worksheets/${hash}/Secret_bridge?token=in-the-address`)
  await browser.fetch('/accounts/sign_in', { method: 'POST', body: '{"password": "not quite JSON' })
  await server.database.pool.query('drop table user_passwords cascade')
  await browser.setPassword({ current_password: PASSWORD, password: 'another fine one' }).catch(() => {})
  // Errors of the database repeat what was asked.
  await anonymous.signIn({ email: 'ann@example.com', password: 'a wrong password' }).catch(() => {})
  await server.database.pool.query('drop table worksheet_hashes')
  await anonymous.getName(hash).catch(() => {})
  await server.close()

  expect(log).toContain('"call":"/accounts/sign_in"')
  expect(log).toContain('"msg":"a call failed"')
  expect(log).toContain('"message":"relation \\"worksheet_hashes\\" does not exist"')
  expect(log).toContain('worksheet-finder.ts')
  const secrets = [PASSWORD, 'another fine one', 'a wrong password', 'not quite JSON', 'in-the-address']
  const persons = ['ann@example.com', 'Ann Lee', hash, 'Secret']
  for (const text of [...secrets, ...cookies, link, ...persons]) expect(log).not.toContain(text)
})

it.each<[unknown, string]>([
  [new Error('550 <ann@example.com>: no such user'), '550 <(address)>: no such user'],
  [new Error('connect ECONNREFUSED 127.0.0.1:5432'), 'connect ECONNREFUSED 127.0.0.1:5432'],
  [new DrizzleQueryError('select $1', ['secret'], new Error('gone')), 'Failed query: select $1'],
  ['thrown', 'thrown'],
])('says of %s: %s', (error, message) => {
  expect(redactedMessage(error)).toBe(message)
})
