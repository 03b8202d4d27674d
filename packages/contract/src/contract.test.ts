import { describe, expect, it } from 'vitest'
import {
  type SaveRequest as Save,
  BatchRequest,
  ListRequest,
  MoveRequest,
  NewProjectRequest,
  SaveRequest,
  SetRightsRequest,
  StarRequest,
  TransportError,
  WorksheetCommand,
  createClient,
  fileAddress,
  fromBase64,
  inlineAddress,
  inlineHash,
  pageAddress,
  projectAddress,
  splitEmails,
  tidyName,
  toBase64,
  wholeWindowAddress,
  worksheetAddress,
} from './index.ts'

const hash = 'a1B2c3D4e5F6g7H8i9J0'
const head = { worksheet_hash: hash, name: 'Beam', known_server_version: 3 }

it.each([
  ['  Beam ', 'Beam'],
  ['Beam\tof\r\nsteel', 'Beam of steel'],
  ['\u202eevil\u202c', 'evil'],
  ['جسر 12', 'جسر 12'],
  ['👩‍👩‍👧‍👦 Family', '👩‍👩‍👧‍👦 Family'],
  [' \u200b\u00a0\ufeff', ''],
  ['\n', ''],
])('the name %j is tidied as %j', (typed, tidied) => {
  expect(tidyName(typed)).toBe(tidied)
})

describe('as other clients write it', () => {
  it.each<[string, { parse(value: unknown): unknown }, unknown, object]>([
    ['no project', ListRequest, { hash_string: '' }, { hash_string: null }],
    ['no order', ListRequest, { sort_by: '' }, { sort_by: '' }],
    ['nobody to invite', NewProjectRequest, { name: 'Pumps', rights: '' }, { name: 'Pumps' }],
    [
      'a move from nowhere',
      MoveRequest,
      { data_type: 'Worksheet', hash_string: hash, project_hash: '', current_view: '' },
      { project_hash: null },
    ],
    ['a flag', ListRequest, { star: 1, show_archived: 0 }, { star: true, show_archived: false }],
    ['a star', StarRequest, { hash_string: hash, add: 0 }, { add: false }],
    ['a star that is text', StarRequest, { hash_string: hash, add: '0' }, { add: false }],
    [
      'flags that are text',
      ListRequest,
      { star: '1', show_archived: 'false' },
      { star: true, show_archived: false },
    ],
    ['a flag in a word', ListRequest, { star: 'true' }, { star: true }],
    [
      'a batch',
      BatchRequest,
      { command: 'move', items: [], current_project_hash: '', project_hash: '', add: 1 },
      { current_project_hash: null, project_hash: null, add: true },
    ],
    [
      'addresses in one text',
      SetRightsRequest,
      {
        rights: {
          item_type: 'Worksheet',
          item_hash: hash,
          invite_emails: 'a@example.com, B <b@example.com>',
        },
      },
      { rights: { invite_emails: ['a@example.com', 'b@example.com'] } },
    ],
    [
      'no letter',
      SetRightsRequest,
      { rights: { item_type: 'Worksheet', item_hash: hash, invite_notify: '0' } },
      { rights: { invite_notify: false } },
    ],
    [
      'no addresses',
      SetRightsRequest,
      { rights: { item_type: 'Worksheet', item_hash: hash, invite_emails: '' } },
      { rights: { invite_emails: [] } },
    ],
  ])('%s', (_, shape, written, read) => {
    expect(shape.parse(written)).toMatchObject(read)
  })

  it.each<[{ safeParse(value: unknown): { success: boolean } }, unknown]>([
    [StarRequest, { hash_string: hash, add: 2 }],
    [StarRequest, { hash_string: hash, add: 'yes' }],
    [StarRequest, { hash_string: hash, add: '' }],
    [ListRequest, { hash_string: 'x'.repeat(65) }],
    [SetRightsRequest, { rights: { item_type: 'Worksheet', item_hash: hash, invite_emails: 'nobody' } }],
  ])('%o is refused', (shape, written) => {
    expect(shape.safeParse(written).success).toBe(false)
  })
})

