import type { HostAnswers } from './host-answers.ts'
import type { HostLink } from './host-link.ts'

/** The link to the page around the frame, as the parts of the frame use it. */
export interface Host {
  /** A worksheet answers the page from now on; null when none is open. */
  connect(answers: HostAnswers | null): void
  readonly link: HostLink
}
