/** The lines that a page needs to show a worksheet or project in a frame. */
import {
  EMBED_HEIGHT,
  EMBED_OPTIONS,
  type EmbedOptions,
  type EmbeddedItem,
  embedAddress,
  readHeight,
} from '@calcwright/contract'

export interface EmbedChoice extends EmbedOptions {
  /** One of `HEIGHTS`; -1 for the one that is typed. */
  readonly height: number
  readonly typed: string
  /** Whether the frame becomes as high as its content. */
  readonly follows: boolean
}

export const HEIGHTS = [400, EMBED_HEIGHT.usual, 800, 1000] as const

export const DEFAULT_EMBED_CHOICE: EmbedChoice = {
  ...EMBED_OPTIONS,
  height: EMBED_HEIGHT.usual,
  typed: '',
  follows: true,
}

/** @param origin of this server, as pages elsewhere name it */
export function embedCode(embedded: EmbeddedItem, choice: EmbedChoice, origin: string): string {
  const address = origin + embedAddress(embedded, choice)
  const height = choice.height === EMBED_HEIGHT.custom ? readHeight(choice.typed) : choice.height
  const frame =
    `<iframe src="${escaped(address)}" title="${escaped(embedded.name)}" width="100%" height="${height}"` +
    ' style="border:0" loading="lazy" allow="clipboard-write; fullscreen"></iframe>'
  return choice.follows ? `${frame}\n<script src="${origin}/embed.js" async></script>` : frame
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, sign => SIGNS[sign]!)
