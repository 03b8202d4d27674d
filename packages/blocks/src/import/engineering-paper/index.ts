/** Files of EngineeringPaper (.epxyz). */
import type { Imported, ImportedLine, Importer, StoredResult, StoredValue } from '../imported.ts'
import { NameTable } from '../names.ts'
import { asText } from '../written.ts'
import { chosenSolution, readCell, readSheet, resultsOf, textLines } from './cells.ts'
import type { Cell, CellResult } from './cells.ts'
import { readTerm, readUnit, Unread } from './latex.ts'
import { printTerm } from './print.ts'
import { byDependence, parametersOf, readStatements, splitAt } from './statements.ts'
import type { Statement } from './statements.ts'
import { namesIn } from './term.ts'
import type { Term } from './term.ts'

/** A line to be written once all names are known. */
interface Piece {
  readonly defines: readonly string[]
  /** Formulas that it reads. */
  readonly terms: readonly Term[]
  readonly line: number
  readonly source: string
  readonly write: (writer: Writer) => string
  /** A line that shows the value, where the line itself defines a function. */
  readonly show?: (writer: Writer) => string | null
  readonly kind: ImportedLine['kind']
  readonly remark?: string
  readonly stored?: StoredResult
  /** Present where its names are functions, with arguments by their places. */
  readonly isFunction?: true
}

interface Writer {
  readonly print: (term: Term) => string
  readonly name: (theirs: string) => string
  readonly parametersOf: (theirs: string) => readonly string[]
}

/** The cells sorted by dependence, as the program has no order; texts stay before the cell they stood before. */
export const readEngineeringPaper: Importer = (bytes: Uint8Array): Imported => {
  const sheet = readSheet(new TextDecoder().decode(bytes))
  const pieces: Piece[] = sheet.cells.flatMap((raw, index) =>
    piecesOf(raw, sheet.results[index], index + 1, sheet.solutions[index]),
  )
  const definitions = new Map(
    pieces.flatMap(({ defines, terms }) => defines.map(name => [name, terms] as const)),
  )
  const parameters = parametersOf(
    definitions,
    pieces.flatMap(({ terms }) => terms),
  )
  const table = new NameTable()
  const name = (theirs: string): string =>
    theirs === 'pi' || theirs === 'e' || theirs === 'i'
      ? constant(theirs, definitions, table)
      : table.of(theirs)
  const functions = new Set(pieces.flatMap(({ isFunction, defines }) => (isFunction ? defines : [])))
  const printing = {
    variable: name,
    ownFunction: (theirs: string) => (functions.has(theirs) ? name(theirs) : undefined),
    isColumn: (term: Term) => columnsOf(term, definitions) === 1,
    parametersOf: (theirs: string) => parameters.get(theirs) ?? [],
  }
  const writer: Writer = {
    print: term => printTerm(term, printing),
    name,
    parametersOf: printing.parametersOf,
  }
  const ordered = byDependence(
    pieces,
    ({ defines }) => defines,
    ({ terms }) => new Set(terms.flatMap(term => [...namesIn(term)])),
  )
  return {
    program: 'EngineeringPaper',
    ...(sheet.title !== '' && { title: sheet.title }),
    lines: ordered.flatMap(piece => linesOf(piece, writer)),
    names: table.changed(),
    settings: { angle: 'rad', one_indexed: true },
    remarks: [],
  }
}

/** Constants keep their names until the file defines such a name itself. */
const constant = (name: string, definitions: ReadonlyMap<string, unknown>, table: NameTable): string =>
  definitions.has(name) ? table.of(name) : name

function linesOf({ kind, line, source, write, show, remark, stored }: Piece, writer: Writer): ImportedLine[] {
  try {
    const written = { kind, plain: write(writer), source, line, ...(remark && { remark }) }
    const result = stored && { stored }
    const shown = show?.(writer) ?? null
    if (shown === null) return [{ ...written, ...result }]
    return [written, { kind, plain: shown, source, line, ...result }]
  } catch (error) {
    if (!(error instanceof Unread)) throw error
    return [{ kind: 'kept', plain: `# ${source}`, source, line, remark: error.message }]
  }
}

