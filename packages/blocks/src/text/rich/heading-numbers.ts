/** Numbers of the headings of a text, where the worksheet shows them. */
import { useCallback, useSyncExternalStore } from 'react'
import { numbersPart } from '@calcwright/editor'
import type { Editor } from '@calcwright/editor'
import { usePending } from '@calcwright/ui'

/** The number of each heading by its index, between spaces; '' where there are none, or not yet. */
export function useHeadingNumbers({ worksheet }: Editor, block: string, html: string): string {
  const hasHeadings = /<h[1-6]/.test(html)
  // The setting may come with any change; what it takes to count is fetched when it is there.
  const isNumbered = (): boolean => hasHeadings && worksheet.settings.page_setup['number_headings'] === true
  const subscribe = useCallback(
    (listener: () => void) => (hasHeadings ? followNumbers(worksheet, listener) : () => {}),
    [worksheet, hasHeadings],
  )
  const numbers = useSyncExternalStore(subscribe, () =>
    isNumbered() ? (numbersPart.loaded?.headingNumbersIn(worksheet, block) ?? null) : '',
  )
  usePending(numbers === null)
  return numbers ?? ''
}

/** Calls `listener` when numbers may have changed, or can be asked for. */
function followNumbers(worksheet: Editor['worksheet'], listener: () => void): () => void {
  let stop: (() => void) | null = null
  let isOpen = true
  const begin = (): void => {
    if (stop || worksheet.settings.page_setup['number_headings'] !== true) return
    void numbersPart().then(({ numberingOf }) => {
      if (!isOpen || stop) return
      stop = numberingOf(worksheet).subscribe(listener)
      listener()
    })
  }
  begin()
  const stopSheet = worksheet.subscribe(({ settings }) => {
    if (!settings) return
    begin()
    listener()
  })
  return () => {
    isOpen = false
    stopSheet()
    stop?.()
  }
}

const START = /<h[1-6][^>]*>/g

/** HTML as it is drawn, with the numbers before its headings. */
export function withNumbers(html: string, numbers: string): string {
  if (numbers === '') return html
  const each = numbers.split(' ')
  let index = -1
  return html.replace(START, tag => {
    const number = each[(index += 1)]
    return number ? `${tag}<span data-number="">${number}\u2002</span>` : tag
  })
}
