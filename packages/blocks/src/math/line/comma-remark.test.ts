import { parsePlain, toLatex } from '@calcwright/math/expression'
import { expect, test } from 'vitest'
import { numbersLikeThousands, soleDecimalIn } from './comma-remark.ts'

const latexOf = (plain: string): string => {
  const parsed = parsePlain(plain)
  if (!parsed.ok) throw new Error(parsed.problem.message)
  return toLatex(parsed.value)
}

test.each([
  ['max(1.2)', 'max(1,2)', 'max(1; 2)', 'max(1, 2)'],
  ['x := 3*min(10.25) + 1', 'min(10,25)', 'min(10; 25)', 'x := 3*min(10, 25) + 1'],
  ['[1.5]', '[1,5]', '[1; 5]', '[1, 5]'],
])('%s offers two values', (plain, one, two, mended) => {
  const found = soleDecimalIn(latexOf(plain))
  expect(found).toMatchObject({ one, two })
  expect(found!.latex.replaceAll(/\s/g, '')).toBe(latexOf(mended).replaceAll(/\s/g, ''))
})

test.each(['max(1.2, 3)', 'sin(1.2)', 'max(2)', 'max(x)', '[1.5, 2]', 'f(1.5)', '1.5'])(
  '%s is as it is meant',
  plain => expect(soleDecimalIn(latexOf(plain))).toBeNull(),
)

test.each([
  ['z=3.000\\,\\class{unit}{N}', ['3'], ['3.000']],
  ['z=12.500+3.000', ['3', '12'], ['12.500', '3.000']],
  ['z=12.500+3.000', ['3'], ['3.000']],
  ['z=3.0001+3.14', ['3'], []],
  ['z=1250.5', ['1'], []],
])('%s with a point behind %j may have thousands', (latex, points, numbers) =>
  expect(numbersLikeThousands(latex, new Set(points))).toEqual(numbers),
)
