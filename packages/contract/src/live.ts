/**
 * GET /worksheets/{hash}/live, a WebSocket: shows what others do in a worksheet while they do it. It stores
 * nothing: only POST /worksheet_elements saves a change (docs/models/saving.md).
 */
import * as z from 'zod/mini'
import { Base64, HashString, RightsLevel } from './common.ts'

/** Number of the colours that tell people apart, which the page's style sheet defines. */
export const LIVE_COLOURS = 8

/** Bytes of the largest message. */
export const LIVE_LIMIT = 2 * 1024 * 1024

/** A person with the worksheet open in one window. */
export const LivePerson = z.object({
  /** Id of the window; a person may have several. */
  id: z.string(),
  name: z.string(),
  colour: z.int().check(z.minimum(0), z.maximum(LIVE_COLOURS - 1)),
})
export type LivePerson = z.infer<typeof LivePerson>

const Words = z.optional(z.string().check(z.maxLength(64)))

/**
 * Place of a caret; in a block with several fields it names one. The editor of the block defines the offset.
 */
export const LiveCaret = z.object({
  block: z.string().check(z.maxLength(64)),
  field: Words,
  offset: z.nullable(z.int().check(z.nonnegative())),
  /** Field of the block whose text has the caret. */
  text: Words,
  /** Caret in the text, and the other end of a selection, as `packages/document` encodes them. */
  head: Words,
  anchor: Words,
})
export type LiveCaret = z.infer<typeof LiveCaret>

/** Messages of a window. */
export const LiveRequest = z.discriminatedUnion('kind', [
  /**
   * The greeting, on connecting and after each `resync`: the state vector of the window's document. `former`
   * is the id that the window had before its connection broke.
   */
  z.object({
    kind: z.literal('hello'),
    vector: Base64,
    former: z.optional(z.string().check(z.maxLength(64))),
  }),
  /** A change of the window, which the window also saves. Needs rights 3, or 4 when it changes the name. */
  z.object({ kind: z.literal('update'), update: Base64 }),
  z.object({ kind: z.literal('caret'), caret: z.nullable(LiveCaret) }),
])
export type LiveRequest = z.infer<typeof LiveRequest>

/** Messages to a window. */
export const LiveEvent = z.discriminatedUnion('kind', [
  /** A change by somebody else, or a stored one. Merging it twice is harmless. */
  z.object({ kind: z.literal('update'), update: Base64 }),
  /**
   * The window's last change was not passed on: it builds on changes beyond this state vector, which are
   * unknown here.
   */
  z.object({ kind: z.literal('lacking'), vector: Base64 }),
  /** The window's last change was not passed on: the visitor may not change the name, which is this one. */
  z.object({ kind: z.literal('name_refused'), name: z.string(), message: z.string() }),
  z.object({ kind: z.literal('caret'), person: LivePerson, caret: z.nullable(LiveCaret) }),
  z.object({ kind: z.literal('gone'), id: z.string() }),
  /** Messages may have been lost; the window has to greet again. */
  z.object({ kind: z.literal('resync') }),
  /** The answer to the first greeting: the id of the window, also for `window` of a save. */
  z.object({ kind: z.literal('welcome'), id: z.string() }),
  /** The worksheet has another hash. Calls with the old one are answered as if it did not exist. */
  z.object({ kind: z.literal('moved'), hash_string: HashString }),
  /** Somebody has marked the worksheet as checked, or withdrawn a mark; `/checks` lists them. */
  z.object({ kind: z.literal('checks') }),
  /** Comments were written, changed or resolved; `/comments` lists them. */
  z.object({ kind: z.literal('comments') }),
  /** Level of the visitor, after each greeting and each change. The connection is closed at level 0. */
  z.object({ kind: z.literal('rights'), rights_level: RightsLevel }),
])
export type LiveEvent = z.infer<typeof LiveEvent>
