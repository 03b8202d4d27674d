import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadModule } from './load.ts'

let server: Server
let base: string
beforeAll(async () => {
  const wasm = await readFile(new URL('../dist/giac.wasm', import.meta.url))
  server = createServer((request, response) => {
    if (request.url === '/missing') return response.writeHead(404).end()
    const length = request.url === '/known' ? { 'content-length': wasm.length } : {}
    response.writeHead(200, { 'content-type': 'application/wasm', ...length })
    response.end(wasm)
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise(resolve => server.close(resolve)))

test.each(['/known', '/unknown'])('%s length: progress grows and ends below 1', async path => {
  const shares: number[] = []
  const module = await loadModule(`${base}${path}`, (_, share) => shares.push(share))
  expect(WebAssembly.Module.exports(module).map(entry => entry.name)).toContain('engine_run')
  expect(shares.length).toBeGreaterThan(5)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares[0]).toBe(0)
  expect(shares.at(-1)).toBeLessThan(1)
})

test('a missing file is told in plain English', async () => {
  await expect(loadModule(`${base}/missing`, () => {})).rejects.toThrow(
    /The calculation library could not be loaded \(404/,
  )
})
