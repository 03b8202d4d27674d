import { Popup } from '../shell/popup.tsx'
import { ShortcutsList } from './shortcuts-list.tsx'

export default function ShortcutsPopup() {
  return (
    <Popup title="Keyboard shortcuts">
      <ShortcutsList />
    </Popup>
  )
}
