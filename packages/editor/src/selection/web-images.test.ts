import { describe, expect, it } from 'vitest'
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
