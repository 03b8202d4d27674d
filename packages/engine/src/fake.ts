/** An engine for tests of other packages: answers from a table, no Giac behind it. */
import { DEFAULT_SETTINGS } from './protocol.ts'
import type { Engine, EngineCommand, EngineResult, EngineSettings, EngineValue } from './protocol.ts'
import { createStatus } from './status.ts'

export interface FakeEngine extends Engine {
  /** Every command that was run, in order. */
  readonly commands: readonly EngineCommand[]
  readonly settings: Readonly<EngineSettings>
  /** How often the engine was reset. */
  readonly resets: number
}

/** Answer to a command: a value, a whole result, or a function of the command. */
export type FakeAnswer = EngineValue | EngineResult | ((command: EngineCommand) => EngineValue | EngineResult)

/**
 * @param answers by the text of the command; a text without an answer is a whole
 *   number or a decimal if it looks like one, else a name
 */
export function createFakeEngine(answers: Readonly<Record<string, FakeAnswer>> = {}): FakeEngine {
  const status = createStatus()
  const commands: EngineCommand[] = []
  let settings: EngineSettings = { ...DEFAULT_SETTINGS }
  let resets = 0
  status.set({ state: 'ready' })

  const answer = (command: EngineCommand): EngineResult => {
    const entry = Object.hasOwn(answers, command.text) ? answers[command.text] : undefined
    const given = typeof entry === 'function' ? entry(command) : entry
    if (given && 'ok' in given) return given
    return succeed(given ?? readValue(command.text), command)
  }

  return {
    commands,
    get settings() {
      return settings
    },
    get resets() {
      return resets
    },
    async run(list, onResult) {
      const results: EngineResult[] = []
      for (const [index, command] of list.entries()) {
        commands.push(command)
        const result = answer(command)
        results.push(result)
        onResult?.(index, result)
      }
      return results
    },
    async configure(changes) {
      settings = { ...settings, ...changes }
    },
    async reset() {
      resets += 1
    },
    interrupt() {},
    async kill() {},
    async dispose() {
      status.set({ state: 'terminated' })
    },
    get status() {
      return status.current
    },
    onStatus: listener => status.listen(listener),
    onLoss: () => () => {},
  }
}

function readValue(text: string): EngineValue {
  if (/^-?\d+$/.test(text)) return { t: 'int', v: text }
  if (/^-?\d*\.\d+(e-?\d+)?$/.test(text)) return { t: 'float', v: Number(text) }
  return { t: 'name', v: text }
}

function succeed(value: EngineValue, command: EngineCommand): EngineResult {
  const number = value.t === 'int' || value.t === 'float'
  return {
    ok: true,
    value,
    text: 'v' in value ? String(value.v) : command.text,
    kind: number ? 'number' : value.t === 'list' ? 'list' : 'symbolic',
    warnings: [],
    ...(command.numeric && number ? { approximation: { t: 'float', v: Number(value.v) } } : {}),
  }
}
