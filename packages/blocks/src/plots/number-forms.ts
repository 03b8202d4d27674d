/** Numbers at the axes of a plot in the forms in which the worksheet writes those of their units. */
import type { PlotAxisId, PlotData } from '@calcwright/evaluator'
import type { Figure, FigureAxis, TickFormat } from '@calcwright/figures'
import { formOf } from '@calcwright/math/expression'
import type { NumberForm } from '@calcwright/math/expression'

/** The figure with the forms at each axis that says nothing itself. */
export function inNumberForms(
  figure: Figure,
  { axes: data }: PlotData,
  forms: readonly NumberForm[],
): Figure {
  if (forms.length === 0) return figure
  const formed = (axis: FigureAxis, id: PlotAxisId): FigureAxis => {
    const { format } = axis
    const isFree = !format || (format.style === 'auto' && format.digits === null)
    const own = isFree && axis.unit !== '' ? tickFormat(forms, data[id].unit) : null
    return own ? { ...axis, format: own } : axis
  }
  const { x, y, y2 } = figure.axes
  const axes = { x: formed(x, 'x'), y: formed(y, 'y'), ...(y2 && { y2: formed(y2, 'y2') }) }
  return { ...figure, axes }
}

/**
 * Plain numbers keep their form, as counts have no places. Marks need digits of their own to differ from one another,
 * so that significant digits and places are least ones.
 */
function tickFormat(forms: readonly NumberForm[], unit: string): TickFormat | null {
  const form = formOf(forms, unit)
  if (!form || form.form === 'significant') return null
  if (form.form !== 'decimals') return { style: form.form, digits: null }
  return form.zeros ? { style: 'auto', digits: null, least: form.digits } : null
}
