/** Values that somebody has entered on a form. They are stored in this browser only. */
import {
  type SheetInput,
  givenFields,
  inputOf,
  inputsOf,
  lineFieldOf,
  unknownInput,
} from '@calcwright/blocks/sheet-schema'
import { type Block, Worksheet, toCalculationSettings } from '@calcwright/document'
import type { ControlValues } from '@calcwright/editor'
import { createStore } from 'zustand/vanilla'

/** Values by name, as the evaluation service takes them. */
export type EnteredValues = Readonly<Record<string, string | number | boolean>>

interface FormState {
  /** Texts in the fields of inputs, by id of the block; absent for the value of the worksheet. */
  readonly texts: Readonly<Record<string, string>>
  /** Sentences about what is entered, by id of the block. */
  readonly problems: Readonly<Record<string, string>>
  /** Sentences about values of a link that cannot be used, and of names that the form does not ask for. */
  readonly refused: readonly string[]
  /** Whether something differs from the worksheet. */
  readonly changed: boolean
}

const NOTHING: FormState = { texts: {}, problems: {}, refused: [], changed: false }

interface Sheet {
  readonly worksheet: Worksheet
  readonly controlValues: ControlValues
}

export class FormValues {
  readonly state = createStore<FormState>(() => NOTHING)
  readonly #sheet: Sheet
  readonly #store: (entered: EnteredValues) => void
  readonly #stop: () => void
  /** By the id of the block. */
  #inputs = new Map<string, SheetInput>()

  /** @param store is called with all that is entered after each change */
  constructor(sheet: Sheet, store: (entered: EnteredValues) => void) {
    this.#sheet = sheet
    this.#store = store
    this.know(new Map())
    this.#stop = sheet.controlValues.subscribe(() => this.#changed())
  }

  /** Notes the units of the worksheet's own values, by id of the block, where only their results tell them. */
  know(units: ReadonlyMap<string, string>): void {
    const inputs = inputsOf(this.#sheet.worksheet.blocks(), id => units.get(id))
    this.#inputs = new Map(inputs.map(input => [input.block, input]))
  }

  close(): void {
    this.#stop()
  }

  /** Enters a text into the field of an input. */
  enter(id: string, text: string): void {
    const given = this.#read(id, text)
    if (!given) return
    this.state.setState(({ texts }) => ({ texts: { ...texts, [id]: text } }))
    this.report(id, given.ok ? '' : given.problem.message)
    if (given.ok) this.#sheet.controlValues.set(id, given.fields)
    this.#changed()
  }

  /** The block with the value that it has on this page, also one that the page around a frame has set. */
  over(block: Block): Block {
    return this.#sheet.controlValues.over(block)
  }

  /** Whether what stands in the field of an input can be read. */
  isRead(id: string): boolean {
    const text = this.state.getState().texts[id]
    return text === undefined || this.#read(id, text)?.ok === true
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
    for (const id of this.#inputs.keys()) this.#sheet.controlValues.reset(id)
    this.state.setState({ texts: {}, problems: {}, refused: [] })
    this.#changed()
  }

  /** Takes values from a link or from this browser; `refused` has what cannot be taken. */
  take(entered: EnteredValues): void {
    const refused: string[] = []
    const inputs = new Map([...this.#inputs.values()].map(input => [input.name, input]))
    for (const [name, value] of Object.entries(entered)) {
      const input = inputs.get(name)
      if (!input) refused.push(unknownInput(name, inputs.keys()).message)
      else if (this.#isField(input)) this.enter(input.block, String(value))
      else {
        const given = this.#read(input.block, ofEarlierForms(input, value))!
        if (given.ok) this.#sheet.controlValues.set(input.block, given.fields)
        else refused.push(given.problem.message)
      }
    }
    this.state.setState({ refused })
  }

  /** Values that differ from those of the worksheet. */
  entered(): EnteredValues {
    const { texts } = this.state.getState()
    const entries = [...this.#inputs.values()].flatMap((input): [string, SheetInput['value']][] => {
      const text = texts[input.block]
      if (text !== undefined) return [[input.name, text]]
      const value = this.#valueOf(input)
      return value === input.value ? [] : [[input.name, value]]
    })
    return Object.fromEntries(entries)
  }

  /** All inputs with their present values, as a call of the evaluation service takes them. */
  inputs(): EnteredValues {
    const entries = [...this.#inputs.values()].map(input => [input.name, this.#valueOf(input)] as const)
    return Object.fromEntries(entries)
  }

  /** A worksheet with these values in it. */
  filledWorksheet(): Worksheet {
    const { worksheet, controlValues } = this.#sheet
    const copy = Worksheet.load(worksheet.registry, worksheet.encode())
    for (const id of this.#inputs.keys()) {
      const props = controlValues.block(id)!.props as Record<string, unknown>
      const own = worksheet.block(id)!.props as Record<string, unknown>
      const given = Object.keys(own).filter(key => props[key] !== own[key])
      if (given.length === 0) continue
      copy.apply({
        kind: 'setProps',
        id,
        props: Object.fromEntries(given.map(key => [key, props[key]])),
      })
    }
    return copy
  }

  #read(id: string, value: unknown) {
    const input = this.#inputs.get(id)
    return input && givenFields(input, value, toCalculationSettings(this.#sheet.worksheet.settings))
  }

  /** Whether the value of an input is typed into a field of the form. */
  #isField({ block }: SheetInput): boolean {
    return lineFieldOf(this.#sheet.worksheet.block(block)!) !== null
  }

  /** The value that an input has on this page. */
  #valueOf(input: SheetInput): SheetInput['value'] {
    return inputOf(this.#sheet.controlValues.block(input.block)!)?.value ?? input.value
  }

  #changed(): void {
    const entered = this.entered()
    this.state.setState({ changed: Object.keys(entered).length > 0 })
    this.#store(entered)
  }
}

/** Earlier versions wrote the place of an option, and a tilde before the values of controls. */
function ofEarlierForms({ options }: SheetInput, value: unknown): unknown {
  const text = typeof value === 'string' && value.startsWith('~') ? value.slice(1) : value
  const isPlace = options !== undefined && (text !== value || typeof value === 'number')
  return isPlace ? (options[Number(text)]?.label ?? text) : text
}

/** Whether the form asks for a block. */
export function isFormInput(worksheet: Worksheet, { type, disabled, formInput }: Block): boolean {
  return !disabled && (formInput === true || worksheet.registry.get(type)?.control !== undefined)
}

/** The lines that the form asks for and shows, in the order of the worksheet. */
export const shownInForm = (worksheet: Worksheet): Block[] =>
  worksheet.blocks().filter(block => !block.disabled && (block.formOutput || isFormInput(worksheet, block)))
