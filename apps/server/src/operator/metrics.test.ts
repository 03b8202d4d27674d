import { expect, it } from 'vitest'
import { findFreePort } from '../db/embedded/cluster.ts'
import { openTestServer } from '../testing/test-server.ts'

it('tells what was answered, at an address of its own', async () => {
  const port = await findFreePort()
  const server = await openTestServer({ config: { metrics: { host: '127.0.0.1', port } } })
  await server.client.session()
  await fetch(`${server.address}/worksheets/secret/name`)
  await fetch(`${server.address}/no/such/page`)
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  const text = await answer.text()
  expect(answer.headers.get('content-type')).toContain('text/plain')
  expect(text).toContain('calcwright_calls_total{method="GET",call="/session",status="200"} 1')
  expect(text).toContain('calcwright_call_seconds_count{method="GET",call="/session"} 1')
  expect(text).toContain('calcwright_calls_total{method="GET",call="unknown address",status="404"} 1')
  expect(text).toMatch(/^calcwright_live_windows 0$/m)
  expect(text).toMatch(/^calcwright_database_connections \d+$/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
  expect(text).not.toContain('secret')
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  expect((await fetch(`${server.address}/metrics`)).status).toBe(404)
  await server.close()
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow('fetch failed')
})

it('says nothing unless it is asked to', async () => {
  const server = await openTestServer()
  expect((await fetch(`${server.address}/metrics`)).status).toBe(404)
  await server.close()
})
