/** Puts the drawn sheet into the pages that show one. */
import { EARLY_SCRIPT, readEmbedOptions } from '@calcwright/contract'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../../context.ts'
import { type DrawnWorksheet, type PageSheet, drawWorksheet } from '../../commands/draw-worksheet.ts'
import { Refused } from '../../failure.ts'
import { requesterOf } from '../../http/client.ts'

/** Null where the page shows none, or its visitor may not see it: the page itself says why. */
export async function sheetOfPage(
  services: Services,
  request: FastifyRequest,
  onFault: (error: unknown) => void,
): Promise<DrawnWorksheet | null> {
  const asked = askedSheet(request.url)
  if (!asked) return null
  try {
    return await drawWorksheet(
      { ...services, visitor: asked.page === 'embed' ? null : request.visitor },
      asked,
      requesterOf(request),
    )
  } catch (error) {
    if (!(error instanceof Refused)) onFault(error)
    return null
  }
}

/** Reads the address of a page; null for one without a single sheet. */
function askedSheet(address: string): PageSheet | null {
  const { pathname, searchParams } = new URL(address, 'http://page')
  const [, kind, hash, rest] =
    /^\/(worksheets|revisions|embed|form)\/([^/]+)(?:\/([^/]+))?/.exec(pathname) ?? []
  if (kind === undefined || hash === undefined || pathname.startsWith('/embed/project/')) return null
  try {
    const item = { hash: decodeURIComponent(hash) }
    if (kind === 'revisions')
      return rest === undefined ? null : { ...item, page: 'revision', revision: decodeURIComponent(rest) }
    if (kind === 'embed') {
      const { form, ...options } = readEmbedOptions(searchParams)
      return form ? null : { ...item, page: 'embed', ...options }
    }
    return { ...item, page: kind === 'form' ? 'form' : 'worksheet' }
  } catch {
    return null // No address at all.
  }
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** @param html of the page, with an empty element for its content */
export function pageWithSheet(html: string, { name, html: sheet }: DrawnWorksheet): string {
  const title = name.replaceAll(/[&<>]/g, sign => SIGNS[sign]!)
  // The script runs before the first paint, which waits for the style sheet anyway: no key is pressed before it.
  const early = html.includes(EARLY_SCRIPT) ? html : html.replace('<head>', `<head>\n    ${EARLY_SCRIPT}`)
  return (
    early
      .replace('<title>Calcwright</title>', () => `<title>${title} · Calcwright</title>`)
      // The early script starts the program once the sheet has been painted, or is operated: until then nothing of it
      // is fetched, which would hold up the styles and the fonts.
      .replace(
        /<script type="module" crossorigin src="([^"]*)"><\/script>/,
        '<link rel="modulepreload" crossorigin href="$1" data-program>',
      )
      .replace(
        /(?:<link rel="modulepreload"[^>]*>\s*)+/g,
        links => `<template class="program">${links}</template>`,
      )
      .replace('<div id="root">', () => `${sheet}\n    <div id="root">`)
  )
}