describe('requests', () => {
  it.each<[string, unknown, boolean]>([
    ['patch', { ...head, patch: 'AAA=' }, true],
    ['patch with results', { ...head, patch: 'AAA=', archive_patch: '{}' }, true],
    ['name alone', head, true],
    ['whole', { ...head, full_resave: 'AAA=', full_archive_string: '' }, true],
    ['both', { ...head, patch: 'AAA=', full_resave: 'AAA=' }, false],
    ['empty patch', { ...head, patch: '' }, false],
    ['bad base64', { ...head, patch: '%%%%' }, false],
    ['base64 of two signs', { ...head, patch: 'AA==' }, true],
    ['base64 that is cut off', { ...head, patch: 'AAAAAA' }, false],
    ['base64 with too much padding', { ...head, patch: 'AAAAA===' }, false],
    ['base64 with padding inside', { ...head, patch: 'AA=A' }, false],
    ['base64 in lines', { ...head, patch: 'AAAA\nAAA' }, false],
    ['base64 with a sign at its end', { ...head, patch: `${'A'.repeat(1_000_003)}%` }, false],
    ['no name', { ...head, name: undefined }, false],
    ['fraction as version', { ...head, known_server_version: 1.5 }, false],
    ['no hash', { ...head, worksheet_hash: '' }, false],
    ['the ids of uploads, which are ignored', { ...head, uploads: 'a1,b2' }, true],
  ])('save: %s', (_, body, good) => {
    expect(SaveRequest.safeParse(body).success).toBe(good)
  })

  it.each<[unknown, boolean]>([
    [{ command: 'new_worksheet', data: { name: 'A' } }, true],
    [{ command: 'new_worksheet', data: { name: '' } }, false],
    [{ command: 'get_worksheet', data: { hash_string: hash } }, true],
    [{ command: 'get_worksheet', data: { hash_string: '' } }, false],
    [{ command: 'rename', data: { hash_string: hash, name: 'x'.repeat(256) } }, false],
    [{ command: 'update_settings', data: { hash_string: hash, settings: { angle: 'deg' } } }, true],
    [{ command: 'drop', data: {} }, false],
  ])('command %j', (body, good) => {
    expect(WorksheetCommand.safeParse(body).success).toBe(good)
  })
})

describe('client', () => {
  const answering = (status: number, body: string) =>
    createClient((async () => new Response(body, { status })) as typeof fetch, 'http://localhost')
  const saved = { success: true, version: 4, application_version: '1|1|1', name: 'Beam', update_time: 1 }
  const request: Save = { ...head, patch: 'AAA=' }

  it('gives the answer', async () => {
    expect(await answering(200, JSON.stringify(saved)).save(request)).toEqual(saved)
  })
  it('gives a refusal', async () => {
    const refusal = { success: false, message: 'no', problem: 'rights' }
    expect(await answering(403, JSON.stringify(refusal)).save(request)).toEqual(refusal)
  })
  it.each([
    [200, '<html>'],
    [200, '{"success":true}'],
    [502, 'Bad Gateway'],
    [500, '{"success":false,"message":"broken"}'],
  ])('throws when the answer is %d %s', async (status, body) => {
    await expect(answering(status, body).save(request)).rejects.toMatchObject({
      name: 'TransportError',
      status,
    })
  })
  it('throws when there is no server', async () => {
    const client = createClient((() => Promise.reject(new TypeError('refused'))) as typeof fetch)
    await expect(client.session()).rejects.toBeInstanceOf(TransportError)
  })
})

