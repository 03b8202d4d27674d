/** A request for a worksheet as PDF by e-mail, as its job stores it. */
export interface PdfMail {
  readonly to: string
  readonly userId: string
  readonly hash: string
  /** Name of the worksheet when it was asked for. */
  readonly name: string
  readonly pages?: boolean | undefined
  readonly paper?: string | undefined
  readonly view?: string | undefined
  readonly comments?: string | undefined
  readonly decimal?: string | undefined
}
