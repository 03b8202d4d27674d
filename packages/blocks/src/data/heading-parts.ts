/** A heading of a column, from a file or from a spreadsheet: its words and its unit. */
import { parseUnit } from '@calcwright/math/expression'
import { resolveUnit } from '@calcwright/math/units'
import { writtenUnit } from './heading-units.ts'
import { isOnlyLetter, isTrace } from './unit-letters.ts'

export interface HeadingParts {
  readonly words: string
  /** In plain notation, '' for none. */
  readonly unit: string
  /** Text in brackets that stands for a unit and is none, '' for none. */
  readonly unread: string
}

/** Signs of the longest unit and of the longest heading that are read. */
const LONGEST = 60
const LONGEST_HEADING = 400

/** Intensities without a scale, `a.u.`, `arb. units`. */
const ARBITRARY = /^(?:a\.\s?u\.?|arb(?:itrary|\.)?\s?(?:units?|u)\.?)$/i

/**
 * The unit that a text means in plain notation; null for none.
 * @param words before the unit, which decide where its letters mean several
 */
export function unitIn(text: string, words = ''): string | null {
  if (text.length > LONGEST) return null
  const unit = writtenUnit(text, words.trim())
  if (unit === null) return null
  if (unit === '' || unit === '-' || unit === '1' || ARBITRARY.test(unit)) return ''
  if (/^[\d.,]+$/.test(unit)) return null
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
  /^(.*\p{L}.*?)\s+([^\s/]+\/\([^()]*\))$/u,
  /^(.*?)\s*\(([^()]*(?:\([^()]*\))?[^()]*)\)\s*$/,
  /^(.+?)\s*,\s*(\S+)$/,
  /^(.+?)\s+\/\s+(\S+)$/,
  /^([^\s/\d][^\s/]*)\/([^\s/\d]\S*)$/,
  // Several units with their powers behind a slash, `c_p / J mol-1 K-1`.
  /^([^/]+?)\s*\/\s*(\p{L}\S*(?: \p{L}\S*){0,2} \p{L}+(?:\^?[-−]\d|[⁻]\S+))$/u,
  // A unit behind a slash in a name of several words, `Q discharge/mA.h`.
  /^(.*[\p{L})][^/]*?[\p{L})]|.+\/.+)\/([^\s/]+)$/u,
  /^(.+?)\s+in\s+(\S+)$/i,
  /^(.*?)[\s_]*((?:hh:)?mm:ss|hh:mm)$/i,
  /^(.*temp(?:erature)?)_([CFK])$/i,
  /^(.*?)\s*\[([^\]]+)\]\s*(\S.*)$/,
  /^([^,]+?)\s*,\s*(\S+)\s+(\(.*\))$/,
  // Units that are no index of a name, `Force kN` and `Temp_degC`.
  /^(.*[\p{L}\]].*?)[\s_]+(°[CF]|deg[CF]|%(?: ?(?:RH|r\.?[FH]\.?))?|[kM]N|N\/mm[²2]|[kMGh]Pa|m[bB]ar|bar|psi|[km]?W\/m(?:²|\^?2)|[kM]?Whr?|[mµk]m|kg|rpm|k?Hz|k?Nm|k?W|m[VAsl]|kW|m\/s²?|km\/h|m³\/h|l\/min|1\/min)$/u,
]

/** Headings with a slash that are a unit or words themselves, and no quantity over its unit. */
const NO_QUOTIENT =
  /^(?:(?:[kcm]?m|in|ft|[cm]?l|L|rev|U)\/(?:s(?:²|\^?2)?|min|h)|(?:[kM]?N|[kmµu]?g|[kM]?W|[kM]?J)\/.*|[AV]\/[ms]|t\/h|[Mm]ax\/[Mm]in|[SP]\/N|S\/[HW]|A\/C|[RH]\/W)$/

export function headingParts(heading: string): HeadingParts {
  const line = heading.slice(0, LONGEST_HEADING).trim().replace(/\s+/g, ' ')
  for (const form of FORMS) {
    const [, before = '', text, behind] = form.exec(line) ?? []
    if (text === undefined || NO_QUOTIENT.test(line)) continue
    // `[1] Temperature °C` begins with the number of a channel.
    if (behind !== undefined && /^\d+$/.test(text.trim())) continue
    const words = behind === undefined ? before : `${before} ${behind}`
    if (isBehindUnit(line, before, text)) continue
    if (isOnlyLetter(text.trim(), bracketBefore(line, before), words.trim(), line)) continue
    const unit = unitIn(text, words)
    if (unit !== null) return { words: words || line, unit, unread: '' }
  }
  return { words: line, unit: '', unread: unreadIn(line) }
}

/** Whether what stands before a slash is a unit as well, as in `Rate mg/kg`, so that what follows is only a part of it. */
function isBehindUnit(line: string, before: string, text: string): boolean {
  const last = before.split(/[\s/]/).at(-1)!
  const isSlash = line.endsWith(`/${text}`) && before !== last
  return isSlash && unitIn(last) !== null && /^[\p{L}µ°%]/u.test(last)
}

function bracketBefore(line: string, before: string): '[' | '(' | '' {
  const sign = line.slice(before.length).trimStart()[0]
  return sign === '[' || sign === '(' ? sign : ''
}

/** Words in parentheses that tell columns apart and stand for no unit. */
const NO_UNIT_WORDS =
  /^(?:left|right|top|bottom|upper|lower|front|rear|inner|outer|inlet|outlet|in|out|max|min|avg|mean|std|sd|rms|abs|rel|raw|total|sum|set|real|imag|re|im|mag|phase|utc|gmt|local|cet|cest|est|edt|new|old|on|off|yes|no|true|false|calc|est\.|meas|sim|exp|dry|wet|hot|cold|north|south|east|west|oben|unten|links|rechts|innen|außen|ist|soll|x|y|z)$/i

/** A pressure above that of the atmosphere, which is no unit: `p_in (bar(g))`, `Discharge, psig`, `kPa gauge`. */
const GAUGE =
  /(?:^|[\s(,/[_])((?:[kMmh]?Pa|m?bar|psi|at[mü]?|(?:in|mm)\s?(?:Hg|H2O)|kg(?:f)?\/cm(?:²|\^?2))\s*(?:\(g(?:auge)?\.?\)|_?g(?:auge)?|[\s-]rel\.?))[)\]]?$/

/** A text that stands where units do and looks like one, `Flow (sccm)`: a word without digits before its letters. */
function unreadIn(line: string): string {
  const gauge = GAUGE.exec(line)?.[1]
  if (gauge !== undefined) return gauge
  const inSquare = /\[([^\]]*)\]\s*$/.exec(line)?.[1]?.trim()
  if (inSquare !== undefined) return inSquare
  const text = /^.*?\S\s*\(([^()\s]{2,12})\)$/.exec(line)?.[1] ?? ''
  const isWord = /^[\p{L}µ%°][\p{L}\d/·*^²³%°µ.-]*$/u.test(text) && !/^\p{L}+\d{2,}$/u.test(text)
  return isWord && !NO_UNIT_WORDS.test(text) && !isTrace(line) ? text : ''
}
