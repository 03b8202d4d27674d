/** The cells of a file of EngineeringPaper, as far as they are read. */
import { Unread } from './latex.ts'

/** The result of a statement. */
export interface CellResult {
  readonly value?: string
  readonly numeric?: boolean
  readonly real?: boolean
  readonly finite?: boolean
  readonly units?: string
  /** Rows of a matrix. */
  readonly results?: readonly (readonly CellResult[])[]
}

type Texts = readonly string[]

interface Interpolation {
  /** `polyfit` or `interpolation`. */
  readonly type: string
  readonly nameLatex: string
  /** Columns, from 0. */
  readonly input: number
  readonly output: number
  readonly order: number
}

export type Cell =
  | { readonly type: 'math'; readonly latex: string }
  | { readonly type: 'documentation'; readonly json: unknown }
  | { readonly type: 'plot'; readonly latexs: Texts }
  | {
      readonly type: 'table'
      readonly rowLabels: Texts
      readonly parameterLatexs: Texts
      readonly parameterUnitLatexs: Texts
      readonly rhsLatexs: readonly Texts[]
      readonly selectedRow: number
    }
  | {
      readonly type: 'dataTable'
      readonly parameterLatexs: Texts
      readonly parameterUnitLatexs: Texts
      readonly columnData: readonly Texts[]
      readonly interpolationDefinitions: readonly Interpolation[]
    }
  | {
      readonly type: 'piecewise'
      readonly parameterLatex: string
      readonly expressionLatexs: Texts
      readonly conditionLatexs: Texts
    }
  | {
      readonly type: 'system'
      readonly parameterListLatex: string
      readonly expressionLatexs: Texts
      readonly selectedSolution: number
    }

type Json = Readonly<Record<string, unknown>>

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** @throws Unread for anything but a text */
const text = (value: unknown): string => (typeof value === 'string' ? value : damaged())
const texts = (value: unknown): Texts => list(value).map(text)
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : damaged())
const number = (value: unknown): number => (typeof value === 'number' ? value : damaged())

function damaged(): never {
  throw new Unread('The cell is damaged.')
}

/**
 * @returns null for a kind of cell that is not read
 * @throws Unread where it is damaged
 */
export function readCell(raw: unknown): Cell | null {
  if (!isJson(raw)) return damaged()
  switch (raw['type']) {
    case 'math':
      return { type: 'math', latex: text(raw['latex']) }
    case 'documentation':
      return { type: 'documentation', json: raw['json'] }
    case 'plot':
      return { type: 'plot', latexs: texts(raw['latexs']) }
    case 'table':
      return {
        type: 'table',
        rowLabels: texts(raw['rowLabels']),
        parameterLatexs: texts(raw['parameterLatexs']),
        parameterUnitLatexs: texts(raw['parameterUnitLatexs']),
        rhsLatexs: list(raw['rhsLatexs']).map(texts),
        selectedRow: number(raw['selectedRow']),
      }
    case 'dataTable':
      return {
        type: 'dataTable',
        parameterLatexs: texts(raw['parameterLatexs']),
        parameterUnitLatexs: texts(raw['parameterUnitLatexs']),
        columnData: list(raw['columnData']).map(texts),
        interpolationDefinitions: list(raw['interpolationDefinitions'] ?? []).map(interpolation),
      }
    case 'piecewise':
      return {
        type: 'piecewise',
        parameterLatex: text(raw['parameterLatex']),
        expressionLatexs: texts(raw['expressionLatexs']),
        conditionLatexs: texts(raw['conditionLatexs']),
      }
    case 'system':
      return {
        type: 'system',
        parameterListLatex: text(raw['parameterListLatex']),
        expressionLatexs: texts(raw['expressionLatexs']),
        selectedSolution: number(raw['selectedSolution'] ?? 0),
      }
    default:
      return null
  }
}