function piecesOf(raw: unknown, stored: unknown, line: number, solutions: unknown): Piece[] {
  const source = sourceOf(raw)
  try {
    const cell = readCell(raw)
    return cell
      ? cellPieces(cell, resultsOf(stored), line, solutions)
      : [leftAsText(source, line, 'Cells of this kind have no counterpart here.')]
  } catch (error) {
    if (!(error instanceof Unread)) throw error
    return [leftAsText(source, line, error.message)]
  }
}

function sourceOf(raw: unknown): string {
  const { type, latex, code } = (raw ?? {}) as Partial<Record<'type' | 'latex' | 'code', unknown>>
  if (typeof latex === 'string') return latex
  return typeof code === 'string' ? code : `A cell of the kind ${String(type)}`
}

const leftAsText = (source: string, line: number, remark: string): Piece => ({
  ...NOTHING,
  kind: 'kept',
  line,
  source,
  remark,
  write: () => asText(source),
})

const NOTHING = { defines: [], terms: [] } as const

const text = (words: string, line: number): Piece => ({
  ...NOTHING,
  kind: 'text',
  line,
  source: words,
  write: () => asText(words),
})

function cellPieces(cell: Cell, results: readonly CellResult[], line: number, solutions: unknown): Piece[] {
  switch (cell.type) {
    case 'math':
      return mathPieces(cell.latex, results, line)
    case 'documentation':
      return textLines(cell.json).map(words => text(words, line))
    case 'plot':
      return cell.latexs.filter(latex => latex.trim() !== '').map(latex => plotPiece(latex, line))
    case 'piecewise':
      return [piecewisePiece(cell, line)]
    case 'system':
      return systemPieces(cell, line, solutions)
    case 'table':
      return tablePieces(cell, line)
    case 'dataTable':
      return dataTablePieces(cell, line)
  }
}

function mathPieces(latex: string, results: readonly CellResult[], line: number): Piece[] {
  const { statements, texts } = readStatements(latex)
  let question = 0
  const asked = statements.filter(({ statement }) => statement.asked !== null).length
  const pieces = statements.map(({ source, statement }): Piece => {
    // A cell of several statements has a result for each question, or the last one alone.
    const result =
      statement.asked === null
        ? undefined
        : results[asked === results.length ? question++ : results.length - 1]
    const stored = result && storedOf(result)
    return {
      kind: 'formula',
      line,
      source,
      defines: statement.kind === 'definition' ? [statement.name] : [],
      terms: [statement.term],
      write: writer => writeStatement(statement, writer),
      show: writer => showFunction(statement, writer),
      ...(stored && { stored }),
    }
  })
  return [...texts.map(words => text(words, line)), ...pieces]
}

function writeStatement(statement: Statement, { print, name, parametersOf: parameters }: Writer): string {
  const unit = statement.asked === null ? '' : asks(statement.asked)
  if (statement.kind === 'question') return `${print(statement.term)}${unit}`
  const own = parameters(statement.name)
  const head = own.length > 0 ? `${name(statement.name)}(${own.map(name).join(', ')})` : name(statement.name)
  return `${head} := ${print(statement.term)}${own.length > 0 ? '' : unit}`
}

/** A variable that is a function here, with the values that its parameters have; null where it is none. */
function showFunction(statement: Statement, { print, parametersOf: parameters }: Writer): string | null {
  if (statement.kind === 'question' || statement.asked === null) return null
  if (parameters(statement.name).length === 0) return null
  return `${print({ kind: 'name', name: statement.name })}${asks(statement.asked)}`
}

/** The sign that shows a value, in a unit where one is asked for. */
const asks = (unit: string): string => (unit === '' ? ' =' : ` = [${unit}]`)

function storedOf(result: CellResult): StoredResult | undefined {
  if (result.results) {
    const rows = result.results.map(row => row.map(({ value }) => Number(value)))
    const unit = result.results[0]?.[0]?.units ?? ''
    return rows.flat().some(Number.isNaN) ? undefined : { value: rows as StoredValue, unit }
  }
  const value = Number(result.value)
  if (
    !result.numeric ||
    result.real === false ||
    result.finite === false ||
    !result.value ||
    Number.isNaN(value)
  )
    return undefined
  return { value, unit: result.units ?? '' }
}

