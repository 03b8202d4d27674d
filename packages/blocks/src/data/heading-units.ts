/**
 * Units as headings of files write them. What stands before a unit decides where its letters mean several: `Temp [C]`
 * has degrees and no coulombs, `Acc X [g]` is in multiples of the gravity and not in grams.
 */

/** Whole words for units, as loggers write them. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^volts?$/i, 'V'],
  [/^amp(?:s|eres?)?$/i, 'A'],
  [/^ohms?$/i, 'ohm'],
  [/^watts?$/i, 'W'],
  [/^hertz$/i, 'Hz'],
  [/^kelvins?$/i, 'K'],
  [/^celsius$/i, 'degC'],
  [/^fahrenheit$/i, 'degF'],
  [/^(?:secs?\.?|seconds?|sek\.?|sekunden)$/i, 's'],
  [/^(?:mins\.?|mn|minutes?|minuten)$/i, 'min'],
  [/^(?:hrs?\.?|hours?|std\.?|stunden)$/i, 'h'],
  [/^(?:days?|tage?)$/i, 'd'],
  [/^(?:degs?|degrees?|grad)\.?$/i, 'deg'],
  [/^(?:ft|feet)\.?$/i, 'ft'],
  [/^inch(?:es)?$/i, 'in'],
  [/^met(?:er|re)s?$/i, 'm'],
  [/^(?:percent|pct|prozent)\.?$/i, '%'],
  [/^(?:knots?|kts)$/i, 'kn'],
  [/^([kMG]?)W[\s.*·-]?hrs?$/, '$1Wh'],
  [/^amp-?hrs?$/i, 'A*h'],
  [/^watt-?hrs?$/i, 'W*h'],
  [/^(k?W)m-2$/, '$1/m^2'],
]

/** Spellings that can mean one unit only, as units are written here. */
const SIGNS: readonly (readonly [RegExp, string | ((text: string) => string)])[] = [
  [/\b(in|ft|yd|lbs?|lbf|oz|gal)\.(?=$|[\s^*/·)-])/gi, '$1'],
  [/[º˚]/g, '°'],
  [/\bdeg_([CF])\b/gi, 'deg$1'],
  [/(?:°|\b(?:deg(?:rees?)?|grad)\b\.?)\s*C(?:elsius)?\b/gi, 'degC'],
  [/(?:°|\bdeg(?:rees?)?\b\.?)\s*F(?:ahrenheit)?\b/gi, 'degF'],
  [/\bdeg([CF])\b/gi, 'deg$1'],
  [/°/g, 'deg'],
  [/[·⋅]/g, '*'],
  [/[ΩΩ]/g, 'ohm'],
  [/⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, raised],
  [/^(?:[μµu]ε|[μµu]strain|microstrain|[μµu]m\/m)$/, 'ppm'],
  [/\bKN/g, 'kN'],
  [/\bM[pP][aA]\b/g, 'MPa'],
  [/\b[kK][pP][aA]\b/g, 'kPa'],
  [/\bG[pP][aA]\b/g, 'GPa'],
  [/\b(?:H|h)PA\b/g, 'hPa'],
  [/\bPA\b/g, 'Pa'],
  [/\b(?:mBar|MBAR|mBAR)\b/g, 'mbar'],
  [/\bHZ\b/g, 'Hz'],
  [/\bK[gG]\b/g, 'kg'],
  [/\bK[wW]\b/g, 'kW'],
  [/\bMM\b/g, 'mm'],
  [/\bCM\b/g, 'cm'],
  [/\bM\/(?:S|s)/g, 'm/s'],
  [/\/S(?:EC)?(?=\d?$|\^)/g, '/s'],
  [/\bPSI\b/g, 'psi'],
  [/\bKSI\b/g, 'ksi'],
  [/\bLBF\b/g, 'lbf'],
  [/\bLBS?\b/g, 'lb'],
  [/^(ft|in)[\s*-]?lbs?$/i, '$1*lbf'],
  [/\blbs?\/in(?:\^?2)$/, 'lbf/in^2'],
  [/^(?:U|r|rev|tr|Umdr\.?)\/min$/, 'rpm'],
  [/^%\s*(?:r\.?\s*[hHF]\.?|R\.?H\.?)$/, '%'],
  [/^dB\s*\(A\)$|^dBA$/, 'dB'],
  [/^([mkµu]?[VA])[\s_]?[AD]C$/, '$1'],
  // A potential against that of an electrode, `V vs. SHE`.
  [/^([mµu]?V)\s+vs\.?\s.+$/i, '$1'],
  [/\blum\b/g, 'lm'],
  [/^degCtd$/, 'degC'],
  [/^bar\s*(?:\(a(?:bs)?\.?\)|a|abs)\.?$/, 'bar'],
  [/\bG(?:al|AL)s?\b/g, 'gal'],
  [/\b([A-Za-z]+)[-−](\d)(?![\d.])/g, '$1^-$2'],
  [/\b((?:[mck]?m|s|ft|in|yd)|[mck]?l)([23])(?!\d)/g, '$1^$2'],
  [/[μµ]/g, 'µ'],
  [/(?<=btu.*[-*/ ])F\b/i, 'degF'],
  // Behind a slash all is below it, `J/kg·K`; formulas would read K above it.
  [/^([^/()]+)\/([^/()\d*][^/()*]*\*[^/()]+)$/, '$1/($2)'],
]

