import type { NewToken } from '@calcwright/contract'

/**
 * The worksheet or project at an address of this server, as the browser shows it. Undefined for an empty
 * text, null for another address.
 */
export function itemOfAddress(address: string): NewToken['item'] | null {
  const text = address.trim()
  if (text === '') return undefined
  const path = /^https?:/i.test(text) ? (URL.parse(text)?.pathname ?? '') : text
  const [, page = '', hash] = /^\/?(\w+)\/([\w-]+)(?:\/|$)/.exec(path) ?? []
  if (hash === undefined) return null
  if (/^(inline_)?worksheets$|^form$/.test(page)) return { item_type: 'Worksheet', item_hash: hash }
  if (/^(archive_|starred_)?projects$/.test(page)) return { item_type: 'Project', item_hash: hash }
  return null
}