function piecewisePiece(cell: Extract<Cell, { type: 'piecewise' }>, line: number): Piece {
  const name = nameOf(cell.parameterLatex)
  const values = cell.expressionLatexs.map(readTerm)
  const conditions = cell.conditionLatexs.map(readTerm)
  return {
    kind: 'formula',
    line,
    source: cell.parameterLatex,
    defines: [name],
    terms: [...values, ...conditions],
    write(writer) {
      const own = writer.parametersOf(name)
      const head =
        own.length > 0 ? `${writer.name(name)}(${own.map(writer.name).join(', ')})` : writer.name(name)
      const branches = values.map((value, index) =>
        index < conditions.length
          ? `${writer.print(conditions[index]!)}, ${writer.print(value)}`
          : writer.print(value),
      )
      return `${head} := piecewise(${branches.join(', ')})`
    },
  }
}

/** The name that stands on the left of a definition. */
function nameOf(latex: string): string {
  const term = readTerm(latex.replace(/=\s*$/, ''))
  if (term.kind !== 'name') throw new Unread('The left side is no name.')
  return term.name
}

/** Unknowns become variables of their own, taken from the solution that was chosen. */
function systemPieces(cell: Extract<Cell, { type: 'system' }>, line: number, solutions: unknown): Piece[] {
  const chosen = chosenSolution(solutions, cell.selectedSolution)
  const unknowns = splitAt(cell.parameterListLatex, ',').map(part => {
    const [left = '', guess] = part.split(/\\(?:approx|sim)(?![a-zA-Z])/)
    const name = nameOf(left)
    const found = chosen?.get(name)
    if (guess === undefined && found !== undefined) return { name, guess: readTerm(String(found)) }
    return { name, guess: guess === undefined ? null : readTerm(guess) }
  })
  const equations = cell.expressionLatexs.map(latex => {
    const [left, right] = splitAt(latex, '=').map(readTerm)
    if (!left || !right) throw new Unread('An equation has no second side.')
    return { left, right }
  })
  const terms = [
    ...equations.flatMap(({ left, right }) => [left, right]),
    ...unknowns.flatMap(({ guess }) => guess ?? []),
  ]
  const isNumeric = unknowns.some(({ guess }) => guess !== null)
  return [
    {
      kind: 'formula',
      line,
      source: cell.expressionLatexs.join(', '),
      defines: unknowns.map(({ name }) => name),
      terms,
      write(writer) {
        const solution = `x_${line}`
        const sides = equations.map(({ left, right }) => `${writer.print(left)} = ${writer.print(right)}`)
        const names = unknowns.map(({ name }) => writer.name(name)).join(', ')
        const guesses = unknowns.map(({ guess }) => (guess ? writer.print(guess) : '1')).join(', ')
        const call = isNumeric
          ? `fsolve([${sides.join(', ')}], [${names}], [${guesses}])`
          : `solve([${sides.join(', ')}], [${names}])`
        const places = unknowns.map(({ name }, index) => {
          const place = isNumeric ? `${index + 1}` : `${cell.selectedSolution + 1}, ${index + 1}`
          return `${writer.name(name)} := ${solution}[${place}]`
        })
        return [`${solution} := ${call}`, ...places].join('\n')
      },
    },
  ]
}

/** How many columns a matrix has, as far as the sheet tells. */
function columnsOf(
  term: Term,
  definitions: ReadonlyMap<string, readonly Term[]>,
  depth = 0,
): number | undefined {
  if (depth > 20) return undefined
  const of = (one: Term): number | undefined => columnsOf(one, definitions, depth + 1)
  switch (term.kind) {
    case 'matrix':
      return term.rows[0]?.length
    case 'name': {
      const [value] = definitions.get(term.name) ?? []
      return value && of(value)
    }
    case 'minus':
      return of(term.value)
    case 'infix':
      return term.operator === '*' ? (of(term.right) ?? of(term.left)) : (of(term.left) ?? of(term.right))
    case 'call':
      return term.name === 'inv' ? of(term.args[0]!) : undefined
    default:
      return undefined
  }
}

