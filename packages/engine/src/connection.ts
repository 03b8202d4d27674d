/** One port to a new engine, and when that engine is warm. */
import type { Port, Reply } from './messages.ts'

export interface ConnectionOptions {
  /** Opens a port to a new engine. */
  open(): Port
  module: Promise<WebAssembly.Module>
  /** The second part, once somebody has it. */
  rest(): WebAssembly.Module | undefined
  /** Bytes at which a command ends with the kind `memory`. */
  memoryLimit: number
}

export interface Connection {
  readonly port: Port
  /** `flag[0]` other than 0 stops what runs; missing where threads share no memory. */
  readonly flag: Int32Array | undefined
  /** Settles when the engine is warm; fails when it is lost before. */
  readonly prepared: Promise<void>
}

export interface ConnectionListener {
  reply(from: Connection, reply: Reply): void
  lost(from: Connection): void
}

/** Its thread starts at once, while the engine is still being fetched. */
export function openConnection(options: ConnectionOptions, listener: ConnectionListener): Connection {
  const port = options.open()
  const flag = typeof SharedArrayBuffer === 'undefined' ? undefined : new Int32Array(new SharedArrayBuffer(4))
  const prepared = new Promise<void>((resolve, reject) => {
    const lost = (message: string): void => {
      reject(new Error(message))
      listener.lost(connection)
    }
    port.listen(reply => {
      if (reply.type === 'prepared') resolve()
      else if (reply.type === 'failed') lost(reply.message)
      else listener.reply(connection, reply)
    }, lost)
  })
  const connection: Connection = { port, flag, prepared }
  // The failure reaches whoever awaits `prepared`; nobody awaits that of a spare engine.
  prepared.catch(() => {})
  options.module.then(
    module => {
      const rest = options.rest()
      const { memoryLimit } = options
      port.post({ type: 'prepare', module, ...(rest && { rest }), ...(flag && { flag }), memoryLimit })
    },
    () => port.terminate(),
  )
  return connection
}
