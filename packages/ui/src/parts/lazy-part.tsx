/**
 * Parts of the page that are not needed for the first paint. They are fetched in spare time, so that
 * they open at once and without a connection too.
 */
import { lazy, useState } from 'react'
import type { ComponentType, ReactElement } from 'react'
import { importModule } from './import-module.ts'
import { lazyModule } from './lazy-module.ts'
import { retryUntilOnline } from './retry-until-online.ts'

const pauses = lazyModule(() => import('./input-pauses.ts'))

export interface LazyPart<Props> {
  (props: Props): ReactElement
  /** Fetches the part without showing it. */
  preload(): Promise<void>
}

const parts: (() => Promise<void>)[] = []

/**
 * A component that is fetched when it is first shown, or before by {@link preloadParts}; without a connection it comes
 * once there is one.
 * @param when `spare`: also in spare time; `shown`: not before, for pages of which most people see none
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  when: 'spare' | 'shown' = 'spare',
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null
  let loading: Promise<{ readonly default: ComponentType<Props> }> | null = null
  const once = () =>
    (loading ??= retryUntilOnline(() => importModule(load)).then(module => {
      loaded = module.default
      return module
    }))
  const Pending = lazy(once)
  function Part(props: Props): ReactElement {
    // A loaded part is shown in the same frame: the next key may be meant for it.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Pending)
    return <Shown {...props} />
  }
  const preload = async (): Promise<void> => void (await once())
  if (when === 'spare') parts.push(preload)
  return Object.assign(Part, { preload })
}

/**
 * Fetches all parts one after the other in pauses of the person, except for people who save data: for them,
 * each part is fetched when it is used. Returns a function that cancels this.
 */
export function preloadParts(delay: number): () => void {
  if (savesData()) return () => {}
  let wanted = true
  const timer = setTimeout(async () => {
    const { trackInputPauses: watchInput } = await pauses()
    const { pause, stop } = watchInput()
    for (const preload of parts) {
      await pause()
      if (!wanted) break
      await preload()
    }
    stop()
  }, delay)
  return () => {
    wanted = false
    clearTimeout(timer)
  }
}

/** Whether the person asks for few bytes. Browsers without this setting report nothing. */
export function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData ?? false
}
