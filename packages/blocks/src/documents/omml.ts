/**
 * Formulas as Word has them (Office Math), so that they are edited there. Source: ECMA-376, part 1, 22.1.
 */
import { escapedXml } from './docx-parts.ts'
import { mathmlOf } from './mathml.ts'
import { readMathml } from './mathml-tree.ts'
import type { MathNode } from './mathml-tree.ts'
import { ERROR_COLOUR } from './model.ts'

/** @returns an `m:oMath` element */
export const ommlOf = (latex: string): string =>
  `<m:oMath>${rowOf(partsOf(readMathml(mathmlOf(latex, true))))}</m:oMath>`

/** Elements that only look after distances and looks. */
const TRANSPARENT = new Set(['math', 'mrow', 'mstyle', 'mpadded', 'semantics', 'merror', 'mphantom'])

/** The parts of a row; a row in brackets is one part. */
function partsOf(node: MathNode): readonly MathNode[] {
  if (!TRANSPARENT.has(node.tag) || isFalse(node)) return [node]
  return isFenced(node)
    ? [node]
    : node.children.flatMap(child => (isFenced(child) ? [child] : partsOf(child)))
}

/** Whether it is the answer of a check that fails (mathml.ts). */
const isFalse = ({ attributes }: MathNode): boolean => attributes.class === 'false'

const FALSE = `<w:b/><w:color w:val="${ERROR_COLOUR.slice(1).toUpperCase()}"/>`

const isFence = (node: MathNode | undefined, form: string): boolean =>
  node?.tag === 'mo' && node.attributes.fence === 'true' && node.attributes.form === form

const isFenced = ({ tag, children }: MathNode): boolean =>
  tag === 'mrow' &&
  children.length >= 2 &&
  isFence(children[0], 'prefix') &&
  isFence(children.at(-1), 'postfix')

const SUMS = /^[∑∏∫∬∭∮⋃⋂]$/

/** Signs that end what stands behind a sum sign or an integral. */
const ENDS = /^(?:[=<>≤≥≠+±,;−-]|:=|∧|∨)$/

function rowOf(parts: readonly MathNode[]): string {
  let xml = ''
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at]!
    const sum = sumOf(part)
    if (!sum) {
      xml += partOf(part)
      continue
    }
    const end = parts.findIndex((one, place) => place > at && one.tag === 'mo' && ENDS.test(one.text))
    const operand = parts.slice(at + 1, end < 0 ? parts.length : end)
    xml += nary(sum, operand)
    at += operand.length
  }
  return xml
}

interface Sum {
  readonly sign: string
  readonly below: MathNode | undefined
  readonly above: MathNode | undefined
  readonly isUnder: boolean
}

function sumOf({ tag, text, children }: MathNode): Sum | null {
  if (tag === 'mo' && SUMS.test(text))
    return { sign: text, below: undefined, above: undefined, isUnder: false }
  const [base, first, second] = children
  if (base?.tag !== 'mo' || !SUMS.test(base.text)) return null
  const sign = base.text
  switch (tag) {
    case 'msubsup':
    case 'munderover':
      return { sign, below: first, above: second, isUnder: tag === 'munderover' }
    case 'msub':
    case 'munder':
      return { sign, below: first, above: undefined, isUnder: tag === 'munder' }
    case 'msup':
    case 'mover':
      return { sign, below: undefined, above: first, isUnder: tag === 'mover' }
    default:
      return null
  }
}

function nary({ sign, below, above, isUnder }: Sum, operand: readonly MathNode[]): string {
  const hidden = (name: string, part: MathNode | undefined): string =>
    part ? '' : `<m:${name}Hide m:val="1"/>`
  const own = `<m:naryPr><m:chr m:val="${sign}"/><m:limLoc m:val="${isUnder ? 'undOvr' : 'subSup'}"/>${hidden('sub', below)}${hidden('sup', above)}</m:naryPr>`
  return `<m:nary>${own}${slot('sub', below)}${slot('sup', above)}<m:e>${rowOf(operand)}</m:e></m:nary>`
}

const slot = (name: string, node: MathNode | undefined): string =>
  `<m:${name}>${node ? rowOf(partsOf(node)) : ''}</m:${name}>`

