/** Includes whose source is gone, has no results, failed, or has other inputs and results than before. */
import type { SharedVariable, VariableSource } from '@calcwright/editor'
import { parsePlain, toLatex } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import { afterEach, describe, expect, it } from 'vitest'
import { computeBlocks } from '../../testing/indented.ts'
import type { ComputedSheet } from '../../testing/indented.ts'
import { functionProps, includeProps } from './include-block.ts'
import type { IncludeProps } from './fields.ts'
import { sourceRemark } from './source-remark.ts'

const sourceOf = (...lines: readonly (readonly [name: string, formula: string])[]): VariableSource => ({
  hash: 'x',
  name: 'Beam',
  variables: lines.map(([name, formula]): SharedVariable => ({
    name,
    latex: '',
    data: formula,
    description: '',
    needs: [],
    formula,
  })),
})

const BEAM = sourceOf(['F', '3 [kN]'], ['L', '4 [m]'], ['M', 'F*L/4'])

function functionOf(source: VariableSource): IncludeProps {
  const made = functionProps(source, { name: 'beam', inputs: ['F', 'L'], outputs: ['M'] })
  if (!made.ok) throw new Error(made.problem)
  return made.props
}

describe('the remark on a source', () => {
  const values = includeProps(BEAM, ['F', 'M'])
  it.each<[string, IncludeProps, VariableSource | 'none' | null, boolean, RegExp]>([
    ['not known yet', values, null, true, /^$/],
    ['as it was', values, BEAM, true, /^$/],
    ['other values', values, sourceOf(['F', '4 [kN]'], ['M', '2']), true, /^$/],
    ['deleted or not shared', values, 'none', true, /^Beam was deleted, or is not shared with you: it may have newer values than these\. Ask its owner .* with Change\.$/], // prettier-ignore
    ['not shared with a reader', values, 'none', false, /may have newer values than these\.$/],
    ['no results', values, { ...BEAM, variables: [] }, true, /^Beam has no saved results, .* Open it once/],
    ['as it was, as a function', functionOf(BEAM), BEAM, true, /^$/],
    ['an input that is gone', functionOf(BEAM), sourceOf(['F', '3 [kN]'], ['M', 'F']), true, /^L has no value there: .* Mend the source and refresh, or .* with Change\.$/], // prettier-ignore
    ['a result that is gone', functionOf(BEAM), sourceOf(['F', '3 [kN]'], ['L', '4 [m]']), true, /^M has no value there: .* Mend the source and refresh, or .* with Change\.$/], // prettier-ignore
    ['a result that depends on no input', functionOf(BEAM), sourceOf(['F', '3'], ['L', '4'], ['M', '5']), true, /^M does not depend on F, L: include it as a value\. /], // prettier-ignore
  ])('%s', (_, props, source, mayEdit, expected) =>
    expect(sourceRemark(props, source, mayEdit)).toMatch(expected),
  )
})

describe('a worksheet below an include', () => {
  let computed: ComputedSheet | undefined
  afterEach(() => computed?.dispose())

  const lines = (...texts: readonly string[]) =>
    texts.map(text => {
      const parsed = parsePlain(text, { isUnit })
      return { type: 'math', props: { latex: parsed.ok ? toLatex(parsed.value) : text } }
    })

  it('is halted where it reads a name that has no value any more, and goes on beside it', async () => {
    computed = await computeBlocks([
      { type: 'include_block', props: includeProps(sourceOf(['F', '3 [kN]']), ['F', 'L', 'g']) },
      ...lines('2*F =', '2*L =', 'g(2) =', 'L := 5 [m]', '2*L ='),
    ])
    const [F, problem] = computed.results.get('1')!.outcomes
    expect([F?.display, problem?.error?.message]).toEqual([
      '3 kN',
      'L, g have no values in Beam: they failed there, are not computed yet, or were renamed or deleted. Mend them there and refresh, or choose other variables with Change.',
    ])
    expect([2, 5, 6].map(line => computed!.shown(line))).toEqual(['6 kN', '5 m', '10 m'])
    expect([3, 4].map(line => computed!.shown(line))).toEqual(
      ['L', 'g'].map(
        name => `! Computation halted. Please correct error to resume. This line waits for ${name}.`,
      ),
    )
  })

  it.each([
    ['beam(F: 3 [kN], L: 4 [m]) =', '3 kN*m'],
    ['beam(F: 3 [kN], l: 4 [m]) =', '! beam has no argument l. Did you mean L?'],
    ['beam(q: 3 [kN]) =', '! beam has no argument q, it has F, L.'],
    ['beam(F: 3 [s]) =', '! this argument of beam has to be like kN, not s'],
    ['beam(F: [1 [kN], 2 [s]]) =', '! this argument of beam has to be like kN, not s'],
    [
      'beam(F = 3 [kN]) =',
      '! Write a colon behind the name of an input, F: 3 [kN]. With = this is an equation.',
    ],
    ['beam(F: 3) =', '! this argument of beam has to be like kN, not a plain number'],
    ['beam(F: 3 [kN]).sigma =', '! beam has no result sigma, it has M.'],
  ])('%s', async (line, shown) => {
    computed = await computeBlocks([{ type: 'include_block', props: functionOf(BEAM) }, ...lines(line)])
    expect(computed.shown(2)).toBe(shown)
  })
})
