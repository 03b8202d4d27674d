import { useState } from 'react'
import type { Editor } from '@calcwright/editor'
import { giveFocusBack, GearField, Question } from '@calcwright/ui'
import type { DialogProps } from '@calcwright/ui'
import type { LookProps } from '../look.ts'
import type { PlotProps } from '../plot/schema.ts'

interface TitleDialogProps extends DialogProps {
  readonly editor: Editor
  readonly block: string
  readonly part: 'title' | 'label'
}

/** Asks for the title of a plot, or for what the legend says of a series. */
export default function TitleDialog({ editor, block, part, onClose }: TitleDialogProps) {
  const [saved] = useState(() => {
    const props = editor.worksheet.block(block)?.props
    return part === 'title' ? (props as PlotProps).chart_title : (props as LookProps).label
  })
  const [text, setText] = useState(saved)
  const save = (): void => {
    const title = text.trim()
    // A title written by somebody else meanwhile stays when nothing was changed here.
    if (title !== saved)
      editor.setProps(block, part === 'title' ? { chart_title: title } : { label: title }, { step: true })
    onClose()
  }
  return (
    <Question
      title={part === 'title' ? 'Chart title' : 'Label of the series'}
      problem=""
      submitLabel="Ok"
      submit={save}
      close={onClose}
      refocus={() => giveFocusBack(new Event('closed'))}
    >
      <GearField
        label={part === 'title' ? 'Title' : 'Label'}
        value={text}
        placeholder={part === 'title' ? 'none' : 'automatic'}
        focused
        change={setText}
      />
    </Question>
  )
}
