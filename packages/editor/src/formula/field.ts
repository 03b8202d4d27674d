/** The field with all that belongs to it; this is what loads after the first paint. */
import { assistant } from '../suggestions/assistant.ts'
import { type FormulaController, sharedController as controller } from '../math/controller.ts'

export { setFieldCommas } from '../math/field-commas.ts'
export { AssistView } from '../suggestions/AssistView.tsx'

/** The one controller, with the suggestions that accompany what is typed. */
export function sharedController(): FormulaController {
  const shared = controller()
  shared.accompany(assistant)
  return shared
}