function interpolation(raw: unknown): Interpolation {
  if (!isJson(raw)) return damaged()
  const [type, nameLatex] = [text(raw['type']), text(raw['nameLatex'])]
  const [input, output, order] = [number(raw['input']), number(raw['output']), number(raw['order'])]
  return { type, nameLatex, input, output, order }
}

/**
 * Cells and their results, which stand in two lists, in files of all versions.
 * @throws Error with a sentence where the text is no file of EngineeringPaper
 */
export function readSheet(source: string): {
  readonly cells: readonly unknown[]
  readonly results: readonly unknown[]
  /** Solutions of the systems. */
  readonly solutions: readonly unknown[]
  readonly title: string
} {
  let inner = parsedOrNull(source)
  // The sheet stands in one or two envelopes.
  while (isJson(inner) && isJson(inner['data'])) inner = inner['data']
  if (!isJson(inner) || !Array.isArray(inner['cells']))
    throw new Error('This is no worksheet of EngineeringPaper, or it is damaged.')
  const { cells, results, system_results: solutions, title } = inner
  const listOf = (value: unknown): readonly unknown[] =>
    Array.isArray(value) ? (value as readonly unknown[]) : []
  return {
    cells,
    results: listOf(results),
    solutions: listOf(solutions),
    title: typeof title === 'string' ? title : '',
  }
}

/**
 * The solution of a system that was chosen among several, by the names of its unknowns.
 * @returns null where there is only one, or its values are no numbers
 */
export function chosenSolution(stored: unknown, selected: number): ReadonlyMap<string, number> | null {
  if (!isJson(stored) || !isJson(stored['solutions'])) return null
  const entries = Object.entries(stored['solutions']).map(([name, values]): [string, number] | null => {
    const value = Array.isArray(values) && values.length > 1 ? Number(values[selected]) : Number.NaN
    return Number.isFinite(value) ? [name, value] : null
  })
  return entries.length > 0 && entries.every(entry => entry !== null) ? new Map(entries) : null
}

/** Results of the statements of a cell in their order. */
export const resultsOf = (stored: unknown): readonly CellResult[] =>
  (Array.isArray(stored) ? stored : [stored]).map(resultOf)

function resultOf(stored: unknown): CellResult {
  if (!isJson(stored)) return {}
  const { value, units, numeric, real, finite, results } = stored
  return {
    ...(typeof value === 'string' && { value }),
    ...(typeof units === 'string' && { units }),
    ...(typeof numeric === 'boolean' && { numeric }),
    ...(typeof real === 'boolean' && { real }),
    ...(typeof finite === 'boolean' && { finite }),
    ...(Array.isArray(results) && { results: results.filter(Array.isArray).map(row => row.map(resultOf)) }),
  }
}

/** Lines of a text with their marks, and whether it holds a picture. */
export function textLines(json: unknown): readonly string[] {
  const delta = typeof json === 'string' ? parsedOrNull(json) : json
  if (!isJson(delta) || !Array.isArray(delta['ops'])) return typeof json === 'string' ? [json] : []
  const lines: string[] = []
  let line = ''
  for (const op of delta['ops'].filter(isJson)) {
    const { insert, attributes } = op
    const words = typeof insert === 'string' ? insert : wordsOf(insert)
    const [first = '', ...others] = words.split('\n')
    line += first
    for (const next of others) {
      lines.push(`${markOf(attributes)}${line}`)
      line = next
    }
  }
  if (line !== '') lines.push(line)
  return lines.map(text => text.trim()).filter(text => text !== '')
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function wordsOf(insert: unknown): string {
  const object = insert as { readonly image?: unknown; readonly formula?: unknown } | null
  if (typeof object?.formula === 'string') return object.formula
  return object?.image === undefined ? '' : '(a picture)'
}

/** Headings and items of lists are marked at the end of their line. */
function markOf(attributes: unknown): string {
  if (!isJson(attributes)) return ''
  const level = attributes['header']
  if (typeof level === 'number') return `{h${Math.min(6, Math.max(1, level))}} `
  return attributes['list'] === undefined ? '' : '- '
}
