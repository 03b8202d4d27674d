/** The line with the caret, while others change it. */
import type { Block, WorksheetChange } from '@calcwright/document'
import { viewOf } from '../contract/block-view.ts'
import type { LineNotice } from '../contract/line-notice.ts'
import type { EditorContext } from './context.ts'
import { lostContent, restoreOffer, withCurrentContent, sizeOf } from './lost-lines.ts'
import type { LostLine, RestoreOffer } from './lost-lines.ts'
import type { EditStep } from './steps.ts'

type Context = Pick<EditorContext, 'worksheet' | 'state' | 'registry'> & {
  readonly feed: Pick<EditorContext['feed'], 'rows'>
}

/**
 * Content of the line with the caret before others emptied or removed it; it is offered until it is back,
 * accepted or dismissed: people who remove a line often empty it first, letter by letter.
 */
export class CaretLine {
  readonly #context: Context
  readonly #run: (step: EditStep) => boolean
  #before: readonly Block[]
  /** Content of the line with the caret before others began to remove parts of it. */
  #line: Block | undefined
  #lost: readonly LostLine[] = []
  /** Notices by the id of the lost line. */
  readonly #notices = new Map<string, LineNotice>()
  /** Shown notices by row. */
  #shown: ReadonlyMap<string, LineNotice> = new Map()

  constructor(context: Context, run: (step: EditStep) => boolean) {
    this.#context = context
    this.#run = run
    this.#before = context.worksheet.blocks()
  }

  follow(change: WorksheetChange): void {
    const { worksheet, state } = this.#context
    const before = this.#before
    this.#before = worksheet.blocks()
    const { lastActive } = state.getState()
    const was = before.find(({ id }) => id === lastActive)
    const now = lastActive === null ? undefined : worksheet.block(lastActive)
    this.#lost = this.#lost
      .map(one => withCurrentContent(one, worksheet))
      .filter(one => !this.#isBack(one) && !(change.origin === 'local' && change.removed.includes(one.id)))
    if (was && was.id !== this.#line?.id) this.#line = was
    if (change.origin !== 'remote') this.#line = now ?? this.#line
    else if (was && this.#line) {
      if (!now || (this.#isBlank(now) && !this.#isBlank(was))) this.#lose(this.#line, before)
      else if (sizeOf(now) >= sizeOf(was)) this.#line = now
    }
    this.show()
  }

  #lose(line: Block, before: readonly Block[]): void {
    if (this.#isBlank(line)) return
    const earlier = this.#lost.find(({ id }) => id === line.id)
    const content = earlier && sizeOf(lostContent(earlier)) > sizeOf(line) ? lostContent(earlier) : line
    const sheet = before.map(block => (block.id === line.id ? content : block))
    this.#lost = [...this.#lost.filter(one => one !== earlier), { id: line.id, sheet }]
  }

  readonly #isBlank = ({ type, status, props }: Block): boolean =>
    status === 'ok' && viewOf(this.#context.registry, type)?.isBlank(props) === true

  /** Somebody has undone the removal. */
  #isBack(lost: LostLine): boolean {
    const there = this.#context.worksheet.block(lost.id)
    return there !== undefined && JSON.stringify(there.props) === JSON.stringify(lostContent(lost).props)
  }

  #forget(lost: string): void {
    this.#lost = this.#lost.filter(({ id }) => id !== lost)
    this.show()
  }

  /** Puts the offers under the rows beside the lost lines, and removes them from their former rows. */
  show(): void {
    const { worksheet, state } = this.#context
    const shown = new Map<string, LineNotice>()
    for (const lost of this.#lost) {
      const { text, beside } = restoreOffer(lost, worksheet, this.#isBlank)
      const row = this.#rowBeside(beside)
      if (row !== undefined) shown.set(row, this.#notice(lost.id, text))
    }
    const before = this.#shown
    if (before.size === shown.size && [...shown].every(([row, notice]) => before.get(row) === notice)) return
    this.#shown = shown
    const others = [...state.getState().notices].filter(([row]) => !before.has(row))
    state.setState({ notices: new Map([...others, ...shown]) })
  }

  /** Returns the same object while its text stays the same, so that nothing renders anew. */
  #notice(id: string, text: string): LineNotice {
    const shown = this.#notices.get(id)
    if (shown?.text === text) return shown
    const actions = [
      { label: 'Bring it back', run: () => this.#bringBack(id) },
      { label: 'Dismiss', run: () => this.#forget(id) },
    ]
    const notice: LineNotice = { text, stays: true, actions }
    this.#notices.set(id, notice)
    return notice
  }

  #bringBack(id: string): void {
    const lost = this.#lost.find(one => one.id === id)
    if (!lost) return
    const { operations, focus } = restoreOffer(lost, this.#context.worksheet, this.#isBlank)
    if (this.#run({ operations, focus })) this.#forget(id)
  }

  /** The last row of what stands above, the first of what stands below, that of the container, or the first of the sheet. */
  #rowBeside({ above, below, container }: RestoreOffer['beside']): string | undefined {
    const blocks = this.#context.worksheet.blocks()
    const position = new Map(blocks.map(({ id }, at) => [id, at]))
    const rows = this.#context.feed.rows.filter(({ block }) => position.has(block))
    const start = position.get(above ?? below ?? container ?? '') ?? 0
    const depth = blocks[start]?.depth ?? 0
    const length = above ? blocks.slice(start + 1).findIndex(block => block.depth <= depth) : 0
    const end = length < 0 ? blocks.length - 1 : start + length
    const until = rows.findLast(({ block }) => position.get(block)! <= end)
    const from = rows.find(({ block }) => position.get(block)! >= start)
    return (above ? (until ?? from) : (from ?? until))?.id
  }
}
