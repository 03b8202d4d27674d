import css from './embed.module.css'

interface EmbedFailureProps {
  readonly message: string
  /** The address of the same page in a window of its own. */
  readonly address: string
}

/** Why a frame shows nothing, and where somebody with more rights sees it. */
export function EmbedFailure({ message, address }: EmbedFailureProps) {
  return (
    <main className={css.failure}>
      <h1 className={css.failureTitle}>There was an error encountered</h1>
      <p role="alert">{message}</p>
      <p>
        Frames show only what everybody may see. If it was shared with you, log in and{' '}
        <a href={address} target="_blank" rel="noopener">
          open it in a window of its own
        </a>
        .
      </p>
    </main>
  )
}
