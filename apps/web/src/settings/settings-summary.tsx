/** The settings in a few words at the foot of the sheet; opens the dialog, which is loaded only then. */
import { useEffect, useState } from 'react'
import { toast } from 'sonner'
import type { OpenWorksheet } from '../worksheet/open-worksheet.ts'
import { useWorksheetSettings } from '../worksheet/use-worksheet-settings.ts'
import { closeSettings, openSettings, useSettingsDialog } from './dialog-state.ts'
import css from './settings-summary.module.css'
import { summaryOf } from './summary.ts'

export function SettingsSummary({ open }: { readonly open: OpenWorksheet }) {
  const [settings] = useWorksheetSettings(open.worksheet)
  const loaded = useDialog()
  const summary = summaryOf(settings)
  return (
    <>
      <button
        type="button"
        className={css.summary}
        aria-label={`Worksheet settings: ${summary}`}
        aria-haspopup="dialog"
        title="Worksheet settings"
        onClick={event => openSettings(event.currentTarget)}
      >
        {summary}
      </button>
      {loaded && <loaded.SettingsDialog worksheet={open.worksheet} mayEdit={open.rightsLevel >= 2} />}
    </>
  )
}

type DialogModule = Pick<typeof import('./settings-dialog.tsx'), 'SettingsDialog'>

/** The dialog from the time when it is first opened; a worksheet that is left closes it. */
function useDialog(): DialogModule | null {
  const wanted = useSettingsDialog(state => state.open)
  const [loaded, setLoaded] = useState<DialogModule | null>(null)
  useEffect(() => {
    if (!wanted || loaded) return
    let left = false
    import('./settings-dialog.tsx').then(
      ({ SettingsDialog }) => left || setLoaded({ SettingsDialog }),
      () => {
        closeSettings()
        toast.error('The settings could not be loaded. Check the connection and try again.')
      },
    )
    return () => {
      left = true
    }
  }, [wanted, loaded])
  useEffect(() => closeSettings, [])
  return loaded
}
