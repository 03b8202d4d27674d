/** The worker's side: requests in, replies out, over any kind of port. */
import { createEngineCore } from './core.ts'
import type { EngineCore } from './core.ts'
import { STOP_MESSAGES } from './errors.ts'
import type { EngineModules } from './instance.ts'
import type { Reply, Request, HistoryStep } from './messages.ts'
import type { EngineCommand } from './protocol.ts'

/** Work, in ms, that a restored engine may have to repeat; above it a snapshot is taken. */
const REPEAT_LIMIT = 50
/** Steps to repeat at most for each millisecond of that, for the same reason. */
const STEPS_PER_MILLISECOND = 10
/** Bytes above which memory is not copied: repeating the steps is the lesser evil. */
const SNAPSHOT_LIMIT = 256 * 2 ** 20

/**
 * @param reply sends to the client; the buffers in `transfer` go with the message
 * @param rest the second part of the engine, for when it is needed
 * @param repeatLimit milliseconds of work that a restored engine may have to repeat
 * @returns the handler for requests, to be called with one at a time
 */
export function createServer(
  reply: (message: Reply, transfer?: ArrayBuffer[]) => void,
  rest: EngineModules['rest'],
  repeatLimit = REPEAT_LIMIT,
): (request: Request) => Promise<void> {
  let core: EngineCore | undefined
  let flag: Int32Array | undefined
  let work = 0
  let steps = 0

  const stopped = (): boolean => flag !== undefined && Atomics.load(flag, 0) !== 0

  const evaluate = (target: EngineCore, command: EngineCommand) => {
    const start = performance.now()
    const evaluation = target.evaluate(command)
    if (evaluation.changed) {
      work += performance.now() - start
      steps += 1
    }
    return evaluation
  }

  const offerSnapshot = (target: EngineCore): void => {
    const isLittle = work < repeatLimit && steps < repeatLimit * STEPS_PER_MILLISECOND
    if (isLittle || target.memoryBytes > SNAPSHOT_LIMIT) return
    const snapshot = target.snapshot()
    reply({ type: 'snapshot', snapshot }, [snapshot.buffer])
    work = 0
    steps = 0
  }

  const run = (target: EngineCore, commands: EngineCommand[]): void => {
    for (const [index, command] of commands.entries()) {
      if (stopped()) {
        const error = { kind: 'interrupted', message: STOP_MESSAGES.interrupted } as const
        reply({ type: 'result', index, result: { ok: false, error, warnings: [] }, changed: false })
        continue
      }
      const { result, changed } = evaluate(target, command)
      const numbers = result.ok ? result.numbers : undefined
      reply({ type: 'result', index, result, changed }, numbers ? [numbers.buffer as ArrayBuffer] : [])
      if (target.broken) break
      if (changed) offerSnapshot(target)
    }
    reply({ type: 'done', broken: target.broken })
  }

  const repeat = (target: EngineCore, list: HistoryStep[]): void => {
    for (const step of list) {
      if (step.kind === 'settings') target.configure(step.settings)
      else evaluate(target, step.command)
    }
  }

  return async request => {
    if (request.type === 'prepare') {
      flag = request.flag
      core = await createEngineCore({
        modules: { first: request.module, rest: announced(rest, reply) },
        poll: stopped,
        memoryLimit: request.memoryLimit,
      })
      // The first evaluation compiles much of the engine: better now than at the first command.
      core.evaluate({ text: '1+1' })
      return reply({ type: 'prepared' })
    }
    if (!core) return reply({ type: 'failed', message: 'The engine has not been started.' })
    switch (request.type) {
      case 'adopt':
        core.adopt(request.settings, request.snapshot)
        repeat(core, request.steps)
        reply({ type: 'adopted' })
        return
      case 'run':
        return run(core, request.commands)
      case 'settings':
        core.configure(request.settings)
        reply({ type: 'done', broken: false })
        return
      case 'reset':
        core.reset()
        work = 0
        steps = 0
        reply({ type: 'done', broken: false })
    }
  }
}

/** Says when the second part begins to load, and when it is there: this time is not the command's. */
function announced(rest: EngineModules['rest'], reply: (message: Reply) => void): EngineModules['rest'] {
  return () => {
    reply({ type: 'loading' })
    const module = rest()
    reply({ type: 'loaded' })
    return module
  }
}
