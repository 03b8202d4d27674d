export { browserStorage } from './browser-storage.ts'
export { Button } from './button/Button.tsx'
export { confirm } from './dialogs/confirm.ts'
export { Dialogs } from './dialogs/Dialogs.tsx'
export {
  closeDialog,
  hasFocusedElement,
  giveFocusBack,
  openDialog,
  setFallbackFocus,
} from './dialogs/dialog-state.tsx'
export type { DialogProps } from './dialogs/dialog-state.tsx'
export { GearCheck, GearChoice, GearDialog, GearField } from './dialogs/GearDialog.tsx'
export { Modal } from './dialogs/Modal.tsx'
export { PageDialog } from './dialogs/PageDialog.tsx'
export { Question } from './dialogs/Question.tsx'
export { Spinner } from './dialogs/Spinner.tsx'
export { saveFile } from './files/save-file.ts'
export { Menu, MenuHeading, MenuItem, MenuRule } from './menus/Menu.tsx'
export { LetterGlyph } from './menus/LetterGlyph.tsx'
export { isArrow, nearestBox } from './menus/nearest.ts'
export { Popup } from './menus/Popup.tsx'
export { usePress } from './menus/press.ts'
export type { PressedBy } from './menus/press.ts'
export { setRemedy, showToasts, toast, whenWaiting } from './messages/toast.ts'
export { importModule } from './parts/import-module.ts'
export { trackInputPauses } from './parts/input-pauses.ts'
export { lazyModule, type LazyModule } from './parts/lazy-module.ts'
export { lazyPart, preloadParts, savesData } from './parts/lazy-part.tsx'
export { afterOpening, beginOpening, endOpening } from './parts/opening.ts'
export { PartBoundary } from './parts/PartBoundary.tsx'
export { arePartsPending, partsShown, usePending } from './parts/pending-parts.ts'
export { retryUntilOnline } from './parts/retry-until-online.ts'
export { useLoaded } from './parts/use-loaded.ts'
