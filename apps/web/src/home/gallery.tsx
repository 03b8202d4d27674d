import { type Example, STARTERS } from './examples.ts'
import { Button } from '@calcwright/ui'
import { openPopup } from '../shell/popup-state.ts'
import css from './gallery.module.css'

export function Gallery({ onOpen }: { readonly onOpen: (example: Example) => void }) {
  return (
    <section aria-labelledby="examples" className={css.section}>
      <h2 id="examples" className={css.heading}>
        Worked examples: open one and change the numbers
      </h2>
      <ul className={css.gallery}>
        {STARTERS.map(example => (
          <li key={example.title}>
            <button type="button" className={css.card} onClick={() => onOpen(example)}>
              <span className={css.cardTitle}>{example.title}</span>
              <span className={css.cardText}>{example.summary}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button className={css.more} onClick={() => openPopup('gallery')}>
        All worked examples, in the gallery
      </Button>
    </section>
  )
}
