import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseLatex } from './parser-latex.ts'
import { parsePlain, parseUnit } from './parser-plain.ts'
import { toLatex } from './printers/latex.ts'
import { toPlain, unitToPlain } from './printers/plain.ts'
import { expression, statement, unit } from './testing/arbitrary.ts'
import { prefixForm } from './testing/notation.ts'
import type { Parsed, Statement } from './tree.ts'
import { sized } from '../../../../tests/full.ts'

/** An implicit product may come back with its sign, where side by side would read otherwise. */
function form(node: Parameters<typeof prefixForm>[0]): string {
  return prefixForm(node).replaceAll('(·', '(*')
}

function parsed(result: Parsed<Statement>): Statement {
  if (!result.ok) throw new Error(result.problem.message)
  return result.value
}

const RUNS = { numRuns: sized({ usual: 500, full: 4000 }) }

describe('round trips', () => {
  it.each([
    ['20 [mm^2]', '20\\,\\class{unit}{\\mathrm{mm}^{2}}'],
    ['20 [mm]^2', '\\left(20\\,\\class{unit}{\\mathrm{mm}}\\right)^{2}'],
    ['(3 [m])^-1', '\\left(3\\,\\class{unit}{\\mathrm{m}}\\right)^{-1}'],
  ])('tell a power of the quantity %s from one of its unit', (plain, latex) => {
    const line = parsed(parsePlain(plain))
    expect(toLatex(line)).toBe(latex)
    expect(form(parsed(parseLatex(latex)))).toBe(form(line))
  })

  it.each(['0 xA + 1', '0 b1', '0 xyz'])('keeps %s from becoming a number', plain => {
    const line = parsed(parsePlain(plain))
    expect(form(parsed(parsePlain(toPlain(line))))).toBe(form(line))
  })

  it.each(['A[0] := (0 = [x])', 'a := (x = [])', 'a := not (b = [m^2])'])(
    'tell the equation with a list in %s from a unit that is asked for',
    plain => {
      const line = parsed(parsePlain(plain))
      expect(line).toMatchObject({ kind: 'definition', show: false })
      expect(form(parsed(parsePlain(toPlain(line))))).toBe(form(line))
      expect(form(parsed(parseLatex(toLatex(line))))).toBe(form(line))
    },
  )

  it.each(['(x = 0) xor 0 =', '(x[0] = 0) or y', '(f(x) = 0) and y ='])(
    'keep the equation at the begin of %s from defining',
    plain => {
      const line = parsed(parsePlain(plain))
      expect(form(parsed(parsePlain(toPlain(line))))).toBe(form(line))
      expect(form(parsed(parseLatex(toLatex(line))))).toBe(form(line))
    },
  )

  it('of lines through plain notation', () => {
    fc.assert(
      fc.property(statement, line => {
        const text = toPlain(line)
        expect(form(parsed(parsePlain(text))), text).toBe(form(line))
      }),
      RUNS,
    )
  })

  it('of lines through LaTeX', () => {
    fc.assert(
      fc.property(statement, line => {
        const text = toLatex(line)
        expect(form(parsed(parseLatex(text))), text).toBe(form(line))
      }),
      RUNS,
    )
  })

  it('of expressions, which the parsers read as equations', () => {
    fc.assert(
      fc.property(expression, node => {
        const plain = parsed(parsePlain(toPlain(node), { context: 'expression' }))
        const latex = parsed(parseLatex(toLatex(node), { context: 'expression' }))
        expect(form(plain)).toBe(form(node))
        expect(form(latex)).toBe(form(node))
      }),
      RUNS,
    )
  })

  it('prints what it read from its own print the same way', () => {
    fc.assert(
      fc.property(statement, line => {
        const plain = toPlain(line)
        expect(toPlain(parsed(parsePlain(plain)))).toBe(plain)
        const latex = toLatex(line)
        expect(toLatex(parsed(parseLatex(latex)))).toBe(latex)
      }),
      RUNS,
    )
  })

  it('of units', () => {
    fc.assert(
      fc.property(unit, node => {
        const result = parseUnit(unitToPlain(node))
        expect(result.ok && unitToPlain(result.value)).toBe(unitToPlain(node))
      }),
    )
  })
})
