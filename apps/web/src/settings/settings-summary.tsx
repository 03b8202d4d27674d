/** The settings in a few words at the foot of the sheet; opens the dialog, which is loaded only then. */
import { useEffect } from 'react'
import { editorRights } from '../opened/editor-rights.ts'
import { useLoaded } from '@calcwright/ui'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import { useWorksheetSettings } from '../opened/use-worksheet-settings.ts'
import { closeSettings, openSettings, useSettingsDialog } from './dialog-state.ts'
import css from './settings-summary.module.css'
import type { WorksheetSettings } from '@calcwright/document'

interface SettingsSummaryProps {
  readonly open: Pick<OpenWorksheet, 'worksheet' | 'rightsLevel' | 'needPaidPlan'>
}

export function SettingsSummary({ open }: SettingsSummaryProps) {
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
      {loaded && <loaded.SettingsDialog worksheet={open.worksheet} mayEdit={editorRights(open).edit} />}
    </>
  )
}

const load = () => import('./settings-dialog.tsx')

/** The dialog from the time when it is first opened; a worksheet that is left closes it. */
function useDialog() {
  const wanted = useSettingsDialog(state => state.open)
  useEffect(() => closeSettings, [])
  return useLoaded(load, { wanted, what: 'The settings', onFailure: closeSettings })
}

/** The settings that a reader of results wants to know, in a few words: `rad · m kg s · decimals`. */
export function summaryOf({ angle, base_units, approx }: WorksheetSettings): string {
  const { length, mass, time } = base_units
  return [angle, `${length} ${mass} ${time}`, approx ? 'decimals' : 'exact'].join(' · ')
}
