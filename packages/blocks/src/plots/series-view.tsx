/** How a type of series is registered: a row of words and fields, with a mark of its look. */
import type { BlockType } from '@calcwright/document'
import { blockView, BlockFallback } from '@calcwright/editor'
import type { BlockViewEntry, BlockViewProps } from '@calcwright/editor'
import { PartBoundary, lazyPart } from '@calcwright/ui'
import { fieldEntry } from '../fields/entry.ts'
import { kindOf } from './editing/kinds.ts'
import type { LookProps } from './look.ts'

const SeriesRow = lazyPart(async () => ({ default: (await import('./editing/parts.ts')).SeriesRow }))

export interface SeriesWording<Props> {
  /** The words in front; they may depend on options. */
  readonly keyword: string | ((props: Props) => string)
  /** Words before a field, by its id. */
  readonly words: Readonly<Record<string, string>>
  /** Fields that are shown only when they are filled or have the caret. */
  readonly optional?: readonly string[]
}

export function seriesView<Props extends LookProps>(
  series: BlockType<Props>,
  wording: SeriesWording<Props>,
): BlockViewEntry {
  const { type } = series
  const { title, icon, keywords } = kindOf(type, false)
  const keywordOf = (props: Props): string =>
    typeof wording.keyword === 'string' ? wording.keyword : wording.keyword(props)
  return blockView<Props>({
    type,
    title,
    icon,
    keywords,
    typedWord: '',
    view: view => {
      const plain = view as unknown as BlockViewProps<LookProps>
      const keyword = keywordOf(view.props)
      return (
        <PartBoundary fallback={<BlockFallback view={plain} keyword={keyword} load={SeriesRow.preload} />}>
          <SeriesRow view={plain} title={title} {...wording} keyword={keyword} />
        </PartBoundary>
      )
    },
    // A series is never blank, since no line of another kind can take its place.
    isBlank: () => false,
    ...fieldEntry(series),
  })
}
