/** Lines of Calcpad as lines of plain notation. */
import type { Imported, ImportedLine } from '../imported.ts'
import { loopHead, withDecimals } from '../loops.ts'
import { NameTable } from '../names.ts'
import { blockLines, isBlock } from './blocks.ts'
import type { Block } from './blocks.ts'
import { controlOf } from './control.ts'
import type { Control } from './control.ts'
import { isSlow } from './functions.ts'
import { ITEM, LateNames, VARIABLE } from './late-names.ts'
import { changeLines } from './modified.ts'
import { IMAGINARY, parseFormula } from './parse.ts'
import { piecesOf, readText } from './pieces.ts'
import type { Piece } from './pieces.ts'
import { plotLines } from './plots.ts'
import { printFormula, printUnit } from './print.ts'
import { shapeOf } from './shapes.ts'
import type { Shape } from './shapes.ts'
import type { Source, SourceLine } from './source.ts'
import { assignedIn, boundIn } from './tree.ts'
import type { Node } from './tree.ts'

/** Lines of a row; further pieces of a line begin rows of their own. */
const MOST_IN_A_ROW = 4

const FUNCTION = /^([\p{L}_][^\s()=.;]*)\s*\(([^()]*)\)\s*=(?!=)(.*)$/su
/** A macro that nothing defines: its file was not given. */
const MACRO = /[\p{L}_][\p{L}\p{N}_]*\$/u
const INPUT = /\?\s*(?:\{([^}]*)\})?/

export class Statements {
  readonly #lines: ImportedLine[] = []
  readonly #names = new NameTable()
  /** Names that are variables where the reading is. */
  readonly #variables = new Set<string>()
  readonly #late: LateNames
  readonly #functions = new Set<string>()
  readonly #shapes = new Map<string, Shape>()
  readonly #symmetric = new Set<string>()
  readonly #slow = new Set<string>()
  #index = -1
  readonly #inputs: readonly string[]
  /** Blocks that are open, and how many lines there were before them. */
  readonly #open: { readonly kind: 'if' | 'loop'; readonly start: number }[] = []
  #nextInput = 0
  #hidden = false
  #angle: 'deg' | 'rad' = 'deg'
  #isCalculated = true
  #counters = 0
  readonly #remarks = new Set<string>()

  constructor({ inputs, lines }: Source) {
    this.#inputs = inputs
    this.#late = new LateNames(lines)
  }

  read({ text, line }: SourceLine): void {
    this.#index++
    const source = text.trim()
    if (source === '') return
    const control = controlOf(source)
    if (control) return this.#control(control, source, line)
    const pieces = piecesOf(source)
    const macro = pieces
      .map(({ kind, text: words }) => (kind === 'formula' ? MACRO.exec(words)?.[0] : undefined))
      .find(Boolean)
    if (macro) return this.#asText(source, line, `${macro} is a macro of a file that was not given.`)
    let inRow = 0
    for (const piece of pieces) {
      const before = this.#lines.length
      if (piece.kind === 'text') this.#text(piece, source, line, inRow)
      else if (!this.#isCalculated) this.#asText(piece.text, line)
      else this.#formula(piece.text, line, inRow)
      inRow = this.#lines.length > before ? (inRow + 1) % MOST_IN_A_ROW : inRow
    }
  }

  finish(remarks: readonly string[]): Imported {
    for (const open of this.#open.splice(0)) {
      this.#add({ kind: 'formula', plain: '}', source: '', line: 0 })
      this.#remarks.add(
        `A ${open.kind === 'if' ? '#if' : 'loop'} has no end in the file: it ends with the file.`,
      )
    }
    return {
      program: 'Calcpad',
      ...titleOf(this.#lines),
      lines: this.#lines,
      names: this.#names.changed(),
      settings: { angle: this.#angle, one_indexed: true },
      remarks: [...remarks, ...this.#remarks],
    }
  }

  #add(line: ImportedLine): void {
    this.#lines.push(line)
  }

  #opens(kind: 'if' | 'loop'): void {
    this.#open.push({ kind, start: this.#lines.length })
  }

  /** Ends what was opened last; an outermost loop calculates with decimals. */
  #close(): void {
    const open = this.#open.pop()
    if (open === undefined) throw new Error('It has nothing to end.')
    if (open.kind === 'if' || this.#open.some(({ kind }) => kind === 'loop')) return
    const body = withDecimals(this.#lines.slice(open.start).map(({ plain }) => plain))
    body.forEach((plain, at) => {
      const line = this.#lines[open.start + at]!
      if (line.kind === 'formula') this.#lines[open.start + at] = { ...line, plain }
    })
  }

  #text(piece: Piece, source: string, line: number, inRow: number): void {
    const { lines, level } = readText(piece.text)
    const mark = piece.heading || level > 0 ? `{h${Math.max(2, level || 2)}} ` : ''
    lines.forEach((words, index) => {
      const beside = inRow > 0 && index === 0 ? '& ' : ''
      this.#add({ kind: 'text', plain: `${beside}# ${mark}${words}`, source, line })
    })
  }

  /** Words that the program shows, and does not calculate. */
  #asText(source: string, line: number, remark?: string): void {
    this.#add({ kind: 'text', plain: `# ${source}`, source, line, ...(remark !== undefined && { remark }) })
  }

