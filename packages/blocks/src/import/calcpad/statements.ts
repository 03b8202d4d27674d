/** Lines of Calcpad as lines of plain notation. */
import type { Imported, ImportedLine } from '../imported.ts'
import { NameTable } from '../names.ts'
import { controlOf } from './control.ts'
import type { Control } from './control.ts'
import { parseFormula } from './parse.ts'
import { piecesOf, readText } from './pieces.ts'
import type { Piece } from './pieces.ts'
import { plotLines } from './plots.ts'
import { printFormula, printUnit } from './print.ts'
import type { Source, SourceLine } from './source.ts'
import type { Node } from './tree.ts'

/** Lines of a row; further pieces of a line begin rows of their own. */
const MOST_IN_A_ROW = 4

const FUNCTION = /^([\p{L}_][^\s()=.;]*)\s*\(([^()]*)\)\s*=(?!=)(.*)$/su
/** A point before the name makes it a unit of the file. */
const VARIABLE = /^\.?([\p{L}_∡][^\s()=.;*/^+<>{}[\]|-]*)\s*=(?!=)(.*)$/su
const ITEM = /^([\p{L}_][^\s()=.;]*)\.(\([^()]*\)|[\p{L}\p{N}_]+)\s*=(?!=)(.*)$/su
/** A macro that nothing defines: its file was not given. */
const MACRO = /[\p{L}_][\p{L}\p{N}_]*\$/u
const INPUT = /\?\s*(?:\{([^}]*)\})?/

export class Statements {
  readonly #lines: ImportedLine[] = []
  readonly #names = new NameTable()
  /** Names that are variables where the reading is. */
  readonly #variables = new Set<string>()
  /** Names that are variables somewhere in the file: functions are calculated when they are called, with all of them. */
  readonly #everywhere = new Set<string>()
  readonly #functions = new Set<string>()
  readonly #inputs: readonly string[]
  readonly #open: ('if' | 'loop')[] = []
  #nextInput = 0
  #hidden = false
  #angle: 'deg' | 'rad' = 'deg'
  #isCalculated = true
  #counters = 0
  readonly #remarks = new Set<string>()

  constructor({ inputs, lines }: Source) {
    this.#inputs = inputs
    for (const { text } of lines) for (const name of definedIn(text)) this.#everywhere.add(name)
  }

  read({ text, line }: SourceLine): void {
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
      this.#remarks.add(`A ${open === 'if' ? '#if' : 'loop'} has no end in the file: it ends with the file.`)
    }
    return {
      program: 'Calcpad',
      lines: this.#lines,
      names: this.#names.changed(),
      settings: { angle: this.#angle, one_indexed: true },
      remarks: [...remarks, ...this.#remarks],
    }
  }

  #add(line: ImportedLine): void {
    this.#lines.push(line)
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
    return { plain: `${this.#print(node)} =${asked ? ` ${printUnit(asked)}` : ''}`, remark }
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
    const isConstant =
      ['e', 'i', 'pi'].includes(theirs) && !this.#variables.has(theirs) && !this.#bound.has(theirs)
    return isConstant ? theirs : this.#names.of(theirs)
  }

  /** Variables of functions and commands around the place. */
  #bound: ReadonlySet<string> = new Set()

  #print(node: Node): string {
    return printFormula(node, {
      variable: name => (boundIn(node).has(name) ? this.#names.of(name) : this.#variable(name)),
      ownFunction: name => (this.#functions.has(name) ? this.#names.of(name, 'function') : undefined),
      remark: sentence => this.#remarks.add(sentence),
    })
  }

  #assign(name: string, written: string): string {
    const { node, asked } = this.#parse(written)
    if (node.kind === 'command' && node.name.toLowerCase() === 'repeat') return this.#repeated(name, node)
    const value = this.#print(node)
    this.#variables.add(name)
    const isLiteral = node.kind === 'number' || node.kind === 'quantity'
    const unit = asked ? ` ${printUnit(asked)}` : ''
    return `${this.#names.of(name)} := ${value}${isLiteral && !asked ? '' : ` =${unit}`}`
  }

