/** A plot of columns of data, and a fit of one with its values, as lines below the data. */
import { newBlockId } from '@calcwright/document'
import type { NewBlock } from '@calcwright/document'
import type { Editor } from '@calcwright/editor'
import { typedNameToLatex } from '@calcwright/math/expression'
import type { FitKind } from '../fit-kinds.ts'
import { latexOfFormula, latexOfName } from '../plain/fields.ts'

/** A column with values, by the name that other lines read it by, in plain notation. */
export interface PlottedColumn {
  readonly name: string
  /** '' for plain numbers. */
  readonly unit: string
}

export interface Plotted {
  /** Undefined where the rows are counted. */
  readonly x: PlottedColumn | undefined
  readonly y: readonly PlottedColumn[]
}

/**
 * The first column is x. A chosen one stands over it alone, else all others do that have the unit of the second.
 * @param chosen its name; that of no column, or of x, chooses none
 * @returns null where there is nothing to plot
 */
export function plottedOf(columns: readonly PlottedColumn[], chosen: string | undefined): Plotted | null {
  const [first, second] = columns
  if (!first) return null
  if (!second) return { x: undefined, y: [first] }
  const own = columns.find(({ name }) => name === chosen)
  const y = own && own !== first ? [own] : columns.slice(1).filter(({ unit }) => unit === second.unit)
  return { x: first, y }
}

const seriesOf = (type: string, { x }: Plotted, y: PlottedColumn): NewBlock => ({
  type,
  props: { x: x === undefined ? '' : latexOfName(x.name), y: latexOfName(y.name) },
})

/** Many points are a line: thousands of markers cover one another. */
const MOST_MARKERS = 500

/** @param rows of the data */
export function plotOfColumns(plotted: Plotted, rows: number): NewBlock {
  const type = rows > MOST_MARKERS ? 'plot_line' : 'plot_scatter'
  return { type: 'plot', children: plotted.y.map(y => seriesOf(type, plotted, y)) }
}

/**
 * A fit of the first of the columns: its function, its coefficients, how well it fits, and a plot of both.
 * @param name of the function, which nothing in the worksheet has
 */
export function fitOfColumns(
  plotted: Plotted,
  { mode, order, label }: FitKind,
  name: string,
  rows: number,
): NewBlock[] {
  const { x, y } = plotted
  const [first] = y
  const data = latexOfName(first!.name)
  const store = typedNameToLatex(name)
  const counted = latexOfFormula(`seq(k, k, 1, length(${first!.name}))`)
  const fit: NewBlock = {
    type: 'regression',
    props: {
      store,
      x: x ? latexOfName(x.name) : counted,
      y: data,
      mode,
      ...(order && { order: String(order) }),
    },
  }
  const line = (plain: string): NewBlock => ({ type: 'math', props: { latex: `${latexOfFormula(plain)}=` } })
  const curve: NewBlock = {
    type: 'plot_func',
    props: { y: `${store}\\left(x\\right)`, label, show_points: false, equation: true },
  }
  const plot = plotOfColumns({ x, y: [first!] }, rows)
  return [
    fit,
    line(`fit_coefficients(${name})`),
    line(`r_squared(${name})`),
    { ...plot, children: [...plot.children!, curve] },
  ]
}

/** Puts the lines below the data as one step of undo. */
export function insertBelow(editor: Editor, data: string, blocks: readonly NewBlock[]): void {
  const placed = blocks.map(block => ({ ...block, id: newBlockId() }))
  editor.perform([{ kind: 'insert', blocks: placed, at: { after: data } }])
}
