import { commentCalls, createPdfClient } from '@calcwright/contract'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PdfFailure, type PdfRequest } from '../../pdf/renderer.ts'
import { pdfMessage } from '../../pdf/mail-pdf.ts'
import { Refused } from '../../failure.ts'
import { type TestPerson, person } from '../../testing/people.ts'
import {
  type TestServer,
  openTestServer,
  postingWith,
  setPublicRights,
  sheet,
  store,
} from '../../testing/test-server.ts'

const GONE = 'This worksheet does not exist, or it has not been shared with you.'
const NO_PAPER = 'The paper is Letter, A4 or Legal.'

let server: TestServer
let ann: TestPerson
let bob: TestPerson
let hash: string
let requests: PdfRequest[] = []
/** Runs before each printing. */
let meanwhile: () => Promise<unknown> = async () => {}

beforeAll(async () => {
  const pdfRenderer = {
    async render(request: PdfRequest) {
      await meanwhile()
      requests.push(request)
      return new TextEncoder().encode(`%PDF ${request.sources.map(({ answer }) => answer.name).join(', ')}`)
    },
    close: async () => {},
  }
  server = await openTestServer({ config: { host: '0.0.0.0' }, pdfRenderer })
  ann = await person(server, 'Ann')
  bob = await person(server, 'Bob')
})
beforeEach(async () => {
  requests = []
  meanwhile = async () => {}
  server.mails.length = 0
  ;({ hash } = await store(ann.client, sheet('one')))
})
afterAll(() => server.close())

const clientOf = ({ headers }: { readonly headers: Record<string, string> }) =>
  createPdfClient(
    (input, init) => fetch(input, { ...init, headers: { ...(init?.headers as object), ...headers } }),
    server.address,
  )
const anonymous = { headers: { 'x-forwarded-for': '203.0.113.7' } }

async function textOf(answer: ReturnType<ReturnType<typeof clientOf>['file']>): Promise<string> {
  const file = await answer
  return file.success ? new TextDecoder().decode(file.bytes) : file.message
}

describe('a PDF as a file', () => {
  it.each([
    [undefined, undefined, undefined, undefined],
    [0, 'Letter', false, 'Letter'],
    ['1', 'Legal', true, 'Legal'],
  ] as const)('with pages %j on %s', async (pages, paper, numbered, on) => {
    expect(await textOf(clientOf(ann).file({ hashes: [hash], pages, paper }))).toBe('%PDF Beam')
    expect(requests.map(each => [each.pages, each.paper])).toEqual([[numbered, on]])
    expect(requests).toMatchObject([{ sources: [{ answer: { name: 'Beam', author: 'Ann' } }] }])
  })

  it('is for everybody who may see the worksheet', async () => {
    const { hash: other } = await store(ann.client, sheet('two'))
    expect(await textOf(clientOf(bob).file({ hashes: [hash] }))).toBe(GONE)
    expect(await textOf(clientOf(anonymous).file({ hashes: [hash, other] }))).toBe(GONE)
    await setPublicRights(server.database, 1)
    expect(await textOf(clientOf(bob).file({ hashes: [hash] }))).toBe('%PDF Beam')
    expect(await textOf(clientOf(anonymous).file({ hashes: [hash, other] }))).toBe('%PDF Beam, Beam')
    await setPublicRights(server.database, 0)
  })

  it('has the comments for those who may see them', async () => {
    const comment = { hash_string: hash, block: 'a', quote: 'F', body: 'Which load?' }
    const begun = await commentCalls(postingWith(server, ann.headers)).beginThread(comment)
    expect(begun.success).toBe(true)
    await setPublicRights(server.database, 1)
    for (const who of [ann, bob, anonymous]) await clientOf(who).file({ hashes: [hash], comments: 'all' })
    await setPublicRights(server.database, 0)
    const answers = await Promise.all(requests.map(({ sources: [source] }) => source!.comments!()))
    expect(answers.map(answer => answer?.threads.map(({ quote }) => quote) ?? null)).toEqual([
      ['F'],
      null,
      null,
    ])
    expect(requests.map(({ comments }) => comments)).toEqual(['all', 'all', 'all'])
  })

  it('of several has an overview where it is asked for', async () => {
    const { hash: other } = await store(ann.client, sheet('two'))
    for (const overview of [true, undefined]) await clientOf(ann).file({ hashes: [hash, other], overview })
    expect(requests.map(({ overview }) => overview)).toEqual([true, undefined])
  })

  it('of several is one of each in a zip', async () => {
    const { hash: other } = await store(ann.client, sheet('two'))
    const zip = await clientOf(ann).file({ hashes: [hash, other], as: 'zip' })
    if (!zip.success) throw new Error(zip.message)
    expect(zip.type).toBe('application/zip')
    expect(Object.keys(unzipSync(zip.bytes))).toEqual(['Beam.pdf', 'Beam 2.pdf'])
  })

  it('has the name of the worksheet, whatever that is', async () => {
    await ann.client.rename({ hash_string: hash, name: `../a/b"c’${'x'.repeat(200)}` })
    const response = await fetch(`${server.address}/worksheets/pdf_file`, {
      method: 'POST',
      headers: { ...ann.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ hashes: [hash] }),
    })
    const name = decodeURIComponent(response.headers.get('content-disposition')!.split("''")[1]!)
    expect(name).toMatch(/^-a-b c’x+\.pdf$/)
    expect(name.length).toBeLessThan(90)
  })

  it.each([
    [{ hashes: [] }, 'Please open a worksheet to download as PDF'],
    [{ hashes: ['x'.repeat(20)] }, GONE],
    [{ hashes: ['a', 'b', 'a'] }, 'A worksheet is named twice.'],
    [{ hashes: ['a'], paper: 'A0' }, NO_PAPER],
    [{ hashes: ['a'], pages: 7 }, 'Page numbers are 0 for none, or 1.'],
    [{ hashes: ['a'], as: 'rar' }, 'Several worksheets come as one document, or as a zip.'],
  ])('of %j is refused', async (request, sentence) => {
    expect(await textOf(clientOf(ann).file(request as never))).toBe(sentence)
    expect(requests).toEqual([])
  })

  it('that cannot be made is said', async () => {
    meanwhile = () => Promise.reject(new PdfFailure('No Chromium is found.'))
    await expect(textOf(clientOf(ann).file({ hashes: [hash] }))).rejects.toThrow('No Chromium is found.')
  })
})

