/** Schemas that every call uses. */
import * as z from 'zod/mini'

/** Most characters of a worksheet's or project's name. */
export const NAME_LIMIT = 255

/** Name of a worksheet to which nobody has given one. */
export const NEW_NAME = 'New Worksheet'

/** Identifies a worksheet in addresses and calls. Nobody can guess one. */
export const HashString = z.string().check(z.minLength(1), z.maxLength(64))
export type HashString = z.infer<typeof HashString>

/** A boolean. Some clients write 0 and 1, as numbers or as texts. */
export const Flag = z.pipe(
  z.union([z.boolean(), z.literal([0, 1, '0', '1', 'false', 'true'])]),
  z.transform(flag => flag !== '0' && flag !== 'false' && Boolean(flag)),
)

/** The hash of a project, or of a source of settings, or none: null, absent, or '' as some clients write it. */
export const ProjectHash = z.pipe(
  z.nullish(z.string().check(z.maxLength(64))),
  z.transform(hash => (hash === '' || hash === undefined ? null : hash)),
)

/**
 * Bytes of a document as base64 with padding. An empty text is no document. zod's own check decodes the text,
 * which takes ten times as long as this one.
 */
export const Base64 = z.string().check(
  z.regex(/^[0-9a-zA-Z+/]*={0,2}$/, 'not base64'),
  z.refine(text => text.length % 4 === 0, 'not base64'),
  z.minLength(1, 'no bytes'),
)

/**
 * Tidies a name for storing: one line, without characters that reorder the text around it; '' when nothing of
 * it is visible.
 */
export function tidyName(name: string): string {
  const line = name
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
  return /[^\p{C}\p{Z}]/u.test(line) ? line : ''
}

/** A text without case and accents. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** A worksheet's name: at least one visible character. */
export const WorksheetName = z
  .string()
  .check(
    z.overwrite(tidyName),
    z.minLength(1, 'No name provided'),
    z.maxLength(NAME_LIMIT, `A name has at most ${NAME_LIMIT} characters`),
  )

/**
 * Permissions on a worksheet: 0 nothing, 1 view, 2 view and duplicate, 3 edit, 4 administer. -2 marks a
 * view-only revision; -1 (sharing only) inherits from the parent project.
 */
export const RightsLevel = z.union([
  z.literal(-2),
  z.literal(-1),
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
])
export type RightsLevel = z.infer<typeof RightsLevel>

/** A value that the contract carries without knowing its form. */
export const Json = z.json()

/**
 * Settings of a worksheet. The contract carries them without knowing their fields, so that a newer client's
 * settings pass an older server unharmed.
 */
export const Settings = z.record(z.string().check(z.maxLength(64)), Json)
export type Settings = z.infer<typeof Settings>

/** Seconds since 1970. */
export const UnixTime = z.int().check(z.nonnegative())

/**
 * Reason for a refusal, for programs. The server has an HTTP status for each (`apps/server/src/failure.ts`).
 */
export const Problem = z.enum([
  'invalid', // the request does not have the form that the call asks for
  'not-found', // does not exist, or may not be seen
  'rights', // may be seen, but not changed in this way
  'token', // the token of a program is unknown, expired or revoked
  'empty', // the document has no content: saving it would lose the worksheet
  'name', // the document has a name that the visitor may not give, and nobody has stored
  'changed', // others changed the same at the same moment
  'key', // the key of a call of the evaluation service belongs to another call
  'resave', // the server lacks what the difference builds on: send the whole document
  'too-large',
  'method', // the address takes other methods
  'too-many',
  'elsewhere', // a service that the call needs refuses, or does not answer
  'origin', // another site asked, or another host name was used
  'server',
])
export type Problem = z.infer<typeof Problem>

/**
 * The answer to a call that was refused. `message` is a sentence for the user; with `alert` it is shown in a
 * popup under `title`, else as a red notice.
 */
export const Refusal = z.object({
  success: z.literal(false),
  message: z.string(),
  alert: z.optional(z.boolean()),
  title: z.optional(z.string()),
  problem: z.optional(Problem),
})
export type Refusal = z.infer<typeof Refusal>
