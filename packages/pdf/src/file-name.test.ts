import { expect, it } from 'vitest'
import { fileNameOf } from './file-name.ts'

it.each([
  ['Beam', 'Beam.pdf'],
  ['Beam 1/2: old\\new', 'Beam 1-2- old-new.pdf'],
  ['../../etc/passwd', '-..-etc-passwd.pdf'],
  ['…', '….pdf'],
  ['  ', 'worksheet.pdf'],
  ['a\r\nb', 'a b.pdf'],
  ['/'.repeat(300), '-.pdf'],
  ['Träger ü'.repeat(60), `${'Träger ü'.repeat(10)}.pdf`],
])('%j is stored as %j', (name, file) => {
  expect(fileNameOf(name, 'pdf')).toBe(file)
})
