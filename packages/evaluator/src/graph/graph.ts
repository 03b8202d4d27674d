/**
 * Responsibilities: the steps of a worksheet with their edges. A graph is a value: every edit makes
 * a new one, and the difference of two says what the edit touched.
 *
 * Edges only point down the page, because a name means a definition above, so reading order is a
 * topological order and there are no cycles.
 */
import { resolveNames, sameNames, sameResolution } from './resolve.ts'
import type { Hidden, Resolution } from './resolve.ts'
import type { DefinedName, Step } from './step.ts'

export interface Graph {
  /** In reading order. */
  readonly steps: readonly Step[]
  /** Names of disabled lines, in reading order. */
  readonly hidden: readonly Hidden[]
  /** Place in reading order, by key. */
  readonly positions: ReadonlyMap<string, number>
  readonly resolutions: ReadonlyMap<string, Resolution>
  /** Keys of the definitions that a step reads, each once. */
  readonly inputs: ReadonlyMap<string, ReadonlySet<string>>
  /** Keys of the steps that read a definition of this one, in reading order. */
  readonly dependents: ReadonlyMap<string, readonly string[]>
}

/**
 * @param steps in reading order, with distinct keys
 * @param hidden names of disabled lines, in reading order
 */
export function buildGraph(steps: readonly Step[], hidden: readonly Hidden[] = []): Graph {
  const positions = new Map(steps.map((step, position) => [step.key, position]))
  const resolutions = resolveNames(steps, hidden)
  const inputs = new Map<string, ReadonlySet<string>>()
  const dependents = new Map<string, string[]>()
  for (const step of steps) {
    const keys = new Set(resolutions.get(step.key)?.inputs.values())
    inputs.set(step.key, keys)
    for (const input of keys) {
      const list = dependents.get(input)
      if (list) list.push(step.key)
      else dependents.set(input, [step.key])
    }
  }
  return { steps, hidden, positions, resolutions, inputs, dependents }
}

/**
 * The graph after an edit. One that leaves every name where it was, as most do, keeps the edges: a
 * key in a long worksheet costs no more than one in a short one.
 */
export function reviseGraph(graph: Graph, steps: readonly Step[], hidden: readonly Hidden[] = []): Graph {
  const same = hasSameEdges(graph.steps, steps) && sameHidden(graph.hidden, hidden)
  return same ? { ...graph, steps } : buildGraph(steps, hidden)
}

function sameHidden(before: readonly Hidden[], after: readonly Hidden[]): boolean {
  return (
    before.length === after.length &&
    before.every(({ name, block, position }, index) => {
      const other = after[index]!
      return name === other.name && block === other.block && position === other.position
    })
  )
}

function hasSameEdges(before: readonly Step[], after: readonly Step[]): boolean {
  if (before.length !== after.length) return false
  return after.every((step, position) => {
    const old = before[position]
    return step === old || (old !== undefined && namesTheSame(old, step))
  })
}

function namesTheSame(left: Step, right: Step): boolean {
  return (
    left.key === right.key &&
    sameNames(left.reads, right.reads) &&
    sameNames(left.mayRead ?? [], right.mayRead ?? []) &&
    sameNames(left.mayList ?? [], right.mayList ?? []) &&
    sameNames(left.seeks ?? [], right.seeks ?? []) &&
    sameNames(left.symbols ?? [], right.symbols ?? []) &&
    left.measured === right.measured &&
    left.of === right.of &&
    left.readsTable === right.readsTable &&
    sameNames(left.purges ?? [], right.purges ?? []) &&
    placeText(left) === placeText(right) &&
    sameNames(left.defines.map(definedText), right.defines.map(definedText))
  )
}

/** Where among branches it stands, and what it merges. */
function placeText({ branches, guard, merge }: Step): string {
  return branches || guard || merge ? JSON.stringify([branches, guard, merge]) : ''
}

function definedText({ name, listsNames = false }: DefinedName): string {
  return listsNames ? `${name} lists` : name
}

const NOTHING: ReadonlySet<string> = new Set()

/** @returns the keys of the definitions that a step reads, each once */
export function inputsOf(graph: Graph, key: string): ReadonlySet<string> {
  return graph.inputs.get(key) ?? NOTHING
}

/** @returns the steps of these keys, in reading order */
export function stepsOf(graph: Graph, keys: Iterable<string>): Step[] {
  const positions = [...keys].flatMap(key => graph.positions.get(key) ?? [])
  return positions.sort((left, right) => left - right).flatMap(position => graph.steps[position] ?? [])
}

/** @returns the given steps and everything that depends on them, directly or not */
export function downstream(graph: Graph, keys: Iterable<string>): Set<string> {
  const found = new Set<string>()
  const waiting = [...keys].filter(key => graph.positions.has(key))
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (found.has(key)) continue
    found.add(key)
    waiting.push(...(graph.dependents.get(key) ?? []))
  }
  return found
}

/** @returns the given steps and everything that they read, directly or not */
export function upstream(graph: Graph, keys: Iterable<string>): Set<string> {
  const found = new Set<string>()
  const waiting = [...keys].filter(key => graph.positions.has(key))
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (found.has(key)) continue
    found.add(key)
    waiting.push(...inputsOf(graph, key))
  }
  return found
}

/** @returns the steps of `next` that are new, have another source, or whose names mean something else */
export function touchedSteps(previous: Graph, next: Graph): Set<string> {
  if (previous.resolutions === next.resolutions) {
    const changed = next.steps.filter(({ source }, position) => previous.steps[position]?.source !== source)
    return new Set(changed.map(step => step.key))
  }
  const before = new Map(previous.steps.map(step => [step.key, step]))
  const touched = new Set<string>()
  for (const step of next.steps) {
    const old = before.get(step.key)
    const resolution = next.resolutions.get(step.key)
    const oldResolution = previous.resolutions.get(step.key)
    if (!old || !resolution || !oldResolution) touched.add(step.key)
    else if (old.source !== step.source || !sameResolution(oldResolution, resolution)) touched.add(step.key)
  }
  return touched
}
