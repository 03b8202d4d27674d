/** The cells of a file of EngineeringPaper, as far as they are read. */
import * as z from 'zod'

const Texts = z.array(z.string())

const Result = z.object({
  value: z.string().optional(),
  numeric: z.boolean().optional(),
  real: z.boolean().optional(),
  finite: z.boolean().optional(),
  units: z.string().optional(),
  /** Rows of a matrix. */
  results: z
    .array(z.array(z.object({ value: z.string().optional(), units: z.string().optional() })))
    .optional(),
  matrixResult: z.boolean().optional(),
})

export type CellResult = z.infer<typeof Result>

export const Cell = z.discriminatedUnion('type', [
  z.object({ type: z.literal('math'), latex: z.string() }),
  z.object({ type: z.literal('documentation'), json: z.unknown() }),
  z.object({ type: z.literal('plot'), latexs: Texts }),
  z.object({
    type: z.literal('table'),
    rowLabels: Texts,
    parameterLatexs: Texts,
    parameterUnitLatexs: Texts,
    rhsLatexs: z.array(Texts),
    selectedRow: z.number(),
  }),
  z.object({
    type: z.literal('dataTable'),
    parameterLatexs: Texts,
    parameterUnitLatexs: Texts,
    columnData: z.array(Texts),
    interpolationDefinitions: z
      .array(
        z.object({
          type: z.string(),
          nameLatex: z.string(),
          input: z.number(),
          output: z.number(),
          order: z.number(),
        }),
      )
      .default([]),
  }),
  z.object({
    type: z.literal('piecewise'),
    parameterLatex: z.string(),
    expressionLatexs: Texts,
    conditionLatexs: Texts,
  }),
  z.object({
    type: z.literal('system'),
    parameterListLatex: z.string(),
    expressionLatexs: Texts,
    selectedSolution: z.number().default(0),
  }),
])

export type Cell = z.infer<typeof Cell>

const Sheet = z.object({
  title: z.string().default(''),
  cells: z.array(z.looseObject({ type: z.string() })),
  results: z.array(z.unknown()).default([]),
})

const File = z.union([
  z.object({ data: Sheet }),
  z.object({ data: z.object({ data: Sheet }) }).transform(({ data }) => data),
  Sheet.transform(data => ({ data })),
])

/** @throws Error with a sentence where the text is no file of EngineeringPaper */
export function readSheet(text: string): z.infer<typeof Sheet> {
  const refused = new Error('This is no worksheet of EngineeringPaper, or it is damaged.')
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw refused
  }
  const file = File.safeParse(json)
  if (!file.success) throw refused
  return file.data.data
}

/** Results of the statements of a cell in their order. */
export function resultsOf(stored: unknown): readonly CellResult[] {
  const all = Array.isArray(stored) ? stored : [stored]
  return all.map(one => {
    const read = Result.safeParse(one)
    return read.success ? read.data : {}
  })
}

const Delta = z.object({
  ops: z.array(z.object({ insert: z.unknown(), attributes: z.record(z.string(), z.unknown()).optional() })),
})

/** Lines of a text with their marks, and whether it holds a picture. */
export function textLines(json: unknown): readonly string[] {
  const read = Delta.safeParse(typeof json === 'string' ? parsedOrNull(json) : json)
  if (!read.success) return typeof json === 'string' ? [json] : []
  const lines: string[] = []
  let line = ''
  for (const { insert, attributes } of read.data.ops) {
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
function markOf(attributes: Readonly<Record<string, unknown>> | undefined): string {
  const level = attributes?.['header']
  if (typeof level === 'number') return `{h${Math.min(6, Math.max(1, level))}} `
  return attributes?.['list'] === undefined ? '' : '- '
}
