/** Both ends of a request for the bytes of a resource: the worker asks, the page answers. */
import type { ResourceSource } from '../contract.ts'
import type { Port, ResourceAnswer, ResourceRequest } from './messages.ts'

interface Pending {
  resolve(bytes: Uint8Array<ArrayBuffer>): void
  reject(fault: Error): void
}

/**
 * The worker's end, for `createEvaluator`.
 * @param port in a worker its global scope
 */
export function requestResources(port: Port): ResourceSource {
  const pending = new Map<number, Pending>()
  let count = 0
  port.addEventListener('message', ({ data }) => {
    if (!isAnswer(data)) return
    const { answered, bytes, fault } = data
    const request = pending.get(answered)
    pending.delete(answered)
    if (bytes) request?.resolve(bytes)
    else request?.reject(Object.assign(new Error(fault?.message), { name: fault?.name }))
  })
  return {
    get: digest =>
      new Promise((resolve, reject) => {
        count += 1
        pending.set(count, { resolve, reject })
        port.postMessage({ request: count, digest } satisfies ResourceRequest)
      }),
  }
}

/** The page's end: answers one request. */
export async function answerRequest(
  { request, digest }: ResourceRequest,
  resources: ResourceSource | undefined,
): Promise<ResourceAnswer> {
  try {
    if (!resources) throw Object.assign(new Error(digest), { name: 'MissingResource' })
    return { answered: request, bytes: await copied(await resources.get(digest)) }
  } catch (fault) {
    const { name, message } = fault instanceof Error ? fault : { name: 'Error', message: String(fault) }
    return { answered: request, fault: { name, message } }
  }
}

/** Bytes that are copied at a time. */
const PIECE = 4 * 1024 * 1024

/** Copies bytes for the worker while the page goes on: a large file at once would hold it up. */
async function copied(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const copy = new Uint8Array(bytes.length)
  for (let at = 0; at < bytes.length; at += PIECE) {
    copy.set(bytes.subarray(at, at + PIECE), at)
    if (at + PIECE < bytes.length) await new Promise(resolve => setTimeout(resolve))
  }
  return copy
}

const isAnswer = (data: unknown): data is ResourceAnswer => isObject(data) && 'answered' in data

export const isRequest = (data: unknown): data is ResourceRequest => isObject(data) && 'request' in data

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null