/** The row that was chosen defines the names; the others are kept as texts. */
function tablePieces(cell: Extract<Cell, { type: 'table' }>, line: number): Piece[] {
  const rows = cell.rhsLatexs.flatMap((row, index) => {
    const words = `${cell.rowLabels[index] ?? ''}: ${row.map((value, at) => `${cell.parameterLatexs[at] ?? ''} = ${value}`).join(', ')}`
    return index === cell.selectedRow
      ? [text(`${cell.rowLabels[index] ?? ''} (chosen from a table)`, line)]
      : [text(words, line)]
  })
  const chosen = (cell.rhsLatexs[cell.selectedRow] ?? []).flatMap((latex, at) =>
    latex.trim() === ''
      ? []
      : [assignment(cell.parameterLatexs[at]!, latex, cell.parameterUnitLatexs[at] ?? '', line)],
  )
  return [...rows, ...chosen]
}

function assignment(left: string, right: string, unitLatex: string, line: number): Piece {
  const name = nameOf(left)
  const term = readTerm(right)
  const unit = unitLatex.trim() === '' ? '' : (readUnit(unitLatex) ?? '')
  return {
    kind: 'formula',
    line,
    source: `${left} = ${right} ${unitLatex}`,
    defines: [name],
    terms: [term],
    write: ({ name: ours, print }) => `${ours(name)} := ${withUnit(print(term), unit)}`,
  }
}

const withUnit = (value: string, unit: string): string =>
  unit === ''
    ? value
    : /^-?[\d.]+(?:e[+-]?\d+)?$/i.test(value)
      ? `${value} [${unit}]`
      : `(${value})*1 [${unit}]`

function dataTablePieces(cell: Extract<Cell, { type: 'dataTable' }>, line: number): Piece[] {
  const columns = cell.parameterLatexs.flatMap((latex, index): Piece[] => {
    if (latex.includes('=')) return mathPieces(latex, [], line)
    const values = (cell.columnData[index] ?? []).filter(value => value.trim() !== '').map(Number)
    if (values.some(Number.isNaN)) throw new Unread('A column holds what is no number.')
    if (values.length === 0) return []
    const unitLatex = cell.parameterUnitLatexs[index] ?? ''
    const unit = unitLatex.trim() === '' ? '' : (readUnit(unitLatex) ?? '')
    const name = nameOf(latex)
    return [
      {
        kind: 'formula',
        line,
        source: latex,
        defines: [name],
        terms: [],
        write: ({ name: ours }) =>
          `${ours(name)} := [${values.join(', ')}]${unit === '' ? '' : `*1 [${unit}]`}`,
      },
    ]
  })
  const fits = cell.interpolationDefinitions.map(({ type, nameLatex, input, output, order }): Piece => {
    const name = nameOf(nameLatex)
    const [x, y] = [input, output].map(index => nameOf(cell.parameterLatexs[index] ?? ''))
    return {
      kind: 'formula',
      line,
      source: nameLatex,
      defines: [name],
      isFunction: true,
      terms: [
        { kind: 'name', name: x! },
        { kind: 'name', name: y! },
      ],
      write: ({ name: ours }) =>
        type === 'polyfit'
          ? `${ours(name)}(x_0) := polynomial_regression(${ours(x!)}, ${ours(y!)}, ${order}, x_0)`
          : `${ours(name)}(x_0) := linterp(${ours(x!)}, ${ours(y!)}, x_0)`,
    }
  })
  return [...columns, ...fits]
}

/** `y(0 <= x <= 2) =` as the plot of a function. */
function plotPiece(latex: string, line: number): Piece {
  const [left = ''] = splitAt(latex, '=')
  const term = readTerm(left)
  const range = term.kind === 'given' ? term.args.find(({ to }) => to !== undefined) : undefined
  if (term.kind !== 'given' || !range?.to)
    throw new Unread('Only plots of one variable over a range are taken over.')
  const filled = { ...term, args: term.args.filter(one => one !== range) }
  return {
    kind: 'formula',
    line,
    source: latex,
    defines: [],
    // The variable of the plot counts as filled: what is drawn is a function of it.
    terms: [term],
    write: ({ print, name }) =>
      `plot x_min (${print(range.value)}) x_max (${print(range.to!)}) {\nfunction ${print(filled)} for ${name(range.name)}\n}`,
  }
}
