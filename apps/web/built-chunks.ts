/** Reading what the bundler made: which chunks a page or a part needs. */
import type { Rolldown } from 'vite'

/** A chunk and all that it imports at once, what is needed first at the front. */
export function chunksOf(
  start: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk): void => {
    if (found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) {
      const imported = chunkNamed(name, bundle)
      if (imported) visit(imported)
    }
  }
  visit(start)
  return found
}

export function chunkNamed(name: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk | undefined {
  const output = bundle[name]
  return output?.type === 'chunk' ? output : undefined
}

/** The chunk that a module is the entry of. */
export function chunkOf(module: RegExp, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const found = Object.values(bundle).find(
    output => output.type === 'chunk' && module.test(output.facadeModuleId ?? ''),
  )
  if (found?.type !== 'chunk') throw new Error(`No chunk begins with a module of the name ${module}.`)
  return found
}
