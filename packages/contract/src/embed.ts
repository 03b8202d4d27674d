/**
 * Worksheets in the frames of other sites: the addresses, what they ask the server for, and oEmbed.
 * docs/embedding.md describes them for those who write pages.
 */
import * as z from 'zod/mini'
import { HashString } from './common.ts'
import type { EmbeddedItem } from './embed-addresses.ts'
import { PathPart } from './items.ts'
import { nameInAddress } from './pages.ts'

/** Pages for frames of other sites. The server sends a program of their own there, without the rest. */
export const EMBED_PAGES = [
  '/embed/$hash',
  '/embed/$hash/$name',
  '/embed/project/$hash',
  '/embed/project/$hash/$name',
] as const

/** Pages that are the same when a frame asks for them, and the application in a window. */
export const FRAMED_PAGES = ['/inline_worksheets/$hash', '/inline_worksheets/$hash/$name'] as const

/** How much a visitor may touch: nothing, controls and folding, or whatever everybody may. */
export const INTERACTION = { none: 0, formElements: 1, full: 2 } as const
export type Interaction = (typeof INTERACTION)[keyof typeof INTERACTION]

/** Pixels; `custom` is the choice that asks for a height. */
export const EMBED_HEIGHT = { usual: 600, least: 100, most: 20_000, custom: -1 } as const
export const EMBED_WIDTH = 800

/** Reads a height as somebody wrote it; the usual one for nothing, or for what is none. */
export function readHeight(text: string): number {
  const height = /^\s*\d+\s*(px)?\s*$/.test(text) ? Number.parseInt(text, 10) : 0
  return height === 0 ? EMBED_HEIGHT.usual : Math.min(Math.max(height, EMBED_HEIGHT.least), EMBED_HEIGHT.most)
}

/** Options in the address of a frame. */
export interface EmbedOptions {
  readonly interaction: Interaction
  /** Whether changes are saved, if everybody may edit. */
  readonly autosave: boolean
  /** Whether a copy is offered. */
  readonly copy: boolean
  /** Whether the frame shows the form of a worksheet in place of its lines. */
  readonly form: boolean
}

export const EMBED_OPTIONS: EmbedOptions = {
  interaction: INTERACTION.full,
  autosave: false,
  copy: true,
  form: false,
}

/** `/embed/{hash}/{name}?interaction=1`, with what differs from the usual. */
export function embedAddress(
  { type, hash, name }: EmbeddedItem,
  options: EmbedOptions = EMBED_OPTIONS,
): string {
  const end = nameInAddress(name)
  const path = `/embed/${type === 'Project' ? 'project/' : ''}${encodeURIComponent(hash)}${end && `/${end}`}`
  const search = new URLSearchParams()
  if (options.interaction !== EMBED_OPTIONS.interaction)
    search.set('interaction', String(options.interaction))
  if (options.autosave) search.set('autosave', '1')
  if (!options.copy) search.set('copy', '0')
  if (options.form && type === 'Worksheet') search.set('form', '1')
  return search.size === 0 ? path : `${path}?${search}`
}

/** Reads the options of an address; what is no option counts as the usual. */
export function readEmbedOptions(search: URLSearchParams): EmbedOptions {
  const interaction = search.get('interaction')
  return {
    interaction: interaction === '0' ? 0 : interaction === '1' ? 1 : EMBED_OPTIONS.interaction,
    autosave: search.get('autosave') === '1',
    copy: search.get('copy') !== '0',
    form: search.get('form') === '1',
  }
}

/** GET /embed_data/projects/{hash}: what a project holds for everybody. */
export const EmbeddedProject = z.object({
  success: z.literal(true),
  hash_string: HashString,
  name: z.string(),
  /** Projects around it that everybody may see, the outermost first. */
  path: z.array(PathPart),
  projects: z.array(PathPart),
  worksheets: z.array(PathPart),
})
export type EmbeddedProject = z.infer<typeof EmbeddedProject>

/** GET /oembed, as https://oembed.com describes it. */
export const OEmbedRequest = z.object({
  url: z.string().check(z.maxLength(2000)),
  format: z.optional(z.string()),
  maxwidth: z.optional(z.coerce.number()),
  maxheight: z.optional(z.coerce.number()),
})
export const OEmbedAnswer = z.object({
  version: z.literal('1.0'),
  type: z.literal('rich'),
  provider_name: z.string(),
  provider_url: z.string(),
  title: z.string(),
  author_name: z.optional(z.string()),
  cache_age: z.int(),
  /** One frame. */
  html: z.string(),
  width: z.int(),
  height: z.int(),
})
export type OEmbedAnswer = z.infer<typeof OEmbedAnswer>
