import type { OwnMaterialFields } from '@calcwright/contract'
import { cellsOfText, checkMaterial, readTable } from '@calcwright/blocks/own-materials'
import { useState } from 'react'
import { Button } from '@calcwright/ui'
import modal from '@calcwright/ui/modal.module.css'
import { Problems } from './material-form.tsx'
import type { StoreProps } from './material-form.tsx'
import css from './own-materials.module.css'

const EXAMPLE = 'Name\trho [kg/m^3]\tE [GPa]\tSource\nAlloy X\t2710\t69\tdata sheet 12'

/** A table with a material in each row. */
export function PasteForm({ failure, busy, store, back }: StoreProps<OwnMaterialFields>) {
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const { materials, problems } = read(text)
  const save = () => {
    setTried(true)
    if (problems.length === 0 && materials.length > 0) store(materials)
  }
  return (
    <>
      <div className={modal.body}>
        <label>
          <span className={modal.label}>A head with names, then a material in each row</span>
          <textarea
            className={`${modal.input} ${css.pasted}`}
            spellCheck={false}
            placeholder={EXAMPLE}
            value={text}
            onChange={event => {
              setTried(false)
              setText(event.currentTarget.value)
            }}
          />
        </label>
        <p className={css.hint}>
          The first column is the name. Units stand in brackets: Density [kg/m^3], E (GPa). Columns Source and
          Note are taken as such.
        </p>
        {text.trim() !== '' && (
          <p role="status">
            {materials.length === 1 ? '1 material' : `${materials.length} materials`}:{' '}
            {materials.map(({ name, properties }) => `${name} (${properties.length})`).join(', ')}
          </p>
        )}
        <Problems texts={[...(isTried ? problems : []), failure]} />
      </div>
      <div className={modal.actions} data-ruled>
        <Button className={modal.apart} tone="quiet" onClick={back}>
          Back
        </Button>
        <Button tone="accent" disabled={busy || text.trim() === ''} onClick={save}>
          Save materials
        </Button>
      </div>
    </>
  )
}

function read(text: string): {
  readonly materials: readonly OwnMaterialFields[]
  readonly problems: readonly string[]
} {
  const table = readTable(cellsOfText(text))
  if (typeof table === 'string') return { materials: [], problems: [table] }
  if (table.kind === 'rows')
    return {
      materials: [],
      problems: ['The head of the first column is Name: below it stands a material in each row.'],
    }
  const checked = table.materials.map(checkMaterial)
  return {
    materials: checked.map(({ sheet }) => ({ ...sheet, properties: [...sheet.properties] })),
    problems: checked.flatMap(({ sheet, problems }, row) =>
      problems.map(problem => `${sheet.name || `Row ${row + 2}`}: ${problem.text}`),
    ),
  }
}
