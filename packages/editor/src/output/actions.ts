/** Actions of the line that its output box may call. */
import type { EditorRights } from '../contract/rights.ts'
import type { HelpTopic } from '../contract/actions.ts'
import type { CopiedLine } from './copy-line.ts'
import type { OutputSettings } from './settings.ts'

export interface OutputActions {
  change(patch: Partial<OutputSettings>): void
  announce(text: string): void
  /** Gives the caret back to the line after a question was answered. */
  refocus(): void
  /** Computes the line, where it waits for a request. */
  calculate?(): void
  /** Writes the answer into a line of its own below. */
  copyToNewLine(latex: string): void
  /** The formula before the result; absent where the block has none of its own. */
  formula?(): CopiedLine | Promise<CopiedLine>
  /** Whether the line asks for magnitude and angle of its result; absent where it cannot. */
  polar?(): { readonly asked: boolean; toggle(): void }
  /** How the line takes a name for its result; null where it has one, or can have none. */
  assignment(): Assignment | null
}

export interface Assignment {
  /** A name that is free. */
  suggested(): string
  to(name: string): void
}

/** Opens the help on a message; absent where the surroundings have none. */
export type OpenHelp = ((topic: HelpTopic) => void) | undefined

/** How much of the box works: nothing, folding and unfolding, or everything. */
export type OutputRights = 'nothing' | 'folding' | 'everything'

export function outputRights({ edit, interaction }: EditorRights): OutputRights {
  if (!edit || interaction === 0) return 'nothing'
  return interaction === 1 ? 'folding' : 'everything'
}
