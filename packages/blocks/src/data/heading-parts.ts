/** A heading of a column, from a file or from a spreadsheet: its words and its unit. */
import { parseUnit } from '@calcwright/math/expression'
import { resolveUnit } from '@calcwright/math/units'
import { writtenUnit } from './heading-units.ts'

export interface HeadingParts {
  readonly words: string
  /** In plain notation, '' for none. */
  readonly unit: string
  /** Text in square brackets that is no unit, '' for none. */
  readonly unread: string
}

/**
 * The unit that a text means in plain notation; null for none.
 * @param words before the unit, which decide where its letters mean several
 */
export function unitIn(text: string, words = ''): string | null {
  const unit = writtenUnit(text, words.trim())
  if (unit === null) return null
  if (unit === '' || unit === '-' || unit === '1') return ''
  const parsed = parseUnit(unit)
  return parsed.ok && resolveUnit(parsed.value).ok ? unit : null
}

/** Whether two texts in plain notation are the same unit, `mm²` and `mm^2`. */
export function isSameUnit(a: string, b: string): boolean {
  const [one, other] = [a, b].map(text => {
    const parsed = parseUnit(text)
    const resolved = parsed.ok ? resolveUnit(parsed.value) : null
    return resolved?.ok ? resolved.unit.text : null
  })
  return one !== null && one === other
}

/** `Force [kN]`, `Force (kN)`, `Force, kN`, `Force / kN`, `Force/kN`, `Force in kN`, `t mm:ss`. */
const FORMS = [
  /^(.*?)\s*\[([^\]]*)\]\s*$/,
  /^(.*?)\s*\(([^()]*(?:\([^()]*\))?[^()]*)\)\s*$/,
  /^(.+?)\s*,\s*(\S+)$/,
  /^(.+?)\s+\/\s+(\S+)$/,
  /^([^\s/\d][^\s/]*)\/([^\s/\d]\S*)$/,
  /^(.+?)\s+in\s+(\S+)$/i,
  /^(.*?)[\s_]*((?:hh:)?mm:ss|hh:mm)$/i,
  /^(.*?)\s*\[([^\]]+)\]\s*(\S.*)$/,
  /^([^,]+?)\s*,\s*(\S+)\s+(\(.*\))$/,
  // Units that are no index of a name, `Force kN` and `Temp_degC`.
  /^(.*\p{L}.*?)[\s_]+(°[CF]|deg[CF]|%(?: ?RH)?|[kM]N|N\/mm²|[kMGh]Pa|mbar|bar|psi|[mµk]m|kg|rpm|k?Hz|k?Nm|k?W|m[VAsl]|kW|m\/s²?|km\/h|m³\/h|l\/min|1\/min)$/u,
]

/** Headings with a slash that are a unit or words themselves, and no quantity over its unit. */
const NO_QUOTIENT =
  /^(?:(?:[kcm]?m|in|ft|[cm]?l|L|rev|U)\/(?:s(?:²|\^?2)?|min|h)|(?:[kM]?N|[kmµu]?g|[kM]?W|[kM]?J)\/.*|[AV]\/[ms]|t\/h|[Mm]ax\/[Mm]in|[SP]\/N|S\/[HW]|A\/C|[RH]\/W)$/

export function headingParts(heading: string): HeadingParts {
  const line = heading.trim().replace(/\s+/g, ' ')
  for (const form of FORMS) {
    const [, before = '', text, behind] = form.exec(line) ?? []
    const words = behind === undefined ? before : `${before} ${behind}`
    const unit = text === undefined || NO_QUOTIENT.test(line) ? null : unitIn(text, words)
    if (unit !== null) return { words: words || line, unit, unread: '' }
  }
  return { words: line, unit: '', unread: /\[([^\]]*)\]\s*$/.exec(heading)?.[1]?.trim() ?? '' }
}
