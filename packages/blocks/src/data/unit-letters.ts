/**
 * Single letters that stand for a unit only where the quantity that is named has it: in `G(h)` the letter is an index,
 * in `t(h)` it is an hour. Letters in square brackets are units in any case.
 */

const TIME =
  /time|zeit|dauer|durat|elaps|temps|tiempo|tempo\b|czas|tijd|period|\bage\b|delay|interval|lag\b|stamp|^(?:Δ|∆|d|delta\s?)?[tτT](?:[_\d]\w*)?$|^T(?:[pzme]|m0[12]|peak|mean)$/i
const TEMPERATURE =
  /temp|dew|ambient|\bchan|\bch\s?\d|\bave?\b|taupunkt|air|oven|surface|wet|dry|sensor|probe|thermo|therm\b|^[tTθϑΘ]\w{0,6}(?:[_\s]\w+)?$/i
const LENGTH =
  /length|longueur|lungh|longitud|dist|afstand|depth|height|width|elev|alti|level|pos\b|posit|displ|range|radius|diam|thick|stage|gauge|head|chain|track|wave|span|travel|länge|laenge|höhe|hoehe|tiefe|breite|weg|abstand|hub|dicke|sag|settl|deflect|x\b|y\b|z\b|coord|^[xyzrsdhlwbuDLHRSλδη](?:[_\d]\w*)?$|^H(?:s|m0|max)$/i
const ENERGY = /energy|energie|work|arbeit|heat|wärme|enthal|impact|^[EQWHU](?:[_\d]\w*)?$/i
const VOLUME = /vol|fuel|tank|consum|water|liter|litre|capacity|dose|fill|^V$/i

/** Quantities of each letter. A letter that is missing here is no unit by itself. */
const QUANTITIES: Readonly<Record<string, RegExp>> = {
  s: TIME,
  h: TIME,
  d: TIME,
  m: new RegExp(`${LENGTH.source}|${TIME.source}`, 'i'),
  g: /mass|weigh|masse|gewicht|acc|beschl|vibr|shock|^m(?:[_\d]\w*)?$/i,
  G: /acc|beschl|vibr|shock/i,
  t: /mass|weigh|masse|gewicht|load|last|tonn|produc|capacity/i,
  l: VOLUME,
  L: VOLUME,
  N: /force|load|kraft|kracht|fuerza|forza|força|siła|last|thrust|schub|tension|pull|push|weight|^F(?:[_\d]\w*)?$|^[FNQ][a-zA-Z]?$/i,
  A: /curr|strom|stroom|amp|cour|corr|prąd|load|^<?I>?(?:[_\d]\w*|[a-zA-Z]{1,3})?$|ch\s?\d|\bi\b/i,
  V: /volt|spann|tensi[oó]n|napi|batt|\bpot|bias|emf|signal|chan|ch\s?\d|supply|output|input|sens|tension|cell|^<?[UVE]>?(?:[_\d]\w*|[a-z]{1,4})?(?:\s.*)?$|ewe|ece/i,
  W: /power|leistung|puiss|poten|vermog|heat|load|consum|loss|watt|^P(?:[_\d]\w*|[a-zA-Z]{1,4})?$/i,
  J: ENERGY,
  K: TEMPERATURE,
  C: new RegExp(`${TEMPERATURE.source}|charge|ladung|^\\(?[dΔ∆]?q`, 'i'),
  F: new RegExp(`${TEMPERATURE.source}|capac|kapaz|^c(?:[_\\d]\\w*)?$`, 'i'),
  T: /field|flux|induct|magnet|^[bB](?:[_\d]\w*)?$/i,
  H: /induct|^L(?:[_\d]\w*)?$/i,
  S: /conduc|admit|leitf|^[gGYB](?:[_\d]\w*)?$|time/i,
  M: /time|dauer|zeit/i,
}

/** Quotients of single letters that are units; others, `b/t` and `L/d`, are ratios of quantities. */
const QUOTIENT =
  /^(?:M\/S|[mglLtNJWCK]\/s|[mglLtkAWC]\/h|[mtl]\/d|[gNJWVAKCF]\/m|[gmN]\/[lL]|[JWNm]\/[gKNC]|[JCg]\/[KgmVJ]|V\/A|A\/V|[VAWK]\/W|[VA]\/[sh]|[VK]\/K|[mg]\/N|[lL]\/[sh]|W\/A|J\/C|m\/V|V\/g|N\/V)$/

/**
 * `V(d)`, `v(in)` and `vdb(out)` as circuit simulators write them, `der(m)` of simulators of systems: the letters are a
 * node, a part or a variable.
 */
const TRACE = /^(?:[vi]|v(?:db|[mpri])|i(?:db|[mpri])|ph|mag|phase|db|re|im|der)\([^()]*\)$/i
/** Voltages, velocities and currents by their letter. */
const MEASURED_LETTER =
  /^(?:V\([kmµun]?V\)|v\((?:[kmµun]?V|[kcm]?m\/(?:s|min|h)|ft\/s|mph|kn)\)|[Ii]\([kmµunp]?A\))$/

/** Words for any quantity, `Reading (V)`: what stands behind them is a unit. */
const GENERIC =
  /^(?:reading|values?|measure(?:d|ment)?|messwert|wert|result|average|mean|min(?:imum)?|max(?:imum)?|channel|ch|kanal|sensor|probe|input|output|signal)[\s#._-]*\d{0,3}$/i
/** A word with a space before its seconds, `Step (s)`; plurals have none, `Step(s)`. */
const COUNTED = /\p{L}{4,}\s+\(s\)$/u

/** Whether a heading is a variable of a simulator, and what stands in its parentheses no unit. */
export const isTrace = (heading: string): boolean => TRACE.test(heading) && !MEASURED_LETTER.test(heading)

/**
 * Whether a text that may be a unit is only a letter of something else.
 * @param bracket around it; '' behind a slash or a comma
 * @param words before it
 */
export function isOnlyLetter(text: string, bracket: '[' | '(' | '', words: string, heading: string): boolean {
  if (/^\p{L}\/\p{L}$/u.test(text)) return !QUOTIENT.test(text)
  if (bracket === '[' || /^[ΩΩ]$/.test(text)) return false
  if (bracket === '(' && TRACE.test(heading)) return isTrace(heading)
  // Words of other alphabets are not known here.
  if (GENERIC.test(words) || (text === 's' && COUNTED.test(heading))) return false
  if (!/^\p{L}$/u.test(text) || !/\p{Script=Latin}|\p{Script=Greek}/u.test(words)) return false
  return !QUANTITIES[text]?.test(words)
}
