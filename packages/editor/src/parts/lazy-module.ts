import { retried } from './retried.ts'

/** Fetches a module when it is first wanted, and then always gives the same promise of it. */
export function lazyModule<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | null = null
  return () => (loading ??= retried(load))
}
