import { afterEach, describe, expect, it } from 'vitest'
import { makeLocalOwner } from '../sessions.ts'
import { type TestServer, cookieOf, openTestServer } from '../testing/test-server.ts'

let server: TestServer
afterEach(() => server.close())

const owner = { name: 'Local owner', local: true, email: null, has_password: false }

describe('on a fresh database', () => {
  it('signs the first visitor in as the local owner, and says so once', async () => {
    server = await openTestServer()
    await server.client.newWorksheet({ name: 'A' })
    const answers = await Promise.all([1, 2, 3].map(() => server.client.session()))
    expect(answers.map(answer => answer.success && answer.user)).toMatchObject([owner, owner, owner])
    expect(answers.filter(answer => answer.success && answer.first_visit)).toHaveLength(1)
  })

  it('gives a session that its cookie proves, and whose token is not stored', async () => {
    server = await openTestServer()
    const response = await fetch(`${server.address}/session`)
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/)
    const token = /=([^;]+)/.exec(cookie)?.[1] ?? ''
    const { rows } = await server.database.pool.query<{ token_hash: string }>('select * from sessions')
    expect(JSON.stringify(rows)).not.toContain(token)
    await server.database.pool.query(`insert into users (id, name) values ('second', 'Second')`)
    const signedIn = server.clientWith({ cookie: `calcwright_0=${token}` })
    expect(await signedIn.session()).toMatchObject({ user: owner })
    expect(await server.clientWith({ cookie: 'calcwright_0=made-up' }).session()).toMatchObject({
      user: null,
    })
  })

  it('tells a browser that its session has ended and nobody who had none', async () => {
    server = await openTestServer({ config: { host: '0.0.0.0' } })
    await makeLocalOwner(server.database.query)
    const cookie = await cookieOf(server, 'local-owner')
    const signedIn = server.clientWith(cookie)
    expect(await signedIn.session()).toMatchObject({ signed_out: false })
    await server.database.pool.query('update sessions set expires_at = now()')
    expect(await signedIn.session()).toMatchObject({ user: null, signed_out: true })
    expect(await server.client.session()).toMatchObject({ user: null, signed_out: false })
  })

  it.each([
    ['bound to another address', { host: '0.0.0.0' }, {}],
    ['published', { publicUrl: new URL('https://calc.example.com') }, {}],
    ['through a proxy', {}, { 'x-forwarded-for': '203.0.113.9' }],
  ])('signs nobody in: %s', async (_, config, headers) => {
    server = await openTestServer({ config })
    expect(await server.clientWith(headers).session()).toMatchObject({ user: null, first_visit: false })
    expect(await server.clientWith(headers).newWorksheet({ name: 'A' })).toMatchObject({ problem: 'rights' })
  })

  it('does not tell the owner of a server for others that it answers one computer', async () => {
    server = await openTestServer({ config: { host: '0.0.0.0' } })
    await makeLocalOwner(server.database.query)
    const signedIn = server.clientWith(await cookieOf(server, 'local-owner'))
    expect(await signedIn.session()).toMatchObject({ user: owner, first_visit: false })
  })
})
