/** Below a block that makes a value with the properties of a fluid: its diagrams, substances and a list of what it has. */
import { Suspense, useEffect, useState } from 'react'
import { readField } from '@calcwright/document'
import type { BlockViewProps, Editor } from '@calcwright/editor'
import type { ListedProperty } from '@calcwright/reference/fluids'
import { lazyPart } from '@calcwright/ui'
import { plainOfFormula } from '../plain/fields.ts'
import { insertDiagram } from './fluid-diagrams.ts'
import type { Kind } from './fluid-diagrams.ts'
import styles from './fluid-panel.module.css'
import type { FindSpecies } from './SubstancePicker.tsx'
import { STORE_FIELD_ID } from './statement.ts'

const SubstancePicker = lazyPart(() => import('./SubstancePicker.tsx'))

export default function FluidPanel(view: BlockViewProps<object>) {
  const { block, props, readOnly, editor } = view
  const name = plainOfFormula(readField(props, STORE_FIELD_ID))
  const mayEdit = !readOnly && editor.rights.interaction === 2
  const isFluid = block.type === 'fluid'
  const isMixture = block.type === 'mixture'
  const isAir = block.type === 'humid_air'
  return (
    <div className={styles.panel}>
      {mayEdit && isMixture && (
        <>
          <AddSubstance view={view} />
          <Tool
            label="Species of a file…"
            act={() => editor.insert(block.id, 'before', [{ type: 'speciesFile' }], { at: 'start' })}
          />
        </>
      )}
      {mayEdit && isFluid && name !== '' && (
        <>
          {FLUID_DIAGRAMS.map(([kind, label]) => (
            <Tool key={kind} label={label} act={() => void insertWithLines(view, name, kind)} />
          ))}
        </>
      )}
      {mayEdit && isAir && name !== '' && (
        <Tool
          label="Psychrometric chart"
          act={() => insertDiagram(editor, block.id, name, 'psychrometric')}
        />
      )}
      <Properties
        key={isFluid ? readField(props, 'fluid') : block.type}
        type={block.type}
        fluid={isFluid ? readField(props, 'fluid') : undefined}
        name={name === '' ? 'name' : name}
      />
    </div>
  )
}

const FLUID_DIAGRAMS = [
  ['ph', 'p-h diagram'],
  ['Ts', 'T-s diagram'],
  ['hs', 'h-s diagram'],
] as const

/** A diagram with lines of equal temperature and the like, which come with the data of the fluid. */
async function insertWithLines(
  { editor, block, props }: BlockViewProps<object>,
  name: string,
  kind: Kind,
): Promise<void> {
  const fluid = readField(props, 'fluid')
  const [{ limitsOf }, { FLUID_LINES }] = await Promise.all([
    import('@calcwright/reference/fluids'),
    import('./fluid-lines.ts'),
  ])
  insertDiagram(editor, block.id, name, kind, FLUID_LINES[kind]!(limitsOf(fluid)))
}

function Tool({ label, act }: { readonly label: string; act(): void }) {
  return (
    <button
      type="button"
      className={styles.tool}
      // The caret stays in its field.
      onPointerDown={event => event.preventDefault()}
      onClick={act}
    >
      {label}
    </button>
  )
}

interface Component {
  readonly quantity: string
  readonly substance: string
}

/** Puts the substance into the first component without one, or into a new one. */
function AddSubstance({ view: { block, props, editor } }: { readonly view: BlockViewProps<object> }) {
  const [choosing, setChoosing] = useState(false)
  const choose = (word: string): void => {
    const { components } = props as { readonly components: readonly Component[] }
    const substance = `\\mathrm{${word}}`
    const free = components.findIndex(one => one.substance.trim() === '')
    const next =
      free < 0
        ? [...components, { quantity: '', substance }]
        : components.map((one, at) => (at === free ? { ...one, substance } : one))
    editor.setProps(block.id, { components: next }, { step: true })
    setChoosing(false)
    const row = free < 0 ? components.length : free
    editor.focus(block.id, { at: 'start', field: `components.${row}.quantity` })
  }
  return (
    <>
      <Tool label="Choose a substance…" act={() => setChoosing(true)} />
      {choosing && (
        <Suspense fallback={null}>
          <SubstancePicker
            load={() => finderOf(editor, block.id)}
            choose={choose}
            close={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** @returns a search among the species that a mixture knows: those of the file above it and those that ship */
async function finderOf({ worksheet, actions }: Editor, mixture: string): Promise<FindSpecies> {
  const { findSpecies, SpeciesFile } = await import('@calcwright/reference/fluids')
  const blocks = worksheet.blocks()
  const above = blocks.slice(
    0,
    blocks.findIndex(({ id }) => id === mixture),
  )
  const file = above.findLast(
    one => one.type === 'speciesFile' && !one.disabled && readField(one.props as object, 'digest') !== '',
  )
  if (!file) return findSpecies
  const { digest, upload_name: name } = file.props as {
    readonly digest: string
    readonly upload_name: string
  }
  const { names } = new SpeciesFile(await actions.resources!.get(digest), digest, name)
  return phrase => names.find(phrase)
}

interface PropertiesProps {
  readonly type: string
  readonly fluid: string | undefined
  readonly name: string
}

/** Properties with their titles; they come with the data, when they are wanted. */
function Properties({ type, fluid, name }: PropertiesProps) {
  const [open, setOpen] = useState(false)
  const [listed, setListed] = useState<readonly ListedProperty[]>([])
  const [problem, setProblem] = useState('')
  useEffect(() => {
    if (!open || listed.length > 0) return
    import('@calcwright/reference/fluids').then(
      ({ propertiesOf }) => setListed(propertiesOf(type, fluid)),
      () => setProblem('The list could not be loaded.'),
    )
  }, [open, type, fluid, listed])
  return (
    <details className={styles.details} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>Properties</summary>
      {problem !== '' && <p role="alert">{problem}</p>}
      <dl className={styles.list}>
        {listed.map(({ name: property, title, unit, places }) => (
          <div key={property}>
            <dt>{`${name}:${property}${places}`}</dt>
            <dd>{unit === '' ? title : `${title}, ${unit}`}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
