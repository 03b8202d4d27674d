/** Entries of the menu of lines for their marks, which go with the lines in every window. */
import { DropdownMenu } from 'radix-ui'
import { numberKindOf } from '@calcwright/document'
import type { Block, LineMark, LineMarks, WordMark } from '@calcwright/document'
import { wordsAsked } from '../numbers/words-asked.ts'
import type { EditorWithState } from '../state/editor.ts'
import { selectedOrCaretBlocks, runKeepingSelection } from './commands.ts'
import styles from './menu.module.css'

interface Entry {
  readonly label: string
  /** Announced when it is done. */
  readonly done: string
  readonly ids: readonly string[]
  readonly marks: LineMarks
}

export function MarkItems({ editor }: { readonly editor: EditorWithState }) {
  const { worksheet } = editor
  const blocks = editor.selected().flatMap(id => worksheet.block(id) ?? [])
  const outer = selectedOrCaretBlocks(editor).flatMap(id => worksheet.block(id) ?? [])
  const formulas = blocks.filter(block => numberKindOf(worksheet.registry, block) === 'formula')
  const entries = [
    flag(outer, 'unprinted', ['Leave out of print', 'Not printed'], ['Print again', 'Printed']),
    flag(outer, 'hidden', ['Hide in the report', 'Hidden in the report'], ['Show in the report', 'Shown in the report']),
    ...(formulas.length > 0
      ? [flag(formulas, 'numbered', ['Number this formula', 'Numbered'], ['Take its number away', 'Not numbered'])]
      : []),
    flag(outer, 'formInput', ['Input of the form', 'Input of the form'], ['No input of the form', 'No input of the form']),
    flag(outer, 'formOutput', ['Output of the form', 'Output of the form'], ['No output of the form', 'No output of the form']),
  ] // prettier-ignore
  const run = ({ ids, marks, done }: Entry): void => {
    if (ids.length && runKeepingSelection(editor, [{ kind: 'mark', ids, marks }])) editor.announce(done)
  }
  return (
    <>
      {entries.map(entry => (
        <Item key={entry.label} label={entry.label} run={() => run(entry)} />
      ))}
      {outer.length === 1 && isInForm(editor, outer[0]!) && (
        <Item label="In the form…" run={() => ask(editor, outer[0]!.id, 'formLabel')} />
      )}
      {outer.length === 1 && (
        <Item label="Form of its numbers…" run={() => ask(editor, outer[0]!.id, 'numbers')} />
      )}
      {outer.length === 1 && <ClauseItems editor={editor} block={outer[0]!} run={run} />}
      {outer.length === 1 && <CaptionItems editor={editor} block={outer[0]!} run={run} />}
    </>
  )
}

/** Whether the form of the worksheet asks for the value of a line, or shows it. */
const isInForm = ({ worksheet }: EditorWithState, { type, formInput, formOutput }: Block): boolean =>
  (formInput ?? formOutput ?? false) || worksheet.registry.get(type)?.control !== undefined

/** Asks for the words of a mark, in the sheet or in a dialog. */
function ask(editor: EditorWithState, block: string, mark: WordMark): void {
  wordsAsked.setState({ block, mark })
  editor.select(null)
}

type Words = readonly [label: string, done: string]

/** Sets the mark, or takes it away where one of the blocks has it. */
function flag(blocks: readonly Block[], mark: Exclude<LineMark, WordMark>, set: Words, take: Words): Entry {
  const isSet = blocks.some(block => block[mark])
  const [label, done] = isSet ? take : set
  return { label, done, ids: blocks.map(({ id }) => id), marks: { [mark]: !isSet } }
}

interface WordItemsProps {
  readonly editor: EditorWithState
  readonly block: Block
  run(entry: Entry): void
}

function ClauseItems({ editor, block: { id, clause }, run }: WordItemsProps) {
  const taken = { label: 'Remove clause', done: 'Clause removed', ids: [id], marks: { clause: undefined } }
  return (
    <>
      <Item
        label={clause === undefined ? 'Add clause…' : 'Change clause…'}
        run={() => ask(editor, id, 'clause')}
      />
      {clause !== undefined && <Item label={taken.label} run={() => run(taken)} />}
    </>
  )
}

function CaptionItems({ editor, block, run }: WordItemsProps) {
  const kind = numberKindOf(editor.worksheet.registry, block)
  const { id, caption } = block
  if (caption === undefined && (kind === null || kind === 'formula')) return null
  const askForIt = (): void => {
    if (caption === undefined) give(editor, block)
    ask(editor, id, 'caption')
  }
  const taken = { label: 'Remove caption', done: 'Caption removed', ids: [id], marks: { caption: undefined } }
  return (
    <>
      <Item label={caption === undefined ? 'Add caption…' : 'Change caption…'} run={askForIt} />
      {caption !== undefined && <Item label={taken.label} run={() => run(taken)} />}
    </>
  )
}

/** Words that a picture has below it already become its caption. */
function give(editor: EditorWithState, { id, props }: Block): void {
  const { caption = '' } = props as { readonly caption?: string }
  const operations = [{ kind: 'mark', ids: [id], marks: { caption } } as const]
  if (caption === '') runKeepingSelection(editor, operations)
  else runKeepingSelection(editor, [...operations, { kind: 'setProps', id, props: { caption: '' } }])
}

function Item({ label, run }: { readonly label: string; readonly run: () => void }) {
  return (
    <DropdownMenu.Item className={styles.item} onSelect={run}>
      {label}
    </DropdownMenu.Item>
  )
}
