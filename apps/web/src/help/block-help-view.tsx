/** The help on a type of block: what it is for, what to know, an example. */
import type { BlockHelp } from '@calcwright/blocks/help'
import css from './help.module.css'

export function BlockHelpView({ page }: { readonly page: BlockHelp }) {
  return (
    <>
      <p>{page.summary}</p>
      <ul className={css.steps}>
        {page.points.map(point => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {page.example.length > 0 && (
        <>
          <h2 className={css.heading}>Example</h2>
          <figure className={css.lines} data-tone="right">
            <figcaption>In plain notation, which can be pasted into a worksheet</figcaption>
            <pre>{page.example.join('\n')}</pre>
          </figure>
        </>
      )}
    </>
  )
}
