import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addressOf, isLoopback, isPersonal, readConfig } from './config.ts'

const OIDC = { OIDC_ISSUER: 'https://login.example.com', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      bucket: null,
      databaseUrl: null,
      redisUrl: null,
      publicUrl: null,
      trustedProxies: ['loopback'],
      signUp: 'open',
      plan: 'everything',
      worksheetLimit: 25 * 1024 * 1024,
      storageLimit: 2000,
      trashDays: 30,
      auditDays: 365,
      imageLimit: 2000,
      drainMilliseconds: 0,
      evaluationWorkers: 2,
      drawnSheets: true,
      serviceWorker: true,
      metrics: null,
      onshape: null,
      oidc: null,
      operators: [],
      smtpUrl: null,
      mailFrom: null,
      currencyUrl: 'https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@{date}/v1/currencies/usd.min.json',
      feedbackUrl: null,
      embedders: '*',
    })
  })
  it.each([
    [{ PORT: 'http' }, 'PORT is "http"'],
    [{ PORT: '70000' }, 'PORT is "70000"'],
    [{ PORT: '-1' }, 'PORT is "-1"'],
    [{ PORT: '0' }, 'PORT is "0"'],
    [{ PUBLIC_URL: 'calc.example.com' }, 'PUBLIC_URL is "calc.example.com"'],
    [{ PUBLIC_URL: 'ftp://calc.example.com' }, 'PUBLIC_URL is'],
    [{ PUBLIC_URL: 'https://example.com/calc' }, 'PUBLIC_URL is'],
    [{ EVALUATION_WORKERS: '0' }, 'EVALUATION_WORKERS is "0"'],
    [{ DRAWN_SHEETS: 'yes' }, 'DRAWN_SHEETS is "yes". Use on or off.'],
    [{ SIGN_UP: 'maybe' }, 'SIGN_UP is "maybe". Use open or invited or closed.'],
    [{ TRUSTED_PROXIES: 'loopback, proxy' }, 'TRUSTED_PROXIES has "proxy"'],
    [{ TRUSTED_PROXIES: '10.0.0.0/99' }, 'TRUSTED_PROXIES has "10.0.0.0/99"'],
    [{ TRUSTED_PROXIES: '10.0.0.0/0' }, 'TRUSTED_PROXIES has "10.0.0.0/0"'],
    [{ DATABASE_URL: 'nonsense' }, 'DATABASE_URL is not the address of a PostgreSQL database.'],
    [{ DATABASE_URL: 'mysql://host/name' }, 'DATABASE_URL is not the address of a PostgreSQL database.'],
    [{ MAIL_FROM: 'Calcwright' }, 'MAIL_FROM is "Calcwright"'],
    [{ MAIL_FROM: 'Calcwright <calc>' }, 'MAIL_FROM is "Calcwright <calc>"'],
    [{ STORAGE_LIMIT: '0' }, 'STORAGE_LIMIT is "0"'],
    [{ IMAGE_LIMIT: 'many' }, 'IMAGE_LIMIT=none for no limit'],
    [{ WORKSHEET_LIMIT: '0' }, 'WORKSHEET_LIMIT is "0"'],
    [{ WORKSHEET_LIMIT: '25 MB' }, 'Use a number of megabytes from 1 to 100'],
    [{ METRICS: 'on' }, 'METRICS=127.0.0.1:9464'],
    [{ METRICS: '127.0.0.1:99999' }, 'METRICS is "127.0.0.1:99999"'],
    [{ DRAIN_SECONDS: '60' }, 'Use a number of seconds from 0 to 20'],
    [{ PLAN: 'gold' }, 'PLAN is "gold". Use everything or own.'],
    [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL is not the address of a Redis.'],
    [{ S3_BUCKET: 'Files!' }, 'S3_BUCKET is "Files!"'],
    [{ S3_BUCKET: 'files', S3_ACCESS_KEY: 'a' }, 'S3_BUCKET needs S3_SECRET_KEY as well.'],
    [{ S3_BUCKET: 'files', S3_ENDPOINT: 's3.local' }, 'S3_ENDPOINT is not the address of an S3 service.'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL is not the address of a mail server.'],
    [{ FEEDBACK_URL: 'javascript:alert(1)' }, 'FEEDBACK_URL is not the address of a page or a mailbox.'],
    [
      { EMBED: 'https://www.example.com/shop' },
      'EMBED is "https://www.example.com/shop". Use anywhere, nowhere',
    ],
    [{ EMBED: "*; script-src 'unsafe-inline'" }, 'Use anywhere, nowhere'],
    [{ OPERATORS: 'ann@example.com ben' }, 'OPERATORS has "ben"'],
    [{ OIDC_ISSUER: 'http://login.example.com' }, 'OIDC_ISSUER is "http://login.example.com"'],
    [{ OIDC_ISSUER: 'https://login.example.com' }, 'OIDC_ISSUER needs OIDC_CLIENT_ID as well'],
    [{ ...OIDC, OIDC_DOMAINS: 'example.com, @me' }, 'OIDC_DOMAINS has "@me"'],
    [{ ...OIDC, OIDC_ACCOUNTS: 'all' }, 'OIDC_ACCOUNTS is "all". Use create or existing.'],
  ])('refuses %o', (env, message) => {
    expect(() => readConfig(env)).toThrow(message)
  })
  it.each([
    [{}, 0],
    [{ DRAIN_SECONDS: '5' }, 5000],
    [{ HOST: '0.0.0.0' }, 3000],
    [{ PUBLIC_URL: 'https://calc.example.com' }, 3000],
    [{ PUBLIC_URL: 'https://calc.example.com', DRAIN_SECONDS: '0' }, 0],
  ])('goes on answering as long as a proxy takes to hear of the end: %o', (env, milliseconds) => {
    expect(readConfig(env).drainMilliseconds).toBe(milliseconds)
  })
  it.each([
    ['127.0.0.1:9464', { host: '127.0.0.1', port: 9464 }],
    ['[::1]:9464', { host: '::1', port: 9464 }],
    ['metrics.internal:80', { host: 'metrics.internal', port: 80 }],
  ])('reads METRICS=%s', (text, address) => {
    expect(readConfig({ METRICS: text }).metrics).toEqual(address)
  })
  it('reads proxies as addresses, networks and names', () => {
    const env = { TRUSTED_PROXIES: 'loopback, 10.0.0.7,192.168.0.0/16, fd00::/8' }
    expect(readConfig(env).trustedProxies).toEqual(['loopback', '10.0.0.7', '192.168.0.0/16', 'fd00::/8'])
  })
  it.each([
    { DATABASE_URL: 'postgres://user:password@host:5432/calcwright' },
    { DATABASE_URL: 'postgresql://%2Fvar%2Frun%2Fpostgresql/calcwright' },
    { DATABASE_URL: 'postgres:///calcwright?host=/var/run/postgresql' },
    { MAIL_FROM: 'calc@example.com' },
    { MAIL_FROM: 'The calculators <calc@example.com>' },
    { REDIS_URL: 'rediss://host' },
    { SMTP_URL: 'smtps://mail.example.com:465' },
    { FEEDBACK_URL: 'mailto:calc@example.com' },
  ])('takes %o', env => {
    expect(Object.values(readConfig(env))).toContain(Object.values(env)[0])
  })
  it.each([
    ['', '*'],
    ['nowhere', "'none'"],
    [
      'https://www.example.com, https://*.example.org:8443/',
      'https://www.example.com https://*.example.org:8443',
    ],
  ])('reads EMBED=%s', (text, embedders) => {
    expect(readConfig({ EMBED: text }).embedders).toBe(embedders)
  })
  it.each(['SMTP_URL', 'REDIS_URL', 'DATABASE_URL'])('does not repeat the password in %s', name => {
    expect(() => readConfig({ [name]: 'http://user:geheim@mail' })).toThrow(/^(?!.*geheim)/)
  })
})

it.each([
  ['127.0.0.1', true],
  ['127.8.0.1', true],
  ['localhost', true],
  ['::1', true],
  ['[::1]', true],
  ['0.0.0.0', false],
  ['192.168.1.4', false],
  ['127.0.0.1.example.com', false],
])('loopback: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected)
})

it.each([
  [{}, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ PUBLIC_URL: 'https://calc.example.com' }, false],
  [{ PUBLIC_URL: 'http://localhost:8080' }, true],
])('personal with %o', (env, expected) => {
  expect(isPersonal(readConfig(env))).toBe(expected)
})

it.each([
  [{}, 'http://localhost:3000/'],
  [{ HOST: '0.0.0.0', PORT: '80' }, 'http://localhost:80/'],
  [{ HOST: '::1' }, 'http://[::1]:3000/'],
  [{ HOST: '192.168.1.4' }, 'http://192.168.1.4:3000/'],
  [{ PUBLIC_URL: 'https://calc.example.com' }, 'https://calc.example.com/'],
])('address that people are told: %o', (env, expected) => {
  expect(addressOf(readConfig(env))).toBe(expected)
})
