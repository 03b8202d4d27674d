/** Uploads as a page sends them, and hostile files and addresses: each is refused with a sentence. */
import { type Server, createServer } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { digestOf } from '@calcwright/document'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fetchAddress } from '../../files/fetch-address.ts'
import { fileName } from '../../files/checked-upload.ts'
import { type TestPerson, granted, person, problemOf } from '../../testing/people.ts'
import { type TestServer, openTestServer, setPublicRights, sheet, store } from '../../testing/test-server.ts'
import { zipBomb } from '../../testing/zip-bomb.ts'

let server: TestServer
let ann: TestPerson
let bob: TestPerson
let hash: string
beforeAll(async () => {
  server = await openTestServer({ config: { host: '0.0.0.0' } })
  ann = await person(server, 'Ann')
  bob = await person(server, 'Bob')
})
beforeEach(async () => void ({ hash } = await store(ann.client, sheet('one'))))
afterAll(() => server.close())

type Given = readonly [content: Uint8Array<ArrayBuffer> | string, name: string]

async function upload(files: readonly Given[], { to = hash, by = ann.headers, field = 'files[]' } = {}) {
  const form = new FormData()
  form.append('worksheet_hash', to)
  form.append('authenticity_token', '')
  for (const [content, name] of files) form.append(field, new Blob([content]), name)
  const response = await fetch(`${server.address}/upload_file`, { method: 'POST', body: form, headers: by })
  return { status: response.status, answer: (await response.json()) as Record<string, never> }
}

const picture = async (format: 'png' | 'jpeg' | 'webp' | 'gif' | 'tiff' | 'avif', width = 40, height = 20) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#3366cc' } })
      .toFormat(format)
      .toBuffer(),
  )
const latin = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'latin1'))
const excel = (): Uint8Array<ArrayBuffer> =>
  zipSync({
    '[Content_Types].xml': latin('<Types/>'),
    'xl/workbook.xml': latin('<workbook/>'),
  }) as Uint8Array<ArrayBuffer>

