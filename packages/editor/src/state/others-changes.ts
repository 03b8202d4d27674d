/** Says what others have done to what one was doing here. */
import { lineNumbers } from '@calcwright/document'
import type { Block, NumberMeeting, Worksheet } from '@calcwright/document'
import type { LineNotice } from '../types.ts'
import type { EditorContext } from './context.ts'
import type { Step } from './steps.ts'

/** Tells of numbers that two people have changed at once, and of a line that is taken away around the caret. */
export function tellOfOthers(
  { worksheet, actions, state, mayEdit }: EditorContext,
  setNotice: (block: string, notice: LineNotice) => void,
  run: (step: Step) => boolean,
): () => void {
  if (!mayEdit) return () => {}
  const tell = (message: string): void => actions.notify?.(message, 'info')
  let before = worksheet.blocks()
  const stops = [
    worksheet.onNumbersMet(met => tell(numbersMet(worksheet, met))),
    worksheet.subscribe(({ removed, origin }) => {
      const was = before
      before = worksheet.blocks()
      const at = state.getState().caret?.block
      if (origin !== 'remote' || at === undefined || !removed.includes(at)) return
      const line = was.find(({ id }) => id === at)
      const neighbour = was
        .slice(
          0,
          was.findIndex(({ id }) => id === at),
        )
        .findLast(({ id }) => worksheet.block(id))
      if (line) lineRemoved(line, neighbour?.id, { tell, setNotice, run })
    }),
  ]
  return () => stops.forEach(stop => stop())
}

function lineRemoved(
  { type, version, props }: Block,
  neighbour: string | undefined,
  {
    tell,
    setNotice,
    run,
  }: {
    readonly tell: (message: string) => void
    readonly setNotice: (block: string, notice: LineNotice) => void
    readonly run: (step: Step) => boolean
  },
): void {
  if (neighbour === undefined) return tell('Somebody else has removed the line that you were writing in.')
  const bringBack = (): void => {
    const at = { after: neighbour }
    run({
      operations: [{ kind: 'insert', blocks: [{ type, version, props: props as object }], at }],
      focus: { inserted: 0, place: { at: 'end' } },
    })
  }
  setNotice(neighbour, {
    text: 'Somebody else has removed the next line, which you were writing in.',
    actions: [{ label: 'Bring it back', run: bringBack }],
  })
}

function numbersMet(worksheet: Worksheet, { block, own, kept, lost }: NumberMeeting): string {
  const number = lineNumbers(worksheet.registry, worksheet.blocks()).get(block)
  const where = number === undefined ? '' : ` in line ${number}`
  const whose = own ? `${kept} stands, your ${lost} does not` : `your ${kept} stands, their ${lost} does not`
  return `Somebody else has changed the same number${where}: ${whose}.`
}
