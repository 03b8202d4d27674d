/** Formulas of papers have other things around and within them than the LaTeX that the formula language reads. */
import { nodesIn, parseLatex, unitNames } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import { siunitx } from './siunitx.ts'

const ENVIRONMENT =
  /\\begin\{((?:equation|align|gather|multline|eqnarray|displaymath|math|aligned|alignat|split|gathered|flalign)\*?)\}(?:\{\d+\})?([\s\S]*?)\\end\{\1\}/

/** Labels, numbers and other things that belong to the page. */
const OF_THE_PAGE =
  /\\(?:label|tag\*?|intertext|vspace\*?|hspace\*?)\{[^{}]*\}|\\(?:nonumber|notag|displaystyle|limits|nolimits|qquad|quad)(?![a-zA-Z])/g

/** Each formula of `equation`, `align` and other environments as a line of its own. */
export function linesOfEnvironments(text: string): string {
  let rest = text
  for (let found = ENVIRONMENT.exec(rest); found; found = ENVIRONMENT.exec(rest)) {
    const body = found[2]!.replace(OF_THE_PAGE, '')
    const rows = splitOutside(body, /^\\\\(?:\[[^\]]*\])?/).map(row => splitOutside(row, /^&/).join(''))
    const lines = rows.map(row => row.trim().replaceAll(/\s*\n\s*/g, ' ')).filter(row => row !== '')
    const [before, behind] = [rest.slice(0, found.index), rest.slice(found.index + found[0].length)]
    rest = [before.trimEnd(), ...lines, behind.trimStart()].filter(part => part !== '').join('\n')
  }
  return rest
}

/** Splits at a separator that stands in no inner environment, such as a matrix. */
function splitOutside(text: string, separator: RegExp): string[] {
  const parts: string[] = []
  let part = ''
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const rest = text.slice(at)
    if (rest.startsWith('\\begin{')) depth += 1
    if (rest.startsWith('\\end{')) depth -= 1
    const found = depth === 0 ? separator.exec(rest)?.[0] : undefined
    if (found) {
      parts.push(part)
      part = ''
      at += found.length - 1
    } else part += text[at]
  }
  return [...parts, part]
}

/** A formula as papers write it: packages for units, digits in groups, upright units, a full stop at its end. */
export function formulaOfPaper(latex: string): string {
  const plain = siunitx(latex.replace(OF_THE_PAGE, ''))
    .replaceAll(/(\d)\{,\}(?=\d)/g, '$1.')
    .replaceAll(/(\d)(?:\\,|\{\\,\}|\\;)(?=\d{3}(?!\d))/g, '$1')
    .replaceAll(/\\(?:approx|simeq|cong)(?![a-zA-Z])/g, '=')
    .replace(/[\s.,;]+$/, '')
  return withUprightUnits(plain)
}

const SPACE = String.raw`(?:\\[,;: ]|~|\s)*`
const UPRIGHT = String.raw`\\(?:mathrm|text|textrm|mathsf|operatorname)\s*\{(?:[^{}]|\^\{[^{}]*\})*\}`
const POWER = String.raw`(?:\s*\^\s*(?:\{\s*-?\d+\s*\}|-?\d))?`
const PART = String.raw`(?:\\mu(?![a-zA-Z])\s*)?(?:${UPRIGHT}|\\Omega(?![a-zA-Z]))${POWER}`
const UNIT = String.raw`${PART}(?:${SPACE}(?:/|\\cdot(?![a-zA-Z])|\\times(?![a-zA-Z]))?${SPACE}${PART})*`
const FRACTION = String.raw`\\[dt]?frac\s*\{\s*${UNIT}\s*\}\s*\{\s*${UNIT}\s*\}`
/** Upright words behind a number, or behind its power of ten. */
const BEHIND_NUMBER = new RegExp(String.raw`(\d\}?)(${SPACE})(${FRACTION}|${UNIT})`, 'g')

/** Puts upright units behind numbers into the box of a unit, also below the same words as names. */
function withUprightUnits(latex: string): string {
  return latex.replaceAll(
    BEHIND_NUMBER,
    (all: string, digit: string, _: string, unit: string, at: number) => {
      const behind = latex.slice(at + all.length)
      // An integral ends with an upright d, and e has exponents.
      if (/^\\mathrm\s*\{\s*[de]\s*\}/.test(unit) && /^\s*[\\a-zA-Z^]/.test(behind)) return all
      const spaced = unit
        .replaceAll(/\\mathrm\s*\{\s*([kMGm])\s*\}\s*\\Omega/g, '\\mathrm{$1Ohm}')
        .replaceAll(/\\mu\s*\\mathrm\s*\{/g, '\\mathrm{u')
        .replaceAll(/\\[,;: ]|~/g, '\\cdot ')
      const box = `\\class{unit}{${spaced.replaceAll(/\\(?:text|textrm|mathsf|operatorname)(?=\s*\{)/g, '\\mathrm')}}`
      return isUnitBox(box) ? `${digit}${box}` : all
    },
  )
}

function isUnitBox(box: string): boolean {
  const read = parseLatex(`1${box}`)
  if (!read.ok || read.value.kind !== 'expression') return false
  const quantities = nodesIn(read.value.value).filter(node => node.kind === 'quantity')
  return quantities.length > 0 && quantities.every(({ unit }) => unitNames(unit).every(name => isUnit(name)))
}
