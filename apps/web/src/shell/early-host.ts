/** Messages of the page around a frame to a drawn sheet, before the scripts of the frame ran. */

export interface EarlyHost {
  /** Messages of the page that has said hello, in their order. */
  readonly messages: readonly MessageEvent[]
  /** Answer that the page has got, as JSON without its kind. */
  readonly ready: string
  /** Leaves later ones to another. */
  end(): void
}

declare global {
  /** Absent where no page is answered by a drawn sheet. */
  var calcwrightEarlyHost: EarlyHost | undefined
}
