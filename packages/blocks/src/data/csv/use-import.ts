import { useEffect, useState } from 'react'
import type { BlockViewProps } from '@calcwright/editor'
import { unitIn } from '../heading-parts.ts'
import { nameProblem } from './name-problem.ts'
import { headerIn } from './layout.ts'
import { columnsBy, numbersIn, settingsOf, suggestedName } from './settings.ts'
import type { ChosenColumn } from './settings.ts'
import { readPreview } from './reading/read-aside.ts'
import type { GivenOptions, Preview } from './reading/options.ts'
import type { CsvProps } from './schema.ts'

/** The choice of what is imported: read from the file, changed by the person, written on submit. */
export function useImport({ block, props, editor }: BlockViewProps<CsvProps>, close: () => void) {
  const imported = props.columns.length > 0
  const [preview, setPreview] = useState<Preview | null>(null)
  const [problem, setProblem] = useState('')
  const [name, setName] = useState(suggestedName(props))
  const [missing, setMissing] = useState(imported ? props.missing : 'gap')
  const [noValue, setNoValue] = useState(props.no_value)
  const [header, setHeader] = useState(-1)
  const [columns, setColumns] = useState<readonly ChosenColumn[]>([])

  const take = (found: Preview, row: number, before: CsvProps['columns'], isNew: boolean): void => {
    setPreview(found)
    if (isNew) setNoValue(found.noValue.join(', '))
    setHeader(row)
    setColumns(columnsBy(found, row, before))
    setProblem('')
  }
  /** @param first the settings of the block hold as far as they fit */
  const show = async (given: GivenOptions, first: boolean): Promise<void> => {
    try {
      const { resources } = editor.actions
      if (!resources) throw new Error('Files cannot be read here.')
      const format = props.format === 'excel' ? 'excel' : 'csv'
      const found = await readPreview(await resources.get(props.digest), format, given)
      const { header: own = found.total } = given
      const row = own < found.total ? own : headerIn(found)
      take(found, row, first ? props.columns : [], !(first && imported) && given.header === undefined)
    } catch (error) {
      setProblem(`Error while loading CSV File: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const begin = (): void => {
    const { encoding, delimiter, decimal, dates, sheet, header: row } = props
    const given = { encoding, delimiter, decimal, dates, header: row, ...(sheet !== '' && { sheet }) }
    void show(imported ? given : {}, true)
  }
  useEffect(() => {
    begin()
    // oxlint-disable-next-line react/exhaustive-deps -- the file is read once; choices read it again
  }, [])

  const submit = (): void => {
    if (!preview) return
    const sentence = problemOf(name, noValue, header, columns)
    if (sentence !== '') return setProblem(sentence)
    const units = columns.map(column => ({ ...column, unit: unitIn(column.unit) ?? '' }))
    editor.setProps(block.id, settingsOf(preview, { name, header, missing, no_value: noValue }, units), {
      step: true,
    })
    close()
  }
  return {
    ...{ preview, problem, name, missing, noValue, header, columns, imported },
    ...{ setName, setMissing, setNoValue, submit, begin },
    choose: (given: GivenOptions) => void show({ ...preview?.options, ...given }, false),
    /** The chosen row again stands for none. */
    chooseHeader: (row: number) =>
      void show({ ...preview?.options, header: row === header ? -1 : row }, false),
    change: (index: number, patch: Partial<ChosenColumn>) =>
      setColumns(columns.map((one, at) => (at === index ? { ...one, ...patch } : one))),
  }
}

function problemOf(name: string, noValue: string, header: number, columns: readonly ChosenColumn[]): string {
  const wrong = columns.find(({ unit }) => unitIn(unit) === null)
  return (
    nameProblem({ name, header }) ||
    (columns.some(({ wanted }) => wanted) ? '' : 'Choose at least one column.') ||
    (numbersIn(noValue).some(Number.isNaN) ? `${noValue} are no numbers: write them as -9999, -999.` : '') ||
    (wrong ? `The unit ${wrong.unit} of ${wrong.sub} is not known.` : '')
  )
}
