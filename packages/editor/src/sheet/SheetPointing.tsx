import { SheetDrag, type SheetDragProps } from '../drag/SheetDrag.tsx'
import { SelectionMenu } from '../selection/SelectionMenu.tsx'

/** Uses of a pointer that no sheet needs while it opens: dropping something, and the menu of the selected lines. */
export default function SheetPointing(props: SheetDragProps) {
  return (
    <>
      <SheetDrag {...props} />
      <SelectionMenu {...props} />
    </>
  )
}
