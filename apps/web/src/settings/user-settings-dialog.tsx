/** Settings of the person's new worksheets. Existing worksheets keep their own. */
import { closePopup, usePopup } from '../shell/popup-state.ts'
import { IncludesSection } from './includes-section.tsx'
import { SettingsForm } from './settings-form.tsx'
import { SettingsFrame } from './settings-frame.tsx'
import css from './settings-dialog.module.css'
import { useUserSettings } from './use-user-settings.ts'

export default function UserSettingsDialog() {
  const opener = usePopup(state => state.opener)
  const section = useUserSettings(closePopup)
  return (
    <SettingsFrame
      title="Default settings"
      description="Every worksheet that you make from now on begins with these."
      open
      onClose={closePopup}
      opener={opener}
    >
      {section ? (
        <SettingsForm section={section} mayEdit>
          <IncludesSection {...section} />
        </SettingsForm>
      ) : (
        <p className={css.loading} role="status">
          Loading your settings…
        </p>
      )}
    </SettingsFrame>
  )
}
