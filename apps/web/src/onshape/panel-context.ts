/** The place in Onshape at which its right panel shows this application, and the messages to the page around. */

export interface PanelContext {
  readonly documentId: string
  /** `w/{id}` or `v/{id}` */
  readonly parent: string
  readonly elementId: string | null
  /** Origin of the page around. */
  readonly server: string
}

/** Placeholders that Onshape has not filled in stay as they are, `{$elementId}`. */
const ID = /^[0-9A-Za-z_-]{1,100}$/

/**
 * Reads the address that Onshape opens.
 * @param site origin of Onshape, as this server is set up
 * @returns a sentence where the page was not opened by Onshape
 */
export function panelContext(search: string, site: string): PanelContext | string {
  const given = new URLSearchParams(search)
  const id = (name: string): string | null => {
    const text = given.get(name) ?? ''
    return ID.test(text) ? text : null
  }
  const [documentId, parentId] = [id('documentId'), id('workspaceOrVersionId')]
  const kind = given.get('workspaceOrVersion')
  const server = URL.parse(given.get('server') ?? '')
  if (documentId === null || parentId === null || (kind !== 'w' && kind !== 'v'))
    return 'This page belongs into the right panel of a document in Onshape.'
  if (server === null || !isOf(server, new URL(site)))
    return 'This page was opened by another site than Onshape.'
  return { documentId, parent: `${kind}/${parentId}`, elementId: id('elementId'), server: server.origin }
}

/** Whether the address is Onshape's: an enterprise has a name of its own under the same domain. */
function isOf(server: URL, site: URL): boolean {
  if (server.origin === site.origin) return true
  const domain = site.hostname.split('.').slice(-2).join('.')
  return server.protocol === 'https:' && site.hostname.includes('.') && server.hostname.endsWith(`.${domain}`)
}

export const documentAddress = ({ documentId, parent, elementId }: PanelContext, site: string): string =>
  `${site}/documents/${documentId}/${parent}${elementId === null ? '' : `/e/${elementId}`}`

/** Milliseconds between messages that somebody works here. */
const EVERY = 60_000

let isStarted = false

/**
 * Tells the page around that the application is there, and then, while somebody works in it, that the session in Onshape
 * goes on. It holds for all pages that are gone to in this window.
 */
export function startMessages({ documentId, parent, elementId, server }: PanelContext): void {
  if (isStarted || window.parent === window) return
  isStarted = true
  const tell = (messageName: string): void =>
    window.parent.postMessage({ documentId, workspaceId: parent.slice(2), elementId, messageName }, server)
  tell('applicationInit')
  let last = Date.now()
  const keepAlive = (): void => {
    if (Date.now() < last + EVERY) return
    last = Date.now()
    tell('keepAlive')
  }
  for (const event of ['pointerdown', 'keydown', 'wheel'])
    window.addEventListener(event, keepAlive, { capture: true, passive: true })
}
