import { type SaveRequest, type ServerClient, fromBase64, toBase64 } from '@calcwright/contract'
import type { Worksheet } from '@calcwright/document'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  type TestServer,
  addLine,
  cookieOf,
  linesOf,
  load,
  openTestServer,
  setPublicRights,
  sheet,
  store,
  wholeOf,
} from '../../testing/test-server.ts'

let server: TestServer
let owner: ServerClient
beforeAll(async () => {
  server = await openTestServer()
  await server.client.session()
  owner = server.clientWith(await cookieOf(server, 'local-owner'))
})
afterAll(() => server.close())

type Head = Pick<SaveRequest, 'worksheet_hash' | 'name' | 'known_server_version'>

/** A stored sheet and its save request without content. */
async function begin(...lines: string[]): Promise<{ worksheet: Worksheet; head: Head; hash: string }> {
  const worksheet = sheet(...lines)
  const { hash, version } = await store(owner, worksheet)
  return { worksheet, hash, head: { worksheet_hash: hash, name: 'Beam', known_server_version: version } }
}

async function stored(hash: string) {
  const answer = await owner.getWorksheet({ hash_string: hash })
  if (!answer.success) throw new Error(answer.message)
  return { ...answer, lines: linesOf(load(fromBase64(answer.document))) }
}

describe('patch', () => {
  it('stores the difference and counts the version up', async () => {
    const { worksheet, head, hash } = await begin('one')
    const answer = await owner.save({ ...head, patch: addLine(worksheet, 'two') })
    expect(answer).toMatchObject({ success: true, version: 2, name: 'Beam' })
    expect(answer).not.toHaveProperty('document_update')
    expect(await stored(hash)).toMatchObject({ version: 2, lines: ['one', 'two'] })
  })

  it('may come twice: the first answer was lost', async () => {
    const { worksheet, head, hash } = await begin('one')
    const save = { ...head, patch: addLine(worksheet, 'two') }
    await owner.save(save)
    expect(await owner.save(save)).toMatchObject({ success: true, version: 3 })
    expect((await stored(hash)).lines).toEqual(['one', 'two'])
  })

  it('merges what others saved, and returns it', async () => {
    const { worksheet: mine, head, hash } = await begin('one')
    const theirs = load(mine.encode())
    const vector = () => toBase64(mine.stateVector())
    await owner.save({ ...head, patch: addLine(theirs, 'theirs') })
    const answer = await owner.save({ ...head, patch: addLine(mine, 'mine'), state_vector: vector() })
    if (!answer.success || !answer.document_update) throw new Error('no update of the others')
    mine.merge(fromBase64(answer.document_update))
    expect(linesOf(mine).toSorted()).toEqual(['mine', 'one', 'theirs'])
    expect((await stored(hash)).lines).toEqual(linesOf(mine))
    const next = { ...head, known_server_version: answer.version, patch: addLine(mine, 'more') }
    expect(await owner.save(next)).not.toHaveProperty('document_update')
  })

  it('returns everything to a client that says it has more than anybody has', async () => {
    const { worksheet, head } = await begin('one')
    await owner.save({ ...head, patch: addLine(load(worksheet.encode()), 'theirs') })
    // A vector with 200,000 clients.
    const clients = Array.from({ length: 200_000 }, (_, n) => [n & 127, 1]).flat()
    const state_vector = toBase64(Uint8Array.from([0xc0, 0x9a, 0x0c, ...clients]))
    const answer = await owner.save({ ...head, state_vector })
    if (!answer.success || !answer.document_update) throw new Error('no update')
    expect(linesOf(load(fromBase64(answer.document_update)))).toEqual(['one', 'theirs'])
  })

  it('returns everything to a client that does not say what it has', async () => {
    const { worksheet, head } = await begin('one')
    await owner.save({ ...head, patch: addLine(load(worksheet.encode()), 'theirs') })
    const answer = await owner.save(head)
    if (!answer.success || !answer.document_update) throw new Error('no update of the others')
    expect(linesOf(load(fromBase64(answer.document_update)))).toEqual(['one', 'theirs'])
  })

  it('keeps all of many saves at the same time', async () => {
    const { worksheet, head, hash } = await begin('start')
    const names = Array.from({ length: 40 }, (_, i) => `line ${i}`)
    const answers = await Promise.all(
      names.map(name => owner.save({ ...head, patch: addLine(load(worksheet.encode()), name) })),
    )
    const versions = answers.map(answer => (answer.success ? answer.version : 0))
    expect(new Set(versions).size).toBe(40)
    const { lines, version } = await stored(hash)
    expect(version).toBe(41)
    expect(lines.toSorted()).toEqual(['start', ...names].toSorted())
  })

  it('survives the making of snapshots', async () => {
    const { worksheet, head, hash } = await begin('0')
    let version = head.known_server_version
    for (let i = 1; i <= 150; i++) {
      const archive = JSON.stringify({ format: 1, results: { [`r${i % 10}`]: { n: i } } })
      const save = {
        ...head,
        known_server_version: version,
        patch: addLine(worksheet, `${i}`),
        archive_patch: archive,
      }
      const answer = await owner.save(save)
      if (!answer.success) throw new Error(answer.message)
      version = answer.version
    }
    const now = await stored(hash)
    expect(now.lines).toEqual(Array.from({ length: 151 }, (_, i) => `${i}`))
    expect(JSON.parse(now.archive_string)).toMatchObject({
      format: 1,
      results: { r0: { n: 150 }, r1: { n: 141 } },
    })
    const { rows } = await server.database.pool.query<{ n: string }>(
      'select count(*) as n from worksheet_updates where version > 1',
    )
    expect(Number(rows[0]?.n)).toBeLessThan(150)
  })
})

