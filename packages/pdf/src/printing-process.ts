/** The process of a separate renderer. */
import { setPriority } from 'node:os'
import type { CommentsAnswer, CurrencyAnswer } from '@calcwright/contract'
import type { FromPrinter, RequestMessage, ToPrinter, Wanted } from './process-messages.ts'
import type { PdfSource } from './render.ts'
import { createPdfRenderer } from './renderer.ts'

/** Nice value of this process, and of the browser that it starts. */
const PRIORITY = 10

setPriority(PRIORITY)

const say = (message: FromPrinter): void => void process.send?.(message)
const renderer = createPdfRenderer({
  pageDir: process.argv[2]!,
  keepsSpare: true,
  onFault: error => say({ kind: 'fault', error: cloneable(error) }),
})

const questions = new Map<number, (value: unknown) => void>()
const requests = new Map<number, AbortController>()
let serial = 0

function ask(request: number, source: number, what: Wanted, which: string): Promise<unknown> {
  const id = (serial += 1)
  say({ kind: 'wanted', id, of: { request, source }, what, which })
  return new Promise(resolve => questions.set(id, resolve))
}

process.on('message', (message: ToPrinter) => {
  if (message.kind === 'render') return void render(message.id, message.request)
  if (message.kind === 'cancel') return requests.get(message.id)?.abort()
  questions.get(message.id)?.(message.value)
  questions.delete(message.id)
})
// The server ends, or has ended.
process.on('disconnect', () => void renderer.close().finally(() => process.exit()))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

async function render(id: number, { answers, ...others }: RequestMessage): Promise<void> {
  const sources = answers.map((answer, index): PdfSource => ({
    answer,
    file: digest => ask(id, index, 'file', digest) as Promise<Uint8Array | null>,
    rates: date => ask(id, index, 'rates', date) as Promise<CurrencyAnswer | null>,
    comments: () => ask(id, index, 'comments', '') as Promise<CommentsAnswer | null>,
  }))
  const left = new AbortController()
  requests.set(id, left)
  try {
    say({ kind: 'made', id, bytes: await renderer.render({ sources, ...others }, left.signal) })
  } catch (error) {
    const { message, cause } = error as Error
    say({ kind: 'failed', id, message, cause: cloneable(cause) })
  } finally {
    requests.delete(id)
  }
}

/** Errors of a browser hold what cannot be passed on. */
const cloneable = (error: unknown): unknown => (error instanceof Error ? new Error(error.message) : null)
