/** A page of help: what the message means, an example, what to do. */
import type { Example, Topic } from '@calcwright/math/messages/topics'
import css from './help.module.css'

interface TopicViewProps {
  readonly topic: Topic
  /** The message as it was shown; '' for none. */
  readonly message: string
}

export function TopicView({ topic, message }: TopicViewProps) {
  return (
    <>
      {message !== '' && <blockquote className={css.message}>{message}</blockquote>}
      <p>{topic.meaning}</p>
      {topic.example && <ExampleView {...topic.example} />}
      <h2 className={css.heading}>What to do</h2>
      <ul className={css.steps}>
        {topic.steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </>
  )
}

function ExampleView({ wrong, right }: Example) {
  return (
    <>
      <h2 className={css.heading}>Example</h2>
      <div className={css.example}>
        {wrong.length > 0 && <Lines title="Instead of" lines={wrong} tone="wrong" />}
        <Lines title="Write" lines={right} tone="right" />
      </div>
    </>
  )
}

function Lines({ title, lines, tone }: { title: string; lines: readonly string[]; tone: 'wrong' | 'right' }) {
  return (
    <figure className={css.lines} data-tone={tone}>
      <figcaption>{title}</figcaption>
      <pre>{lines.join('\n')}</pre>
    </figure>
  )
}
