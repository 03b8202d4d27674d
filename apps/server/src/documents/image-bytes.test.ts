import { expect, it } from 'vitest'
import { sheet } from '../testing/sheets.ts'
import { imageBytes } from './image-bytes.ts'

const picture = (letters: number) => `data:image/png;base64,${'iVBOR+/='.repeat(letters / 8)}`

it.each([
  ['no picture', ['one', 'two'], 0],
  ['one', [`<p>a<img src="${picture(800)}">b</p>`], 822],
  [
    'two in a line and one in another',
    [`<img src="${picture(80)}"><img src="${picture(16)}">`, `<img src="${picture(8)}">`],
    170,
  ],
  ['words about one', ['data:imagery'], 0],
])('%s', (_, lines, bytes) => {
  expect(imageBytes(sheet(...lines).encode())).toBe(bytes)
})