describe('files that are taken', () => {
  it.each<[string, () => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>, string, string]>([
    ['PNG', () => picture('png'), 'image', 'image/png'],
    ['JPEG', () => picture('jpeg'), 'image', 'image/jpeg'],
    ['WebP', () => picture('webp'), 'image', 'image/webp'],
    ['TIFF, as PNG', () => picture('tiff'), 'image', 'image/png'],
    ['AVIF, as WebP', () => picture('avif'), 'image', 'image/webp'],
    [
      'a drawing, as PNG',
      () => latin('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>'),
      'image',
      'image/png',
    ],
    ['CSV', () => latin('a;b\n1;2\n'), 'csv', 'application/octet-stream'],
    [
      'CSV in UTF-16',
      () => new Uint8Array(Buffer.from('\ufeffa\tb\n1\t2', 'utf16le')),
      'csv',
      'application/octet-stream',
    ],
    ['Excel', excel, 'excel', 'application/octet-stream'],
  ])('%s', async (_, make, kind, type) => {
    const { answer } = await upload([[await make(), 'C:\\tests\\one.dat']])
    expect(answer).toMatchObject({
      success: true,
      files: [{ success: true, errors: { file: [] }, name: 'one.dat', data_type: kind }],
    })
    const [{ id, url }] = answer['files'] as unknown as [{ id: string; url: string }]
    expect(url).toBe(`/worksheets/${hash}/files/${id}`)
    const stored = await granted(ann.client.getFile(hash, id))
    expect(stored.type).toBe(type)
    expect(await digestOf(stored.bytes)).toBe(id)
  })

  it('are turned upright, stripped and made smaller', async () => {
    const photo = await sharp({ create: { width: 6000, height: 3000, channels: 3, background: '#999' } })
      .jpeg()
      .withExif({ IFD0: { Orientation: '6', Copyright: 'somebody' }, IFD3: { GPSLatitude: '48/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { answer } = await upload([[new Uint8Array(photo), 'photo.jpg']])
    const [file] = answer['files'] as unknown as [{ id: string; width: number; height: number }]
    expect([file.width, file.height]).toEqual([2048, 4096])
    const { bytes } = await granted(ann.client.getFile(hash, file.id))
    const { exif, orientation } = await sharp(bytes).metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
  })

  it('are each stored for themselves when several come at once', async () => {
    const { answer } = await upload([
      [await picture('png'), 'one.png'],
      ['MZ\x90\0\x03\0\0\0', 'two.csv'],
      ['t,F\n1,2', 'three.csv'],
    ])
    expect(answer['files']).toMatchObject([
      { success: true, name: 'one.png', width: 40, height: 20 },
      { success: false, name: 'two.csv', id: '', errors: { file: [expect.stringMatching(/no picture/)] } },
      { success: true, name: 'three.csv' },
    ])
  })
})

/** A file that looks like a picture of so many pixels, in a few bytes. */
const hugePng = async () =>
  new Uint8Array(
    await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  )
const entities = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${Array.from(
  { length: 9 },
  (_, index) => `<!ENTITY ${'bcdefghij'[index]} "${`&${'abcdefghi'[index]};`.repeat(10)}">`,
).join('')}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&j;</text></svg>`

describe('hostile files are refused with a sentence', () => {
  it.each<[string, () => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer> | string, RegExp]>([
    ['10,000 × 10,000 pixels', hugePng, /10000 × 10000 pixels\. At most 50 million/],
    ['a packed file that becomes 600 MB', zipBomb, /too large when it is unpacked/],
    ['a drawing of nested entities', () => entities, /cannot be read|too large/],
    [
      'a picture cut off in the middle',
      async () => (await picture('png', 400, 400)).slice(0, 200),
      /cannot be read/,
    ],
    [
      'a page that begins like a picture',
      () => latin('\x89PNG\r\n\x1a\n<script>alert(1)</script>'),
      /cannot be read|no picture/,
    ],
    ['a page', () => '<!doctype html><script>alert(1)</script>', /no picture and no file of data/],
    ['a script as XML', () => '<?xml version="1.0"?><x><script/></x>', /no picture and no file of data/],
    ['a program', () => latin('\x7fELF\x02\x01\x01' + '\0'.repeat(60)), /no picture and no file of data/],
    [
      'another packed file',
      () => zipSync({ 'evil.js': latin('1') }) as Uint8Array<ArrayBuffer>,
      /packed file of another kind/,
    ],
    ['a document', () => '%PDF-1.7\n%\xe2\xe3', /This is a PDF: copy the table/],
    [
      'a MATLAB file',
      () => latin('MATLAB 5.0 MAT-file, Platform\0\0'),
      /MATLAB file \(\.mat\): write the table/,
    ],
    ['bytes of no kind', () => latin('\0\x01\x02\x03'.repeat(50)), /no picture and no file of data/],
    ['nothing', () => '', /empty/],
  ])('%s', async (_, make, sentence) => {
    const before = await server.database.pool.query('select count(*) from files')
    const { status, answer } = await upload([[await make(), 'measured.csv']])
    expect(status).toBe(200)
    expect(answer['files']).toMatchObject([
      { success: false, id: '', errors: { file: [expect.stringMatching(sentence)] } },
    ])
    expect((await server.database.pool.query('select count(*) from files')).rows).toEqual(before.rows)
  })

  it('too many pixels are not stored as a plain file either', async () => {
    const bytes = await hugePng()
    expect(await problemOf(ann.client.putFile(hash, await digestOf(bytes), bytes))).toBe('too-large')
  })

  it('scripts and addresses in a drawing do not come through', async () => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="30" onload="alert(1)"><script>alert(1)</script>
      <image href="file:///etc/passwd" width="9" height="9"/><image href="http://127.0.0.1:1/x.png" width="9" height="9"/><rect width="9" height="9"/></svg>`
    const { answer } = await upload([[drawing, 'x.svg']])
    const [{ id }] = answer['files'] as unknown as [{ id: string }]
    const { bytes, type } = await granted(ann.client.getFile(hash, id))
    expect(type).toBe('image/png')
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/script|passwd|127/)
  })

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\ann\\beam.png', 'beam.png'],
    ['a\u0000b\n.csv', 'ab.csv'],
    ['invoice\u202egnp.exe', 'invoicegnp.exe'],
    ['..', 'file'],
    ['<img src=x>.png', 'img src=x.png'],
    ['x'.repeat(300), 'x'.repeat(200)],
  ])('the name %j becomes %j', (given, name) => expect(fileName(given)).toBe(name))
})

