/** Values that somebody has entered on a form. They are stored in this browser only. */
import { controlPatch, controlValue, fieldName, formInputOf, inputPatch } from '@calcwright/blocks/form'
import { type Block, Worksheet } from '@calcwright/document'
import type { ControlValues } from '@calcwright/editor'
import { createStore } from 'zustand/vanilla'

/** Text of an input, or value of a control, by name. */
export type EnteredValues = Readonly<Record<string, string | number | boolean>>

interface FormState {
  /** Texts in the fields of inputs, by id of the block; absent for the value of the worksheet. */
  readonly texts: Readonly<Record<string, string>>
  /** Sentences about what is entered, by id of the block. */
  readonly problems: Readonly<Record<string, string>>
  /** Whether something differs from the worksheet. */
  readonly changed: boolean
}

const NOTHING: FormState = { texts: {}, problems: {}, changed: false }

interface Sheet {
  readonly worksheet: Worksheet
  readonly controlValues: ControlValues
}

export class FormValues {
  readonly state = createStore<FormState>(() => NOTHING)
  readonly #sheet: Sheet
  readonly #fields: readonly Block[]
  readonly #store: (entered: EnteredValues) => void
  readonly #stop: () => void

  /** @param store is called with all that is entered after each change */
  constructor(sheet: Sheet, store: (entered: EnteredValues) => void) {
    const { worksheet, controlValues } = sheet
    this.#sheet = sheet
    this.#store = store
    this.#fields = worksheet.blocks().filter(block => isFormInput(worksheet, block))
    this.#stop = controlValues.subscribe(() => this.#changed())
  }

  close(): void {
    this.#stop()
  }

  /** Enters a text into the field of an input. */
  enter(block: Block, text: string): void {
    const input = formInputOf(block)
    if (!input) return
    const patch = inputPatch(input, text)
    this.state.setState(({ texts }) => ({ texts: { ...texts, [block.id]: text } }))
    this.report(block.id, patch.ok ? '' : patch.message)
    if (patch.ok) this.#sheet.controlValues.set(block.id, patch.props)
    this.#changed()
  }

  /** Whether what stands in the field of an input can be read. */
  isRead(block: Block): boolean {
    const input = formInputOf(block)
    const text = this.state.getState().texts[block.id]
    return text === undefined || (input !== null && inputPatch(input, text).ok)
  }

  /** Notes what is wrong with the value of an input, '' for nothing. */
  report(id: string, problem: string): void {
    const { problems } = this.state.getState()
    if ((problems[id] ?? '') === problem) return
    const { [id]: _, ...others } = problems
    this.state.setState({ problems: problem === '' ? others : { ...others, [id]: problem } })
  }

  /** Goes back to the values of the worksheet. */
  reset(): void {
    for (const block of this.#fields) this.#sheet.controlValues.reset(block.id)
    this.state.setState({ texts: {}, problems: {} })
    this.#changed()
  }

  /** Takes values from a link or from this browser. Names that the form does not have are passed over. */
  fill(entered: EnteredValues): void {
    for (const block of this.#fields) {
      const name = fieldName(block)
      if (!Object.hasOwn(entered, name)) continue
      const value = entered[name]
      const patch = controlPatch(block, value)
      if (patch) this.#sheet.controlValues.set(block.id, patch)
      else if (typeof value === 'string') this.enter(block, value)
    }
  }

  /** Values that differ from those of the worksheet. */
  entered(): EnteredValues {
    const { texts } = this.state.getState()
    const entries = this.#fields.flatMap((block): [string, string | number | boolean][] => {
      const text = texts[block.id]
      if (text !== undefined) return [[fieldName(block), text]]
      const [own, now] = [controlValue(block), controlValue(this.#sheet.controlValues.block(block.id)!)]
      return now === null || now === own ? [] : [[fieldName(block), now]]
    })
    return Object.fromEntries(entries)
  }

  /** All inputs with their present values, as a call of the evaluation service takes them. */
  inputs(): EnteredValues {
    const { texts } = this.state.getState()
    const entries = this.#fields.flatMap((block): [string, string | number | boolean][] => {
      const input = formInputOf(block)
      if (!input) return controlEntry(this.#sheet.controlValues.block(block.id)!)
      const patch = inputPatch(input, texts[block.id] ?? input.value)
      return patch.ok ? [[input.name, patch.value]] : []
    })
    return Object.fromEntries(entries)
  }

  /** A worksheet with these values in it. */
  filledWorksheet(): Worksheet {
    const { worksheet, controlValues } = this.#sheet
    const copy = Worksheet.load(worksheet.registry, worksheet.encode())
    for (const block of this.#fields) {
      const props = controlValues.block(block.id)!.props as Record<string, unknown>
      const own = block.props as Record<string, unknown>
      const given = Object.keys(own).filter(key => props[key] !== own[key])
      if (given.length === 0) continue
      copy.apply({
        kind: 'setProps',
        id: block.id,
        props: Object.fromEntries(given.map(key => [key, props[key]])),
      })
    }
    return copy
  }

  #changed(): void {
    const entered = this.entered()
    this.state.setState({ changed: Object.keys(entered).length > 0 })
    this.#store(entered)
  }
}

/** The value that a control gives its name, in plain notation. */
function controlEntry(block: Block): [string, string | number | boolean][] {
  const value = controlValue(block)
  return value === null ? [] : [[fieldName(block), value]]
}

/** Whether the form asks for a block. */
export function isFormInput(worksheet: Worksheet, { type, disabled, formInput }: Block): boolean {
  return !disabled && (formInput === true || worksheet.registry.get(type)?.control !== undefined)
}
