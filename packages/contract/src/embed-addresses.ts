/** Addresses of what a frame shows and reads. The file is small, as a script that runs before all others uses it. */

/** A worksheet or project in a frame. */
export interface EmbeddedItem {
  readonly type: 'Worksheet' | 'Project'
  readonly hash: string
  readonly name: string
}

/** Reads what an address shows that may stand in a frame, or is the address of such a worksheet; null for others. */
export function embeddedItemAt(path: string): Pick<EmbeddedItem, 'type' | 'hash'> | null {
  const [, kind, hash] =
    /^\/(embed\/project|embed|worksheets|inline_worksheets|projects)\/([^/]+)/.exec(path) ?? []
  if (kind === undefined || hash === undefined) return null
  try {
    const type = kind === 'embed/project' || kind === 'projects' ? 'Project' : 'Worksheet'
    return { type, hash: decodeURIComponent(hash) }
  } catch {
    return null // No address at all.
  }
}

/** The address at which a frame reads a worksheet or project as everybody may see it, without a session. */
export const embedData = {
  /** Before the addresses of calls whose address names no worksheet: rates, materials, answers of forms. */
  base: '/embed_data',
  worksheet: (hash: string): string => `/embed_data/worksheets/${encodeURIComponent(hash)}`,
  file: (hash: string, digest: string): string =>
    `/embed_data/worksheets/${encodeURIComponent(hash)}/files/${digest}`,
  project: (hash: string): string => `/embed_data/projects/${encodeURIComponent(hash)}`,
}
