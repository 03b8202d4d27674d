/** Settings from the environment, listed in docs/configuration.md. */
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { SignUp } from '@calcwright/contract'
import { StartFailure } from './failure.ts'
import type { Bucket } from './files/bucket-file-store.ts'
import { type OidcSettings, readOidc } from './accounts/oidc/settings.ts'
import { type OnshapeSettings, readOnshape } from './onshape/settings.ts'

/** Address of the metrics for the operator. */
export interface MetricsAddress {
  readonly host: string
  readonly port: number
}

export interface Config {
  readonly port: number
  readonly host: string
  /** Absolute path. */
  readonly dataDir: string
  /** The bucket that holds the files of worksheets; null for a folder in dataDir. */
  readonly bucket: Bucket | null
  /** Address of the database; null for the embedded PostgreSQL in the data folder. */
  readonly databaseUrl: string | null
  /** Redis that carries live changes between processes; null when PostgreSQL carries them. */
  readonly redisUrl: string | null
  /** Public address of the server, when it differs from host and port. */
  readonly publicUrl: URL | null
  /** Proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[]
  /** Policy for new accounts. */
  readonly signUp: SignUp
  /** `everything`: plans limit nobody. `own`: everybody has the limits of the account's plan. */
  readonly plan: 'everything' | 'own'
  /** Bytes of the largest stored worksheet. */
  readonly worksheetLimit: number
  /** Megabytes that a person's worksheets may take, whatever the plan; null for no limit. */
  readonly storageLimit: number | null
  /** Megabytes of a person's pictures and other files; null for no limit. */
  readonly imageLimit: number | null
  /** Days for which what was deleted can be brought back. */
  readonly trashDays: number
  /** Days for which the audit log is kept. */
  readonly auditDays: number
  /** Milliseconds for which a stopping server still answers, so that proxies notice. */
  readonly drainMilliseconds: number
  /** Address of the metrics; null for none. */
  readonly metrics: MetricsAddress | null
  /** Mail server, as smtp://user:password@host:port; null: mail is written to files in dataDir. */
  readonly smtpUrl: string | null
  /** Sender of mail; null for one at the host of the server. */
  readonly mailFrom: string | null
  /** Threads that evaluate worksheets for programs. */
  readonly evaluationWorkers: number
  /** Whether pages are sent with the sheet drawn. */
  readonly drawnSheets: boolean
  /** Browsers store the scripts of the pages; false takes what they have stored away. */
  readonly serviceWorker: boolean
  /** Addresses of exchange rates by day, with `{date}` in the place of the day; null for the rates that ship alone. */
  readonly currencyUrl: string | null
  /** Address for feedback, https: or mailto:. */
  readonly feedbackUrl: string | null
  /** Pages that may hold a worksheet in a frame, as a source list of a content policy. */
  readonly embedders: string
  /** Null where the server is not set up for Onshape. */
  readonly onshape: OnshapeSettings | null
  /** Addresses of those who run the server beside its owner, in lower case. */
  readonly operators: readonly string[]
  /** The sign-in of another server, by OpenID Connect; null for none. */
  readonly oidc: OidcSettings | null
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i

/** Whether only programs on this computer can connect to the address. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host)
}

/** Whether every caller is the person at this computer: nothing outside can connect. */
export function isPersonal(config: Config): boolean {
  return isLoopback(config.host) && (config.publicUrl === null || isLoopback(config.publicUrl.hostname))
}

/** Public address of the server, with a closing slash. */
export function addressOf({ publicUrl, host, port }: Config): string {
  if (publicUrl) return publicUrl.href
  const local = ['127.0.0.1', '0.0.0.0', '::'].includes(host)
  const name = local ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}/`
}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const config = {
    port: readPort(env['PORT'] || '3000'),
    host: env['HOST'] || '127.0.0.1',
    dataDir: resolve(env['DATA_DIR'] || './data'),
    bucket: env['S3_BUCKET'] ? readBucket(env['S3_BUCKET'], env) : null,
    databaseUrl: env['DATABASE_URL'] ? readAddress('DATABASE_URL', env['DATABASE_URL']) : null,
    redisUrl: env['REDIS_URL'] ? readAddress('REDIS_URL', env['REDIS_URL']) : null,
    publicUrl: env['PUBLIC_URL'] ? readPublicUrl(env['PUBLIC_URL']) : null,
    trustedProxies: (env['TRUSTED_PROXIES'] || 'loopback').split(',').map(readProxy),
    signUp: readChoice('SIGN_UP', env['SIGN_UP'] || 'open', SignUp.options),
    plan: readChoice('PLAN', env['PLAN'] || 'everything', ['everything', 'own']),
    worksheetLimit: readMegabytes('WORKSHEET_LIMIT', env['WORKSHEET_LIMIT'] || '25'),
    storageLimit: readQuota('STORAGE_LIMIT', env['STORAGE_LIMIT'] || '2000'),
    imageLimit: readQuota('IMAGE_LIMIT', env['IMAGE_LIMIT'] || '2000'),
    trashDays: readNumber('TRASH_DAYS', env['TRASH_DAYS'] || '30', {
      from: 1,
      to: 3650,
      of: 'days',
      example: 30,
    }),
    auditDays: readNumber('AUDIT_DAYS', env['AUDIT_DAYS'] || '365', {
      from: 1,
      to: 3650,
      of: 'days',
      example: 365,
    }),
    smtpUrl: env['SMTP_URL'] ? readAddress('SMTP_URL', env['SMTP_URL']) : null,
    mailFrom: env['MAIL_FROM'] ? readSender(env['MAIL_FROM']) : null,
    currencyUrl:
      env['CURRENCY_URL'] === 'none' ? null : readRatesAddress(env['CURRENCY_URL'] || CURRENCY_URL),
    feedbackUrl: env['FEEDBACK_URL'] ? readAddress('FEEDBACK_URL', env['FEEDBACK_URL']) : null,
    evaluationWorkers: readWorkers(env['EVALUATION_WORKERS'] || '2'),
    drawnSheets: readChoice('DRAWN_SHEETS', env['DRAWN_SHEETS'] || 'on', ['on', 'off']) === 'on',
    serviceWorker: readChoice('SERVICE_WORKER', env['SERVICE_WORKER'] || 'on', ['on', 'off']) === 'on',
    embedders: readEmbedders(env['EMBED'] || 'anywhere'),
    onshape: readOnshape(env),
    oidc: readOidc(env),
    operators: readOperators(env['OPERATORS'] || ''),
    metrics: env['METRICS'] ? readMetrics(env['METRICS']) : null,
    drainMilliseconds: 0,
  }
  const drain = env['DRAIN_SECONDS'] || (isPersonal(config) ? '0' : '3')
  return {
    ...config,
    drainMilliseconds: readNumber('DRAIN_SECONDS', drain, { from: 0, to: 20, of: 'seconds' }) * 1000,
  }
}

function readOperators(text: string): string[] {
  const addresses = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(address => address !== '')
  const wrong = addresses.find(address => !/^[^@]+@[^@]+\.[^@]+$/.test(address))
  if (wrong === undefined) return addresses
  throw new StartFailure(
    `OPERATORS has "${wrong}". Write addresses of accounts, such as OPERATORS=ann@example.com.`,
  )
}

const CURRENCY_URL =
  'https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@{date}/v1/currencies/usd.min.json'

function readRatesAddress(text: string): string {
  if (text.split(' ').every(one => URL.canParse(one) && /^https?:/.test(one) && one.includes('{date}')))
    return text
  throw new StartFailure(
    `CURRENCY_URL is "${text}". Write it like CURRENCY_URL=https://rates.example.com/{date}/usd.json, or none.`,
  )
}

