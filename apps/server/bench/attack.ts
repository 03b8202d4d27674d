/**
 * Attacks a server with the worst requests that were found: 16 clients send one kind after the other, while 4
 * people save worksheets of their own. `ATTACK=word` runs only the kinds whose name holds the word.
 */
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type ServerProcess, startServerProcess } from '../src/testing/server-process.ts'
import type { Order, Target } from './attackers.ts'
import { savesUntil } from './savers.ts'

const SAVERS = 4
const SECONDS = 10

/** Returns megabytes. */
function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

async function measure(server: ServerProcess, name: string) {
  const milliseconds = SECONDS * 1000
  const until = performance.now() + milliseconds
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(server.pid))), 100)
  attackers.postMessage({ name, milliseconds } satisfies Order)
  const sent = once(attackers, 'message') as Promise<[number]>
  const isOver = (): boolean => performance.now() >= until
  const saves = (
    await Promise.all(Array.from({ length: SAVERS }, () => savesUntil(server.client, isOver)))
  ).flat()
  const [requests] = await sent
  clearInterval(watch)
  saves.sort((a, b) => a - b)
  const at = (share: number) => Math.round(saves[Math.floor(saves.length * share)] ?? Infinity)
  return { median: at(0.5), p99: at(0.99), peak: Math.round(peak), requests, saves: saves.length }
}

const figure = (name: string, value: number, unit: string, most: number, note: string) =>
  console.log(JSON.stringify({ name, value, unit, bar: `≤ ${most} ${unit}`, met: value <= most, note }))

const dataDir = mkdtempSync(join(tmpdir(), 'calcwright-attack-'))
const server = await startServerProcess(dataDir)
const attackers = new Worker(new URL('./attackers.ts', import.meta.url))
try {
  const ready = once(attackers, 'message') as Promise<[string[]]>
  attackers.postMessage({ address: server.address } satisfies Target)
  const [attacks] = await ready
  const before = Math.round(memoryOf(server.pid))
  let highest = 0
  for (const name of attacks) {
    if (!name.includes(process.env['ATTACK'] ?? '')) continue
    const { median, p99, peak, requests, saves } = await measure(server, name)
    highest = Math.max(highest, peak)
    const note = `median ${median} ms of ${saves} saves; ${requests} requests; memory ${peak} MB`
    figure(`saves of others under ${name}, 16 clients, p99`, p99, 'ms', 300, note)
  }
  figure('memory of the server under these', highest, 'MB', 1024, `${before} MB before`)
  // Threads end after a minute without a task, and V8 keeps their pages for some seconds more.
  await sleep(90_000)
  figure('memory of the server when it is over', Math.round(memoryOf(server.pid)), 'MB', 600, '')
} finally {
  await attackers.terminate()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
