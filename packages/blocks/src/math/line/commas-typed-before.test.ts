import { worksheetFromPlain } from '@calcwright/document'
import { pointsForCommas } from '@calcwright/editor/commas'
import { expect, it } from 'vitest'
import { registry } from '../../schemas.ts'

const LATEX = [
  ['U=3,5\\,\\class{unit}{\\mathrm{V}}', 'U=3.5\\,\\class{unit}{\\mathrm{V}}'],
  ['x=1,25+2,5', 'x=1.25+2.5'],
  ['x=2.5', 'x=2.5'],
  // Arguments and items can be read as they are.
  ['\\max\\left(1,5\\right)=', '\\max\\left(1,5\\right)='],
  ['a=\\left[1,5\\right]', 'a=\\left[1,5\\right]'],
  ['x=3,5+\\left(', 'x=3,5+\\left('],
] as const

it.each(LATEX)('%s becomes %s', (typed, meant) => {
  const sheet = worksheetFromPlain(registry, 'x := 1', 'Sheet')
  const [line] = sheet.blocks()
  sheet.apply({ kind: 'setProps', id: line!.id, props: { latex: typed } })
  pointsForCommas(sheet)
  expect(sheet.blocks()[0]!.props).toMatchObject({ latex: meant })
})
