/** Formulas in LaTeX, among them what handcalcs writes: the symbols, the numbers put in, and the result. */
import { parseLatex, toPlain } from '@calcwright/math/expression'
import { isBoxUnit, isUnit } from '@calcwright/math/units'
import type { ImportedLine, StoredResult } from '../imported.ts'

export function formulasOfLatex(latex: string): Omit<ImportedLine, 'line'>[] {
  return rowsOf(latex).map(row => {
    try {
      return { kind: 'formula', source: row, ...formulaOf(row) }
    } catch (error) {
      return { kind: 'kept', plain: `# ${row}`, source: row, remark: (error as Error).message }
    }
  })
}

/** Formulas of an aligned block; several stand in a row where handcalcs lists values. */
function rowsOf(latex: string): string[] {
  return (
    latex
      .replaceAll(/\$\$|\\\[(?!\d)|(?<!\\)\\\]|\\(?:begin|end)\{[^}]*\}/g, ' ')
      // A row that begins with an equals sign goes on with the one above.
      .replaceAll(/\\\\(?:\[[^\]]*\])?\s*&=/g, ' = ')
      .split(/\\\\(?:\[[^\]]*\])?|\\;\s*&/)
      .map(row =>
        row
          .replaceAll(/\\tag\{[^}]*\}/g, '')
          .replaceAll('&', ' ')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      )
      .map(row => row.replace(/^(?:\\[;,!\s]\s*)+/, '').replace(/(?:\s*\\[;,!\s])+$/, ''))
      .filter(row => row !== '')
  )
}

/** @throws Error with a sentence */
function formulaOf(written: string): Pick<ImportedLine, 'plain' | 'stored'> {
  const comment = /(?:\\;\s*)*\\text(?:rm)?\{\((.*)\)\}\s*$/.exec(written)
  const row = comment ? written.slice(0, comment.index) : written
  const parts = sidesOf(row.replaceAll(/\\(?:coloneqq?|mathrel\{:=\})|:=/g, '='))
  const remark = comment ? ` // ${comment[1]!}` : ''
  if (parts.length === 1) return { plain: `${plainOf(parts[0]!)} =${remark}` }
  const [name, value] = [plainOf(parts[0]!), plainOf(parts[1]!)]
  if (!/^\p{L}[\p{L}\d_~]*(?:\([^()]*\))?$/u.test(name))
    throw new Error('Only formulas that define a name are calculated here.')
  const isAlone = parts.length === 2
  const stored = isAlone ? undefined : storedIn(plainOf(parts.at(-1)!))
  const isValue = /^-?[\d.]+(?: \[[^\]]*\])?$/.test(value)
  const shown = isValue || name.endsWith(')') ? '' : stored?.unit ? ` = [${stored.unit}]` : ' ='
  return { plain: `${name} := ${value}${shown}${remark}`, ...(stored && { stored }) }
}

/** The sides of the equals signs that stand in no bracket. */
function sidesOf(row: string): string[] {
  const sides = ['']
  let depth = 0
  for (const sign of row) {
    if ('{(['.includes(sign)) depth++
    if (')}]'.includes(sign)) depth--
    if (sign === '=' && depth === 0) sides.push('')
    else sides[sides.length - 1] += sign
  }
  return sides.map(side => side.trim()).filter(side => side !== '')
}

/** A unit behind a number, as `\mathrm{kN}`, with a power behind its brace or in it. */
const UNIT =
  /(?<=[\d}])\s*(?:\\[\s,;:]\s*|~)*\\(?:mathrm|text|textrm|rm|operatorname)\{\s*((?:[a-zA-Zµ°%]+(?:\^\{?-?\d+\}?)?(?:\s*(?:\/|\\cdot|\*)\s*)?)+)\}(?:\s*\^\s*\{?(-?\d+)\}?)?/g

function plainOf(latex: string): string {
  const withUnits = latex.replaceAll(UNIT, (whole, unit: string, power: string | undefined) => {
    const names = unit.match(/[a-zA-Zµ°%]+/g) ?? []
    if (!names.every(isUnit)) return whole
    const text = unit.replaceAll(/\\cdot\s*/g, '\\cdot ').trim()
    return `\\,\\class{unit}{\\mathrm{${text}}${power === undefined ? '' : `^{${power}}`}}`
  })
  const parsed = parseLatex(withUnits.replaceAll(/\\[;,!:]|\\ /g, ' '), { isUnit: isBoxUnit })
  if (!parsed.ok) throw new Error(parsed.problem.message)
  return toPlain(parsed.value).replace(/ =$/, '')
}

/** The result that the text shows, with the digits that it shows. */
function storedIn(plain: string): StoredResult | undefined {
  const [, number, unit = ''] = /^(-?[\d.]+(?:e-?\d+)?)(?: \[([^\]]+)\])?$/i.exec(plain) ?? []
  if (number === undefined) return undefined
  const digits = number.replace(/e.*$/i, '').replaceAll(/[-.]/g, '').replace(/^0+/, '').length
  return { value: Number(number), unit, digits: Math.max(1, digits) }
}