function readPort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port
  throw new StartFailure(
    `PORT is "${text}", which is no port. Use a number from 1 to 65535, such as PORT=3000.`,
  )
}

interface Range {
  readonly from: number
  readonly to: number
  readonly of: string
  readonly example?: number
}

function readNumber(name: string, text: string, { from, to, of, example = to }: Range): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= from && number <= to) return number
  throw new StartFailure(
    `${name} is "${text}". Use a number of ${of} from ${from} to ${to}, such as ${name}=${example}.`,
  )
}

/** Returns bytes. */
function readMegabytes(name: string, text: string): number {
  return readNumber(name, text, { from: 1, to: 100, of: 'megabytes', example: 25 }) * 1024 * 1024
}

const readWorkers = (text: string): number =>
  readNumber('EVALUATION_WORKERS', text, { from: 1, to: 64, of: 'threads', example: 4 })

/** Returns megabytes. */
function readQuota(name: string, text: string): number | null {
  if (text === 'none') return null
  if (/^\d{1,9}$/.test(text) && Number(text) >= 1) return Number(text)
  throw new StartFailure(
    `${name} is "${text}". Use a number of megabytes, such as ${name}=2000, or ${name}=none for no limit.`,
  )
}

function readBucket(name: string, env: Readonly<Record<string, string | undefined>>): Bucket {
  if (!/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(name))
    throw new StartFailure(`S3_BUCKET is "${name}", which is no name of a bucket.`)
  const key = (setting: string): string => {
    if (env[setting]) return env[setting]
    throw new StartFailure(`S3_BUCKET needs ${setting} as well.`)
  }
  const endpoint = env['S3_ENDPOINT'] ? readAddress('S3_ENDPOINT', env['S3_ENDPOINT']) : null
  const keys = { accessKey: key('S3_ACCESS_KEY'), secretKey: key('S3_SECRET_KEY') }
  return { name, endpoint, region: env['S3_REGION'] || 'us-east-1', ...keys }
}

