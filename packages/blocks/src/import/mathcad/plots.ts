/** Plots of Mathcad Prime as plots of this program. */
import { Unread } from '../formula.ts'
import type { Formula } from '../formula.ts'
import { allNamed, childNamed } from '../xml.ts'
import type { XmlElement } from '../xml.ts'

interface Axis {
  readonly formulas: readonly Formula[]
  /** The unit of the first formula, null for none. */
  readonly unit: Formula | null
  readonly isLog: boolean
  readonly from: number
  readonly to: number
}

export interface PlotEnvironment {
  readonly read: (element: XmlElement) => Formula
  readonly print: (formula: Formula) => string
  readonly unit: (formula: Formula) => string
  readonly isDefined: (name: string) => boolean
  /** The formula for all values of the range variables in it, as a list. */
  readonly repeated: (formula: Formula) => Formula
}

/** @throws Unread for a plot that has no counterpart */
export function plotLines(plot: XmlElement, environment: PlotEnvironment): readonly string[] {
  const xy = childNamed(plot, 'xyPlot')
  if (!xy) throw new Unread('Only plots of curves over an axis have a counterpart here.')
  const [across, up] = ['xAxis', 'yAxis'].map(name => axisOf(allNamed(xy, name)[0], environment))
  if (!across || !up || across.formulas.length === 0 || up.formulas.length === 0)
    throw new Unread('The plot is empty.')
  const styles = allNamed(xy, 'traceStyle')
  let limits = ''
  const series = up.formulas.map((y, at) => {
    const x = across.formulas[across.formulas.length === up.formulas.length ? at : 0]!
    if (x.kind === 'name' && !environment.isDefined(x.name)) {
      limits ||= ` x_min (${across.from}) x_max (${across.to})`
      return `function ${environment.print(y)} for ${environment.print(x)}`
    }
    const word = styles[at]?.text.trim() === 'points' ? 'scatter' : 'line'
    return `${word} ${environment.print(environment.repeated(y))} over ${environment.print(environment.repeated(x))}`
  })
  const words = [axisWords('x', across, environment), axisWords('y', up, environment)].join('')
  return [`plot${words}${limits} {`, ...series, '}']
}

function axisWords(axis: 'x' | 'y', { unit, isLog }: Axis, environment: PlotEnvironment): string {
  const log = isLog ? ` ${axis}_log` : ''
  return unit === null ? log : ` ${axis}_units [${environment.unit(unit)}]${log}`
}

function axisOf(axis: XmlElement | undefined, { read }: PlotEnvironment): Axis | null {
  if (!axis) return null
  const equations = allNamed(axis, 'plotEquation').map(({ children }) =>
    children.filter(({ name }) => name === 'math').map(({ children: [formula] }) => formula),
  )
  const drawn = equations.filter(([formula]) => formula && formula.name !== 'placeholder')
  const unit = drawn[0]?.[1]
  const [from, to] = [Number(axis.attributes['start'] ?? -10), Number(axis.attributes['end'] ?? 10)]
  return {
    formulas: drawn.map(([formula]) => read(formula!)),
    unit: unit && unit.name !== 'placeholder' ? read(unit) : null,
    isLog: childNamed(axis, 'xyDomain')?.attributes['scale-type'] === 'logarithmic',
    from: Number.isFinite(from) ? from : -10,
    to: Number.isFinite(to) && to > from ? to : 10,
  }
}
