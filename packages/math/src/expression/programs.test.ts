import { describe, expect, test } from 'vitest'
import { freeNames } from './free-names.ts'
import { toPlain } from './printers/plain.ts'
import { assignedNames } from './programs.ts'
import { programLine, programOf } from './testing/programs.ts'
import { callsIn, heightOf, mapExpression, nodesIn } from './walk.ts'

const BISECTION = `
  for k from 0 to 60 step 1
    m := (lo + hi)/2
    if f(m) = 0
      break
    elseif f(m) < 0
      lo := m
    else
      hi := m
    end
  end
  return m`

describe('free names of programs', () => {
  const cases: [body: string, free: string, bound?: string[]][] = [
    ['y := x^2 \n return y', ''],
    ['y := x^2 + a \n return y', 'a'],
    ['x := x + 1 \n return x', ''],
    ['return y', 'y'],
    // Read before it is assigned: what it means outside, and never without.
    ['y := y + 1 \n return y', 'y:never'],
    ['z := y \n y := 2 \n return z', 'y:never'],
    // Assigned on some ways only.
    ['if x > 0 \n s := 1 \n end \n return s', 's:perhaps'],
    ['if x > 0 \n s := 1 \n else \n s := 2 \n end \n return s', ''],
    ['if x > 0 \n s := 1 \n else \n return 0 \n end \n return s', ''],
    ['if x > 0 \n s := 1 \n elseif x < 0 \n s := 2 \n end \n return s', 's:perhaps'],
    ['for k from 0 to x step 1 \n s := k \n end \n return s', 's:perhaps'],
    ['for k from 0 to x step 1 \n end \n return k', 'k:perhaps'],
    // The first pass has no value; a later one may have.
    ['for k from 0 to x step 1 \n s := s + k \n end \n return s', 's:never s:perhaps'],
    [
      'for k from 0 to x step 1 \n if k > 0 \n t := s \n end \n s := k \n end \n return t',
      's:perhaps t:perhaps',
    ],
    [
      'for k from 0 to x step 1 \n for j from 0 to k step 1 \n t := s \n end \n s := k \n end \n return 1',
      's:perhaps',
    ],
    ['while s < x \n s := s + 1 \n end \n return s', 's:never s:perhaps'],
    ['s := 0 \n while s < x \n s := s + a \n end \n return s', 'a'],
    ['while x > 0 \n x := x - 1 \n t := x \n end \n return t', 't:perhaps'],
    ['for k from s to x step 1 \n s := 1 \n end \n return 1', 's:never'],
    // Elements: the list is that of outside, or a new one.
    ['v[1] := x \n return v', 'v:never!'],
    ['v := [] \n v[n] := x \n return v', 'n'],
    // Functions inside, which may call themselves.
    ['g(t) := t + x + b \n return g(1)', 'b'],
    ['g(t) := g(t - 1) \n return g(1)', ''],
    ['return sum(k*x, k, 1, n)', 'sum n'],
    [BISECTION, 'f m:perhaps', ['lo', 'hi']],
  ]

  test.each(cases)('%s', (body, free, bound = ['x']) => {
    const found = [...freeNames(programOf(body), bound)].flatMap(([name, uses]) =>
      uses.map(use => name + (use.unassigned ? `:${use.unassigned}` : '') + (use.isElement ? '!' : '')),
    )
    expect([...new Set(found)].join(' ')).toBe(free)
  })

  test('they say the statement', () => {
    const uses = freeNames(programOf('y := a \n return a + b'))
    expect(uses.get('a')?.map(use => use.source)).toEqual(['1', '2'])
  })
})

describe('walking through programs', () => {
  const program = programOf(BISECTION)

  test('visits formulas, and no assigned names', () => {
    expect(callsIn(program, 'f')).toHaveLength(2)
    expect(nodesIn(program).filter(node => node.kind === 'name' && node.name === 'k')).toEqual([])
    expect(heightOf(program)).toBe(4)
    expect([...assignedNames(program.body)]).toEqual(['k', 'm', 'lo', 'hi'])
  })

  test('changes formulas, and keeps what is the same', () => {
    expect(mapExpression(program, node => node)).toBe(program)
    const shifted = mapExpression(program, node => (node.kind === 'number' ? { ...node, text: '7' } : node))
    expect(toPlain(shifted)).toContain('for k from 7 to 7 step 7 {')
    expect(toPlain(shifted)).toContain('m := (lo + hi)/7')
  })

  test('is written in plain notation', () => {
    expect(toPlain(programLine('f(x)', 'if x = 1 \n return [x] \n else \n a[2] := 5 [m] \n end'))).toBe(
      'program f(x) {\n  if x = 1 {\n    return [x]\n  } else {\n    a[2] := 5 [m]\n  }\n}',
    )
  })
})
