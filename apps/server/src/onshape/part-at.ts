/** Where variables are, and what is known of each. */
import type { OnshapePlace, Part } from './documents.ts'

/** A part in its document, as a person sees it. */
export interface PartAt {
  readonly userId: string
  readonly place: OnshapePlace
  readonly part: Part
}

export interface Variable {
  /** The feature of a Part Studio; the name in a Variable Studio, which has no other. */
  readonly id: string
  readonly name: string
  /** LENGTH, ANGLE, NUMBER or ANY */
  readonly kind: string
  readonly expression: string
}