describe('forms that are refused', () => {
  it.each<[string, number, () => Promise<{ status: number; answer: object }>]>([
    ['of somebody who may not edit', 404, () => upload([['1,2', 'a.csv']], { by: bob.headers })],
    ['for no worksheet', 404, () => upload([['1,2', 'a.csv']], { to: 'nothinghere' })],
    ['without a file', 400, () => upload([])],
    ['with files under another name', 400, () => upload([['1,2', 'a.csv']], { field: 'file' })],
    [
      'of more files than may come at once',
      400,
      () => upload(Array.from({ length: 21 }, () => ['1', 'a.csv'] as const)),
    ],
    [
      'from another site',
      403,
      () => upload([['1,2', 'a.csv']], { by: { ...ann.headers, origin: 'https://evil.example' } }),
    ],
  ])('%s (%i)', async (_, status, send) => {
    const { status: given, answer } = await send()
    expect(given).toBe(status)
    expect(answer).toMatchObject({ success: false, message: expect.stringMatching(/\w/) as string })
  })

  it.each([
    [
      'broken off',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="files[]"; filename="a"\r\n\r\n1',
    ],
    ['without a boundary', 'multipart/form-data', 'abc'],
  ])('%s', async (_, type, body) => {
    const headers = { ...ann.headers, 'content-type': type }
    const response = await fetch(`${server.address}/upload_file`, { method: 'POST', body, headers })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ success: false })
  })

  it('count against the quota of the owner', async () => {
    const small = await openTestServer({ config: { host: '0.0.0.0', imageLimit: 1 } })
    const dan = await person(small, 'Dan')
    const { hash: of } = await store(dan.client, sheet('one'))
    const form = new FormData()
    form.append('worksheet_hash', of)
    form.append('files[]', new Blob(['1,2\n'.repeat(400_000)]), 'large.csv')
    const response = await fetch(`${small.address}/upload_file`, {
      method: 'POST',
      body: form,
      headers: dan.headers,
    })
    expect(await response.json()).toMatchObject({
      files: [{ success: false, errors: { file: [expect.stringMatching(/no room left/)] } }],
    })
    await small.close()
  })
})

