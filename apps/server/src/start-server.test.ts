import { expect, inject, it } from 'vitest'
import { StartFailure } from './failure.ts'
import { startServer } from './start-server.ts'
import { testConfig } from './testing/test-server.ts'

it.each<[string, (url: URL) => void, RegExp]>([
  ['no such database', url => (url.pathname = '/nowhere'), /cannot be reached: database "nowhere" does not/],
  ['no such server', url => (url.port = '1'), /cannot be reached: connect ECONNREFUSED/],
  ['a wrong password', url => (url.password = 'wrong'), /cannot be reached: password authentication failed/],
])('says what is wrong with the database: %s', async (_, change, sentence) => {
  const url = new URL(inject('postgresUrl'))
  change(url)
  const starting = startServer({ ...testConfig, databaseUrl: url.href }, { say: () => {} })
  await expect(starting).rejects.toThrow(sentence)
  await expect(starting).rejects.toBeInstanceOf(StartFailure)
})
