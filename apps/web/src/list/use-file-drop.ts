/** Files that are dropped on the list become worksheets. */
import type { DragEvent } from 'react'
import { useOpenFiles } from '../home/use-create-worksheet.ts'

/** Handlers for the element that takes the files; one that is typed into, as an open worksheet, takes its own. */
export function useFileDrop() {
  const { mutate: open } = useOpenFiles()
  const isForList = ({ dataTransfer, defaultPrevented }: DragEvent): boolean =>
    dataTransfer.types.includes('Files') && !defaultPrevented
  return {
    onDragOver(event: DragEvent) {
      if (!isForList(event)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
    },
    onDrop(event: DragEvent) {
      if (!isForList(event)) return
      event.preventDefault()
      open([...event.dataTransfer.files])
    },
  }
}
