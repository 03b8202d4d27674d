import type { Outcome } from '@calcwright/evaluator'
import type { OutputActions } from './actions.ts'
import type { OutputSettings } from './settings.ts'

/** Element that opened the menu and gets the focus back. */
export type MenuOpener = 'button' | 'line'

/** Value that an entry of the menu asks for, in the place of the result. */
export type QuestionKind = 'unit' | 'digits' | 'name'

export interface OutputMenuProps {
  readonly outcome: Outcome
  readonly settings: OutputSettings
  /** Setting of the worksheet, for lines without one of their own. */
  readonly approximateByDefault: boolean
  /** Setting of the worksheet for steps, for lines without one of their own. */
  readonly stepsByDefault: boolean
  readonly convertible: boolean
  readonly active: boolean
  readonly actions: OutputActions
  readonly open: MenuOpener | null
  setOpen(open: MenuOpener | null): void
  ask(kind: QuestionKind): void
}
