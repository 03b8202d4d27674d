import type { OwnMaterialFields } from '@calcwright/contract'
import { cellsOfText, checkMaterial, EMPTY_ROW, readTable } from '@calcwright/blocks/own-materials'
import type { MaterialProblem, OwnProperty } from '@calcwright/blocks/own-materials'
import { useState } from 'react'
import { Button } from '@calcwright/ui'
import modal from '@calcwright/ui/modal.module.css'
import css from './own-materials.module.css'
import { PropertyTable } from './property-table.tsx'

export interface StoreProps<T> {
  /** Why the last try to store failed, '' without one. */
  readonly failure: string
  readonly busy: boolean
  store(materials: readonly T[]): void
  back(): void
}

interface MaterialFormProps<T extends OwnMaterialFields> extends StoreProps<T> {
  readonly draft: T
  /** Opens the form for several materials. */
  many(): void
}

/** Name, source and table of one material. */
export function MaterialForm<T extends OwnMaterialFields>({
  draft,
  many,
  failure,
  busy,
  store,
  back,
}: MaterialFormProps<T>) {
  const [material, setMaterial] = useState(draft)
  const [problems, setProblems] = useState<readonly MaterialProblem[]>([])
  const [pasteFault, setPasteFault] = useState('')
  const set = (patch: Partial<OwnMaterialFields>) => setMaterial({ ...material, ...patch })
  const save = () => {
    const checked = checkMaterial(material)
    setProblems(checked.problems)
    if (checked.problems.length === 0)
      store([{ ...material, ...checked.sheet, properties: [...checked.sheet.properties] }])
  }
  /** @returns whether the text is a table: one cell is pasted as any text */
  const paste = (text: string, at: number): boolean => {
    if (!/[\t\n]/.test(text.trimEnd())) return false
    const table = readTable(cellsOfText(text))
    setPasteFault(typeof table === 'string' ? table : '')
    if (typeof table === 'string') return true
    if (table.kind === 'materials' && table.materials.length > 1) many()
    else if (table.kind === 'materials')
      set({ ...table.materials[0]!, properties: [...table.materials[0]!.properties] })
    else set({ properties: withPasted(material.properties, at, table.rows) })
    return true
  }
  const sentences = [
    ...problems.map(({ row, text }) => (row < 0 ? text : `Row ${row + 1}: ${text}`)),
    pasteFault,
    failure,
  ]
  return (
    <form
      className={css.form}
      onSubmit={event => {
        event.preventDefault()
        save()
      }}
    >
      <div className={modal.body}>
        <About material={material} set={set} />
        <PropertyTable
          rows={material.properties}
          problems={problems}
          setRows={properties => set({ properties: [...properties] })}
          paste={paste}
        />
        <Button onClick={() => set({ properties: [...material.properties, EMPTY_ROW] })}>Add a row</Button>
        <p className={css.hint}>
          Rows of a spreadsheet can be pasted into the table, units in brackets behind the names: E [GPa]. A
          first column of temperatures, T [°C], makes properties over temperature.
        </p>
        <Problems texts={sentences} />
      </div>
      <div className={modal.actions} data-ruled>
        <Button className={modal.apart} tone="quiet" onClick={back}>
          Back
        </Button>
        <Button type="submit" tone="accent" disabled={busy}>
          Save material
        </Button>
      </div>
    </form>
  )
}

/** Pasted rows replace those from the caret down. */
const withPasted = (
  rows: readonly OwnProperty[],
  at: number,
  pasted: readonly OwnProperty[],
): OwnProperty[] => [...rows.slice(0, at), ...pasted, ...rows.slice(at + pasted.length)]

interface AboutProps {
  readonly material: OwnMaterialFields
  set(patch: Partial<OwnMaterialFields>): void
}

const About = ({ material, set }: AboutProps) => (
  <>
    <label>
      <span className={modal.label}>Name</span>
      <input
        className={modal.input}
        autoComplete="off"
        autoFocus={material.name === ''}
        value={material.name}
        onChange={event => set({ name: event.currentTarget.value })}
      />
    </label>
    <label>
      <span className={modal.label}>Source of the figures</span>
      <input
        className={modal.input}
        autoComplete="off"
        placeholder="A standard, a data sheet, a test report"
        value={material.source}
        onChange={event => set({ source: event.currentTarget.value })}
      />
    </label>
  </>
)

/** Empty texts are left out. */
export const Problems = ({ texts }: { readonly texts: readonly string[] }) => (
  <ul role="alert" className={css.problems}>
    {texts.filter(Boolean).map(text => (
      <li key={text}>{text}</li>
    ))}
  </ul>
)
