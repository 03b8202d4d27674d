/** Parameters that worksheets set in documents of Fusion, and those that the documents have. */
import * as z from 'zod/mini'
import { Flag, HashString, RightsLevel, tidyName } from './common.ts'

/** Units in which values are exchanged; '' for plain numbers. Fusion itself stores cm and rad. */
export const FusionUnit = z.enum(['m', 'rad', ''])
export type FusionUnit = z.infer<typeof FusionUnit>

/** Most parameters of a worksheet or of a document. */
export const FUSION_PARAMETERS = 1000

/** Names that Fusion accepts for user parameters. */
const NAME = /^[\p{L}_"$°µ][\p{L}\p{N}_"$°µ]{0,127}$/u
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

/** Says why Fusion does not take the name for a user parameter; null when it does. */
export function fusionNameProblem(name: string): string | null {
  if (name === '') return 'A parameter needs a name.'
  if (!NAME.test(name))
    return `${name}: a parameter's name begins with a letter and has letters, digits and _ only.`
  return null
}

const ParameterName = z.string().check(z.refine(name => fusionNameProblem(name) === null, 'not a name'))

/** A value in the unit, in SI units. */
export const FusionParameter = z.object({ name: ParameterName, value: z.number(), unit: FusionUnit })
export type FusionParameter = z.infer<typeof FusionParameter>

/** A user parameter of a document, as its add-in has sent it. */
export const DocumentParameter = z.extend(FusionParameter, {
  /** Unit in which Fusion shows it, such as mm or deg; '' for none. */
  shown: z._default(z.string().check(z.regex(/^[\p{L}°µ"'^0-9*/]{0,20}$/u)), ''),
})
export type DocumentParameter = z.infer<typeof DocumentParameter>

/** Writes parameters as the calls have them: `width=0.4 m&count=5`. */
export const writeFusionVars = (parameters: readonly FusionParameter[]): string =>
  parameters.map(({ name, value, unit }) => `${name}=${value}${unit === '' ? '' : ` ${unit}`}`).join('&')

export type ReadVars =
  | { readonly ok: true; readonly parameters: readonly FusionParameter[] }
  | { readonly ok: false; readonly problem: string }

/** Reads `width=0.4 m&count=5`. One pair that cannot be used refuses all of them. */
export function readFusionVars(text: string): ReadVars {
  const parameters = new Map<string, FusionParameter>()
  for (const pair of text.split('&').filter(each => each.trim() !== '')) {
    const read = readPair(pair)
    if (typeof read === 'string') return { ok: false, problem: read }
    if (parameters.has(read.name)) return { ok: false, problem: `${read.name} is set twice.` }
    parameters.set(read.name, read)
  }
  if (parameters.size > FUSION_PARAMETERS)
    return { ok: false, problem: `A worksheet sets at most ${FUSION_PARAMETERS} parameters.` }
  return { ok: true, parameters: [...parameters.values()] }
}

/** The parameter, or a sentence. */
function readPair(pair: string): FusionParameter | string {
  const equals = pair.indexOf('=')
  if (equals < 0) return `${pair.trim()}: an equals sign stands between name and value.`
  const name = decoded(pair.slice(0, equals)).trim()
  const text = decoded(pair.slice(equals + 1)).trim()
  const problem = fusionNameProblem(name)
  if (problem !== null) return problem
  if (text === '') return `${name}: Please enter a value to store.`
  const [number = '', ...units] = text.split(/\s+/)
  const value = NUMBER.test(number) ? Number(number) : NaN
  if (!Number.isFinite(value)) return `${name}: Invalid Value (${number}):  Answer must be numeric.`
  const unit = FusionUnit.safeParse(units.join(' '))
  if (!unit.success)
    return `${name}: Invalid Units (${units.join(' ')}):  Only units of length and angle are allowed, as m or rad.`
  return { name, value, unit: unit.data }
}

/** Undoes percent signs; a text without valid ones stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** POST /fusion/get_vars: parameters to choose from. Needs rights 1. */
export const GetFusionVars = z.object({ hash_string: HashString })
export const FusionVars = z.object({
  success: z.literal(true),
  /** All parameters, of the document and of the worksheet, as `name=value` joined by `&`. */
  vars: z.string(),
  /** Identifies the worksheet to the add-in. */
  id: z.string(),
  /** Fusion's id of the linked document; '' for none. */
  docId: z.string(),
  /** Name of the linked document; '' for none. */
  doc_name: z.string(),
  /** Parameters that the document had when its add-in last sent them. */
  document: z.array(DocumentParameter),
  /** Parameters that the worksheet sets, as they are stored. */
  set: z.array(FusionParameter),
})
export type FusionVars = z.infer<typeof FusionVars>

/** POST /fusion/set_vars: stores what the worksheet sets; the add-in fetches it. Needs rights 3. */
export const SetFusionVars = z.object({
  hash_string: HashString,
  /** `name=value` joined by `&`; lengths in m, angles in rad: `width=0.4 m&count=5`. */
  vars: z.string().check(z.maxLength(200_000)),
  /** Whether these are all: others that the worksheet has set are set no more. */
  replace: z._default(Flag, false),
})
export const FusionStored = z.object({
  success: z.literal(true),
  /** Names that other worksheets set in the same document. */
  duplicates: z.array(z.string()),
})
export type FusionStored = z.infer<typeof FusionStored>

/** Name that other programs have for something; it may be empty. */
const Label = z.string().check(
  z.maxLength(1000),
  z.overwrite(text => tidyName(text.toWellFormed())),
)

/** POST /api/v1/worksheets/{hash}/fusion: the add-in links its document and sends its user parameters. */
export const PushFusion = z.object({
  doc_id: Label.check(z.minLength(1, 'Save the document in Fusion first')),
  doc_name: Label,
  parameters: z.array(DocumentParameter).check(z.maxLength(FUSION_PARAMETERS)),
  /** Links the worksheet to this document in place of another one. */
  relink: z._default(Flag, false),
})
export type PushFusion = z.input<typeof PushFusion>

/** GET and POST /api/v1/worksheets/{hash}/fusion: what the worksheet sets. */
export const PulledFusion = z.object({
  success: z.literal(true),
  hash_string: HashString,
  /** Name of the worksheet. */
  name: z.string(),
  rights_level: RightsLevel,
  doc_id: z.string(),
  doc_name: z.string(),
  /** Parameters to set in the document: lengths in m, angles in rad. */
  parameters: z.array(FusionParameter),
  /** Names of them that other worksheets set in the same document. */
  duplicates: z.array(z.string()),
})
export type PulledFusion = z.infer<typeof PulledFusion>
