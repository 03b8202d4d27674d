import type { ComponentType, ReactNode } from 'react'
import { lazyPart, PartBoundary } from '@calcwright/ui'
import type { BlockViewProps } from '../contract/block-view.ts'
import { BlockFallback } from './BlockFallback.tsx'

/**
 * View of a block whose part is fetched when it is first shown, or in spare time. Keys typed meanwhile reach it.
 * @param keyword stands in the place of the block until then
 * @param waiting what stands there instead; null for the keyword
 */
export function lazyView<Props extends object>(
  keyword: string,
  load: () => Promise<{ readonly default: ComponentType<BlockViewProps<Props>> }>,
  waiting?: (view: BlockViewProps<Props>) => ReactNode,
): ComponentType<BlockViewProps<Props>> {
  const Part = lazyPart(load)
  return function LaterView(view) {
    const plain = view as unknown as BlockViewProps<object>
    return (
      <PartBoundary
        fallback={waiting?.(view) ?? <BlockFallback view={plain} keyword={keyword} load={Part.preload} />}
      >
        <Part {...view} />
      </PartBoundary>
    )
  }
}
