import { fromBase64, toBase64 } from '@calcwright/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type TestServer,
  cookieOf,
  linesOf,
  load,
  openTestServer,
  setPublicRights,
  sheet,
  store,
} from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

describe('new_worksheet', () => {
  it('makes one empty line', async () => {
    const answer = await server.client.newWorksheet({ name: '  Truss ' })
    expect(answer).toMatchObject({
      success: true,
      name: 'Truss',
      version: 1,
      rights_level: 4,
      archive_string: '',
    })
    if (!answer.success) return
    const worksheet = load(fromBase64(answer.document))
    expect(worksheet.name).toBe('Truss')
    expect(worksheet.blocks().map(block => block.type)).toEqual(['math'])
    const again = await server.client.getWorksheet({ hash_string: answer.hash_string })
    expect(again).toEqual(answer)
  })

  it('takes a document, a name for it, settings and results', async () => {
    const archive = JSON.stringify({ format: 1, results: { a: {} } })
    const answer = await server.client.newWorksheet({
      name: 'Truss',
      document: toBase64(sheet('one', 'two').encode()),
      settings: { angle: 'deg', digits: '8', complex: 'off' },
      archive_string: archive,
    })
    expect(answer).toMatchObject({
      settings: { angle: 'deg', digits: 8, complex: false },
      archive_string: archive,
    })
    if (!answer.success) return
    const worksheet = load(fromBase64(answer.document))
    expect([worksheet.name, ...linesOf(worksheet)]).toEqual(['Truss', 'one', 'two'])
  })

  it.each<[string, object, object]>([
    ['no name', { name: ' ' }, { problem: 'invalid', message: 'No name provided' }],
    ['no document', { name: 'A', document: 'AAA=' }, { problem: 'invalid' }],
    ['empty', { name: 'A', document: toBase64(sheet().encode()) }, { problem: 'empty' }],
    ['wrong setting', { name: 'A', settings: { digits: 40 } }, { problem: 'invalid' }],
    ['wrong results', { name: 'A', archive_string: '[]' }, { problem: 'invalid' }],
  ])('refuses %s', async (_, data, expected) => {
    const answer = await server.client.newWorksheet(data as { name: string })
    expect(answer).toMatchObject({ success: false, ...expected })
  })
})

describe('changes', () => {
  it('renames', async () => {
    const { hash } = await store(server.client, sheet('one'))
    const answer = await server.client.rename({ hash_string: hash, name: 'Column' })
    expect(answer).toMatchObject({ success: true, name: 'Column', version: 2 })
    const now = await server.client.getWorksheet({ hash_string: hash })
    if (!now.success) throw new Error(now.message)
    expect([now.name, load(fromBase64(now.document)).name]).toEqual(['Column', 'Column'])
  })

  it('refuses a text that cannot be stored, and makes a name of one that can', async () => {
    const { hash } = await store(server.client, sheet('one'))
    expect(await server.client.getWorksheet({ hash_string: '\0' })).toMatchObject({ problem: 'invalid' })
    expect(await server.client.newWorksheet({ name: 'a\0b' })).toMatchObject({ success: true, name: 'a b' })
    expect(await server.client.rename({ hash_string: hash, name: 'a\0c' })).toMatchObject({ success: true })
    expect(await server.client.getName(hash)).toMatchObject({ name: 'a c' })
  })

  it('changes the given settings only', async () => {
    const { hash } = await store(server.client, sheet('one'))
    await server.client.updateSettings({ hash_string: hash, settings: { angle: 'deg' } })
    await server.client.updateSettings({ hash_string: hash, settings: { digits: 9 } })
    const now = await server.client.getWorksheet({ hash_string: hash })
    expect(now).toMatchObject({ version: 3, settings: { angle: 'deg', digits: 9, units: 'mks' } })
  })

  it.each([[{ angle: 'grad' }], [{ digits: 0 }], [{ currency_date: '2024-02-30' }]])(
    'refuses the settings %o',
    async settings => {
      const { hash } = await store(server.client, sheet('one'))
      const answer = await server.client.updateSettings({ hash_string: hash, settings })
      expect(answer).toMatchObject({ success: false, problem: 'invalid' })
      expect(await server.client.getWorksheet({ hash_string: hash })).toMatchObject({ version: 1 })
    },
  )
})

describe('list', () => {
  it("has the visitor's own worksheets, the last changed first", async () => {
    const first = await store(server.client, sheet('one'))
    const second = await store(server.client, sheet('two'))
    await server.client.rename({ hash_string: first.hash, name: 'Later' })
    const answer = await server.client.list({})
    if (!answer.success) throw new Error(answer.message)
    expect(answer.worksheets.slice(0, 2).map(item => item.hash_string)).toEqual([first.hash, second.hash])
    expect(answer.worksheets[0]).toMatchObject({ name: 'Later', rights_level: 4 })
  })
})

describe('of others', () => {
  it('are like what does not exist, unless shared', async () => {
    const { hash } = await store(server.client, sheet('one'))
    await server.database.pool.query(`insert into users (id, name) values ('other', 'Other')`)
    const other = server.clientWith(await cookieOf(server, 'other'))
    const unknown = await other.getWorksheet({ hash_string: 'doesNotExist' })
    expect(unknown).toMatchObject({ success: false, problem: 'not-found' })
    expect(await other.getWorksheet({ hash_string: hash })).toEqual(unknown)
    expect(await other.rename({ hash_string: hash, name: 'Mine' })).toEqual(unknown)
    expect(await other.list({})).toMatchObject({ worksheets: [] })
    await setPublicRights(server.database, 3)
    expect(await other.getWorksheet({ hash_string: hash })).toMatchObject({ success: true, rights_level: 3 })
    expect(await other.rename({ hash_string: hash, name: 'Mine' })).toMatchObject({
      message: 'You do not have sufficient rights to rename this document',
    })
  })

  it('does not make worksheets for somebody unknown', async () => {
    // With two accounts nobody is signed in without a session.
    expect(await server.client.newWorksheet({ name: 'A' })).toMatchObject({
      success: false,
      problem: 'rights',
    })
    expect(await server.client.session()).toMatchObject({ user: null, first_visit: false })
  })
})
