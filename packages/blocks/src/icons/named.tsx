/**
 * Icons of blocks and tools by name. No sheet shows any, so their pictures come in spare time, or with the
 * first that is shown.
 */
import { Suspense } from 'react'
import type { Tool } from '@calcwright/editor'
import { lazyPart } from '@calcwright/ui'
import type { PICTURES } from './Pictures.tsx'

export type Icon = Tool['icon']
export type IconName = keyof typeof PICTURES

const Picture = lazyPart(() => import('./Pictures.tsx'))

/** The component that draws an icon; its place is kept while the picture is fetched. */
export const iconNamed =
  (name: IconName): Icon =>
  ({ size = 24 }) => (
    <Suspense fallback={<svg width={size} height={size} aria-hidden="true" />}>
      <Picture name={name} size={size} />
    </Suspense>
  )