function readMetrics(text: string): MetricsAddress {
  const url = /^(\[[\da-f:]+\]|[\w.-]+):\d+$/i.test(text) ? URL.parse(`http://${text}`) : null
  // `URL` leaves the default port out.
  if (url) return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || 80) }
  throw new StartFailure(
    `METRICS is "${text}", which is no address and port. Write it like METRICS=127.0.0.1:9464.`,
  )
}

function readPublicUrl(text: string): URL {
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url
  throw new StartFailure(
    `PUBLIC_URL is "${text}", which is not the address of a server. Write it like PUBLIC_URL=https://calc.example.com.`,
  )
}

function readEmbedders(text: string): string {
  if (text === 'anywhere') return '*'
  if (text === 'nowhere') return "'none'"
  const sites = text.split(/[\s,]+/).filter(part => part !== '')
  const isSite = (site: string) => /^https?:\/\/(\*\.)?[\w.-]+(:\d+)?\/?$/.test(site)
  if (sites.length > 0 && sites.every(isSite)) return sites.map(site => site.replace(/\/$/, '')).join(' ')
  throw new StartFailure(
    `EMBED is "${text}". Use anywhere, nowhere, or the addresses of the sites that may show worksheets in frames, such as EMBED=https://www.example.com.`,
  )
}

function readProxy(text: string): string {
  const proxy = text.trim()
  const [address = '', bits, more] = proxy.split('/')
  const most = isIP(address) === 4 ? 32 : 128
  const isPrefix = bits === undefined || (/^\d+$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most)
  const isNetwork = isIP(address) !== 0 && more === undefined && isPrefix
  if (isNetwork || /^(loopback|linklocal|uniquelocal)$/.test(proxy)) return proxy
  throw new StartFailure(
    `TRUSTED_PROXIES has "${proxy}", which is no address. Write it like TRUSTED_PROXIES=10.0.0.7,192.168.0.0/16.`,
  )
}

function readChoice<Choice extends string>(name: string, text: string, choices: readonly Choice[]): Choice {
  const choice = choices.find(each => each === text)
  if (choice !== undefined) return choice
  throw new StartFailure(`${name} is "${text}". Use ${choices.join(' or ')}.`)
}

/** Addresses of other servers, which may hold a password. */
const ADDRESSES = {
  DATABASE_URL: {
    form: /^postgres(ql)?:\/\//,
    what: 'a PostgreSQL database',
    example: 'postgres://user:password@host:5432/calcwright',
  },
  REDIS_URL: { form: /^rediss?:/, what: 'a Redis', example: 'redis://user:password@host:6379' },
  S3_ENDPOINT: { form: /^https?:\/\//, what: 'an S3 service', example: 'https://s3.example.com' },
  SMTP_URL: {
    form: /^smtps?:/,
    what: 'a mail server',
    example: 'smtp://user:password@mail.example.com:587',
  },
  FEEDBACK_URL: {
    form: /^(https?:\/\/|mailto:)/,
    what: 'a page or a mailbox',
    example: 'mailto:calc@example.com',
  },
} as const

/** Errors do not repeat the value, which may hold a password. */
function readAddress(name: keyof typeof ADDRESSES, text: string): string {
  const { form, what, example } = ADDRESSES[name]
  if (form.test(text) && URL.canParse(text)) return text
  throw new StartFailure(`${name} is not the address of ${what}. Write it like ${name}=${example}.`)
}

function readSender(text: string): string {
  if (/^[^<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(text.trim())) return text
  throw new StartFailure(
    `MAIL_FROM is "${text}", which holds no address. Write it like MAIL_FROM="Calcwright <calc@example.com>".`,
  )
}
