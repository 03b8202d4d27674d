/** Text in plain notation as a tree: blocks in braces hold the lines between them. */
import type { AnyBlockType, Registry } from '../types.ts'
import type { PlainBlock, PlainLine, PlainNode, PlainProblem } from './nodes.ts'
import { readMarks } from './marks.ts'
import { isNote, piecesOf, type Piece } from './pieces.ts'
import { placementProblem, plainFormOf, blockFromWords } from './words.ts'

interface OpenBlock extends PlainBlock {
  readonly children: PlainNode[]
}

/** Braces that are open. */
interface Frame {
  /** Null where the line before the brace makes no block: what stands in it goes on where it is. */
  readonly block: OpenBlock | null
  /** Where lines go. */
  readonly list: PlainNode[]
}

/**
 * Reads lines of plain notation. Empty lines are left out; nothing else is lost: a brace without its
 * partner, and a block that may not stand where it is written, stay lines with a problem.
 * @param above types that the lines will stand in, from the direct parent outward
 */
export function readPlain(registry: Registry, text: string, above: readonly string[] = []): PlainNode[] {
  const reader = new PlainReader(registry, above)
  text.split(/\r\n|\r|\n/).forEach((line, index) => {
    if (line.trim() !== '') reader.read(line.trim(), index + 1)
  })
  return reader.finish()
}

/** How a node stands beside others, and its marks. */
type Place = Pick<PlainLine, 'beside' | 'marks' | 'id'>

class PlainReader {
  readonly #registry: Registry
  readonly #above: readonly string[]
  readonly #frames: Frame[] = []
  readonly #root: PlainNode[] = []
  #line = 0
  /** Place and marks of the next node. */
  #place: Place = {}
  /** The block whose own lines are being read. */
  #braced: { readonly head: string; readonly line: number; readonly lines: string[] } | null = null

  constructor(registry: Registry, above: readonly string[]) {
    this.#registry = registry
    this.#above = above
  }

  read(line: string, number: number): void {
    if (this.#braced) return this.#goOn(line)
    this.#line = number
    this.#readUnmarked(this.#withoutMark(line))
  }

  /** The line without its marks, and without that of one beside the line before it; there has to be one. */
  #withoutMark(line: string): string {
    const marked = this.#list.length > 0 ? BESIDE.exec(line)?.[1] : undefined
    const { rest, ...marks } = readMarks(marked ?? line)
    this.#place = { ...marks, ...(marked !== undefined && { beside: true }) }
    return rest
  }