describe('a file by its address', () => {
  let web: Server
  let port: number
  let png: Uint8Array<ArrayBuffer>
  beforeAll(async () => {
    png = await picture('png')
    web = createServer((request, response) => {
      const path = request.url ?? ''
      if (path === '/beam.png') return response.end(png)
      if (path === '/to-private')
        return response.writeHead(302, { location: `http://10.0.0.1:${port}/` }).end()
      if (path === '/to-loopback')
        return response.writeHead(302, { location: `http://[::1]:${port}/beam.png` }).end()
      if (path === '/to-file') return response.writeHead(302, { location: 'file:///etc/passwd' }).end()
      if (path === '/round') return response.writeHead(302, { location: '/round' }).end()
      if (path === '/moved') return response.writeHead(301, { location: '/beam.png' }).end()
      if (path === '/claims-much') return response.writeHead(200, { 'content-length': 2e9 }).end()
      if (path === '/endless') {
        const timer = setInterval(() => response.write(new Uint8Array(500_000)), 1)
        return void response.on('close', () => clearInterval(timer))
      }
      if (path === '/slow') return void response.writeHead(200).write('1')
      return response.writeHead(404).end()
    })
    await new Promise<void>(resolve => web.listen(0, '127.0.0.1', resolve))
    ;({ port } = web.address() as AddressInfo)
  })
  afterAll(() => {
    web.closeAllConnections()
    web.close()
  })

  const NAMES: Readonly<Record<string, string>> = {
    'pictures.example': '127.0.0.1',
    'inside.example': '10.0.0.7',
    'metadata.example': '169.254.169.254',
    'mapped.example': '::ffff:127.0.0.2',
    'nat64.example': '64:ff9b::7f00:2',
    '6to4.example': '2002:7f00:2::',
    'unique.example': 'fd00::1',
  }
  /** A name that means a public address when it is asked first, and this computer then. */
  let asked = 0
  const lookup = ((name: string, options: { all?: boolean }, done: (...args: unknown[]) => void) => {
    const address = name === 'rebinding.example' ? (asked++ === 0 ? '127.0.0.1' : '127.0.0.3') : NAMES[name]
    if (!address) return done(Object.assign(new Error('none'), { code: 'ENOTFOUND' }))
    const family = address.includes(':') ? 6 : 4
    return options.all ? done(null, [{ address, family }]) : done(null, address, family)
  }) as unknown as LookupFunction
  const rules = { most: 5_000_000, timeout: 3000, ports: null, allowed: ['127.0.0.1'], lookup }
  const at = (path: string): string => path.replace('PORT', String(port))

  it.each([
    ['http://pictures.example:PORT/beam.png'],
    ['http://pictures.example:PORT/moved'],
    ['pictures.example:PORT/beam.png'],
  ])('%s is fetched', async address => {
    expect(await fetchAddress(at(address), rules)).toEqual({ bytes: png, name: 'beam.png' })
  })

  it.each([
    ['http://localhost:PORT/beam.png', /no server|inside a network/],
    ['http://127.0.0.2:PORT/', /inside a network/],
    ['http://2130706434:PORT/', /inside a network/],
    ['http://0x7f.2:PORT/', /inside a network/],
    ['http://0.0.0.0:PORT/', /inside a network/],
    ['http://[::1]:PORT/', /inside a network/],
    ['http://[::ffff:127.0.0.2]:PORT/', /inside a network/],
    ['http://[::127.0.0.1]:PORT/', /inside a network/],
    ['http://[::7f00:2]:PORT/', /inside a network/],
    ['http://[fe80::1]:PORT/', /inside a network/],
    ['http://192.168.1.1/', /inside a network/],
    ['http://100.64.0.1/', /inside a network/],
    ['http://inside.example/', /inside a network/],
    ['http://metadata.example/latest/meta-data', /inside a network/],
    ['http://mapped.example:PORT/', /inside a network/],
    ['http://nat64.example:PORT/', /inside a network/],
    ['http://6to4.example:PORT/', /inside a network/],
    ['https://unique.example/', /inside a network/],
    ['http://pictures.example:PORT/to-private', /inside a network/],
    ['http://pictures.example:PORT/to-loopback', /inside a network/],
    ['http://pictures.example:PORT/to-file', /^Invalid Image URL$/],
    ['http://pictures.example:PORT/round', /again and again/],
    ['http://pictures.example:PORT/claims-much', /larger than/],
    ['http://pictures.example:PORT/endless', /larger than/],
    ['http://pictures.example:PORT/slow', /too long/],
    ['http://pictures.example:PORT/none', /status 404/],
    ['http://nobody.example/', /no server/],
    ['http://ann:secret@pictures.example:PORT/', /password/],
    ['ftp://pictures.example/beam.png', /ftp/],
    ['file:///etc/passwd', /^Invalid Image URL$/],
    ['javascript:alert(1)', /^Invalid Image URL$/],
    ['data:image/png;base64,AAAA', /^Invalid Image URL$/],
    ['', /^Invalid Image URL$/],
    ['http://', /^Invalid Image URL$/],
  ])('%s is refused', async (address, sentence) => {
    await expect(fetchAddress(at(address), rules)).rejects.toThrow(sentence)
  })

  it('is fetched anew from where its name leads by then, and that is checked again', async () => {
    const address = at('http://rebinding.example:PORT/beam.png')
    await fetchAddress(address, rules)
    await expect(fetchAddress(address, rules)).rejects.toThrow(/inside a network/)
  })

  it('comes from the usual ports only', async () => {
    await expect(
      fetchAddress(at('http://pictures.example:22/'), { ...rules, ports: [80, 443] }),
    ).rejects.toThrow(/port 22/)
  })

  it('needs a person, who may edit', async () => {
    await setPublicRights(server.database, 3)
    const ask = async (headers: Record<string, string>, url: string) => {
      const body = JSON.stringify({ worksheet_hash: hash, url })
      const init = { method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } }
      const response = await fetch(`${server.address}/file_by_url`, init)
      return [response.status, await response.json()] as const
    }
    expect((await ask({ 'x-forwarded-for': '203.0.113.7' }, 'http://example.com/'))[0]).toBe(403)
    expect(await ask(bob.headers, at('http://127.0.0.1:PORT/beam.png'))).toMatchObject([
      400,
      { success: false },
    ])
    await setPublicRights(server.database, 2)
    expect((await ask(bob.headers, 'http://example.com/'))[0]).toBe(403)
  })
})
