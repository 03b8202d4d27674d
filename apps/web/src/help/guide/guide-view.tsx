/** A page of the guide: text, tables, examples with their results. */
import { type GuidePage, type Inline, pageOfLink, type Piece, type Words } from '@calcwright/reference/guide'
import { Fragment, type ReactNode } from 'react'
import help from '../help.module.css'
import css from './guide.module.css'
import { filmAddress, idOfPage } from './pages.ts'

interface GuideViewProps {
  readonly page: GuidePage
  /** Shows another page at this place, by its id; without it links lead to the addresses of the pages. */
  readonly onGo?: ((id: string) => void) | undefined
}

export function GuideView({ page, onGo }: GuideViewProps) {
  return (
    <div className={css.page}>
      {page.pieces.map((piece, at) => (
        <Fragment key={at}>{drawn(piece, onGo)}</Fragment>
      ))}
    </div>
  )
}

function drawn(piece: Piece, onGo: GuideViewProps['onGo']): ReactNode {
  const inline = (words: Words): ReactNode =>
    words.map((word, at) => <Fragment key={at}>{drawnWord(word, onGo)}</Fragment>)
  switch (piece.kind) {
    case 'heading':
      return piece.level === 2 ? (
        <h2 className={help.heading}>{inline(piece.words)}</h2>
      ) : (
        <h3 className={help.heading}>{inline(piece.words)}</h3>
      )
    case 'paragraph':
      return <p>{inline(piece.words)}</p>
    case 'list': {
      const items = piece.items.map((item, at) => <li key={at}>{inline(item)}</li>)
      return piece.ordered ? <ol className={help.steps}>{items}</ol> : <ul className={help.steps}>{items}</ul>
    }
    case 'table':
      return <Table head={piece.head.map(inline)} rows={piece.rows.map(row => row.map(inline))} />
    case 'film':
      return <Film name={piece.name} text={piece.text} />
    case 'code':
      return <pre className={css.code}>{piece.text}</pre>
    case 'example':
      return (
        <pre className={css.example}>
          {piece.lines.map(({ source, result }, at) => (
            <span key={at} className={css.line}>
              <span>{source}</span>
              {result !== '' && <ResultOf result={result} />}
            </span>
          ))}
        </pre>
      )
  }
}

/** The last picture of a film, and the film itself once it is played. */
function Film({ name, text }: { readonly name: string; readonly text: string }) {
  const picture = (file: string) => (
    <img src={filmAddress(file)} width={720} height={540} loading="lazy" alt={text} />
  )
  return (
    <details className={css.film}>
      <summary>
        {picture(`${name}-end`)}
        <span className={css.play}>Play the film</span>
        <span className={css.stop}>Stop the film</span>
      </summary>
      {picture(name)}
    </details>
  )
}

/** The result of a line; `! …` stands for its error and `? …` for its notice. */
function ResultOf({ result }: { readonly result: string }) {
  const tone = result.startsWith('! ') ? 'error' : result.startsWith('? ') ? 'notice' : 'result'
  return (
    <span className={css.result} data-tone={tone}>
      {tone === 'result' ? result : result.slice(2)}
    </span>
  )
}

function Table({
  head,
  rows,
}: {
  readonly head: readonly ReactNode[]
  readonly rows: readonly ReactNode[][]
}) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {head.map((cell, at) => (
            <th key={at} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {row.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function drawnWord(word: Inline, onGo: GuideViewProps['onGo']): ReactNode {
  if (word.kind === 'text') return word.text
  if (word.kind === 'strong') return <strong>{word.text}</strong>
  if (word.kind === 'code') return <code className={css.inline}>{word.text}</code>
  const name = pageOfLink(word.to)
  if (name === undefined)
    return (
      <a href={word.to} target="_blank" rel="noopener">
        {word.text}
      </a>
    )
  const id = idOfPage(name)
  return (
    <a
      href={`/error_help?kind=${id}`}
      onClick={event => {
        if (!onGo) return
        event.preventDefault()
        onGo(id)
      }}
    >
      {word.text}
    </a>
  )
}
