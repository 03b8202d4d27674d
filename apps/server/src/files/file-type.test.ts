import { expect, it } from 'vitest'
import { typeOf } from './file-type.ts'

const OTHER = 'application/octet-stream'

it.each([
  ['\x89PNG\r\n\x1a\nrest', 'image/png'],
  ['\x89PNG\n\x1a\nrest', OTHER],
  ['\xff\xd8\xff\xe0rest', 'image/jpeg'],
  ['GIF89arest', 'image/gif'],
  ['GIF87a', 'image/gif'],
  ['GIF88a', OTHER],
  ['RIFF\x01\n\x03\x04WEBPVP8 ', 'image/webp'],
  ['RIFF\x01\x02\x03\x04WAVEfmt ', OTHER],
  ['\0\0\0\x20ftypavif', 'image/avif'],
  ['\0\0\0\x20ftypavis', 'image/avif'],
  ['\0\0\0\x20ftypisom', OTHER],
  ['<svg xmlns="http://www.w3.org/2000/svg"><script>', OTHER],
  ['<!doctype html>\x89PNG\r\n\x1a\n', OTHER],
  ['a;b\n1;2\n', OTHER],
  ['', OTHER],
])('%j is %s', (content, type) => {
  expect(typeOf(Buffer.from(content, 'latin1'))).toBe(type)
})