describe('a PDF by e-mail', () => {
  const REQUESTED = 'Your request has been received.  You should receive an email in a few minutes.'

  it('goes to the visitor', async () => {
    expect(await clientOf(ann).mail(hash, { pages: 1, paper: 'A4' })).toEqual({
      success: true,
      message: REQUESTED,
    })
    expect(server.mails).toMatchObject([
      {
        to: 'ann@example.com',
        subject: 'Your worksheet as PDF',
        attachments: [{ filename: 'Beam.pdf', contentType: 'application/pdf' }],
      },
    ])
    expect(requests).toMatchObject([{ pages: true, paper: 'A4' }])
  })

  it('leads to where the page was opened, on a server that only this computer reaches', async () => {
    const render = async () => new TextEncoder().encode('%PDF')
    const own = await openTestServer({ pdfRenderer: { render, close: async () => {} } })
    const { hash: ofOwner } = await store(own.client, sheet('one'))
    await createPdfClient(fetch, own.address).mail(ofOwner, {})
    expect(own.mails[0]?.text).toContain(`${own.address}/worksheets/${ofOwner}`)
    await own.close()
  })

  it('of a worksheet that is gone meanwhile is a mail that says so', async () => {
    const gone = () => Promise.reject(new Refused('not-found', GONE))
    const asked = { to: 'ann@example.com', userId: 'nobody', hash, name: 'Beam' }
    const { subject, text } = await pdfMessage(server.database.query, gone, asked, new URL(server.address))
    expect(subject).toBe('Your worksheet could not be made into a PDF')
    expect(text).toContain(`“Beam”`)
    expect(text).toContain(GONE)
    expect(text).not.toContain(hash)
  })

  it('that cannot be made is a mail that says so', async () => {
    meanwhile = () => Promise.reject(new PdfFailure('The PDF could not be made.'))
    expect(await clientOf(ann).mail(hash, {})).toMatchObject({ success: true })
    const [mail] = server.mails
    expect(mail).toMatchObject({ subject: 'Your worksheet could not be made into a PDF' })
    expect(mail).not.toHaveProperty('attachments')
    expect(mail!.text).toContain('The PDF could not be made.')
  })

  it.each([
    [anonymous, {}, GONE],
    [null, { paper: 'A0' }, NO_PAPER],
    [null, { pages: 7 }, 'Page numbers are 0 for none, or 1.'],
  ])('asked for by %j with %j is refused', async (by, request, message) => {
    expect(await clientOf(by ?? ann).mail(hash, request as never)).toMatchObject({ success: false, message })
    expect(server.mails).toEqual([])
  })

  it.each(['/worksheets/pdf', '/worksheets/pdf/'])('of no worksheet (%s) is refused', async path => {
    const response = await fetch(server.address + path, { method: 'POST', headers: ann.headers })
    expect(await response.json()).toMatchObject({ message: 'Please open a worksheet to download as PDF' })
  })
})
