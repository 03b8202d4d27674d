/** The field with all that belongs to it; this is what loads after the first paint. */
import { AssistView } from '../suggestions/AssistView.tsx'
import { assistant } from '../suggestions/assistant.ts'
import { sharedController } from './controller.ts'

sharedController().accompany(assistant)

export { AssistView, sharedController }
