/** The form of a worksheet in a frame. */
import { createPost, embedData, formAnswerCalls, pageAddress } from '@calcwright/contract'
import { Button } from '@calcwright/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { SendAnswer } from '../form-answers/send-answer.tsx'
import { FormSheet, unfold } from '../form/form-sheet.tsx'
import { FormValues } from '../form/form-values.ts'
import { RefusedValues } from '../form/refused-values.tsx'
import { toFragment } from '../form/stored-values.ts'
import { useOwnUnits } from '../form/use-own-units.ts'
import formCss from '../form/form.module.css'
import { anonymous } from './anonymous.ts'
import type { EmbeddedSheet } from './open-embedded.ts'

const NOTHING_STORED = () => null

const answers = formAnswerCalls(createPost(anonymous, embedData.base))
const queries = new QueryClient()

export default function EmbeddedForm({ sheet }: { readonly sheet: EmbeddedSheet }) {
  const [values] = useState(() => valuesOf(sheet))
  useEffect(() => () => values.close(), [values])
  const ownUnits = useOwnUnits(sheet, values, NOTHING_STORED)
  const entered = useStore(values.state, ({ changed }) => changed)
  const isWrong = useStore(values.state, ({ problems }) => Object.keys(problems).length > 0)
  const fragment = entered ? toFragment(values.entered()) : ''
  const { worksheet, author, resources } = sheet
  return (
    <FormSheet
      {...sheet}
      {...{ resources, values, ownUnits }}
      head={{ name: worksheet.name, author }}
      above={<RefusedValues values={values} />}
    >
      <footer className={formCss.actions}>
        <Button disabled={!entered} onClick={() => values.reset()}>
          Back to the worksheet’s values
        </Button>
        <a
          className={formCss.whole}
          href={`${pageAddress('form', { hash: sheet.hash })}${fragment && `#${fragment}`}`}
          target="_blank"
          rel="noopener"
        >
          In a window of its own
        </a>
        <QueryClientProvider client={queries}>
          <SendAnswer
            client={answers}
            hash={sheet.hash}
            inputs={() => values.inputs()}
            isWrong={isWrong}
            otherwise={null}
          />
        </QueryClientProvider>
      </footer>
    </FormSheet>
  )
}

function valuesOf(sheet: EmbeddedSheet): FormValues {
  unfold(sheet.worksheet)
  return new FormValues(sheet, () => {})
}
