/** Icons of block types and tools by id. A sheet shows none, so they load in idle time or with the first one shown. */
import { Suspense } from 'react'
import type { Tool } from '@calcwright/editor'
import { lazyPart } from '@calcwright/ui'

const Picture = lazyPart(() => import('./Picture.tsx'))

/**
 * The component that draws an icon; its place stays empty while the icon loads.
 * @param id a block type or a tool, as in the `icons.ts` of its folder
 */
export const iconOf =
  (id: string): Tool['icon'] =>
  ({ size = 24 }) => (
    <Suspense fallback={<svg width={size} height={size} aria-hidden="true" />}>
      <Picture id={id} size={size} />
    </Suspense>
  )
