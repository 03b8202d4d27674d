/**
 * Messages between a page and the worksheet that it holds in a frame. A change that readers of version 1 would
 * take wrongly gets another version; fields are added without one. docs/embedding.md describes them.
 */
import * as z from 'zod/mini'

/** Every message has the field `calcwright` with this number. */
export const EMBED_VERSION = 1

const Head = z.object({ calcwright: z.literal(EMBED_VERSION) })
const Name = z.string().check(z.maxLength(255))
const Names = z.array(Name).check(z.maxLength(1000))
/** Chosen by who asks; the answer repeats it. */
const Id = z.union([z.string().check(z.maxLength(64)), z.number()])

/**
 * A value for an input, as the evaluation service takes it: a number in its unit, a text such as `3 kN`, the option of
 * a choice, true or false, a list. What an input does not take is answered with a refusal.
 */
export type ControlValue = string | number | boolean | readonly ControlValue[]

/** Messages from a page to the frame. */
export const HostMessage = z.discriminatedUnion('type', [
  /** The page is there, and its origin is the one that the frame answers from now on. */
  z.extend(Head, { type: z.literal('hello') }),
  /** Asks for results, once all is calculated; without names for all of them. */
  z.extend(Head, { type: z.literal('get'), id: Id, names: z.optional(Names) }),
  /** Asks for these results whenever they change, in place of those that were named before. */
  z.extend(Head, { type: z.literal('watch'), names: Names }),
  z.extend(Head, { type: z.literal('controls'), id: Id }),
  /** Sets inputs, and lines that define a name once, all or none. Nothing of it is saved. */
  z.extend(Head, { type: z.literal('set'), id: Id, values: z.record(Name, z.unknown()) }),
])
export type HostMessage = z.infer<typeof HostMessage>

/** A question, whatever else is wrong with it: it gets an answer. */
export const HostQuestion = z.extend(Head, { type: z.string(), id: Id })

/** The value of a name, as the worksheet shows it. */
export interface NamedResult {
  /** In `unit`; null where the value is no single real number. */
  readonly number: number | null
  /** Plain text, '' for none. */
  readonly unit: string
  /** The value with its unit, as text and as LaTeX. */
  readonly text: string
  readonly latex: string
  /** Why there is no value; absent where there is one. */
  readonly error?: string
  /** Remarks on the value. */
  readonly notices: readonly string[]
}
export type NamedResults = Readonly<Record<string, NamedResult>>

/** An input or an output that a message names and that cannot be used. */
export interface MessageProblem {
  readonly name: string
  /** The code that the evaluation service has for it: `input.range`. */
  readonly code: string
  readonly message: string
}

/** A control that has a name, or a line that the worksheet's form asks for. */
export interface NamedControl {
  readonly name: string
  /** `field` is a line: its value is typed. */
  readonly kind: 'slider' | 'select' | 'radio' | 'checkbox' | 'field'
  /** Words of the author. */
  readonly label?: string
  readonly help?: string
  readonly group?: string
  /** Its place in the form, where the author gives one. */
  readonly order?: number
  /** The number in `unit` of a slider, the text of the option of a choice, the value of a line in plain notation. */
  readonly value: ControlValue
  /** Limits of a slider, in its unit. */
  readonly min?: number
  readonly max?: number
  /** 0 for any place. */
  readonly step?: number
  readonly unit?: string
  /** Texts of the options of a choice. */
  readonly options?: readonly string[]
}

type From<Type extends string, Fields = unknown> = {
  readonly calcwright: typeof EMBED_VERSION
  readonly type: Type
} & Fields

/** A message without the number of the version. */
export type Unversioned<Message> = Message extends unknown ? Omit<Message, 'calcwright'> : never

/** Messages from the frame to the page. */
export type FrameMessage =
  /** The frame is there, and waits for the page to say the same. The only message that any page gets. */
  | From<'hello'>
  /** Pixels that the content takes. */
  | From<'height', { readonly height: number }>
  | From<
      'ready',
      {
        readonly worksheet: { readonly hash: string; readonly name: string }
        readonly names: readonly string[]
        readonly controls: readonly NamedControl[]
      }
    >
  /** The frame shows no worksheet, and why: a sentence for people. */
  | From<'failed', { readonly message: string }>
  /** Results that were asked for by `watch` and have changed. */
  | From<'results', { readonly results: NamedResults }>
  | From<
      'answer',
      { readonly id: string | number } & (
        | { readonly ok: true; readonly results?: NamedResults; readonly controls?: readonly NamedControl[] }
        | { readonly ok: false; readonly message: string; readonly problems?: readonly MessageProblem[] }
      )
    >
