/** oEmbed (https://oembed.com): how a page that links to a worksheet or project shows it in a frame. */
import {
  EMBED_HEIGHT,
  EMBED_WIDTH,
  type OEmbedAnswer,
  type OEmbedRequest,
  embedAddress,
  embeddedItemAt,
  readEmbedOptions,
} from '@calcwright/contract'
import type * as z from 'zod/mini'
import { Refused } from '../../failure.ts'
import { notFound } from '../../policies/policy.ts'
import type { Context } from '../../context.ts'
import { findAllowedItem } from '../find-allowed-item.ts'
import { nameOfUser } from '../load-worksheet.ts'

type Request = Pick<z.output<typeof OEmbedRequest>, 'url' | 'maxwidth' | 'maxheight'>

/** Seconds for which the answer may be used again. */
const CACHE_AGE = 3600

/** @param origin of the request, where the server has no public address */
export async function describeEmbed(
  context: Context,
  { url, maxwidth, maxheight }: Request,
  origin: string,
): Promise<OEmbedAnswer> {
  const own = context.config.publicUrl?.origin ?? origin
  const asked = URL.parse(url)
  const item = asked && [own, origin].includes(asked.origin) ? embeddedItemAt(asked.pathname) : null
  if (!asked || !item) throw new Refused('not-found', 'url: this is no worksheet or project of this server')
  if (context.config.embedders === "'none'")
    throw new Refused('not-found', 'Worksheets of this server cannot be embedded.')
  const { row, type } = await findAllowedItem(context, 'oembed', item.hash, item.type)
  if (row.hash !== item.hash) throw notFound()
  const address = embedAddress({ type, hash: row.hash, name: row.name }, readEmbedOptions(asked.searchParams))
  const [width, height] = [atMost(EMBED_WIDTH, maxwidth), atMost(EMBED_HEIGHT.usual, maxheight)]
  const author = await nameOfUser(context, row.ownerId)
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'Calcwright',
    provider_url: own,
    title: row.name,
    ...(author === '' ? {} : { author_name: author }),
    cache_age: CACHE_AGE,
    html:
      `<iframe src="${escaped(own + address)}" width="${width}" height="${height}" title="${escaped(row.name)}"` +
      ' style="border:0;max-width:100%" loading="lazy" allow="clipboard-write; fullscreen"></iframe>',
    width,
    height,
  }
}

/** A limit below one pixel is ignored. */
const atMost = (usual: number, limit: number | undefined): number =>
  limit !== undefined && limit >= 1 ? Math.min(usual, Math.floor(limit)) : usual

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, sign => SIGNS[sign]!)
