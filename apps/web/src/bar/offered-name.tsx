/** Offers the first heading as the name of a worksheet that has none of its own yet. */
import { tidyName } from '@calcwright/contract'
import type { Worksheet } from '@calcwright/document'
import { useEffect, useState } from 'react'
import css from './top-bar.module.css'

/** Milliseconds without a change after which the heading counts as written. */
const REST = 1500

export default function OfferedName({ worksheet }: { readonly worksheet: Worksheet }) {
  const [heading, setHeading] = useState('')
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const look = (): void => setHeading(firstHeading(worksheet))
    const later = (): void => {
      clearTimeout(waiting)
      waiting = setTimeout(look, REST)
    }
    later()
    const stop = worksheet.subscribe(later)
    return () => {
      clearTimeout(waiting)
      stop()
    }
  }, [worksheet])
  if (heading === '') return null
  return (
    <button
      type="button"
      className={css.offer}
      title={`Name this worksheet “${heading}”`}
      onPointerDown={event => event.preventDefault()}
      onClick={() => worksheet.apply({ kind: 'rename', name: heading })}
    >
      Name it “{heading}”
    </button>
  )
}

function firstHeading(worksheet: Worksheet): string {
  for (const { type, status, props } of worksheet.blocks()) {
    if (type !== 'text' || status !== 'ok') continue
    const found = /<h[1-6][^>]*>(.*?)<\/h[1-6]>/s.exec((props as { readonly html: string }).html)
    const text = found && new DOMParser().parseFromString(found[1]!, 'text/html').body.textContent
    const name = tidyName(text ?? '')
    if (name !== '') return name.slice(0, 80)
  }
  return ''
}
