/** A port to an engine in this very thread: for programs that can wait for it. */
import type { EngineModules } from './instance.ts'
import type { Port, Reply } from './messages.ts'
import { createServer } from './serve.ts'

/** @param repeatLimit milliseconds of work above which memory is copied, the usual ones when absent */
export function openInlinePort(rest: EngineModules['rest'], repeatLimit?: number): Port {
  let listener: (reply: Reply) => void = () => {}
  let open = true
  const serve = createServer(
    reply => {
      if (open) listener(reply)
    },
    rest,
    repeatLimit,
  )
  let last: Promise<void> = Promise.resolve()
  return {
    post(request) {
      last = last
        .then(() => (open ? serve(request) : undefined))
        .catch((error: unknown) => listener({ type: 'failed', message: String(error) }))
    },
    listen(onReply) {
      listener = onReply
    },
    terminate() {
      open = false
    },
  }
}