  #takePlace(): Place {
    const place = this.#place
    this.#place = {}
    return place
  }

  #readUnmarked(line: string): void {
    if (this.#beginsBraced(line)) return
    const pieces = piecesOf(line)
    if (!this.#isStructure(pieces)) return this.#foreign(line, pieces)
    pieces.forEach(({ kind, text }, index) => {
      if (kind === 'close') this.#close()
      else if (kind === 'open') this.#open(pieces[index - 1] ?? this.#takeHeadBefore())
      else if (pieces[index + 1]?.kind !== 'open') this.#add(text)
    })
  }

  /** A block that reads the lines in its braces itself. */
  #beginsBraced(line: string): boolean {
    const at = line.indexOf('{')
    if (at < 0 || isNote(line)) return false
    const head = line.slice(0, at).trim()
    if (!blockFromWords(this.#registry, head, this.#containers, 'braced')) return false
    this.#braced = { head, line: this.#line, lines: [] }
    if (line.slice(at + 1).trim() !== '') this.#goOn(line.slice(at + 1))
    return true
  }

  #goOn(line: string): void {
    const { head, line: first, lines } = this.#braced!
    const at = closingBrace(line)
    const inside = (at < 0 ? line : line.slice(0, at)).trim()
    if (inside !== '') lines.push(inside)
    if (at < 0) return
    const text = [head, ...lines].join('\n')
    const worded = blockFromWords(this.#registry, text, this.#containers, 'braced')!
    this.#list.push({ ...this.#block(worded.type, worded.props, head), line: first })
    this.#braced = null
    const rest = line.slice(at + 1).trim()
    if (rest !== '') this.read(rest, this.#line)
  }

  finish(): PlainNode[] {
    if (this.#braced) {
      const { head, line, lines } = this.#braced
      this.#braced = null
      const text = `${head} {`
      const span = { start: text.length - 1, end: text.length }
      this.#list.push({ kind: 'line', text, line, problem: { message: NEVER_CLOSED, span } })
      lines.forEach((inside, index) => this.read(inside, line + index + 1))
    }
    while (this.#frames.length > 0) {
      const { block } = this.#frames.pop()!
      if (block) this.#dissolve(block)
    }
    return this.#root
  }

  get #list(): PlainNode[] {
    return this.#frames.at(-1)?.list ?? this.#root
  }

  /** Types that a line stands in, from the direct parent outward. */
  get #containers(): readonly string[] {
    return [...this.#frames.flatMap(({ block }) => block?.type ?? []).reverse(), ...this.#above]
  }

  /** Whether each brace that opens follows the words of a block, and each that closes has something to close. */
  #isStructure(pieces: readonly Piece[]): boolean {
    let open = this.#frames.length
    return pieces.every(({ kind }, index) => {
      if (kind === 'text') return true
      open += kind === 'open' ? 1 : -1
      if (kind === 'close') return open >= 0
      const before = pieces[index - 1]
      const head = before ? before.text : this.#headBefore()
      return before?.kind !== 'open' && before?.kind !== 'close' && head !== null && this.#head(head) !== null
    })
  }

  #head(text: string): ReturnType<typeof blockFromWords> {
    return blockFromWords(this.#registry, text, this.#containers, 'container', 'branch')
  }

  #branch(text: string): ReturnType<typeof blockFromWords> {
    return blockFromWords(this.#registry, text, this.#containers, 'branch')
  }

  /** The line above, where a brace begins a line of its own. */
  #headBefore(): string | null {
    const last = this.#list.at(-1)
    return last?.kind === 'line' && (!last.problem || this.#branch(last.text)) ? last.text : null
  }

  #takeHeadBefore(): PlainNode {
    const head = this.#list.pop()!
    const { beside, marks, id } = head
    this.#place = { ...(beside && { beside }), ...(marks && { marks }), ...(id !== undefined && { id }) }
    return head
  }

  /** A line whose braces are not of this notation. One that it leaves open ends at the next that closes. */
  #foreign(line: string, pieces: readonly Piece[]): void {
    const surplus = pieces[0]!.kind === 'close' && this.#frames.length === 0
    const problem = surplus ? { message: 'There is no { for this }.', span: { start: 0, end: 1 } } : undefined
    this.#list.push(this.#asLine(line, problem))
    if (pieces.at(-1)!.kind === 'open') this.#frames.push({ block: null, list: this.#list })
  }

  #asLine(text: string, problem?: PlainProblem): PlainLine {
    return { kind: 'line', text, line: this.#line, ...(problem && { problem }), ...this.#takePlace() }
  }

  /** A line between braces; `else` needs none of its own where the lines of an `if` stand. */
  #add(written: string): void {
    const text = Object.keys(this.#place).length > 0 ? written : this.#withoutMark(written)
    const worded = isNote(text)
      ? null
      : blockFromWords(this.#registry, text, this.#containers, 'in-place', 'word', 'branch')
    const problem = worded && (this.#unclear(worded.type, text) ?? this.#misplaced(worded.type, text))
    if (!worded || problem) this.#list.push(this.#asLine(text, problem ?? undefined))
    else this.#list.push(this.#block(worded.type, worded.props, text))
  }

  #block(type: AnyBlockType, props: object, text: string): OpenBlock {
    const { marks, ...place } = this.#takePlace()
    const all = { ...type.marksFromPlain?.(text), ...marks }
    return {
      kind: 'block',
      type: type.type,
      props,
      text,
      line: this.#line,
      children: [],
      ...place,
      ...(Object.keys(all).length > 0 && { marks: all }),
    }
  }

  #misplaced(type: AnyBlockType, text: string): PlainProblem | null {
    const message = placementProblem(this.#registry, type, this.#containers)
    return message === null ? null : { message, span: { start: 0, end: text.length } }
  }

  /** Behind a block that is closed `else` may be meant for that one, or for the one around it. */
  #unclear(type: AnyBlockType, text: string): PlainProblem | null {
    if (plainFormOf(type) !== 'branch' || !this.#blockBefore(type)) return null
    return {
      message: `Write ${type.type} with its braces: } ${text} {`,
      span: { start: 0, end: text.length },
    }
  }

  #open({ text: head, line = this.#line }: { readonly text: string; readonly line?: number }): void {
    const { type, props } = this.#head(head)!
    if (plainFormOf(type) === 'branch') this.#reopen(type)
    const problem = this.#misplaced(type, head)
    if (problem) {
      this.#list.push(this.#asLine(`${head} {`, problem))
      this.#frames.push({ block: null, list: this.#list })
      return
    }
    const block = { ...this.#block(type, props, head), line }
    this.#list.push(block)
    if (plainFormOf(type) === 'container') this.#frames.push({ block, list: block.children })
  }

  /** `} else {` goes on in the block that was closed last; texts between the two stay in it. */
  #reopen(branch: AnyBlockType): void {
    const block = this.#blockBefore(branch)
    if (!block) return
    const list = this.#list
    block.children.push(...list.splice(list.indexOf(block) + 1))
    this.#frames.push({ block, list: block.children })
  }

  /** The block that was closed last, where a branch may go on in it. */
  #blockBefore(branch: AnyBlockType): OpenBlock | undefined {
    const last = this.#list.findLast(node => node.kind === 'block' || !isNote(node.text))
    const isParent = last?.kind === 'block' && branch.placement?.parents?.includes(last.type)
    return isParent ? (last as OpenBlock) : undefined
  }

  #close(): void {
    const { block } = this.#frames.pop()!
    if (!block) this.#list.push(this.#asLine('}', { message: NOTHING_TO_CLOSE, span: { start: 0, end: 1 } }))
  }

  /** A block whose brace is never closed becomes its own first line, and its lines follow. */
  #dissolve(block: OpenBlock): void {
    const list = this.#list
    const lines = [block, ...block.children].map(node => {
      const opens = node === block || (node.kind === 'block' && this.#isBranch(node))
      if (node.kind === 'line' || !opens) return node
      const text = `${node === block ? '' : '} '}${node.text} {`
      const span = { start: text.length - 1, end: text.length }
      return { kind: 'line', text, line: node.line, problem: { message: NEVER_CLOSED, span } } as const
    })
    list.splice(list.indexOf(block), 1, ...lines)
  }

  #isBranch({ type }: PlainBlock): boolean {
    return this.#registry.get(type)?.divides === true
  }
}

/** Place of the brace that closes, outside of quotation marks and of names, `M_{y,Ed}`; -1 for none. */
function closingBrace(line: string): number {
  let isQuoted = false
  let inside = 0
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted
    else if (line[at] === '\\' && isQuoted) at += 1
    else if (line[at] === '{' && !isQuoted) inside += 1
    else if (line[at] === '}' && !isQuoted) {
      if (inside === 0) return at
      inside -= 1
    }
  }
  return -1
}

/** `& y := 2`: beside the line before it. */
const BESIDE = /^&(?!&)\s*(\S.*)$/

const NEVER_CLOSED = 'There is no } for this {.'

const NOTHING_TO_CLOSE = 'The line with the { of this } makes no block.'
