/** The block types as the document knows them. */
import { createRegistry, type Registry } from '@calcwright/document'
import { blockTypes } from './registered/schemas.ts'

export { blockTypes }

export const registry: Registry = createRegistry(blockTypes)

export type { MathProps } from './math/line/schema.ts'
export type { PlotProps } from './plots/plot/schema.ts'
export { sanitizeHtml } from './text/rich/sanitize.ts'
