/** Asks once, where the language of the browser writes decimal commas, whether numbers are to have them. */
import type { MouseEvent } from 'react'
import { setPersonalSeparator } from '@calcwright/editor'
import { pointsForCommas } from '@calcwright/editor/commas'
import css from './banners.module.css'
import { editorRights } from '../opened/editor-rights.ts'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'

/** The caret stays in its line: who answers has been typing. */
const keepCaret = (event: MouseEvent): void => event.preventDefault()

export default function DecimalWords({ open }: { readonly open: OpenWorksheet }) {
  const chooseComma = (): void => {
    if (editorRights(open).edit) pointsForCommas(open.worksheet)
    setPersonalSeparator('comma')
  }
  return (
    <>
      Numbers have a decimal point here, 3.5.{' '}
      <button type="button" className={css.link} onMouseDown={keepCaret} onClick={chooseComma}>
        Write 3,5
      </button>
      {' · '}
      <button
        type="button"
        className={css.link}
        onMouseDown={keepCaret}
        onClick={() => setPersonalSeparator('point')}
      >
        Keep the point
      </button>
    </>
  )
}
