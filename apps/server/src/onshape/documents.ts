/** Documents of Onshape and the addresses of them. */
import { Refused } from '../failure.ts'
import { Document, Elements } from './answers.ts'
import type { Onshape } from './onshape.ts'

/** A place in a document. */
export interface OnshapePlace {
  readonly documentId: string
  /** `w/{id}` or `v/{id}` */
  readonly parent: string
  /** Tab; null for none. */
  readonly elementId: string | null
}

const ID = '[0-9A-Za-z_-]{1,100}'
const PATH = new RegExp(`^/documents/(${ID})/([wv])/(${ID})(?:/e/(${ID}))?(?:/|$)`)

/** Reads the address of a document as the browser shows it. Throws Refused. */
export function parseDocumentAddress(address: string, site: string): OnshapePlace {
  const url = URL.parse(address.trim())
  const [, documentId, kind, parentId, elementId] = PATH.exec(url?.pathname ?? '') ?? []
  // An enterprise has a name of its own under the same domain.
  const isThere = url !== null && url.origin !== 'null' && domainOf(url.origin) === domainOf(site)
  if (!isThere || documentId === undefined)
    throw new Refused(
      'invalid',
      `This is no address of a document in Onshape. Copy it from the browser, such as ${site}/documents/…/w/…/e/….`,
    )
  return { documentId, parent: `${kind}/${parentId}`, elementId: elementId ?? null }
}

/** `https://onshape.com`, of `https://cad.onshape.com` */
const domainOf = (origin: string): string => {
  const { protocol, hostname, port } = new URL(origin)
  const name = /^[\d.]+$/.test(hostname) ? hostname : hostname.split('.').slice(-2).join('.')
  return `${protocol}//${name}:${port}`
}

export async function documentName(onshape: Onshape, userId: string, documentId: string): Promise<string> {
  return (await onshape.read(userId, `/documents/${documentId}`, Document)).name
}

export interface Part {
  readonly id: string
  readonly name: string
  readonly kind: 'part' | 'variables'
}

const KINDS: Readonly<Record<string, Part['kind']>> = { PARTSTUDIO: 'part', VARIABLESTUDIO: 'variables' }

/** The tabs that have variables. */
export async function partsOf(
  onshape: Onshape,
  userId: string,
  { documentId, parent }: OnshapePlace,
  fresh?: boolean,
): Promise<readonly Part[]> {
  const path = `/documents/d/${documentId}/${parent}/elements`
  const elements = await onshape.read(userId, path, Elements, { fresh })
  return elements.flatMap(({ id, name, elementType }) => {
    const kind = KINDS[elementType.replaceAll(/[\s_]/g, '').toUpperCase()]
    return kind ? [{ id, name, kind }] : []
  })
}

/** Throws Refused where the document has no such tab, or one without variables. */
export async function partOf(
  onshape: Onshape,
  userId: string,
  place: OnshapePlace,
  elementId: string,
): Promise<Part> {
  const part = (await partsOf(onshape, userId, place)).find(({ id }) => id === elementId)
  if (part) return part
  // Somebody may have made the tab since.
  const again = (await partsOf(onshape, userId, place, true)).find(({ id }) => id === elementId)
  if (again) return again
  throw new Refused('elsewhere', 'Onshape does not have this part any more, or it has no variables.')
}
