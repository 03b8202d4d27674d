import type { EvaluatorThread } from '@calcwright/evaluator/worker'

/** A thread that starts later: messages sent before wait, in order. */
export function threadAfter(ready: Promise<void>, start: () => EvaluatorThread): EvaluatorThread {
  let thread: EvaluatorThread | null = null
  let ended = false
  const waiting: ((thread: EvaluatorThread) => void)[] = []
  const tell = (act: (thread: EvaluatorThread) => void): void => {
    if (thread) act(thread)
    else waiting.push(act)
  }
  void ready.then(() => {
    if (ended) return
    const started = start()
    thread = started
    for (const act of waiting.splice(0)) act(started)
  })
  return {
    port: {
      postMessage: message => tell(({ port }) => port.postMessage(message)),
      addEventListener: (type, listener) => tell(({ port }) => port.addEventListener(type, listener)),
      removeEventListener: (type, listener) => tell(({ port }) => port.removeEventListener(type, listener)),
    },
    terminate() {
      ended = true
      thread?.terminate()
    },
    onLost: listener => tell(({ onLost }) => onLost(listener)),
  }
}
