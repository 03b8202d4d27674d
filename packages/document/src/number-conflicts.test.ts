import { describe, expect, it, test } from 'vitest'
import { resolveNumberConflicts } from './number-conflicts.ts'
import { testRegistry as registry } from './test-types.ts'
import type { ResolvedNumber } from './types.ts'
import { Worksheet } from './worksheet.ts'

/** Two people with one formula open; each hears of what was settled. */
function two(latex: string) {
  const start = Worksheet.create(registry, { blocks: [{ id: 'x', type: 'formula', props: { latex } }] })
  const sheets = [0, 1].map(() => Worksheet.load(registry, start.encode()))
  const notified: ResolvedNumber[][] = [[], []]
  sheets.forEach((sheet, who) => sheet.onNumbersMet(resolveNumberConflicts, met => notified[who]!.push(met)))
  const exchange = () => {
    // A settlement in one window is a change for the other.
    for (let round = 0; round < 3; round++) {
      const [a, b] = sheets.map(sheet => sheet.encode())
      sheets[0]!.merge(b!)
      sheets[1]!.merge(a!)
    }
  }
  const latexOf = () => sheets.map(sheet => (sheet.block('x')!.props as { latex: string }).latex)
  const write = (who: number, ...texts: string[]) =>
    texts.forEach(text => sheets[who]!.apply({ kind: 'setProps', id: 'x', props: { latex: text } }))
  return { sheets, notified, exchange, latexOf, write }
}

describe('two people change one number at once', () => {
  test.each<[string, string, readonly string[], readonly string[], readonly string[]]>([
    ['typed over', 'x=12', ['x=1', 'x=13'], ['x=1', 'x=14'], ['x=13', 'x=14']],
    ['typed over by other digits', 'x=12', ['x=2', 'x=25', 'x=250'], ['x=1', 'x=13'], ['x=250', 'x=13']],
    ['the last digit', 'x=12', ['x=1', 'x=13'], ['x=1', 'x=15'], ['x=13', 'x=15']],
    ['emptied first', 'x=12', ['x=1', 'x=', 'x=3', 'x=37'], ['x=1', 'x=', 'x=4'], ['x=37', 'x=4']],
    ['the first digit', 'x=12', ['x=2', 'x=32'], ['x=12', 'x=1', 'x=17'], ['x=32', 'x=17']],
    ['with a decimal point', 'x=1.5m', ['x=m', 'x=2.5m'], ['x=m', 'x=3.25m'], ['x=2.5m', 'x=3.25m']],
    ['in an exponent', 'x^{12}', ['x^{1}', 'x^{13}'], ['x^{1}', 'x^{14}'], ['x^{13}', 'x^{14}']],
  ])('%s: one of the two stands', (_, before, mine, theirs, after) => {
    const { write, exchange, latexOf, notified } = two(before)
    write(0, ...mine)
    write(1, ...theirs)
    exchange()
    const [a, b] = latexOf()
    expect(a).toBe(b)
    expect(after).toContain(a)
    expect(notified.map(one => one.length > 0)).toEqual([true, true])
    expect(notified.flat().filter(({ own }) => own).length).toBe(1)
  })

  test.each<[string, string, readonly string[], readonly string[], readonly string[]]>([
    ['digits at its end', 'x=12', ['x=123'], ['x=124'], ['x=1234', 'x=1243']],
    ['terms behind it', 'x=1', ['x=1+12'], ['x=1+34'], ['x=1+12+34', 'x=1+34+12']],
    ['numbers where there was none', 'x=', ['x=1', 'x=13'], ['x=1', 'x=14'], ['x=1314', 'x=1413']],
    ['another number', 'x=12+34', ['x=1+34', 'x=13+34'], ['x=12+3', 'x=12+35'], ['x=13+35']],
    [
      'fractions',
      'x=',
      ['x=1', 'x=\\frac{1}{2}'],
      ['x=3', 'x=\\frac{3}{4}'],
      ['x=\\frac{1}{2}\\frac{3}{4}', 'x=\\frac{3}{4}\\frac{1}{2}'],
    ],
  ])('%s: both stay', (_, before, mine, theirs, after) => {
    const { write, exchange, latexOf } = two(before)
    write(0, ...mine)
    write(1, ...theirs)
    exchange()
    const [a, b] = latexOf()
    expect(a).toBe(b)
    expect(after).toContain(a)
  })

  it('one after the other: the later one stands, and nobody is notified', () => {
    const { write, exchange, latexOf, notified } = two('x=12')
    write(0, 'x=1', 'x=13')
    exchange()
    write(1, 'x=1', 'x=14')
    exchange()
    write(0, 'x=', 'x=5')
    exchange()
    write(1, 'x=65')
    exchange()
    expect(latexOf()).toEqual(['x=65', 'x=65'])
    expect(notified).toEqual([[], []])
  })
})
