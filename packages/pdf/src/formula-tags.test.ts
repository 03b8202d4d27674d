import { PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { FORMULA_MARK, tagFormulas } from './formula-tags.ts'

it('pictures that are marked become formulas with their words', async () => {
  const document = await PDFDocument.create()
  const [formula, picture] = [`${FORMULA_MARK}α := 1`, 'A plot'].map(words =>
    document.context.obj({ Type: 'StructElem', S: 'Figure', Alt: PDFHexString.fromText(words) }),
  )
  for (const element of [formula!, picture!]) document.context.register(element)
  tagFormulas(document)
  const read = (element: typeof formula) => [
    element!.get(PDFName.of('S')),
    (element!.get(PDFName.of('Alt')) as PDFHexString).decodeText(),
  ]
  expect(read(formula)).toEqual([PDFName.of('Formula'), 'α := 1'])
  expect(read(picture)).toEqual([PDFName.of('Figure'), 'A plot'])
})
