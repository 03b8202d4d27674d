/** The result of a block that stores what it computes: the same box under every such block. */
import { useMemo } from 'react'
import { readField } from '@calcwright/document'
import { nextAnswerName, OutputBox, outputRights } from '@calcwright/editor'
import { lazyModule } from '@calcwright/ui'
import type { BlockViewProps, Editor, OutputActions } from '@calcwright/editor'
import { nameToLatex, normaliseName } from '@calcwright/math/expression'
import type { ResultOptions } from './result-options.ts'
import { changeResult, namesOf, outputSettings, resultActions } from './result-view.ts'

const copied = lazyModule(() => import('./copied-formula.ts'))

interface ResultBoxProps {
  readonly view: BlockViewProps<ResultOptions>
  /** The field that takes a name for the result while it is empty. */
  readonly store?: string
  /** LaTeX before the result in place of an equals sign; it is no part of the answer. */
  readonly lead?: string | undefined
}

export function ResultBox({ view, store, lead }: ResultBoxProps) {
  const { block, props, result, editor } = view
  const settings = useMemo(() => outputSettings(props), [props])
  const actions = useMemo(
    (): OutputActions => ({
      ...resultActions(editor, block.id),
      change: patch => changeResult(editor, block.id, patch),
      async formula() {
        const present = editor.worksheet.block(block.id)
        const { copiedFormula } = await copied()
        return copiedFormula(editor.worksheet.registry.get(present?.type ?? ''), present?.props as object)
      },
      assignment: () => (store === undefined ? null : assignment(editor, block.id, store)),
    }),
    [editor, block.id, store],
  )
  return (
    <OutputBox
      outcome={result?.outcomes.find(({ request = 'value' }) => request === 'value')}
      settings={settings}
      approximateByDefault={editor.worksheet.settings.approx}
      stepsByDefault={editor.worksheet.settings.steps}
      calculating={view.calculating}
      stale={view.stale}
      afterEquals={false}
      lead={lead}
      active={view.active}
      rights={outputRights(editor.rights)}
      deferred={view.deferred}
      actions={actions}
    />
  )
}

function assignment(editor: Editor, id: string, store: string): ReturnType<OutputActions['assignment']> {
  if (readField(editor.worksheet.block(id)?.props, store) !== '') return null
  return {
    suggested: () => nextAnswerName(namesOf(editor)),
    to(name) {
      editor.setProps(id, { [store]: nameToLatex(normaliseName(name.trim())) }, { step: true })
      editor.focus(id, { at: 'end', field: store })
    },
  }
}
