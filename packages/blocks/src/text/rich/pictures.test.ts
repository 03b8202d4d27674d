import { MemoryResources } from '@calcwright/document'
import { describe, expect, it } from 'vitest'
import { digestIn, moveInlinePictures, picturesIn, storedPictures, withAddresses } from './pictures.ts'
import text from './schema.ts'

const [A, B] = ['a'.repeat(64), 'b'.repeat(64)]
/** SHA-256 of the three bytes of "abc". */
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

it.each([
  [`<p>a<img src="file:${A}">b</p>`, [A]],
  [`<img alt="x" width="3" src="file:${A}"><img src="file:${B}" alt="y">`, [A, B]],
  [`<p>src="file:${A}"</p>`, []],
  [`<img alt="&lt;img src=&quot;file:${A}&quot;">`, []],
  ['<img src="data:image/png;base64,AA==">', []],
])('pictures in %s', (html, digests) => {
  expect(picturesIn(html)).toEqual(digests)
})

it.each([
  [`file:${A}`, A],
  [`file:${A}b`, null],
  [`file:${A.toUpperCase()}`, null],
  [`file:///${A}`, null],
  [`data:file:${A}`, null],
])('digest in %s', (address, digest) => {
  expect(digestIn(address)).toBe(digest)
})

it('is stored from elements of the page', () => {
  expect(storedPictures(`<p><img alt="x" data-picture="${A}">data-picture="${B}"</p>`)).toBe(
    `<p><img alt="x" src="file:${A}">data-picture="${B}"</p>`,
  )
})

it('gets other addresses, as far as there are some', () => {
  const html = `<p><img src="file:${A}" alt="x"><img src="file:${B}"></p>`
  expect(withAddresses(html, digest => (digest === A ? 'blob:1' : undefined))).toBe(
    `<p><img src="blob:1" alt="x"><img src="file:${B}"></p>`,
  )
})

describe('bytes in a text', () => {
  it.each([
    ['<p>x<img alt="a" src="data:image/png;base64,YWJj">y</p>', `<p>x<img alt="a" src="file:${ABC}">y</p>`],
    [
      '<img src="data:image/png;base64,YWJj"><img src="data:image/jpeg;base64,YWJj" width="2">',
      `<img src="file:${ABC}"><img src="file:${ABC}" width="2">`,
    ],
    ['<img src="data:image/png;base64,A=B=">', '<img src="data:image/png;base64,A=B=">'],
    ['<img src="data:image/svg+xml;base64,YWJj">', '<img src="data:image/svg+xml;base64,YWJj">'],
    ['<p>no picture</p>', '<p>no picture</p>'],
  ])('%s are put into the store', async (html, moved) => {
    const store = new MemoryResources()
    expect(await moveInlinePictures(html, bytes => store.put(bytes))).toBe(moved)
    if (moved.includes(ABC)) expect(await store.get(ABC)).toEqual(new TextEncoder().encode('abc'))
  })

  it('and its type says what changed', async () => {
    const put = async (): Promise<string> => A
    expect(await text.moveToResources!({ html: '<img src="data:image/gif;base64,AA==">' }, put)).toEqual({
      html: `<img src="file:${A}">`,
    })
    expect(await text.moveToResources!({ html: `<img src="file:${A}">` }, put)).toBeNull()
    expect(await text.moveToResources!({}, put)).toBeNull()
  })
})

it('is written for other programs with addresses that these can read', () => {
  const props = { html: `<img src="file:${A}">` }
  expect(text.toHtml!(props, () => 'data:image/png;base64,YWJj')).toBe(
    '<img src="data:image/png;base64,YWJj">',
  )
  expect(text.resources!(props)).toEqual([A])
})
