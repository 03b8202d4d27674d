import type { ComponentType } from 'react'
import { PartBoundary, lazyPart } from '@calcwright/ui'
import type { BlockViewProps } from '../contract/block-view.ts'
import type { FieldsLook } from './fields-look.ts'
import { BlockFallback } from './BlockFallback.tsx'

const FieldsView = lazyPart(() => import('./FieldsView.tsx'))

/** Fetches what draws blocks of fields: a word that is typed may ask for one with the next key. */
export const preloadFields = FieldsView.preload

/** View of a block that is a keyword and its fields in a row. The part that draws it is fetched in spare time. */
export function fieldsView<Props>(look: FieldsLook): ComponentType<BlockViewProps<Props>> {
  return function BlockOfFields(view) {
    const plain = view as unknown as BlockViewProps<object>
    return (
      <PartBoundary
        fallback={<BlockFallback view={plain} keyword={look.keyword} load={FieldsView.preload} />}
      >
        <FieldsView view={plain} {...look} />
      </PartBoundary>
    )
  }
}
