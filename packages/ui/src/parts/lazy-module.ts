import { importModule } from './import-module.ts'
import { retryUntilOnline } from './retry-until-online.ts'

export interface LazyModule<Module> {
  (): Promise<Module>
  /** Module once it has loaded, for callers that cannot wait. */
  readonly loaded: Module | null
}

/** Fetches a module when it is first wanted, and then always gives the same promise of it. */
export function lazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  let loading: Promise<Module> | null = null
  let loaded: Module | null = null
  const fetched = async (): Promise<Module> => (loaded = await retryUntilOnline(() => importModule(load)))
  const want = (): Promise<Module> => (loading ??= fetched())
  return Object.defineProperty(want, 'loaded', { get: () => loaded }) as LazyModule<Module>
}
