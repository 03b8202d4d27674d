/** Reading LaTeX by its tokens, without knowing what they mean. */

export interface LatexToken {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Splits into commands, braces and single characters; spaces after a command belong to it. */
export function tokenise(latex: string): LatexToken[] {
  const tokens: LatexToken[] = []
  for (const match of latex.matchAll(/\\[a-zA-Z]+\*?|\\.|[\s\S]/gu))
    tokens.push({ text: match[0], start: match.index, end: match.index + match[0].length })
  return tokens
}

const BINARY_SIGN = /^(?:[+\-*/]|\\(?:cdot|times|pm|div|ast))$/
const RELATION_SIGN = /^(?:[=<>]|\\(?:le|ge|ne|leq|geq|neq|lt|gt|coloneq))$/

/**
 * The same formula with the given span marked by a class, `problem` by default, for drawing only. The span is
 * widened until it holds whole groups; a span that cannot be marked leaves the formula as it is. An empty span
 * at the end marks the place after the last sign.
 */
export function markSpan(
  latex: string,
  span: { readonly start: number; readonly end: number },
  name = 'problem',
): string {
  if (span.start >= latex.trimEnd().length) return `${latex}\\class{${name}}{\\enspace}`
  const tokens = tokenise(latex)
  const wanted = tokens.filter(
    token => token.end > span.start && token.start < Math.max(span.end, span.start + 1),
  )
  const first = wanted[0]
  const last = wanted.at(-1)
  if (!first || !last) return latex
  const [from, to] = widen(tokens, tokens.indexOf(first), tokens.indexOf(last))
  const start = tokens[from]!.start
  const end = tokens[to]!.end
  return latex.slice(0, start) + mark(latex.slice(start, end), name) + latex.slice(end)
}

function mark(text: string, name: string): string {
  const marked = `\\class{${name}}{${text}}`
  if (BINARY_SIGN.test(text.trim())) return `\\mathbin{${marked}}`
  return RELATION_SIGN.test(text.trim()) ? `\\mathrel{${marked}}` : marked
}

/** Grows a range of tokens until braces and \left…\right in it are in pairs and no command loses its arguments. */
function widen(tokens: readonly LatexToken[], from: number, to: number): readonly [number, number] {
  let [start, end] = [from, to]
  for (let changed = true; changed;) {
    const grown = balance(tokens, start, end)
    const withHead = includeHead(tokens, grown[0])
    const withTail = includeArguments(tokens, withHead, grown[1])
    changed = withHead !== start || withTail !== end
    start = withHead
    end = withTail
  }
  return [start, end]
}

const depthOf = (token: LatexToken): number =>
  token.text === '{' || token.text === '\\left' || token.text === '\\begin'
    ? 1
    : token.text === '}' || token.text === '\\right' || token.text === '\\end'
      ? -1
      : 0

function balance(tokens: readonly LatexToken[], from: number, to: number): readonly [number, number] {
  let [start, end] = [from, to]
  let depth = 0
  let lowest = 0
  for (let at = start; at <= end; at++) {
    depth += depthOf(tokens[at]!)
    lowest = Math.min(lowest, depth)
  }
  while (lowest < 0 && start > 0) {
    start--
    const step = depthOf(tokens[start]!)
    lowest += step
    depth += step
  }
  while (depth > 0 && end < tokens.length - 1) {
    end++
    depth += depthOf(tokens[end]!)
  }
  return [start, end]
}

/** A token beside a place, and on which side of it the place is. */
export interface AdjacentToken {
  readonly start: number
  readonly end: number
  readonly side: 'left' | 'right'
}

/** Tokens behind which a slot begins, so that nothing stands left of the caret. */
const OPENS = /^(?:[{[&^_]|\\\\|\\(?:left|begin))$/

/** Tokens beside a place of a formula, in the same slot; null in an empty slot. */
export function adjacentToken(latex: string, at: number): AdjacentToken | null {
  const tokens = tokenise(latex).filter(({ text }) => text.trim() !== '')
  const index = tokens.findLastIndex(({ end }) => end <= at)
  const before = tokens[index]
  const after = tokens[index + 1]
  const inBegin = before?.text === '}' && tokens[groupStart(tokens, index) - 1]?.text === '\\begin'
  const opens = !before || OPENS.test(before.text) || inBegin || tokens[index - 1]?.text === '\\left'
  if (!opens) return { start: before.start, end: before.end, side: 'right' }
  if (!after || /^(?:[}&]|\\\\|\\(?:right|end))$/.test(after.text)) return null
  return { start: after.start, end: after.end, side: 'left' }
}

/** `^`, `_`, and commands with arguments take the group that follows them along. */
const HEADS =
  /^(?:\^|_|\\(?:frac|sqrt|class|mathrm|operatorname|left|right|begin|end|vec|dot|ddot|bar|hat|tilde|check|text|placeholder))$/

function includeHead(tokens: readonly LatexToken[], from: number): number {
  let start = from
  if (tokens[start]!.text === '^' || tokens[start]!.text === '_') start = previousOperand(tokens, start)
  while (start > 0 && isArgumentOf(tokens, start)) start = argumentOwner(tokens, start)
  return start
}

function isArgumentOf(tokens: readonly LatexToken[], at: number): boolean {
  return argumentOwner(tokens, at) !== at
}

/** Index of the head whose argument starts at `at`, or `at`. Earlier arguments are stepped over. */
function argumentOwner(tokens: readonly LatexToken[], at: number): number {
  if (tokens[at]!.text !== '{') {
    const before = tokens[at - 1]?.text
    return before === '\\left' || before === '\\right' ? at - 1 : at
  }
  let owner = at - 1
  while (owner > 0 && tokens[owner]!.text === '}') owner = groupStart(tokens, owner) - 1
  return owner >= 0 && HEADS.test(tokens[owner]!.text) ? owner : at
}

function groupStart(tokens: readonly LatexToken[], close: number): number {
  let depth = 0
  for (let at = close; at >= 0; at--) {
    if (tokens[at]!.text === '}') depth++
    if (tokens[at]!.text === '{' && --depth === 0) return at
  }
  return 0
}

function previousOperand(tokens: readonly LatexToken[], at: number): number {
  if (at === 0) return 0
  return tokens[at - 1]!.text === '}' ? groupStart(tokens, at - 1) : at - 1
}

/** A marked `\frac` or `^` takes its arguments along. */
function includeArguments(tokens: readonly LatexToken[], from: number, to: number): number {
  let end = to
  if (HEADS.test(tokens[end]!.text) && end < tokens.length - 1) end++
  const first = tokens[from]!.text
  const takesGroups = HEADS.test(first) || tokens[end]!.text === '}'
  if (!takesGroups) return end
  while (tokens[end + 1]?.text === '{') end = balance(tokens, end + 1, end + 1)[1]
  return end
}