  #keep(source: string, line: number, remark: string): void {
    this.#add({ kind: 'kept', plain: `# ${source}`, source, line, remark })
  }

  #formula(source: string, line: number, inRow: number): void {
    try {
      const { plain, remark } = this.#statement(source)
      const marks = `${inRow > 0 && !plain.includes('\n') ? '& ' : ''}${this.#hidden ? '@hidden ' : ''}`
      this.#add({ kind: 'formula', plain: marks + plain, source, line, ...(remark && { remark }) })
    } catch (error) {
      this.#keep(source, line, error instanceof Error ? error.message : String(error))
    }
  }

  #statement(written: string): { readonly plain: string; readonly remark?: string | undefined } {
    const { text: source, remark } = this.#withInput(written)
    if (isSlow(source, this.#slow).nested)
      this.#remarks.add(
        'Integrals or searches stand within others, or are drawn: this may take minutes here.',
      )
    const plot = /^\$(Plot|Map)\b/i.exec(source)
    if (plot)
      return {
        plain: plotLines(
          this.#parse(source).node,
          node => this.#print(node),
          name => this.#variable(name),
        ),
      }
    const item = ITEM.exec(source)
    if (item) return { plain: this.#assignItem(item[1]!, item[2]!, item[3]!), remark }
    const own = FUNCTION.exec(source)
    if (own) return { plain: this.#define(own[1]!, own[2]!, own[3]!), remark }
    const variable = VARIABLE.exec(source)
    if (variable) return { plain: this.#assign(variable[1]!, variable[2]!), remark }
    const { node, asked } = this.#parse(source)
    if (isBlock(node)) return { plain: this.#alone(node), remark }
    const changed = changeLines(node, undefined, one => this.#print(one))
    if (changed) return { plain: changed.join('\n'), remark }
    return { plain: `${this.#print(node)} =${asked ? ` ${printUnit(asked)}` : ''}`, remark }
  }

  /** A loop that stands alone shows its last value. */
  #alone(block: Block): string {
    const { lines, value } = this.#blockLines(block)
    return [...lines, `${value} =`].join('\n')
  }

  #withInput(source: string): { readonly text: string; readonly remark?: string } {
    let remark: string | undefined
    const text = source.replaceAll(new RegExp(INPUT, 'g'), (_, preset: string | undefined) => {
      const value = this.#inputs[this.#nextInput++]?.trim() || preset?.trim()
      if (value) return value
      remark = 'An input without a value: it is 0 here.'
      return '0'
    })
    return remark === undefined ? { text } : { text, remark }
  }

  #parse(source: string): ReturnType<typeof parseFormula> {
    return parseFormula(source, name => this.#variables.has(name))
  }

  /** Constants keep their names until the file defines such a name itself. */
  #variable(theirs: string): string {
    if (theirs === IMAGINARY) return 'i'
    const isConstant =
      ['e', 'i', 'pi'].includes(theirs) && !this.#variables.has(theirs) && !this.#bound.has(theirs)
    return isConstant ? theirs : this.#names.of(theirs)
  }

  /** Variables of functions and commands around the place. */
  #bound: ReadonlySet<string> = new Set()

  #print(node: Node): string {
    const bound = boundIn(node)
    return printFormula(node, {
      variable: name => (bound.has(name) ? this.#names.of(name) : this.#variable(name)),
      ownFunction: name =>
        this.#functions.has(name)
          ? { name: this.#names.of(name, 'function'), late: this.#late.argumentsOf(name) }
          : undefined,
      shapeOf: one => shapeOf(one, this.#shapes),
      isInDegrees: this.#angle === 'deg',
      remark: sentence => this.#remarks.add(sentence),
    })
  }

  #assign(name: string, written: string): string {
    const { node, asked } = this.#parse(written)
    const ours = (): string => this.#names.of(name)
    if (isBlock(node)) {
      const { lines, value } = this.#blockLines(node)
      this.#variables.add(name)
      return [...lines, ...(value === ours() ? [] : [`${ours()} := ${value}`])].join('\n')
    }
    const changed = changeLines(node, ours(), one => this.#print(one))
    const value = changed ? '' : this.#print(node)
    this.#variables.add(name)
    this.#shapes.set(name, shapeOf(node, this.#shapes))
    if (node.kind === 'call' && /^symmetric(?:_hp)?$/i.test(node.name)) this.#symmetric.add(name)
    else this.#symmetric.delete(name)
    if (changed) return changed.join('\n')
    const isLiteral = node.kind === 'number' || node.kind === 'quantity'
    const unit = asked ? ` ${printUnit(asked)}` : ''
    return [`${ours()} := ${value}${isLiteral && !asked ? '' : ` =${unit}`}`, ...this.#extremes(node)].join(
      '\n',
    )
  }

  /** Its steps assign to variables of the file. */
  #blockLines(block: Block): ReturnType<typeof blockLines> {
    for (const name of [...boundIn(block), ...assignedIn(block)]) this.#variables.add(name)
    return blockLines(
      block,
      one => this.#print(one),
      name => this.#names.of(name),
    )
  }

  /** `$Inf` and `$Sup` define where the extreme is, too. */
  #extremes(node: Node): string[] {
    if (node.kind !== 'command' || !/^(?:inf|sup)$/i.test(node.name)) return []
    const [range] = node.ranges
    const place = `${range?.variable}_${node.name.toLowerCase()}`
    if (!range || !this.#late.isRead(place)) return []
    const [from, to] = [this.#print(range.from), this.#print(range.to)]
    const name = this.#names.of(range.variable)
    const find = /^inf$/i.test(node.name) ? 'find_minimum' : 'find_maximum'
    this.#variables.add(place)
    return [
      `${this.#names.of(place)} := ${find}(${this.#print(node.parts[0]![0]!)}, [${name}], [(${from} + ${to})/2], [${name} >= ${from}, ${name} <= ${to}])[1] =`,
    ]
  }

  #assignItem(name: string, place: string, written: string): string {
    this.#variables.add(name)
    const { node } = this.#parse(`${name}.${place}`)
    const { node: value } = this.#parse(written)
    const line = `${this.#print(node)} := ${this.#print(value)}`
    if (node.kind !== 'item' || node.places.length !== 2 || !this.#symmetric.has(name)) return line
    // An item of a symmetric matrix is the one across the diagonal, too.
    const across = this.#print({ ...node, places: [node.places[1]!, node.places[0]!] })
    return `${line}\n${across} := ${this.#print(node)}`
  }

  #define(name: string, parameters: string, written: string): string {
    const names = parameters.split(';').map(parameter => parameter.trim())
    const hidden = names.filter(parameter => !this.#variables.has(parameter))
    const shapes = names.map(parameter => [parameter, this.#shapes.get(parameter)] as const)
    for (const parameter of hidden) this.#variables.add(parameter)
    for (const parameter of names) this.#shapes.delete(parameter)
    try {
      const { node, asked } = parseFormula(written, one => this.#variables.has(one) || this.#late.has(one))
      this.#functions.add(name)
      if (isSlow(written, this.#slow).any) this.#slow.add(name)
      const late = this.#late.define(name, names, node, this.#index, one => this.#variables.has(one))
      const head = `${this.#names.of(name, 'function')}(${[...names, ...late].map(one => this.#names.of(one)).join(', ')})`
      if (late.length > 0)
        this.#remarks.add('Functions of variables that change further down get these as arguments.')
      if (isBlock(node)) return this.#program(head, node)
      const body = this.#print(node)
      this.#shapes.set(`${name}(`, shapeOf(node, this.#shapes))
      if (asked) this.#remarks.add('Units behind functions are not taken over: each call shows its own.')
      return `${head} := ${body}`
    } finally {
      for (const parameter of hidden) this.#variables.delete(parameter)
      for (const [parameter, shape] of shapes) {
        if (shape) this.#shapes.set(parameter, shape)
        else this.#shapes.delete(parameter)
      }
    }
  }

  #program(head: string, block: Block): string {
    const before = new Set(this.#variables)
    const { lines, value } = this.#blockLines(block)
    for (const name of this.#variables) if (!before.has(name)) this.#variables.delete(name)
    return [`program ${head} {`, ...lines, `return ${value}`, '}'].join('\n')
  }

  #control(control: Control, source: string, line: number): void {
    try {
      const plain = this.#controlLine(control, source, line)
      if (plain !== null) this.#add({ kind: 'formula', plain, source, line })
    } catch (error) {
      // Its end still has something to close.
      const remark = error instanceof Error ? error.message : String(error)
      if (control.kind === 'if' || control.kind === 'for' || control.kind === 'while') {
        this.#add({ kind: 'kept', plain: `# ${source}\nindent {`, source, line, remark })
      } else this.#keep(source, line, remark)
    }
  }

  /** @returns null for a line that has no counterpart, as it says how something is shown */
  #controlLine(control: Control, source: string, line: number): string | null {
    switch (control.kind) {
      case 'if':
        this.#opens('if')
        return `if ${this.#condition(control.test)} {`
      case 'else if':
        return `} elseif ${this.#condition(control.test)} {`
      case 'else':
        return '} else {'
      case 'for': {
        this.#opens('loop')
        const [from, to] = [
          this.#print(this.#parse(control.from).node),
          this.#print(this.#parse(control.to).node),
        ]
        this.#variables.add(control.variable)
        return loopHead(this.#names.of(control.variable), from, to).join('\n')
      }
      case 'repeat': {
        this.#opens('loop')
        const times = control.times === '' ? '10000' : this.#print(this.#parse(control.times).node)
        return loopHead(`n_r${(this.#counters += 1)}`, '1', times).join('\n')
      }
      case 'while':
        this.#opens('loop')
        return `while ${this.#condition(control.test)} {`
      case 'end':
        this.#close()
        return '}'
      case 'break':
      case 'continue':
        return control.kind
      case 'angle':
        if (this.#lines.some(({ kind }) => kind === 'formula') && this.#angle !== control.angle)
          this.#remarks.add('The file changes between degrees and radians: it is calculated as it says last.')
        this.#angle = control.angle
        return null
      case 'shown':
        this.#hidden = control.hidden
        return null
      case 'calculated':
        this.#isCalculated = control.calculated
        return null
      case 'include':
        this.#asText(source, line, `The file ${control.file} is not given with this one.`)
        return null
      case 'look':
        this.#remarks.add(`${control.word} says how results look in Calcpad, and is not taken over.`)
        return null
      case 'unknown':
        throw new Error(`${control.word} has no counterpart here.`)
    }
  }

  #condition(source: string): string {
    // Texts may stand between the parts of a line.
    const formulas = piecesOf(source).filter(({ kind }) => kind === 'formula')
    const [first] = formulas
    if (!first) throw new Error('The condition is missing.')
    const text = this.#print(this.#parse(first.text).node)
    return text
  }
}

/** A heading that the file begins with is its title. */
function titleOf([first]: readonly ImportedLine[]): { readonly title?: string } {
  const [, title] = /^# \{h[12]\} (.+)$/.exec(first?.plain ?? '') ?? []
  return title === undefined ? {} : { title }
}
