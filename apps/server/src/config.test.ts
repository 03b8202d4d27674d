import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isLoopback, isPersonal, readConfig } from './config.ts'

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: null,
      redisUrl: null,
      publicUrl: null,
      trustedProxies: ['loopback'],
      signUp: 'open',
      plan: 'everything',
      smtpUrl: null,
      mailFrom: null,
    })
  })
  it.each([
    [{ PORT: 'http' }, 'PORT is "http"'],
    [{ PORT: '70000' }, 'PORT is "70000"'],
    [{ PORT: '-1' }, 'PORT is "-1"'],
    [{ PUBLIC_URL: 'calc.example.com' }, 'PUBLIC_URL is "calc.example.com"'],
    [{ PUBLIC_URL: 'ftp://calc.example.com' }, 'PUBLIC_URL is'],
    [{ PUBLIC_URL: 'https://example.com/calc' }, 'PUBLIC_URL is'],
    [{ SIGN_UP: 'maybe' }, 'SIGN_UP is "maybe". Use open or invited or closed.'],
    [{ TRUSTED_PROXIES: 'loopback, proxy' }, 'TRUSTED_PROXIES has "proxy"'],
    [{ PLAN: 'gold' }, 'PLAN is "gold". Use everything or own.'],
    [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL is not the address of a Redis.'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL is not the address of a mail server.'],
  ])('refuses %o', (env, message) => {
    expect(() => readConfig(env)).toThrow(message)
  })
  it('reads proxies as addresses, networks and names', () => {
    const env = { TRUSTED_PROXIES: 'loopback, 10.0.0.7,192.168.0.0/16, fd00::/8' }
    expect(readConfig(env).trustedProxies).toEqual(['loopback', '10.0.0.7', '192.168.0.0/16', 'fd00::/8'])
  })
  it('does not repeat the password of a mail server', () => {
    expect(() => readConfig({ SMTP_URL: 'http://user:geheim@mail' })).toThrow(/^(?!.*geheim)/)
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