describe('whole document', () => {
  it('is merged, not put in place', async () => {
    const { worksheet, head, hash } = await begin('one')
    await owner.save({ ...head, patch: addLine(load(worksheet.encode()), 'theirs') })
    addLine(worksheet, 'mine')
    const answer = await owner.save({ ...head, full_resave: toBase64(worksheet.encode()) })
    expect(answer).toMatchObject({ success: true, version: 3 })
    expect(answer).toHaveProperty('document_update')
    expect((await stored(hash)).lines.toSorted()).toEqual(['mine', 'one', 'theirs'])
  })

  it('mends a server that lacks earlier changes', async () => {
    const { worksheet, head, hash } = await begin('one')
    addLine(worksheet, 'lost')
    const patch = addLine(worksheet, 'kept')
    expect(await owner.save({ ...head, patch })).toMatchObject({ success: false, problem: 'resave' })
    expect((await stored(hash)).lines).toEqual(['one'])
    await owner.save({ ...head, full_resave: toBase64(worksheet.encode()) })
    expect((await stored(hash)).lines).toEqual(['one', 'lost', 'kept'])
  })

  it('is asked for when the client knows a version that the server never had', async () => {
    const { worksheet, head } = await begin('one')
    const save = { ...head, known_server_version: 9, patch: addLine(worksheet, 'two') }
    expect(await owner.save(save)).toMatchObject({ success: false, problem: 'resave' })
  })

  it('takes its results with it', async () => {
    const { worksheet, head, hash } = await begin('one')
    const state = toBase64(worksheet.encode())
    const whole = JSON.stringify({ format: 1, results: { a: { n: 1 }, b: { n: 2 } } })
    await owner.save({ ...head, full_resave: state, full_archive_string: whole })
    await owner.save({ ...head, archive_patch: JSON.stringify({ format: 1, results: { a: null } }) })
    expect(JSON.parse((await stored(hash)).archive_string)).toEqual({ format: 1, results: { b: { n: 2 } } })
  })

  it('is no later for results that come on their own', async () => {
    const { head, hash } = await begin('one')
    await server.database.pool.query(
      `update worksheets set updated_at = '2026-01-02T03:04:05Z' where hash = $1`,
      [hash],
    )
    const save = { ...head, archive_patch: JSON.stringify({ format: 1, results: { a: { n: 1 } } }) }
    expect(await owner.save(save)).toMatchObject({ update_time: Date.UTC(2026, 0, 2, 3, 4, 5) / 1000 })
  })
})