function partOf(node: MathNode): string {
  const { tag, children, text } = node
  const [first, second, third] = children
  if (isFenced(node)) return fenced(node)
  if (isFalse(node)) return run('false', 'text', FALSE)
  switch (tag) {
    case 'mi':
      // LibreOffice reads upright words such as `size` or `over` as commands unless they are text.
      return run(text, isUpright(node) ? (/^\p{L}+$/u.test(text) ? 'text' : 'p') : undefined)
    case 'mn':
      return run(text, 'p')
    case 'mo':
      // An applied function, a product without a sign.
      return run(text.replace(/[\u2061-\u2064]/g, ''))
    case 'mtext':
      return run(withQuotes(text), 'text')
    case 'mspace':
      return Number.parseFloat(node.attributes.width ?? '0') > 0 ? run('\u2009') : ''
    case 'mfrac':
      return `<m:f>${slot('num', first)}${slot('den', second)}</m:f>`
    case 'msqrt':
      return `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/><m:e>${rowOf(children.flatMap(partsOf))}</m:e></m:rad>`
    case 'mroot':
      return `<m:rad>${slot('deg', second)}${slot('e', first)}</m:rad>`
    case 'msub':
      return isLimit(first)
        ? limit(first!, second)
        : `<m:sSub>${slot('e', first)}${slot('sub', second)}</m:sSub>`
    case 'msup':
      return raised(first, second)
    case 'msubsup':
      return `<m:sSubSup>${slot('e', first)}${slot('sub', second)}${slot('sup', third)}</m:sSubSup>`
    case 'munder':
      return limit(first!, second)
    case 'mover':
      return accent(first, second)
    case 'munderover':
      return `<m:limUpp><m:e>${limit(first!, second)}</m:e>${slot('lim', third)}</m:limUpp>`
    case 'mtable':
      return table(node)
    case 'menclose':
      return rowOf(children.flatMap(partsOf))
    default:
      return TRANSPARENT.has(tag) ? rowOf(partsOf(node)) : ''
  }
}

/** LibreOffice takes straight quotation marks in a formula for the ends of a text, and drops them. */
const withQuotes = (text: string): string =>
  text.replaceAll(/"([^"]*)"/g, '\u201c$1\u201d').replaceAll('"', '\u2033')

/** Names of more letters than one stand upright in MathML. */
const isUpright = ({ text, attributes }: MathNode): boolean =>
  attributes.mathvariant === 'normal' || [...text].length > 1

/**
 * @param style `p` for upright letters, `text` for words
 * @param look properties of the run behind its font
 */
function run(text: string, style?: 'p' | 'text', look = ''): string {
  if (text === '') return ''
  const own = style === 'text' ? '<m:nor/>' : style ? `<m:sty m:val="${style}"/>` : ''
  const font = `<w:rPr><w:rFonts w:ascii="Cambria Math" w:hAnsi="Cambria Math"/>${look}</w:rPr>`
  return `<m:r>${own === '' ? '' : `<m:rPr>${own}</m:rPr>`}${font}<m:t xml:space="preserve">${escapedXml(text)}</m:t></m:r>`
}

function fenced({ children }: MathNode): string {
  const [begin, end] = [children[0]!.text, children.at(-1)!.text]
  const own = `<m:dPr><m:begChr m:val="${escapedXml(begin)}"/><m:endChr m:val="${escapedXml(end)}"/></m:dPr>`
  return `<m:d>${own}<m:e>${rowOf(children.slice(1, -1).flatMap(partsOf))}</m:e></m:d>`
}

const isEmpty = (node: MathNode | undefined): boolean =>
  !node || (TRANSPARENT.has(node.tag) && node.children.every(isEmpty))

/** The sign of degrees stands above nothing. */
function raised(base: MathNode | undefined, script: MathNode | undefined): string {
  if (isEmpty(base) && script?.text === '∘') return run('°', 'p')
  if (isEmpty(base)) return script ? partOf(script) : ''
  return `<m:sSup>${slot('e', base)}${slot('sup', script)}</m:sSup>`
}

const isLimit = (node: MathNode | undefined): boolean => /^(?:lim|max|min|sup|inf)$/.test(node?.text ?? '')

const limit = (base: MathNode, below: MathNode | undefined): string =>
  `<m:limLow>${slot('e', base)}${slot('lim', below)}</m:limLow>`

/** Accents by the sign that MathML puts over a letter. */
const ACCENTS: ReadonlyMap<string, string> = new Map([
  ['→', '\u20d7'],
  ['^', '\u0302'],
  ['~', '\u0303'],
  ['˙', '\u0307'],
  ['.', '\u0307'],
  ['¨', '\u0308'],
  ['˘', '\u0306'],
  ['ˇ', '\u030c'],
  ['´', '\u0301'],
  ['`', '\u0300'],
  ['˚', '\u030a'],
  ['‾', '\u0305'],
  ['¯', '\u0305'],
  ['ˉ', '\u0305'],
])

function accent(base: MathNode | undefined, over: MathNode | undefined): string {
  const sign = ACCENTS.get(over?.text ?? '')
  if (sign) return `<m:acc><m:accPr><m:chr m:val="${sign}"/></m:accPr>${slot('e', base)}</m:acc>`
  return `<m:limUpp>${slot('e', base)}${slot('lim', over)}</m:limUpp>`
}

function table({ children }: MathNode): string {
  const rows = children.map(row => row.children)
  const width = Math.max(1, ...rows.map(row => row.length))
  const side = rows[0]?.[0]?.attributes.class?.includes('left') ? 'left' : 'center'
  const columns = `<m:mc><m:mcPr><m:count m:val="${width}"/><m:mcJc m:val="${side}"/></m:mcPr></m:mc>`
  const cells = rows.map(row => {
    const all = Array.from({ length: width }, (_, at) => row[at])
    return `<m:mr>${all.map(cell => `<m:e>${cell ? rowOf(cell.children.flatMap(partsOf)) : ''}</m:e>`).join('')}</m:mr>`
  })
  return `<m:m><m:mPr><m:mcs>${columns}</m:mcs></m:mPr>${cells.join('')}</m:m>`
}
