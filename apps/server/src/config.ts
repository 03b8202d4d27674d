/** Settings: from the environment only. docs/configuration.md lists them. */
import { resolve } from 'node:path'
import { StartFailure } from './failure.ts'

export interface Config {
  readonly port: number
  readonly host: string
  /** Absolute. */
  readonly dataDir: string
  /** null: PostgreSQL of our own in the data folder. */
  readonly databaseUrl: string | null
  /** Where people reach the server, when that is not this host and port. */
  readonly publicUrl: URL | null
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i

/** Whether only programs on this computer can connect to the address. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host)
}

/** Whether whoever connects is the person at this computer: nothing outside can, nor is meant to. */
export function isPersonal(config: Config): boolean {
  return isLoopback(config.host) && (config.publicUrl === null || isLoopback(config.publicUrl.hostname))
}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  return {
    port: readPort(env['PORT'] || '3000'),
    host: env['HOST'] || '127.0.0.1',
    dataDir: resolve(env['DATA_DIR'] || './data'),
    databaseUrl: env['DATABASE_URL'] || null,
    publicUrl: env['PUBLIC_URL'] ? readPublicUrl(env['PUBLIC_URL']) : null,
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new StartFailure(
    `PORT is "${text}", which is no port. Use a number from 1 to 65535, such as PORT=3000.`,
  )
}

function readPublicUrl(text: string): URL {
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url
  throw new StartFailure(
    `PUBLIC_URL is "${text}", which is not the address of a server. Write it like PUBLIC_URL=https://calc.example.com.`,
  )
}