describe('refused', () => {
  const emptied = (worksheet: Worksheet): Worksheet => {
    worksheet.apply({ kind: 'remove', ids: worksheet.blocks().map(block => block.id) })
    return worksheet
  }

  it.each<[string, (worksheet: Worksheet) => object, object]>([
    ['bad base64', () => ({ patch: '%%%' }), { problem: 'invalid', message: 'patch: not base64' }],
    ['no change of a worksheet', () => ({ patch: 'AQIDBAUGBwg=' }), { problem: 'invalid' }],
    ['cut off', w => ({ patch: toBase64(w.encode().slice(0, -3)) }), { problem: 'invalid' }],
    ['no state', () => ({ full_resave: 'AAA=' }), { problem: 'invalid' }],
    [
      'bad state vector',
      w => ({ patch: addLine(w, 'x'), state_vector: '/////////////w==' }),
      { problem: 'invalid' },
    ],
    [
      'bad results',
      () => ({ archive_patch: 'x' }),
      { problem: 'invalid', message: 'archive_patch is not JSON' },
    ],
    [
      'emptied by a patch',
      w => {
        const before = w.stateVector()
        return { patch: toBase64(emptied(w).encodeSince(before)) }
      },
      { problem: 'empty', message: 'Fatal error on save. Saving disabled.' },
    ],
    ['empty as a whole', w => ({ full_resave: toBase64(emptied(w).encode()) }), { problem: 'empty' }],
    ['unknown hash', () => ({ worksheet_hash: 'nowhere' }), { problem: 'not-found' }],
    ['no version', () => ({ known_server_version: undefined }), { problem: 'invalid' }],
  ])('%s', async (_, content, expected) => {
    const { worksheet, head, hash } = await begin('one')
    const answer = await owner.save({ ...head, ...content(worksheet) } as SaveRequest)
    expect(answer).toMatchObject({ success: false, ...expected })
    expect(await stored(hash)).toMatchObject({ version: 1, lines: ['one'] })
  })

  it('does not take the saves of others with it', async () => {
    const { worksheet, head, hash } = await begin('one')
    const good = (name: string) => owner.save({ ...head, patch: addLine(load(worksheet.encode()), name) })
    const bad = () => owner.save({ ...head, patch: 'AQIDBAUGBwg=' })
    const answers = await Promise.all([good('a'), bad(), good('b'), bad(), good('c')])
    expect(answers.map(answer => answer.success)).toEqual([true, false, true, false, true])
    expect((await stored(hash)).lines.toSorted()).toEqual(['a', 'b', 'c', 'one'])
  })

  it('too large, with words', async () => {
    const { head } = await begin('one')
    const answer = await owner.save({ ...head, patch: 'A'.repeat(51 * 1024 * 1024) })
    expect(answer).toMatchObject({
      success: false,
      problem: 'too-large',
      message: 'This request is too large: at most 50 MB can be sent.',
    })
  })
})

describe('name', () => {
  it('follows a rename in the document', async () => {
    const { worksheet, head, hash } = await begin('one')
    const before = worksheet.stateVector()
    worksheet.apply({ kind: 'rename', name: 'Column' })
    const patch = toBase64(worksheet.encodeSince(before))
    expect(await owner.save({ ...head, name: 'Column', patch })).toMatchObject({ name: 'Column' })
    expect((await stored(hash)).name).toBe('Column')
  })

  it('follows the name sent with a save, which the client gets back in its document', async () => {
    const { worksheet, head, hash } = await begin('one')
    const answer = await owner.save({ ...head, name: 'Column' })
    if (!answer.success || !answer.document_update) throw new Error('no update')
    worksheet.merge(fromBase64(answer.document_update))
    expect([answer.name, worksheet.name, (await stored(hash)).name]).toEqual(['Column', 'Column', 'Column'])
  })

  it('is not taken back by a client that has not heard of it', async () => {
    const { worksheet, head, hash } = await begin('one')
    await owner.rename({ hash_string: hash, name: 'Column' })
    await owner.save({ ...head, patch: addLine(worksheet, 'two') })
    expect((await stored(hash)).name).toBe('Column')
  })
})