  /** `a = $Repeat{a = f(a) @ k = 1 : n}` as a loop. */
  #repeated(name: string, command: Extract<Node, { kind: 'command' }>): string {
    const [target] = command.parts[0]!
    const [range] = command.ranges
    if (
      target?.kind !== 'name' ||
      !command.equals ||
      !range ||
      command.parts.length + command.ranges.length > 2
    )
      throw new Error('$Repeat has no form here but for one assignment.')
    this.#variables.add(range.variable).add(target.name)
    const loop = [
      `for ${this.#names.of(range.variable)} from ${this.#print(range.from)} to ${pastEnd(this.#print(range.to))} {`,
      `${this.#names.of(target.name)} := ${this.#print(command.equals)}`,
      '}',
    ]
    if (target.name !== name) loop.push(`${this.#names.of(name)} := ${this.#names.of(target.name)}`)
    this.#variables.add(name)
    return loop.join('\n')
  }

  #assignItem(name: string, place: string, written: string): string {
    const { node } = this.#parse(`${name}.${place}`)
    const { node: value } = this.#parse(written)
    return `${this.#print(node)} := ${this.#print(value)}`
  }

  #define(name: string, parameters: string, written: string): string {
    const names = parameters.split(';').map(parameter => parameter.trim())
    const hidden = names.filter(parameter => !this.#variables.has(parameter))
    for (const parameter of hidden) this.#variables.add(parameter)
    try {
      const { node, asked } = parseFormula(
        written,
        one => this.#variables.has(one) || this.#everywhere.has(one),
      )
      const body = this.#print(node)
      this.#functions.add(name)
      if (asked) this.#remarks.add('Units behind functions are not taken over: each call shows its own.')
      return `${this.#names.of(name, 'function')}(${names.map(one => this.#names.of(one)).join(', ')}) := ${body}`
    } finally {
      for (const parameter of hidden) this.#variables.delete(parameter)
    }
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
        this.#open.push('if')
        return `if ${this.#condition(control.test)} {`
      case 'else if':
        return `} elseif ${this.#condition(control.test)} {`
      case 'else':
        return '} else {'
      case 'for': {
        this.#open.push('loop')
        const [from, to] = [
          this.#print(this.#parse(control.from).node),
          this.#print(this.#parse(control.to).node),
        ]
        this.#variables.add(control.variable)
        return `for ${this.#names.of(control.variable)} from ${from} to ${pastEnd(to)} {`
      }
      case 'repeat': {
        this.#open.push('loop')
        const times = control.times === '' ? '10000' : this.#print(this.#parse(control.times).node)
        return `for n_r${(this.#counters += 1)} from 0 to ${times} {`
      }
      case 'while':
        this.#open.push('loop')
        return `for n_r${(this.#counters += 1)} from 0 to 10000 {\nif not (${this.#condition(control.test)}) {\nbreak\n}`
      case 'end':
        if (this.#open.pop() === undefined) throw new Error('It has nothing to end.')
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

/** Loops of the file go as far as the end, those here until it. */
const pastEnd = (to: string): string => (/^\d+$/.test(to) ? String(Number(to) + 1) : `${to} + 1`)

/** Names that the formulas of a line define as variables. */
function definedIn(line: string): string[] {
  const loop = /^\s*#for\s*([\p{L}_][^\s=]*)/u.exec(line)
  if (loop) return [loop[1]!]
  return piecesOf(line).flatMap(({ kind, text }) =>
    kind === 'formula' ? (VARIABLE.exec(text)?.[1] ?? []) : [],
  )
}

/** Names of the variables of the commands in a formula. */
function boundIn(node: Node): ReadonlySet<string> {
  const names = new Set<string>()
  const walk = (one: Node): void => {
    if (one.kind === 'command') {
      for (const { variable, from, to } of one.ranges) {
        names.add(variable)
        walk(from)
        walk(to)
      }
      one.parts.flat().forEach(walk)
    } else if (one.kind === 'binary') [one.left, one.right].forEach(walk)
    else if (one.kind === 'call') one.args.forEach(walk)
    else if (one.kind === 'rows') one.rows.flat().forEach(walk)
    else if (one.kind === 'minus' || one.kind === 'factorial') walk(one.of)
    else if (one.kind === 'item') [one.of, ...one.places].forEach(walk)
  }
  walk(node)
  return names
}
