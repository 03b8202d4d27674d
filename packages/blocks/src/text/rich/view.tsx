import { Suspense, useEffect, useMemo, useState, useCallback, useSyncExternalStore } from 'react'
import type { PointerEvent } from 'react'
import { blockView, KeySink, pressOrTap } from '@calcwright/editor'
import { lazyPart } from '@calcwright/ui'
import type { BlockViewProps, Editor } from '@calcwright/editor'
import { iconOf } from '../../icons/icon-of.tsx'
import { textAccepts } from './accepts.ts'
import { useHeadingNumbers, withNumbers } from './heading-numbers.ts'
import { followClick } from './references/go.ts'
import { referencesIn, renameVariable } from './references/stored.ts'
import { useShownReferences } from './references/use.ts'
import type { TextProps } from './schema.ts'
import { shownHtml } from './shown-html.ts'
import { BufferedKeys } from './buffered-keys.ts'
import styles from './view.module.css'
import { picturesIn } from './pictures.ts'

const RichEditor = lazyPart(() => import('./editing/RichEditor.tsx'))

/** Prose. Its editor is loaded when a text is edited for the first time. */
function TextBlock(view: BlockViewProps<TextProps>) {
  const { block, props, active, readOnly, editor } = view
  const [bufferedKeys] = useState(() => new BufferedKeys(waiting => editor.setUnwritten(block.id, waiting)))
  useEffect(() => {
    if (active) return
    // The person has left before the editor came.
    const typed = bufferedKeys.takeText()
    if (typed) editor.setProps(block.id, { html: props.html + typed })
  }, [active, bufferedKeys, editor, block.id, props.html])
  return (
    <div className={styles.text}>
      {active && !readOnly ? (
        <Suspense fallback={<TypeAhead view={view} typed={bufferedKeys} />}>
          <RichEditor key={block.id} {...view} bufferedKeys={bufferedKeys} />
        </Suspense>
      ) : (
        <StillText {...view} />
      )}
      {props.html === '' && !readOnly && !active && view.alone && (
        <span className={styles.hint}>Type a text</span>
      )}
    </div>
  )
}

/** The HTML to draw, kept up to date with what its references show. */
function useShownHtml({ block, props, editor }: BlockViewProps<TextProps>): string {
  const references = useShownReferences(props.html, editor, block.id)
  const numbers = useHeadingNumbers(editor, block.id, props.html)
  const pictures = useShownPictures(props.html, editor)
  return useMemo(
    () => withNumbers(shownHtml(props.html, editor, block.id), numbers),
    // oxlint-disable-next-line react/exhaustive-deps -- references and pictures are looked up while drawing
    [props.html, editor, block.id, references, pictures, numbers],
  )
}

/** Takes what is typed while the editor is on its way. */
function TypeAhead({ view, typed }: { view: BlockViewProps<TextProps>; typed: BufferedKeys }) {
  const { props, caret } = view
  const [text, setText] = useState('')
  const html = useShownHtml(view)
  return (
    <div className={styles.prose}>
      <KeySink
        label="Text"
        caret={caret}
        onFocus={() => typed.focus.entered()}
        onBlur={to => typed.focus.leftFor(to, caret)}
        onPaste={data => {
          typed.paste(data)
          setText(typed.text)
        }}
        onStroke={stroke => {
          const used = typed.press(stroke)
          setText(typed.text)
          return used
        }}
      />
      {props.html !== '' && <div dangerouslySetInnerHTML={{ __html: html }} />}
      {(props.html === '' || text !== '') && <p>{text}</p>}
    </div>
  )
}

function StillText(view: BlockViewProps<TextProps>) {
  const { block, readOnly, reachable, editor } = view
  const html = useShownHtml(view)
  const onPointerDown = (event: PointerEvent): void => {
    if (event.button !== 0) return
    const { nativeEvent, clientX: x, clientY: y } = event
    const finger = event.pointerType === 'touch'
    // Where a finger only scrolls or selects, that is the browser's.
    if (!readOnly) event.preventDefault()
    pressOrTap(event, () => {
      const used = followClick(editor, nativeEvent, readOnly)
      if (used && !finger) event.preventDefault()
      if (!used && !readOnly) editor.focus(block.id, { at: 'point', x, y })
    })
  }
  const shared = {
    className: styles.prose,
    'data-prose': true,
    onPointerDown,
    // The link was followed when the button went down.
    onClick: (event: React.MouseEvent) => {
      if (event.detail > 0) event.preventDefault()
    },
    dangerouslySetInnerHTML: { __html: html },
  }
  if (readOnly) return <div {...shared} />
  return (
    <div
      {...shared}
      role="textbox"
      aria-label="Text"
      aria-multiline={true}
      tabIndex={reachable ? 0 : -1}
      onFocus={() => editor.focus(block.id, { at: 'end' })}
    />
  )
}

const variablesIn = ({ html }: TextProps): readonly string[] => [
  ...new Set(referencesIn(html).flatMap(reference => (reference.kind === 'variable' ? reference.name : []))),
]

const KEYWORDS = ['paragraph', 'note', 'heading']

export default blockView<TextProps>({
  type: 'text',
  title: 'Text',
  icon: iconOf('text'),
  keywords: KEYWORDS,
  typedWord: '#',
  view: TextBlock,
  isBlank: props => props.html === '',
  tools: [
    {
      id: 'text',
      title: 'Text',
      icon: iconOf('text'),
      sections: ['General'],
      keywords: KEYWORDS,
      typedWord: '#',
      alsoTyped: ['text'],
      make: () => ({ type: 'text' }),
    },
  ],
  finding: async () => (await import('./finding.ts')).textFinding,
  accepts: textAccepts,
  uses: variablesIn,
  rename(props, from, to) {
    const html = renameVariable(props.html, from, to)
    return html === null ? null : { html }
  },
})

const nothing = (): void => {}

/** A string that is another one as soon as a picture of the text can be shown. */
function useShownPictures(html: string, { actions: { resources } }: Editor): string {
  const digests = useMemo(() => picturesIn(html), [html])
  const subscribe = useCallback(
    (listener: () => void) => (resources && digests.length ? resources.subscribe(listener) : nothing),
    [resources, digests],
  )
  return useSyncExternalStore(subscribe, () =>
    digests.map(digest => resources?.address(digest) ?? '').join('\n'),
  )
}