describe('with less than all rights', () => {
  const asOther = async () => {
    const { pool } = server.database
    await pool.query(`insert into users (id, name) values ('other', 'Other') on conflict do nothing`)
    return server.clientWith(await cookieOf(server, 'other'))
  }
  afterAll(() => server.database.pool.query(`delete from users where id = 'other'`))

  it.each([
    [0, { problem: 'not-found' }],
    [1, { problem: 'rights', message: 'This document is view only. Changes will not be saved.' }],
    [2, { problem: 'rights', message: 'Create a duplicate to save your changes' }],
  ])('level %d saves nothing', async (level, expected) => {
    const { worksheet, head, hash } = await begin('one')
    await setPublicRights(server.database, level)
    const client = await asOther()
    const answer = await client.save({ ...head, patch: addLine(worksheet, 'two') })
    expect(answer).toMatchObject({ success: false, ...expected })
    expect(await owner.getWorksheet({ hash_string: hash })).toMatchObject({ version: 1 })
  })

  it('level 3 waits for a name that was heard of until it is stored', async () => {
    const { worksheet, head } = await begin('one')
    await setPublicRights(server.database, 3)
    const client = await asOther()
    const before = worksheet.stateVector()
    worksheet.apply({ kind: 'rename', name: 'Heard' })
    const rename = toBase64(worksheet.encodeSince(before))
    addLine(worksheet, 'two')
    const save = { ...head, name: 'Heard', patch: toBase64(worksheet.encodeSince(before)) }
    expect(await client.save(save)).toMatchObject({ problem: 'name' })
    expect(await owner.save({ ...head, patch: rename })).toMatchObject({ success: true })
    expect(await client.save(save)).toMatchObject({ success: true, name: 'Heard', version: 3 })
  })

  it('a name that nobody stores is given back after half a minute', async () => {
    const { worksheet, head } = await begin('one')
    await setPublicRights(server.database, 3)
    const client = await asOther()
    worksheet.apply({ kind: 'rename', name: 'Left behind' })
    addLine(worksheet, 'two')
    const save = { ...head, name: 'Left behind', full_resave: wholeOf(worksheet) }
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    expect(await client.save(save)).toMatchObject({ problem: 'name' })
    now.mockReturnValue(Date.now() + 29_999)
    expect(await client.save(save)).toMatchObject({ problem: 'name' })
    now.mockReturnValue(Date.now() + 1)
    const answer = await client.save(save)
    now.mockRestore()
    if (!answer.success) throw new Error(answer.message)
    worksheet.merge(fromBase64(answer.document_update ?? ''))
    expect([answer.name, worksheet.name, linesOf(worksheet)]).toEqual(['Beam', 'Beam', ['one', 'two']])
  })

  it('level 3 saves, but does not rename', async () => {
    const { worksheet, head } = await begin('one')
    await setPublicRights(server.database, 3)
    const client = await asOther()
    const message = 'You do not have sufficient rights to rename this document'
    const saved = await client.save({ ...head, name: 'Mine', patch: addLine(worksheet, 'two') })
    expect(saved).toMatchObject({ success: true, version: 2, name: 'Beam', message })
    worksheet.apply({ kind: 'rename', name: 'Mine' })
    const patch = toBase64(worksheet.encode())
    const answer = await client.save({ ...head, known_server_version: 2, full_resave: patch })
    expect(answer).toMatchObject({ success: false, problem: 'name', message })
  })
})
