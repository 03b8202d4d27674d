/** Settings of an axis: the texts of its dialog and the fields that are saved. */
import { parseLatex, parseUnit } from '@calcwright/math/expression'
import { DIMENSIONLESS, isUnit, resolveUnit } from '@calcwright/math/units'
import type { Dimension } from '@calcwright/math/units'
import type { TickFormat } from '@calcwright/figures'
import type { PlotAxisId } from '@calcwright/evaluator'
import { latexOfFormula, plainOfFormula } from '../../plain/fields.ts'
import type { PlotProps } from '../plot/schema.ts'

export interface AxisSettings {
  readonly label: string
  readonly minimum: string
  readonly maximum: string
  readonly unit: string
  /** From one mark to the next. */
  readonly step: string
  readonly format: TickFormat['style']
  /** Decimals. */
  readonly digits: string
  readonly log: boolean
  readonly grid: boolean
  /** Applies to both x and y. */
  readonly equalScales: boolean
  /** Names of bars between commas. */
  readonly names: string
}

export type SettingsField = 'minimum' | 'maximum' | 'unit' | 'step' | 'digits'

export type ReadAxis =
  | { readonly ok: true; readonly patch: Partial<PlotProps> }
  | { readonly ok: false; readonly field: SettingsField; readonly problem: string }

export function settingsOf(props: PlotProps, axis: PlotAxisId): AxisSettings {
  return {
    label: props[`${axis}_label`],
    minimum: plainOfFormula(props[`${axis}_min`]),
    maximum: plainOfFormula(props[`${axis}_max`]),
    unit: props[`${axis}_units`],
    step: plainOfFormula(props[`${axis}_step`]),
    format: props[`${axis}_format`],
    digits: props[`${axis}_digits`],
    log: props[`${axis}_log`],
    grid: axis === 'x' ? props.x_grid : props.y_grid,
    equalScales: props.equal_scales,
    names: props.x_labels.join(', '),
  }
}

/**
 * @param before as the plot is saved: only what differs is changed, so that others may set the rest
 * @param unit of the numbers on the axis as they are drawn without a unit of its own; '' for none, null where
 *   that is not known
 */
export function readAxis(
  settings: AxisSettings,
  before: PlotProps,
  axis: PlotAxisId,
  unit: string | null,
): ReadAxis {
  const wanted = settings.unit.trim().replace(/^\[(.*)\]$/, '$1').trim() // prettier-ignore
  for (const field of ['minimum', 'maximum', 'step'] as const) {
    const problem = formulaProblem(settings[field])
    if (problem !== '') return { ok: false, field, problem }
  }
  const [minimum, maximum] = [settings.minimum.trim(), settings.maximum.trim()]
  if (minimum !== '' && maximum !== '' && Number(minimum) === Number(maximum))
    return {
      ok: false,
      field: 'maximum',
      problem: 'Minimum and maximum are the same: nothing lies between them.',
    }
  const digits = settings.digits.trim()
  if (digits !== '' && !/^(?:\d|1[0-5])$/.test(digits))
    return { ok: false, field: 'digits', problem: 'A whole number from 0 to 15.' }
  const problem = unitProblem(wanted, unit)
  if (problem !== '') return { ok: false, field: 'unit', problem }
  const after: Partial<PlotProps> = {
    [`${axis}_label`]: settings.label.trim(),
    [`${axis}_min`]: editedLatex(before[`${axis}_min`], minimum),
    [`${axis}_max`]: editedLatex(before[`${axis}_max`], maximum),
    [`${axis}_units`]: wanted,
    [`${axis}_step`]: editedLatex(before[`${axis}_step`], settings.step.trim()),
    [`${axis}_format`]: settings.format,
    [`${axis}_digits`]: digits,
    [`${axis}_log`]: settings.log,
    ...(axis === 'y2' ? {} : { [`${axis}_grid`]: settings.grid, equal_scales: settings.equalScales }),
    ...(axis === 'x' ? { x_labels: namesIn(settings.names) } : {}),
  }
  const changed = Object.entries(after).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof PlotProps]),
  )
  return { ok: true, patch: Object.fromEntries(changed) }
}

/** A formula that was not touched stays as the math field wrote it. */
function editedLatex(latex: string, plain: string): string {
  if (plain === plainOfFormula(latex)) return latex
  return plain === '' ? '' : latexOfFormula(plain)
}

function namesIn(text: string): string[] {
  const names = text.split(',').map(name => name.trim())
  return names.every(name => name === '') ? [] : names
}

function formulaProblem(text: string): string {
  if (text.trim() === '') return ''
  const parsed = parseLatex(latexOfFormula(text), { isUnit, context: 'expression' })
  if (!parsed.ok) return parsed.problem.message
  return parsed.value.kind === 'expression' ? '' : 'Write a value, such as 10 [mm].'
}

/** Whether the unit can be read, and fits what is drawn. */
function unitProblem(text: string, drawn: string | null): string {
  if (text === '') return ''
  const wanted = unitOf(text)
  if (!wanted.ok) return wanted.problem
  const there = drawn === null ? null : unitOf(drawn)
  // An angle is a plain number, too.
  if (!there?.ok || wanted.dimension.sameHard(there.dimension)) return ''
  return drawn === ''
    ? `${text} does not fit the series on this axis, which have no unit.`
    : `${text} does not fit the series on this axis, which are in ${drawn}.`
}

type ReadUnit =
  { readonly ok: true; readonly dimension: Dimension } | { readonly ok: false; readonly problem: string }

function unitOf(text: string): ReadUnit {
  if (text === '' || text === '1') return { ok: true, dimension: DIMENSIONLESS }
  const parsed = parseUnit(text)
  if (!parsed.ok) return { ok: false, problem: parsed.problem.message }
  const resolved = resolveUnit(parsed.value)
  return resolved.ok
    ? { ok: true, dimension: resolved.unit.dimension }
    : { ok: false, problem: resolved.problem.message }
}
