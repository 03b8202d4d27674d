/** The answers that people have sent from the form of a worksheet: whether they are collected, and what came. */
import { registry } from '@calcwright/blocks/schemas'
import type { FormAnswer, FormAnswersAnswer } from '@calcwright/contract'
import { saveRows } from '@calcwright/editor/kit'
import { Button, type DialogProps, Modal, Spinner, confirm, toast } from '@calcwright/ui'
import modal from '@calcwright/ui/modal.module.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { maySave } from '../opened/editor-rights.ts'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import { granted } from '../session/granted.ts'
import { columnsOf, inWords, rowsOf, tableText } from './answer-table.ts'
import { formAnswerClient } from './form-answer-client.ts'
import css from './form-answers.module.css'

const EXPLAINED =
  'Whoever may open the form may then send an answer. It is stored with its results and the time, without a name. The form says so before.'

/** Answers that are shown; files have all of them. */
const SHOWN = 200

export default function FormAnswersDialog({ open, onClose }: { readonly open: OpenWorksheet } & DialogProps) {
  const { hash } = open
  const queryKey = ['form-answers', hash]
  const queries = useQueryClient()
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => granted(formAnswerClient.formAnswers(hash, { signal })),
    retry: false,
    gcTime: 0,
  })
  const again = () => queries.invalidateQueries({ queryKey })
  const collect = useMutation({
    mutationFn: (collects: boolean) => granted(formAnswerClient.collectFormAnswers(hash, collects)),
    onSuccess: again,
    onError: error => toast.error(error.message),
  })
  const { data, error } = list
  return (
    <Modal title="Answers to the form" size="large" onClose={onClose}>
      <div className={modal.body}>
        {error && <p role="alert">{error.message}</p>}
        {!data && !error && <Spinner label="Loading the answers…" shown />}
        {data && (
          <>
            <label className={css.choice}>
              <input
                type="checkbox"
                checked={collect.isPending ? collect.variables : data.collects}
                disabled={collect.isPending}
                onChange={event => collect.mutate(event.currentTarget.checked)}
              />{' '}
              Collect answers
            </label>
            <p className={modal.soft}>{EXPLAINED}</p>
            <Answers list={data} />
          </>
        )}
      </div>
      <div className={modal.actions} data-ruled>
        {data && data.answers.length > 0 && (
          <AnswerActions open={open} answers={data.answers} onChanged={again} onClose={onClose} />
        )}
        <Button onClick={onClose}>Close</Button>
      </div>
    </Modal>
  )
}

function Answers({ list: { answers, limit } }: { readonly list: FormAnswersAnswer }) {
  if (answers.length === 0) return <p className={modal.soft}>There are no answers.</p>
  const latest = answers.slice(-SHOWN)
  const columns = columnsOf(latest, inWords)
  return (
    <>
      <p>
        {answers.length === 1 ? '1 answer' : `${answers.length} answers`} of at most {limit}
        {latest.length < answers.length && `; the last ${SHOWN} are shown`}
      </p>
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              {columns.map(({ name, unit }) => (
                <th key={name} scope="col">
                  {unit === '' ? name : `${name} [${unit}]`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {latest.map(({ id }, row) => (
              <tr key={id}>
                {columns.map(({ name, cells }) => (
                  <td key={name} data-number={typeof cells[row] === 'number' || undefined}>
                    {cells[row]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

interface AnswerActionsProps {
  readonly open: OpenWorksheet
  readonly answers: readonly FormAnswer[]
  readonly onChanged: () => void
  readonly onClose: () => void
}

function AnswerActions({ open, answers, onChanged, onClose }: AnswerActionsProps) {
  const save = (format: 'csv' | 'xlsx') => {
    saveRows(rowsOf(answers, format === 'csv'), format, `${open.worksheet.name}, answers`).catch(
      (error: unknown) => toast.error(`The file was not written: ${(error as Error).message}`),
    )
  }
  const remove = () =>
    confirm(answers.length === 1 ? 'Delete the answer?' : `Delete all ${answers.length} answers?`, {
      text: 'What people have sent is then gone for good.',
      action: 'Delete',
      run: async () => {
        await granted(
          formAnswerClient.deleteFormAnswers(
            open.hash,
            answers.map(({ id }) => id),
          ),
        )
        onChanged()
      },
    })
  const insert = () => {
    const props = registry.get('table')?.fromPlain?.(tableText('answers', answers))
    const applied = open.worksheet.apply({
      kind: 'insert',
      blocks: [{ type: 'table', props: props as object }],
      at: { inside: null, at: 'end' },
    })
    if (!applied.ok) return toast.error(applied.message)
    toast.success('The answers are a table at the end of the worksheet.')
    onClose()
  }
  return (
    <>
      <Button className={modal.apart} onClick={remove}>
        Delete…
      </Button>
      <Button onClick={() => save('csv')}>Save as CSV</Button>
      <Button onClick={() => save('xlsx')}>Save as Excel</Button>
      {maySave(open) && <Button onClick={insert}>Insert as a table</Button>}
    </>
  )
}
