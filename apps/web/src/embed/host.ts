import type { HostMessage } from '@calcwright/contract'
import type { HostLink } from './host-link.ts'

/** Answers the page around the frame. */
export interface Answering {
  /** Says what the frame shows, or why it shows nothing. */
  sayReady(): void
  receive(message: Exclude<HostMessage, { type: 'hello' }>): void
}

/** The link to the page around the frame, as the parts of the frame use it. */
export interface Host {
  /** A worksheet answers the page from now on; null when none is open. */
  connect(answers: Answering | null): void
  readonly link: HostLink
}

/** Says that the frame shows no worksheet, and refuses what is asked. */
export const failedAnswers = (link: HostLink, message: string): Answering => ({
  sayReady: () => link.post({ type: 'failed', message }),
  receive: asked => {
    if ('id' in asked) link.post({ type: 'answer', id: asked.id, ok: false, message })
  },
})
