/** Every block type that is saved. A new type is one line here; text takes what no type above it takes. */
import { createRegistry, type AnyBlockType, type Registry } from '@calcwright/document'
import { include } from './data/include/schema.ts'
import { indent } from './flow/indent/schema.ts'
import { math } from './math/line/schema.ts'
import { text } from './text/rich/schema.ts'

export const blockTypes: readonly AnyBlockType[] = [math, include, indent, text]

export const registry: Registry = createRegistry(blockTypes)

export type { IncludeProps } from './data/include/schema.ts'
export type { IndentProps } from './flow/indent/schema.ts'
export type { MathProps } from './math/line/schema.ts'
export { sanitizeHtml } from './text/rich/sanitize.ts'
export type { TextProps } from './text/rich/schema.ts'
