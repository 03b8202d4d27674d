/**
 * Workers of a page in a frame. They load the engine only when something has to be calculated. In a sandboxed frame
 * the page is of no origin, and a browser starts no worker there from an address of the server: a script of the
 * page's own imports it, and does the same for the workers that this one starts.
 */
import { DEFERRED_ENGINE } from '../evaluation/deferred-engine.ts'

/**
 * The script finds the address in the name of its worker. It is no module, as browsers start none of these from a
 * page without an origin. Messages wait until the import can take them.
 */
const SCRIPT = `
const held = []
const hold = event => {
  event.stopImmediatePropagation()
  held.push(event)
}
addEventListener('message', hold)
const Plain = self.Worker
if (Plain)
  self.Worker = class extends Plain {
    constructor(address) {
      super(location.href, { name: '${DEFERRED_ENGINE} ' + address })
    }
  }
import(self.name.replace(/^\\S+ /, '')).then(() => {
  removeEventListener('message', hold)
  for (const { data, ports } of held) dispatchEvent(new MessageEvent('message', { data, ports: [...ports] }))
})`

export function installFrameWorkers(): void {
  const Plain = globalThis.Worker
  const script =
    self.origin === 'null' ? URL.createObjectURL(new Blob([SCRIPT], { type: 'text/javascript' })) : null
  globalThis.Worker = class extends Plain {
    constructor(address: string | URL, options?: WorkerOptions) {
      if (script === null) super(address, { ...options, name: DEFERRED_ENGINE })
      else super(script, { name: `${DEFERRED_ENGINE} ${new URL(address, document.baseURI).href}` })
    }
  }
}
