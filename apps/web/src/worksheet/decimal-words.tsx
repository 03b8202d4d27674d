/** Asks once, where the language of the browser writes decimal commas, whether numbers are to have them. */
import { setPersonalSeparator } from '@calcwright/editor'
import css from './banners.module.css'

export default function DecimalWords() {
  return (
    <>
      Numbers have a decimal point here, 3.5.{' '}
      <button type="button" className={css.link} onClick={() => setPersonalSeparator('comma')}>
        Write 3,5
      </button>
      {' · '}
      <button type="button" className={css.link} onClick={() => setPersonalSeparator('point')}>
        Keep the point
      </button>
    </>
  )
}
