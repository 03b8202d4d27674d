/**
 * GET /worksheets/{hash}/live, a WebSocket: what others do in a worksheet, while they do it. Nothing
 * here is stored: a change counts as saved by POST /worksheet_elements alone (docs/models/saving.md).
 */
import * as z from 'zod/mini'
import { Base64, HashString, RightsLevel } from './common.ts'

/** Colours that tell people apart, numbered; the page's style sheet knows them. */
export const LIVE_COLOURS = 8

/** Most bytes of one message. */
export const LIVE_LIMIT = 2 * 1024 * 1024

/** Somebody who has the worksheet open in one window. */
export const LivePerson = z.object({
  /** Of the window, not of the person: one may have two. */
  id: z.string(),
  name: z.string(),
  colour: z.int().check(z.minimum(0), z.maximum(LIVE_COLOURS - 1)),
})
export type LivePerson = z.infer<typeof LivePerson>

const Words = z.optional(z.string().check(z.maxLength(64)))

/** Where a caret is, in a block of several fields in which of them; the offset counts as its own editor does. */
export const LiveCaret = z.object({
  block: z.string().check(z.maxLength(64)),
  field: Words,
  offset: z.nullable(z.int().check(z.nonnegative())),
  /** The field of the block whose text it is in, */
  text: Words,
  /** and where in that text, in words of `packages/document`: the caret, and the other end of a selection. */
  head: Words,
  anchor: Words,
})
export type LiveCaret = z.infer<typeof LiveCaret>

/** What a window says. */
export const LiveRequest = z.discriminatedUnion('kind', [
  /**
   * On connecting, and again when asked to `resync`: the state vector of what it holds. `former` is the
   * id that the window had before its connection broke.
   */
  z.object({
    kind: z.literal('hello'),
    vector: Base64,
    former: z.optional(z.string().check(z.maxLength(64))),
  }),
  /** A change that it made; it saves it as well. Needs rights of 3, of 4 when it changes the name. */
  z.object({ kind: z.literal('update'), update: Base64 }),
  z.object({ kind: z.literal('caret'), caret: z.nullable(LiveCaret) }),
])
export type LiveRequest = z.infer<typeof LiveRequest>

/** What it is told. */
export const LiveEvent = z.discriminatedUnion('kind', [
  /** A change by somebody else, or one that was stored. Merging it twice is harmless. */
  z.object({ kind: z.literal('update'), update: Base64 }),
  /** The window's last change was not passed on: it builds on what is not known yet, beyond this state vector. */
  z.object({ kind: z.literal('lacking'), vector: Base64 }),
  /** The window's last change was not passed on: it may not change the name, which is this one. */
  z.object({ kind: z.literal('name_refused'), name: z.string(), message: z.string() }),
  z.object({ kind: z.literal('caret'), person: LivePerson, caret: z.nullable(LiveCaret) }),
  z.object({ kind: z.literal('gone'), id: z.string() }),
  /** Messages may have been lost: say hello again. */
  z.object({ kind: z.literal('resync') }),
  /** The answer to the first hello: who this window is to the others, for `window` of a save. */
  z.object({ kind: z.literal('welcome'), id: z.string() }),
  /** The worksheet has another hash: calls with the old one are answered as if it did not exist. */
  z.object({ kind: z.literal('moved'), hash_string: HashString }),
  /** What this window may do, after each hello and when it has changed; the connection is closed when that is nothing. */
  z.object({ kind: z.literal('rights'), rights_level: RightsLevel }),
])
export type LiveEvent = z.infer<typeof LiveEvent>
