import { describe, expect, it } from 'vitest'
import { storedImages } from './stored-images.ts'
import { withoutWebImages } from './web-images.ts'

const HELD = '<img alt="a" src="data:image/png;base64,iVBORw0KGgo=">'

describe('pasted images', () => {
  it.each([
    ['<p>a<img src="https://example.org/a.png">b</p>', '<p>ab</p>', 1],
    [`<p>${HELD}</p>`, `<p>${HELD}</p>`, 0],
    [`<img src='//example.org/a'>${HELD}<IMG SRC=file:///c:/a.png>`, HELD, 2],
    [`<img src="file:${'a'.repeat(64)}">`, `<img src="file:${'a'.repeat(64)}">`, 0],
    [`<img src="file:${'a'.repeat(65)}">`, '', 1],
    ['<img alt="1 > 0" src="https://example.org/a.png">x', 'x', 1],
    ['<img src="data:image/svg+xml;base64,AAAA">', '', 1],
    ['<img data-x="data:image/png;base64,AA" src="https://example.org/">', '', 1],
    ['<p>imgs</p>', '<p>imgs</p>', 0],
  ])('%s', (html, remaining, left) => {
    expect(withoutWebImages(html)).toEqual({ html: remaining, left })
  })
})

describe('images that stand elsewhere', () => {
  const DIGEST = 'd'.repeat(64)
  const asked: string[] = []
  const uploads = {
    file: () => Promise.reject(new Error('no file')),
    address(url: string) {
      asked.push(url)
      if (url.includes('gone')) return Promise.reject(new Error('404'))
      return Promise.resolve({ digest: DIGEST, name: '', kind: 'image' as const, width: 1, height: 1 })
    },
  }

  it.each([
    [
      '<p>a<img src="https://example.org/a.png?x=1&amp;y=2" alt="b">',
      `<p>a<img src="file:${DIGEST}" alt="b">`,
      0,
    ],
    ['<img src=http://example.org/a.png>', `<img src="file:${DIGEST}">`, 0],
    ["<img src='https://example.org/gone.png'>x", 'x', 1],
    ['<img src="file:///c:/a.png">', '', 1],
    [HELD, HELD, 0],
  ])('%s', async (html, stored, left) => {
    const notified: string[] = []
    expect(await storedImages(html, { uploads, notify: text => notified.push(text) })).toBe(stored)
    expect(notified).toHaveLength(left)
  })

  it('are fetched once each, and not where nobody can', async () => {
    asked.length = 0
    const twice = '<img src="https://example.org/a.png"><img src="https://example.org/a.png">'
    await storedImages(twice, { uploads })
    expect(asked).toEqual(['https://example.org/a.png'])
    expect(await storedImages(twice, {})).toBe('')
  })
})