const FIGURES = '⁰¹²³⁴⁵⁶⁷⁸⁹'

function raised(text: string): string {
  const figures = [...text].map(sign => (sign === '⁻' ? '-' : FIGURES.indexOf(sign)))
  return `^${figures.join('')}`
}

/** Times of a column are minutes and seconds, or hours come before them. */
const TIMES: readonly (readonly [RegExp, string])[] = [
  [/^m(?:m|in)?:s(?:s|ec)?(?:[.,]\w+)?$/i, 'min'],
  [/^\[?hh?\]?:m(?:m|in)?(?::s(?:s|ec)?)?$/i, 'h'],
]

/** Read as units these would mean what no file does: normal cubic metres, overpressure, wire gauges, thousands of euros, times and numbers of records of Campbell loggers. */
const NO_UNITS = /^(?:Nm(?:\^?3)\b.*|Nl\b.*|(?:m?bar|psi)\s*\(.*\)|AWG|T€|TS|RN)$/

const TIME = /time|zeit|dauer|durat|elapsed|temps|tiempo|period|\bage\b/i
const SYMBOL_OF_TIME = /^(?:Δ|∆|d|delta\s?)?[tτT](?:[_\d]\w*)?$/
const DIFFERENCE = /^(?:Δ|∆|delta[\s_]*|d)[tTϑθ]|diff|rise|spread|erwärm|delta[\s_]*temp/i
const ANGLE = /ang|winkel|arc|lat|lon|phi|rot/i

/** Units that depend on the words before them: the words, the unit, and what it means; '' for none. */
const BY_WORDS: readonly (readonly [words: RegExp, unit: RegExp, meaning: string])[] = [
  [DIFFERENCE, /^(?:deg)?C$/, 'deltaC'],
  [DIFFERENCE, /^(?:deg)?F$/, 'deltaF'],
  [/^(?!.*(?:charge|ladung)|\(?[dΔ∆]?q)/i, /^C$/, 'degC'],
  [/^(?!.*(?:capac|kapaz|^c))/i, /^F$/, 'degF'],
  [/temp/i, /^deg$/, ''],
  [/acc|beschl|vibr|shock|impact|^a_?[xyz]?$|^g[\s._-]?(?:forc|lat|lon|vert|sum|[xyz]\b)/i, /^[gG]$/, 'gn'],
  [TIME, /^[sS]$/, 's'],
  [TIME, /^[mM]$/, 'min'],
  [TIME, /^[hH]$/, 'h'],
  [/force|load|kraft|thrust|schub/i, /^lbs?$/, 'lbf'],
  [/press|druck|^p/i, /^kg\/cm(?:\^?2)$/, 'kgf/cm^2'],
  [/torque|mom|dreh|^m/i, /^NM$/, 'N*m'],
  [/^(?!.*(?:dist|range|entf))/i, /^NM$/, ''],
  [/temp|flow|press|druck|fluss|volt|curr|power/i, /^in$/, ''],
]

/**
 * @param words before the unit, '' for none
 * @returns the unit in plain notation, not checked; null for a text that is no unit
 */
export function writtenUnit(text: string, words: string): string | null {
  const times = TIMES.find(([sign]) => sign.test(text.trim()))
  if (times) return times[1]
  const inWords = (part: string): string => WORDS.reduce((all, [sign, by]) => all.replace(sign, by), part)
  const plain = inWords(text.trim()).replace(/^[a-z]{2,}\/[a-z]+$/i, all =>
    all.split('/').map(inWords).join('/'),
  )
  const unit = SIGNS.reduce(
    (all, [sign, by]) => (typeof by === 'string' ? all.replace(sign, by) : all.replace(sign, by)),
    plain,
  )
  if (NO_UNITS.test(unit)) return null
  if (words === '') return unit
  // The least of several values, and no minutes.
  if (unit === 'min' && !TIME.test(words) && !SYMBOL_OF_TIME.test(words)) return null
  if (/^["″]$/.test(unit)) return ANGLE.test(words) ? '"' : 'in'
  if (/^['′]$/.test(unit)) return ANGLE.test(words) ? "'" : 'ft'
  const found = BY_WORDS.find(([before, own]) => before.test(words) && own.test(unit))
  return found ? found[2] || null : unit
}
