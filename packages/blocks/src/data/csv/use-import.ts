import { useEffect, useState } from 'react'
import type { BlockViewProps } from '@calcwright/editor'
import { unitIn } from '../heading-parts.ts'
import { columnProblem, nameProblem } from './name-problem.ts'
import { formOf, rememberedForm, rememberForm } from './form-memory.ts'
import { headerIn, layoutOf } from './layout.ts'
import { columnsBy, numbersIn, settingsOf, suggestedName } from './settings.ts'
import type { ChosenColumn } from './settings.ts'
import { readPreview } from './reading/read-aside.ts'
import type { GivenOptions, Preview } from './reading/options.ts'
import { areNamed } from './schema.ts'
import type { CsvProps } from './schema.ts'

let turn: Promise<unknown> = Promise.resolve()

/** Reads one file after the other: a worksheet may open with a hundred large ones that were never imported. */
function inTurn<Read>(read: () => Promise<Read>): Promise<Read> {
  const next = turn.then(read)
  turn = next.catch(() => undefined)
  return next
}

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
  /** First row of the data where a person has chosen it; null for the one that was found. */
  const [first, setFirst] = useState<number | null>(null)
  /** The file whose choices are offered, as it has the same form; '' for none. */
  const [like, setLike] = useState('')

  const take = (found: Preview, row: number, before: CsvProps['columns'], isNew: boolean): void => {
    const known = isNew && before.length === 0 ? rememberedForm(formOf(found, row)) : null
    setPreview(found)
    if (isNew) setNoValue(known?.no_value ?? found.noValue.join(', '))
    if (known) setMissing(known.missing)
    setLike(known?.file ?? '')
    setHeader(row)
    setColumns(columnsBy(found, row, known?.columns ?? before))
    setProblem('')
  }
  /** @param isFirst the settings of the block hold as far as they fit */
  const show = async (given: GivenOptions, isFirst: boolean): Promise<void> => {
    try {
      const { resources } = editor.actions
      if (!resources) throw new Error('Files cannot be read here.')
      const format = props.format === 'excel' ? 'excel' : 'csv'
      const found = await inTurn(async () => readPreview(await resources.get(props.digest), format, given))
      const { header: own = found.total } = given
      const row = own < found.total ? own : headerIn(found)
      take(found, row, isFirst ? props.columns : [], !(isFirst && imported) && given.header === undefined)
      const usual = layoutOf(found, row).first
      setFirst(isFirst && imported && props.first !== usual ? props.first : null)
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
    const chosen = { name, header, missing, no_value: noValue, ...(first !== null && { first }) }
    const settings = settingsOf(preview, chosen, units)
    rememberForm(formOf(preview, header), { ...settings, upload_name: props.upload_name })
    editor.setProps(block.id, settings, { step: true })
    close()
  }
  return {
    ...{ preview, problem, name, missing, noValue, header, columns, imported, like },
    first: first ?? (preview ? layoutOf(preview, header).first : 0),
    ...{ setName, setMissing, setNoValue, setFirst, submit, begin },
    /** Leaves the choices for an earlier file of the same form. */
    asFound: () => {
      if (!preview) return
      setLike('')
      setColumns(columnsBy(preview, header, []))
      setNoValue(preview.noValue.join(', '))
    },
    /** Columns with names that stand in no row of the file, or all columns as one matrix. */
    chooseShape: (shape: number) => void show({ ...preview?.options, header: shape }, false),
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
    (areNamed(header) ? columnProblem(columns.filter(({ wanted }) => wanted).map(({ sub }) => sub)) : '') ||
    (numbersIn(noValue).some(Number.isNaN) ? `${noValue} are no numbers: write them as -9999, -999.` : '') ||
    (wrong ? `The unit ${wrong.unit} of ${wrong.sub} is not known.` : '')
  )
}
