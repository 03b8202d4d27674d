import { useId } from 'react'
import type { BlockViewProps } from '@calcwright/editor'
import { PreviewTable, SHOWN } from './PreviewTable.tsx'
import { ReadChoices } from './ReadChoices.tsx'
import type { Preview } from './reading/options.ts'
import { RowChoices } from './RowChoices.tsx'
import { doubtsOf, removedNames } from './settings.ts'
import { useImport } from './use-import.ts'
import { areNamed } from './schema.ts'
import type { CsvProps } from './schema.ts'
import shared from '../upload.module.css'
import styles from './csv.module.css'

interface ImportSettingsProps {
  readonly view: BlockViewProps<CsvProps>
  close(): void
}

/** The first rows of the file, and what of them is imported. */
export function ImportSettings({ view, close }: ImportSettingsProps) {
  const { props } = view
  const settings = useImport(view, close)
  const { preview, problem, header, columns, imported } = settings
  const lost = imported && areNamed(props.header) ? removedNames(props.columns, columns) : []
  return (
    <form
      className={styles.settings}
      aria-label="Import settings"
      onSubmit={event => {
        event.preventDefault()
        settings.submit()
      }}
    >
      {preview && (
        <>
          <ReadChoices preview={preview} choose={settings.choose} />
          <RowChoices
            key={`${header} ${settings.first}`}
            {...{ header, preview }}
            first={settings.first}
            choose={row => settings.chooseHeader(row)}
            chooseShape={settings.chooseShape}
            chooseFirst={settings.setFirst}
          />
          {settings.like !== '' && (
            <p className={styles.note} role="status">
              Names, units and kinds are those of {settings.like}, a file of the same form.{' '}
              <button type="button" className={shared.action} onClick={settings.asFound}>
                Take them from this file
              </button>
            </p>
          )}
          <PreviewTable
            preview={preview}
            header={header}
            first={settings.first}
            columns={columns}
            chooseHeader={settings.chooseHeader}
            change={settings.change}
          />
          <Doubts preview={preview} width={columns.length} />
          <Footer settings={settings} close={close} />
          {lost.length > 0 && (
            <p className={shared.problem} role="status">
              This file has no column for {lost.map(sub => `${props.name}_${sub}`).join(', ')}: lines that
              read it will say so.
            </p>
          )}
        </>
      )}
      {!preview && problem === '' && (
        <p className={styles.note} role="status">
          Reading the file…
        </p>
      )}
      {problem !== '' && (
        <p className={shared.problem} role="alert">
          {problem}{' '}
          {!preview && (
            <button type="button" className={shared.action} onClick={settings.begin}>
              Try Again
            </button>
          )}
        </p>
      )}
    </form>
  )
}

interface DoubtsProps {
  readonly preview: Preview
  readonly width: number
}

/** Says how cells are read that could mean something else, where the file itself does not decide. */
function Doubts({ preview, width }: DoubtsProps) {
  const sentences = [
    ...doubtsOf(preview),
    ...(width > SHOWN ? [`The first ${SHOWN} of ${width} columns are shown; all of them are imported.`] : []),
  ]
  return sentences.map(sentence => (
    <p key={sentence} className={styles.note} role="status">
      {sentence}
    </p>
  ))
}

interface FooterProps {
  readonly settings: ReturnType<typeof useImport>
  close(): void
}

/** The name of the data, gaps, and the button that imports. */
function Footer({ settings, close }: FooterProps) {
  const id = useId()
  const { name, missing, noValue, imported, setName, setMissing, setNoValue } = settings
  return (
    <div className={styles.choices}>
      <label htmlFor={`${id}-name`}>Name</label>
      <input
        id={`${id}-name`}
        className={styles.text}
        value={name}
        autoComplete="off"
        spellCheck={false}
        onChange={event => setName(event.currentTarget.value.trim())}
      />
      <label htmlFor={`${id}-none`}>Signs for no value</label>
      <input
        id={`${id}-none`}
        className={styles.text}
        value={noValue}
        placeholder="-9999"
        autoComplete="off"
        spellCheck={false}
        onChange={event => setNoValue(event.currentTarget.value)}
      />
      <label htmlFor={`${id}-missing`}>Cells without a number</label>
      <select
        id={`${id}-missing`}
        className={styles.select}
        value={missing}
        onChange={event => setMissing(event.currentTarget.value)}
      >
        <option value="zero">are 0</option>
        <option value="gap">are gaps</option>
        <option value="skip">leave their rows out</option>
      </select>
      <button type="submit" className={shared.action}>
        Import
      </button>
      {imported && (
        <button type="button" className={shared.action} onClick={close}>
          Cancel
        </button>
      )}
    </div>
  )
}
