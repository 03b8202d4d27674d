/** Names of a formula, marked for drawing in their colours and for being pointed at. */
import { children, parseLatex } from '@calcwright/math/expression'
import type { Expression, Span, Statement } from '@calcwright/math/expression'

interface NamePlace {
  readonly name: string
  /** Null for one that is marked only because it has two readings. */
  readonly kind: 'variable' | 'function' | 'unknown' | null
  readonly span: Span
  /** Its index among the tokens with two readings. */
  readonly reading?: number
}

export interface MarkedFormula {
  readonly latex: string
  /** By the number in the class of each mark: `name-2` is names[2]. */
  readonly names: readonly string[]
}

/** Names that LaTeX sets as plain letters: a mark around them moves nothing. */
const PLAIN = /^(?:\p{L}[\p{L}\d]*|\\(?:mathrm|mathit)\{[^{}]*\}|\\[A-Za-z]+)(?:_(?:\{.*\}|.))?$/su
/** Operators keep the space around them. */
const OPERATOR = /^\\(?:(?:arc)?(?:sin|cos|tan)h?|cot|sec|csc|coth|ln|exp|operatorname\{[^{}]*\})$/
const LARGE = /^\\(?:sum|prod|int|lim|sqrt|frac|left|log|max|min|det|gcd|vert|partial|iint|oint)(?![a-zA-Z])/

/**
 * The same formula with a class around each name; unreadable ones stay as they are.
 * @param unknown names without a definition, which get a class of their own
 * @param all false marks the unknown ones only
 * @param readings where tokens with two readings stand, each of which gets the class `reading` with its number
 */
export function markNames(
  latex: string,
  unknown: readonly string[] = [],
  all = true,
  readings: readonly Span[] = [],
): MarkedFormula {
  const parsed = parseLatex(latex)
  const found = parsed.ok ? placesOf(parsed.value) : []
  const places = [
    ...found
      .filter(({ name }) => all || unknown.includes(name))
      .map(place => (unknown.includes(place.name) ? { ...place, kind: 'unknown' as const } : place)),
    ...readings.map((span): NamePlace => ({ name: '', kind: null, span: wholeGroup(latex, span) })),
  ]
  const readingAt = (span: Span): number =>
    readings.findIndex(({ start, end }) => span.start <= start && end <= span.end)
  const names: string[] = []
  let marked = ''
  let done = 0
  for (const { name, kind, span } of places.toSorted((a, b) => a.span.start - b.span.start)) {
    const text = latex.slice(span.start, span.end)
    const trimmed = text.trimEnd()
    const operator = OPERATOR.test(trimmed)
    if (span.start < done || LARGE.test(trimmed) || !(operator || PLAIN.test(trimmed))) continue
    const reading = readingAt(span)
    const classes = [
      ...(kind ? [`name-${kind} name-${names.length}`] : []),
      ...(reading >= 0 ? [`reading reading-${reading}`] : []),
    ]
    const mark = `\\class{${classes.join(' ')}}{${trimmed}}`
    marked += latex.slice(done, span.start) + (operator ? `\\mathop{${mark}}` : mark)
    marked += text.slice(trimmed.length)
    done = span.end
    if (kind) names.push(name)
  }
  return { latex: marked + latex.slice(done), names }
}

/** The span with `\mathrm{…}` around it when that holds nothing else: the letters are set alike. */
function wholeGroup(latex: string, { start, end }: Span): Span {
  const head = '\\mathrm{'
  const whole = latex.slice(0, start).endsWith(head) && latex[end] === '}'
  return whole ? { start: start - head.length, end: end + 1 } : { start, end }
}

function placesOf(statement: Statement): NamePlace[] {
  const places: NamePlace[] = []
  if (statement.kind !== 'definition' && statement.kind !== 'expression') return places
  collect(statement.value, places)
  if (statement.kind === 'expression') return places
  const { target } = statement
  if (target.kind === 'property') add(places, target.object, 'variable')
  else add(places, target.name, target.kind === 'function' ? 'function' : 'variable')
  if (target.kind === 'function')
    for (const parameter of target.parameters) add(places, parameter, 'variable')
  if (target.kind === 'element') for (const index of target.indexes) collect(index, places)
  return places
}

function collect(node: Expression, places: NamePlace[]): void {
  if (node.kind === 'name') add(places, node, 'variable')
  if (node.kind === 'call') places.push({ name: node.name, kind: 'function', span: node.nameSpan })
  if (node.kind === 'lambda') for (const parameter of node.parameters) add(places, parameter, 'variable')
  for (const child of children(node)) collect(child, places)
}

function add(
  places: NamePlace[],
  node: { readonly name: string; readonly span: Span },
  kind: NamePlace['kind'],
): void {
  places.push({ name: node.name, kind, span: node.span })
}
