/** Rights on a worksheet as rights of its editor (docs/models/rights.md). */
import type { EditorRights } from '@calcwright/editor'

export interface RightsOnWorksheet {
  /** -2 an earlier revision, 1 view, 2 view and duplicate, 3 edit, 4 administer. */
  readonly rightsLevel: number
  /** The owner's plan does not cover the worksheet: nobody may change it. */
  readonly needPaidPlan: boolean
  /** The level on the worksheet of which this is an earlier revision; absent or null for the worksheet itself. */
  readonly revision?: { readonly rightsLevel: number } | null
  /** How much of the worksheet a visitor may touch, where that is limited from outside. */
  readonly interaction?: EditorRights['interaction']
}

export function editorRights({
  rightsLevel,
  needPaidPlan,
  revision,
  interaction = 2,
}: RightsOnWorksheet): EditorRights {
  const allowed = needPaidPlan ? 0 : interaction
  return {
    edit: rightsLevel >= 2 && allowed === 2,
    copy: (revision?.rightsLevel ?? rightsLevel) >= 2,
    interaction: allowed,
  }
}

/** The level of a worksheet as it was at an earlier time. */
export const REVISION = -2

/** Whether changes go to the server. */
export function maySave({ rightsLevel, needPaidPlan }: RightsOnWorksheet): boolean {
  return rightsLevel >= 3 && !needPaidPlan
}

export function mayRename({ rightsLevel, needPaidPlan }: RightsOnWorksheet): boolean {
  return rightsLevel >= 4 && !needPaidPlan
}

/** Whether earlier versions can be seen. */
export function mayRevise({
  rightsLevel,
  revision,
  draft,
}: RightsOnWorksheet & { readonly draft: boolean }): boolean {
  return !draft && (revision?.rightsLevel ?? rightsLevel) >= 3
}

/** Whether a worksheet of one's own can be made from it. */
export function mayCopy({ rightsLevel, revision, needPaidPlan }: RightsOnWorksheet): boolean {
  return (revision?.rightsLevel ?? rightsLevel) >= 2 && !needPaidPlan
}
