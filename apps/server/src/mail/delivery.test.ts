import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type TestServer, cookieOf, openTestServer, testConfig } from '../testing/test-server.ts'
import { openDelivery } from './delivery.ts'
import { listOutbox, readOutbox } from './outbox.ts'
import { renderMail } from './templates.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'calcwright-mail-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const BASE = new URL('http://localhost:3000/')
const message = (to = 'ann@example.com') =>
  renderMail(
    {
      to,
      template: 'invitation',
      data: { from: 'Zoë', item: 'worksheet', name: 'Träger <1>', message: 'Look & see', path: '/invites/' },
    },
    BASE,
  )

describe('without a mail server', () => {
  it('writes a file for its owner, that can be read again', async () => {
    const delivery = openDelivery({ ...testConfig, dataDir })
    await delivery.deliver(message(), 'one')
    const outbox = join(dataDir, 'outbox')
    expect(readdirSync(outbox)).toEqual(['one.eml'])
    if (process.platform !== 'win32') expect(statSync(join(outbox, 'one.eml')).mode & 0o077).toBe(0)
    const mail = await readOutbox(outbox, 'one')
    expect(mail).toMatchObject({
      id: 'one',
      to: 'ann@example.com',
      from: 'Calcwright <calcwright@localhost>',
      subject: 'You are invited to a worksheet in Calcwright',
    })
    expect(mail.text.replaceAll('\r\n', '\n')).toContain(
      '> Look & see\n\nSee the invitation:\nhttp://localhost:3000/invites/',
    )
    expect(mail.html).toContain('Träger &lt;1&gt;')
  })

  it('writes one file, however often a message is delivered', async () => {
    const delivery = openDelivery({ ...testConfig, dataDir })
    for (let n = 0; n < 3; n++) await delivery.deliver(message(), 'one')
    expect(await listOutbox(join(dataDir, 'outbox'))).toHaveLength(1)
  })

  it.each(['../one', 'one.eml', '', 'two'])('has no mail %j', async id => {
    await openDelivery({ ...testConfig, dataDir }).deliver(message(), 'one')
    await expect(readOutbox(join(dataDir, 'outbox'), id)).rejects.toThrow('There is no such mail')
  })
})

describe('a mail server', () => {
  it('gets the message, from the sender of the settings', async () => {
    const received: string[] = []
    const smtp = createServer(socket => {
      let body = false
      socket.write('220 test\r\n')
      socket.setEncoding('utf8').on('data', (text: string) => {
        received.push(text)
        if (body && text.includes('\r\n.\r\n')) {
          body = false
          socket.write('250 taken\r\n')
        } else if (!body) {
          body = text.startsWith('DATA')
          socket.write(body ? '354 go on\r\n' : text.startsWith('QUIT') ? '221 bye\r\n' : '250 fine\r\n')
        }
      })
    })
    await new Promise<void>(resolve => smtp.listen(0, '127.0.0.1', resolve))
    const { port } = smtp.address() as AddressInfo
    try {
      const smtpUrl = `smtp://127.0.0.1:${port}`
      const mailFrom = 'Worksheets <sheets@example.com>'
      await openDelivery({ ...testConfig, dataDir, smtpUrl, mailFrom }).deliver(message(), 'one')
    } finally {
      smtp.close()
    }
    const text = received.join('')
    expect(text).toContain('MAIL FROM:<sheets@example.com>')
    expect(text).toContain('RCPT TO:<ann@example.com>')
    expect(text).toContain('Message-ID: <one@localhost>')
    expect(readdirSync(dataDir)).toEqual([])
  })

  it('that is not there is an error: the job is tried again', async () => {
    const delivery = openDelivery({ ...testConfig, dataDir, smtpUrl: 'smtp://127.0.0.1:1' })
    await expect(delivery.deliver(message(), 'one')).rejects.toThrow('ECONNREFUSED')
  })
})

describe('the outbox', () => {
  let server: TestServer
  afterAll(() => server.close())

  it('is shown to the owner of the server only', async () => {
    server = await openTestServer({ config: { dataDir } })
    await openDelivery({ ...testConfig, dataDir }).deliver(message(), 'one')
    expect(await server.client.outbox()).toMatchObject({ mails: [{ id: 'one', to: 'ann@example.com' }] })
    expect(await server.client.outboxMail('one')).toMatchObject({ success: true })
    expect(await server.client.outboxMail('../one')).toMatchObject({ problem: 'not-found' })
    await server.database.pool.query(`insert into users (id, name) values ('other', 'Other')`)
    const other = server.clientWith(await cookieOf(server, 'other'))
    for (const client of [other, server.client]) {
      expect(await client.outbox()).toMatchObject({ problem: 'rights' })
      expect(await client.outboxMail('one')).toMatchObject({ problem: 'rights' })
    }
  })
})
