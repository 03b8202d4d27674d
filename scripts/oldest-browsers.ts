/**
 * The oldest browsers that the product runs in: those of two years ago, and with them the present Firefox ESR. The
 * build refuses files that use what these lack; README and the page name the same versions.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { CompatStatement } from '@mdn/browser-compat-data'

export const OLDEST = { chrome: 131, firefox: 132, safari: 18.1 } as const

/** The sentence part that people read. */
export const OLDEST_NAMES = `Chrome or Edge ${OLDEST.chrome}, Firefox ${OLDEST.firefox} or Safari ${OLDEST.safari}`

/** Names that are used only where they are there: by the editor, and by libraries that note where errors arise. */
const GUARDED = [
  'Highlight',
  'new Highlight',
  'CSS.highlights',
  'Error.captureStackTrace',
  'Error.stackTraceLimit',
]

/** A name with its support, and its members by their names. */
type Entry = { readonly __compat?: CompatStatement } & Readonly<Record<string, unknown>>

type Entries = Readonly<Record<string, Entry>>

/** MDN's tables of what each version of a browser has. */
const readData = (): { readonly api: Entries; readonly javascript: { readonly builtins: Entries } } =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'))

type Browser = keyof typeof OLDEST

/** @returns the browsers that lack it in their oldest version; none where nothing is known */
function lacking(entry: Entry): Browser[] {
  const support = entry.__compat?.support
  if (!support) return []
  return (Object.keys(OLDEST) as Browser[]).filter(browser => {
    const statements = [support[browser] ?? []].flat()
    return !statements.some(
      ({ version_added: added, flags, prefix, alternative_name: other }) =>
        !flags &&
        !prefix &&
        !other &&
        typeof added === 'string' &&
        Number.parseFloat(added.replace('≤', '')) <= OLDEST[browser],
    )
  })
}

/** Names such as `Map.groupBy` and `new Highlight`, with the browsers that lack them. */
function readNewerNames(): ReadonlyMap<string, readonly Browser[]> {
  const { api, javascript } = readData()
  const names = new Map<string, readonly Browser[]>()
  for (const [name, entry] of [...Object.entries(api), ...Object.entries(javascript.builtins)]) {
    const members = Object.entries(entry).filter(([member]) => member !== '__compat')
    for (const [member, known] of members) {
      const full = member === name ? `new ${name}` : `${name}.${member.replace(/_static$/, '')}`
      names.set(full, lacking(known as Entry))
    }
    if (lacking(entry).length > 0) names.set(`new ${name}`, lacking(entry))
  }
  return new Map([...names].filter(([name, without]) => without.length > 0 && !GUARDED.includes(name)))
}

let newerNames: ReturnType<typeof readNewerNames> | null = null

/** A constructor that is called, or a part of a global name. Shorter programs keep both as they are. */
const USE = /(?<![\w$.])(?:new [A-Z][\w$]*|[A-Z][\w$]*\.[a-zA-Z]\w*)(?![\w$])/g

/** @returns a sentence for each name that the code uses and one of the oldest browsers lacks */
export function newerThanOldest(codes: Iterable<readonly [file: string, code: string]>): string[] {
  const names = (newerNames ??= readNewerNames())
  const found: string[] = []
  for (const [file, code] of codes) {
    for (const use of new Set(code.match(USE)))
      for (const browser of names.get(use) ?? [])
        found.push(`${file} uses ${use}, which ${browser} ${OLDEST[browser]} lacks.`)
  }
  return found
}

/** Refuses a built page that one of the oldest browsers cannot run. */
export function checkBuilt(dist: string): void {
  const folder = join(dist, 'assets')
  const scripts = readdirSync(folder).filter(file => file.endsWith('.js'))
  const found = newerThanOldest(
    scripts.map((file): [string, string] => [file, readFileSync(join(folder, file), 'utf8')]),
  )
  if (found.length > 0)
    throw new Error(`${found.join('\n')}\nWrite it in another way, or ask whether it is there.`)
}
