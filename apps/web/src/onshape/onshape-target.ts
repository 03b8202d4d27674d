/** The part of an open worksheet that Onshape is about. */
import type { OnshapeDocument } from '../opened/onshape-document.ts'

export interface OnshapeTarget {
  readonly hash: string
  readonly rightsLevel: number
  readonly needPaidPlan: boolean
  readonly draft: boolean
  /** The document that it is linked to; null for none. */
  onshape: OnshapeDocument | null
}