describe('files', () => {
  const digest = 'ab'.repeat(32)
  const asked: [string, RequestInit | undefined][] = []
  const answering = (body: BodyInit, init: ResponseInit) =>
    createClient((async (address: string, request?: RequestInit) => {
      asked.push([address, request])
      return new Response(body, init)
    }) as typeof fetch)

  it('sends the bytes as they are', async () => {
    const bytes = Uint8Array.of(0, 255)
    const stored = { success: true, digest }
    expect(await answering(JSON.stringify(stored), {}).putFile(hash, digest, bytes)).toEqual(stored)
    expect(asked.at(-1)).toEqual([
      `/worksheets/${hash}/files/${digest}`,
      expect.objectContaining({
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream' },
        body: bytes,
      }),
    ])
  })
  it('gives the bytes with their type', async () => {
    const bytes = Uint8Array.of(0, 255)
    const client = answering(bytes, { headers: { 'content-type': 'image/png' } })
    expect(await client.getFile(hash, digest)).toEqual({ success: true, bytes, type: 'image/png' })
  })
  it('gives a refusal', async () => {
    const refusal = { success: false, message: 'no', problem: 'not-found' }
    expect(await answering(JSON.stringify(refusal), { status: 404 }).getFile(hash, digest)).toEqual(refusal)
  })
  it.each([
    [404, '<html>'],
    [503, '{"success":false,"message":"broken"}'],
  ])('throws when the answer is %d %s', async (status, body) => {
    await expect(answering(body, { status }).getFile(hash, digest)).rejects.toMatchObject({
      name: 'TransportError',
      status,
    })
  })
  it('keeps the hash in its part of the address', () => {
    expect(fileAddress('a/../b', digest)).toBe(`/worksheets/a%2F..%2Fb/files/${digest}`)
  })
})

it('base64 carries any bytes', () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, i) => (i * 7919) % 256)
  expect(fromBase64(toBase64(bytes))).toEqual(bytes)
})

it.each([
  ['My beam v1.2', `/worksheets/${hash}/My_beam_v1_2`],
  ['a\\b/c', `/worksheets/${hash}/a_b%2Fc`],
  ['', `/worksheets/${hash}`],
])('address of %j', (name, address) => {
  expect(worksheetAddress(hash, name)).toBe(address)
})

it('addresses of pages have their parts, encoded', () => {
  expect(pageAddress('signIn', {})).toBe('/sign_in')
  expect(pageAddress('copy', { hash: 'a/b' })).toBe('/worksheet_copy/a%2Fb')
  const whole = pageAddress('namedWorksheet', { hash, name: 'A b' })
  const inline = inlineAddress(whole)
  expect([whole, inline]).toEqual([`/worksheets/${hash}/A_b`, `/inline_worksheets/${hash}/A_b`])
  expect([wholeWindowAddress(inline), inlineHash(inline), inlineHash(whole)]).toEqual([whole, hash, null])
})

it('address of a project', () => {
  expect(projectAddress(hash, 'A b', 'archive_projects')).toBe(`/archive_projects/${hash}/A_b`)
})

it.each([
  ['', [], []],
  ['a@b.de', ['a@b.de'], []],
  ['a@b.de; c@d.example.com,e@f.org  g@h.io', ['a@b.de', 'c@d.example.com', 'e@f.org', 'g@h.io'], []],
  ['a@b.de A@B.de', ['a@b.de'], []],
  [
    'Eve Miller <eve@b.de>, "Lee, Ann" <ann@b.de>;x@y.de Bob <bob@b.de>',
    ['eve@b.de', 'ann@b.de', 'x@y.de', 'bob@b.de'],
    [],
  ],
  ['a@b, @c.de x', [], ['a@b', '@c.de', 'x']],
  ['a@@b.de one.two@three.c', [], ['a@@b.de', 'one.two@three.c']],
  ['a@b.cd<c@d.ef> Eve <e@f.gh>', ['e@f.gh'], ['a@b.cd<c@d.ef>']],
])('e-mail addresses in %j', (text, valid, invalid) => {
  expect(splitEmails(text)).toEqual({ valid, invalid })
})

/** A pattern that starts anew at each character takes days. */
it.each([' ', ' "', 'a <', '<a', '"a" <a@b.de>'])('long texts of %j are split at once', part => {
  expect(splitEmails(part.repeat(20_000)).valid.length).toBeLessThanOrEqual(1)
})

it('fills in what a request for a list leaves out', () => {
  expect(ListRequest.parse({})).toEqual({
    view: 'active',
    show_archived: false,
    star: false,
    sort_by: 'date',
    order_by_name: false,
    search_term: '',
    limit: 200,
  })
})
