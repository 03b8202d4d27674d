/**
 * Circles of imports. Files that reach each other form a strongly connected component, which Tarjan's algorithm
 * finds in one pass; whether each of its imports lies on a circle is then no question of the order of search.
 */
import type { Imports } from './imports.ts'

/** Strongly connected components of two files or more, or of one that imports itself. */
function componentsOf(imports: Imports): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const components: string[][] = []
  const visit = (file: string): void => {
    const index = order.size
    order.set(file, index)
    lowest.set(file, index)
    stack.push(file)
    for (const target of imports.get(file) ?? []) {
      if (!order.has(target)) visit(target)
      if (stack.includes(target)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(target)!))
    }
    if (lowest.get(file) !== index) return
    const component = stack.splice(stack.indexOf(file))
    if (component.length > 1 || imports.get(file)?.includes(file)) components.push(component.sort())
  }
  for (const file of imports.keys()) if (!order.has(file)) visit(file)
  return components
}

/** The shortest way from a file back to itself. */
function shortest(imports: Imports, start: string): string[] {
  const from = new Map<string, string>()
  const queue = [start]
  for (const file of queue) {
    for (const target of imports.get(file) ?? []) {
      if (from.has(target)) continue
      from.set(target, file)
      queue.push(target)
    }
    if (from.has(start)) break
  }
  const way = [start]
  for (let file = from.get(start)!; file !== start; file = from.get(file)!) way.unshift(file)
  return [start, ...way]
}

export interface Circle {
  /** All files that reach each other, in the order of their names. */
  files: readonly string[]
  /** The shortest circle among them, which begins and ends with the same file. */
  shortest: readonly string[]
}

export const circlesIn = (imports: Imports): Circle[] =>
  componentsOf(imports).map(files => {
    const ways = files.map(file => shortest(imports, file))
    return { files, shortest: ways.reduce((a, b) => (b.length < a.length ? b : a)) }
  })
