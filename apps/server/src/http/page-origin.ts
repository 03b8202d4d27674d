/** Address at which the page of a request was opened, for the links in mails. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { type Config, isPersonal } from '../config.ts'
import type { App } from './types.ts'

const origins = new AsyncLocalStorage<string>()

/**
 * Remembers it while a request is handled. On a server that only this computer reaches, a page opened at
 * 127.0.0.1 is signed in there and not at localhost. Elsewhere links have the published address.
 */
export function registerPageOrigin(app: App, config: Config): void {
  if (!isPersonal(config) || config.publicUrl !== null) return
  app.addHook('preHandler', ({ headers: { host } }, _reply, done) => {
    if (host === undefined) done()
    else origins.run(`http://${host}`, done)
  })
}

/** Undefined where links have the published address. */
export const pageOrigin = (): string | undefined => origins.getStore()
