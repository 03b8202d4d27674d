import { LoaderCircle } from 'lucide-react'
import css from './spinner.module.css'

/** Says that something is under way; `label` is for screen readers and stands beside it when `shown`. */
export function Spinner({ label, shown = false }: { readonly label: string; readonly shown?: boolean }) {
  return (
    <span className={css.spinner} role="status">
      <LoaderCircle size={16} className={css.wheel} aria-hidden />
      <span className={shown ? '' : 'visually-hidden'}>{label}</span>
    </span>
  )
}
