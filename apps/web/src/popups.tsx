/** Shows the popup that is wanted; each is fetched when it is first opened. */
import { useLoaded } from '@calcwright/ui'
import { type PopupKind, closePopup, usePopup } from './shell/popup-state.ts'

type PopupModule = { readonly default: React.ComponentType }

const POPUPS: Readonly<Record<PopupKind, { readonly what: string; load(): Promise<PopupModule> }>> = {
  about: { what: 'This page', load: () => import('./popups/about-popup.tsx') },
  forums: { what: 'Feedback', load: () => import('./popups/forums-popup.tsx') },
  gallery: { what: 'The gallery', load: () => import('./gallery/gallery-dialog.tsx') },
  help: { what: 'The help', load: () => import('./help/search/help-search-popup.tsx') },
  shortcuts: { what: 'The shortcuts', load: () => import('./popups/shortcuts-popup.tsx') },
  'error-help': { what: 'The help', load: () => import('./help/help-popup.tsx') },
  trash: { what: 'The trash', load: () => import('./trash/trash-dialog.tsx') },
  tutorial: { what: 'The tour', load: () => import('./tutorial/tutorial.tsx') },
  'user-settings': { what: 'The settings', load: () => import('./settings/user-settings-dialog.tsx') },
}

export function Popups() {
  const kind = usePopup(state => state.kind)
  return kind && <Loaded key={kind} kind={kind} />
}

function Loaded({ kind }: { readonly kind: PopupKind }) {
  const { what, load } = POPUPS[kind]
  const module = useLoaded(load, { wanted: true, what, onFailure: closePopup })
  return module && <module.default />
}
