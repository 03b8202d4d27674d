import type { FunctionHelp } from '@calcwright/reference/help'
import css from '../help.module.css'

/** The help on a function: what it does, its calls, an example, others like it. */
export function FunctionHelpView({ help }: { readonly help: FunctionHelp }) {
  const { summary, forms, aliases, example, related } = help
  return (
    <>
      <p>{summary}</p>
      <figure className={css.lines} data-tone="right">
        <figcaption>Calls</figcaption>
        <pre>{forms.join('\n')}</pre>
      </figure>
      {aliases.length > 0 && <p>Also called {aliases.join(', ')}.</p>}
      {example && (
        <figure className={css.lines} data-tone="right">
          <figcaption>Example</figcaption>
          <pre>{example.result === null ? example.call : `${example.call} = ${example.result}`}</pre>
        </figure>
      )}
      {related.length > 0 && <p>See also {related.join(', ')}.</p>}
    </>
  )
}
