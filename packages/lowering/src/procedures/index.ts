/** The procedures of all questions, in the engine's language. What a text calls is sent to the engine before it. */
import { procedureFiles } from '#procedure-files'
import { definitionsIn } from './definitions.ts'

/** All procedures by their names. */
export const PROCEDURES = new Map(
  Object.values(procedureFiles)
    .flatMap(definitionsIn)
    .map(procedure => [procedure.name, procedure]),
)

/** The names of the procedures that a text mentions, and of those that they mention. */
function calledIn(text: string, found: Set<string>): Set<string> {
  for (const [name] of text.matchAll(/[a-z]\w*/g)) {
    const procedure = PROCEDURES.get(name)
    if (procedure === undefined || found.has(name)) continue
    found.add(name)
    calledIn(procedure.text, found)
  }
  return found
}

/** Definitions that commands need, with the commands that make them. */
export interface NeededProcedures {
  readonly names: readonly string[]
  readonly commands: readonly { readonly text: string }[]
}

/** Most lines call no procedure: then the names of all of them need not be gone through. */
const NOTHING_NEEDED: NeededProcedures = { names: [], commands: [] }

/** @param held whether the engine has a procedure already, or gets it before */
export function proceduresFor(
  commands: readonly { readonly text: string }[],
  held: (name: string) => boolean,
): NeededProcedures {
  const called = new Set<string>()
  for (const { text } of commands) calledIn(text, called)
  if (called.size === 0) return NOTHING_NEEDED
  const names = [...PROCEDURES.keys()].filter(name => called.has(name) && !held(name))
  return { names, commands: names.map(name => ({ text: PROCEDURES.get(name)!.text })) }
}
