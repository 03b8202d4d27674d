/** The shape of a .calc file, checked before it is read. */
import * as z from 'zod/mini'
import { LAST_PLACE, limitOf, type WordMark } from '../marks.ts'
import { CALC_VERSION, type CalcBlock, type CalcFile } from './format.ts'

const version = z.number().check(z.int(), z.minimum(1))

const words = (mark: WordMark) => z.optional(z.string().check(z.maxLength(limitOf(mark))))

const calcBlock: z.ZodMiniType<CalcBlock> = z.strictObject({
  id: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/, 'An id has up to 64 letters, digits, _ and -.'))),
  type: z.string().check(z.minLength(1)),
  version: z.optional(version),
  props: z.optional(z.record(z.string(), z.json())),
  disabled: z.optional(z.boolean()),
  collapsed: z.optional(z.boolean()),
  unprinted: z.optional(z.boolean()),
  hidden: z.optional(z.boolean()),
  numbered: z.optional(z.boolean()),
  formInput: z.optional(z.boolean()),
  formOutput: z.optional(z.boolean()),
  formLabel: words('formLabel'),
  formHelp: words('formHelp'),
  formGroup: words('formGroup'),
  formOrder: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(LAST_PLACE))),
  caption: words('caption'),
  clause: words('clause'),
  numbers: words('numbers'),
  beside: z.optional(z.boolean()),
  get children(): z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniType<CalcBlock>>> {
    return z.optional(z.array(calcBlock))
  },
})

export const calcFile: z.ZodMiniType<CalcFile> = z.strictObject({
  format: z.literal('calcwright'),
  version: z.literal(CALC_VERSION),
  name: z.string(),
  types: z._default(z.record(z.string(), version), {}),
  settings: z._default(z.record(z.string(), z.json()), {}),
  blocks: z.array(calcBlock),
  results: z.optional(z.unknown()),
  files: z.optional(z.record(z.string(), z.string())),
})
