/** How the blocks of the table are drawn and offered. */
import { AudioLines, AudioWaveform, Binary, Brackets, ChartSpline, CircleDivide, Omega, Letters, LetterZ, Radical, RotateCcw, Spline, TrendingDown, TrendingUp, Undo2, Waves } from 'lucide-react' // prettier-ignore
import { blockView, fieldsView } from '@calcwright/editor'
import type { BlockViewEntry, BlockViewProps } from '@calcwright/editor'
import { readField } from '@calcwright/document'
import type { NewBlock } from '@calcwright/document'
import { fieldEntry } from '../fields/entry.ts'
import { overNamedLine } from '../named-line.ts'
import { ResultBox } from '../ResultBox.tsx'
import { callBlocks } from './schema.ts'
import type { CallProps } from './schema.ts'
import { STORE } from './statement.ts'
import { CALL_ROWS } from './table.ts'
import type { CallRow } from './table.ts'

const ICONS: Readonly<Record<string, BlockViewEntry['icon']>> = {
  fouriera: Waves,
  fourierb: AudioWaveform,
  fourierc: Omega,
  pade: CircleDivide,
  series: Spline,
  taylor: ChartSpline,
  fmax: TrendingUp,
  fmin: TrendingDown,
  fft: AudioLines,
  ifft: RotateCcw,
  laplace: Letters,
  ilaplace: Undo2,
  ztrans: LetterZ,
  iztrans: Radical,
  matrix: Brackets,
  pfactor: Binary,
}

const Result = (view: BlockViewProps<object>) => (
  <ResultBox view={view as BlockViewProps<CallProps>} store={STORE} />
)

function callView(row: CallRow): BlockViewEntry<CallProps> {
  const { type, title, keyword, keywords, section, fields, choices } = row
  const icon = ICONS[type]!
  const block = callBlocks.find(one => one.type === type)!
  const makeStored = (store: string): NewBlock => ({ type, props: { store } })
  const caret = { at: 'start', field: fields[0]!.id } as const
  return {
    type,
    title,
    icon,
    keywords,
    typedWord: type,
    view: fieldsView<CallProps>({
      title,
      keyword,
      stored: true,
      words: Object.fromEntries(fields.flatMap(({ id, word }) => (word === undefined ? [] : [[id, word]]))),
      choices,
      below: Result,
    }),
    isBlank: props =>
      readField(props, STORE) === '' && fields.every(({ id, value = '' }) => readField(props, id) === value),
    ...fieldEntry(block),
    tools: [
      {
        id: type,
        title,
        icon,
        sections: [section],
        keywords,
        typedWord: type,
        make: () => ({ type }),
        makeStored,
        caret,
        applyTo: overNamedLine(makeStored, caret),
      },
    ],
  }
}

export const callViews = CALL_ROWS.map(row => blockView(callView(row)))
