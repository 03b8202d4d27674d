import { useEffect, useState } from 'react'
import type { BlockViewProps } from '@calcwright/editor'
import { unitIn } from '../heading-parts.ts'
import { nameProblem } from './name-problem.ts'
import { columnsBy, headerIn, settingsOf, suggestedName } from './settings.ts'
import type { ChosenColumn } from './settings.ts'
import { readPreview } from './reading/read-aside.ts'
import type { Preview, ReadOptions } from './reading/options.ts'
import type { CsvProps } from './schema.ts'

/** The choice of what is imported: read from the file, changed by the person, written on submit. */
export function useImport({ block, props, editor }: BlockViewProps<CsvProps>, close: () => void) {
  const imported = props.columns.length > 0
  const [preview, setPreview] = useState<Preview | null>(null)
  const [problem, setProblem] = useState('')
  const [name, setName] = useState(suggestedName(props))
  const [missing, setMissing] = useState(props.missing)
  const [header, setHeader] = useState(-1)
  const [columns, setColumns] = useState<readonly ChosenColumn[]>([])

  const take = (found: Preview, row: number, before: CsvProps['columns']): void => {
    setPreview(found)
    setHeader(row)
    setColumns(columnsBy(found, row, before))
    setProblem('')
  }
  /** @param first the settings of the block hold as far as they fit */
  const show = async (given: Partial<ReadOptions>, first: boolean): Promise<void> => {
    try {
      const { resources } = editor.actions
      if (!resources) throw new Error('Files cannot be read here.')
      const format = props.format === 'excel' ? 'excel' : 'csv'
      const found = await readPreview(await resources.get(props.digest), format, given)
      const stays = first && imported && props.header < found.rows.length
      take(found, stays ? props.header : headerIn(found), first ? props.columns : [])
    } catch (error) {
      setProblem(`Error while loading CSV File: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const begin = (): void => {
    const { encoding, delimiter, decimal, dates, sheet } = props
    void show(imported ? { encoding, delimiter, decimal, dates, ...(sheet !== '' && { sheet }) } : {}, true)
  }
  useEffect(() => {
    begin()
    // oxlint-disable-next-line react/exhaustive-deps -- the file is read once; choices read it again
  }, [])

  const submit = (): void => {
    if (!preview) return
    const sentence = problemOf(name, header, columns)
    if (sentence !== '') return setProblem(sentence)
    const units = columns.map(column => ({ ...column, unit: unitIn(column.unit) ?? '' }))
    editor.setProps(block.id, settingsOf(preview, { name, header, missing }, units), { step: true })
    close()
  }
  return {
    ...{ preview, problem, name, missing, header, columns, imported },
    ...{ setName, setMissing, submit, begin },
    choose: (given: Partial<ReadOptions>) => void show({ ...preview?.options, ...given }, false),
    /** The chosen row again stands for none. */
    chooseHeader: (row: number) => preview && take(preview, row === header ? -1 : row, []),
    change: (at: number, patch: Partial<ChosenColumn>) =>
      setColumns(columns.map(one => (one.at === at ? { ...one, ...patch } : one))),
  }
}

function problemOf(name: string, header: number, columns: readonly ChosenColumn[]): string {
  const wrong = columns.find(({ unit }) => unitIn(unit) === null)
  return (
    nameProblem({ name, header }) ||
    (columns.some(({ wanted }) => wanted) ? '' : 'Choose at least one column.') ||
    (wrong ? `The unit ${wrong.unit} of ${wrong.sub} is not known.` : '')
  )
}
