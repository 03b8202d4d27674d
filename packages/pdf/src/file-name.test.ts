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
  ['𝜎/'.repeat(150), `${'𝜎-'.repeat(40)}.pdf`],
  ['😀'.repeat(300), `${'😀'.repeat(50)}.pdf`],
  ['梁'.repeat(300), `${'梁'.repeat(66)}.pdf`],
])('%j is stored as %j', (name, file) => {
  expect(fileNameOf(name, 'pdf')).toBe(file)
})
