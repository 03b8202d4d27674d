/** Pages of the guide as HTML. */
import { type Inline, pageOfLink, type Piece, type Words } from '@calcwright/reference/guide'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, sign => ENTITIES[sign]!)

/** @param referenceOf the address of what a piece of code names, such as a function; undefined for none */
export type ReferenceOf = (code: string) => string | undefined

export function piecesHtml(pieces: readonly Piece[], referenceOf: ReferenceOf): string {
  const words = (all: Words): string => all.map(word => wordHtml(word, referenceOf)).join('')
  const cells = (row: readonly Words[], tag: string): string =>
    `<tr>${row.map(cell => `<${tag}>${words(cell)}</${tag.slice(0, 2)}>`).join('')}</tr>`
  return pieces
    .map(piece => {
      switch (piece.kind) {
        case 'heading':
          return `<h${piece.level}>${words(piece.words)}</h${piece.level}>`
        case 'paragraph':
          return `<p>${words(piece.words)}</p>`
        case 'list': {
          const tag = piece.ordered ? 'ol' : 'ul'
          return `<${tag}>${piece.items.map(item => `<li>${words(item)}</li>`).join('')}</${tag}>`
        }
        case 'table':
          return `<table><thead>${cells(piece.head, 'th scope="col"')}</thead><tbody>${piece.rows
            .map(row => cells(row, 'td'))
            .join('')}</tbody></table>`
        case 'code':
          return `<pre tabindex="0">${escaped(piece.text)}</pre>`
        case 'film':
          return filmHtml(piece.name, escaped(piece.text))
        case 'example':
          return `<pre class="example" tabindex="0">${piece.lines.map(exampleLine).join('')}</pre>`
      }
    })
    .join('\n')
}

/** The last picture of a film, and the film itself once it is played. */
function filmHtml(name: string, alt: string): string {
  const picture = (file: string): string =>
    `<img src="films/${file}.webp" width="720" height="540" loading="lazy" alt="${alt}">`
  return `<details class="film"><summary>${picture(`${name}-end`)}<span class="play">Play the film</span><span class="stop">Stop the film</span></summary>${picture(name)}</details>`
}

function exampleLine({ source, result }: { readonly source: string; readonly result: string }): string {
  if (result === '') return `<span class="line">${escaped(source)}</span>`
  const tone = result.startsWith('! ') ? 'error' : result.startsWith('? ') ? 'notice' : 'result'
  const shown = tone === 'result' ? result : result.slice(2)
  return `<span class="line">${escaped(source)}<b class="${tone}">${escaped(shown)}</b></span>`
}

function wordHtml(word: Inline, referenceOf: ReferenceOf): string {
  const text = escaped(word.text)
  if (word.kind === 'text') return text
  if (word.kind === 'strong') return `<strong>${text}</strong>`
  if (word.kind === 'link') {
    const page = pageOfLink(word.to)
    return `<a href="${escaped(page === undefined ? word.to : `${page}.html`)}">${text}</a>`
  }
  const address = referenceOf(word.text)
  return address === undefined
    ? `<code>${text}</code>`
    : `<a href="${escaped(address)}"><code>${text}</code></a>`
}
