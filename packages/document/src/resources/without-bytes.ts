import type { NewBlock, Registry } from '../types.ts'
import type { ResourceStore } from './store.ts'

/** Blocks to be inserted, with the bytes that they hold put into the store and referred to. */
export function withoutBytes<Given extends NewBlock>(
  registry: Registry,
  blocks: readonly Given[],
  store: Pick<ResourceStore, 'put'>,
): Promise<Given[]> {
  return Promise.all(
    blocks.map(async block => {
      const { type, version, props = {}, children } = block
      const known = registry.get(type)
      const isCurrent = version === undefined || version === known?.version
      const moved = isCurrent ? await known?.moveToResources?.(props, bytes => store.put(bytes)) : null
      return {
        ...block,
        ...(moved ? { props: { ...props, ...moved } } : {}),
        ...(children ? { children: await withoutBytes(registry, children, store) } : {}),
      }
    }),
  )
}
