/** The sections of settings, for one worksheet and for new ones alike. */
import { defaultSettings } from '@calcwright/document'
import { Dialog } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { Button } from '@calcwright/ui'
import { CurrencySection } from './currency-section.tsx'
import { AngleSection, NumberSection, TypingSection } from './sections.tsx'
import css from './settings-dialog.module.css'
import { UnitSection } from './unit-section.tsx'
import type { SectionProps } from './use-settings-steps.ts'

interface SettingsFormProps {
  readonly section: SectionProps
  readonly mayEdit: boolean
  /** Further sections. */
  readonly children?: ReactNode
}

export function SettingsForm({ section, mayEdit, children }: SettingsFormProps) {
  const [restored, setRestored] = useState(0)
  const restore = () => {
    const { includes, page_setup, page_logo } = section.settings
    section.set({ ...defaultSettings(), includes, page_setup, page_logo })
    setRestored(restored + 1)
  }
  return (
    <>
      <div className={css.scroller}>
        {/* A new key lets the fields forget what was typed and not applied. */}
        <fieldset key={restored} className={css.form} disabled={!mayEdit}>
          <AngleSection {...section} />
          <NumberSection {...section} />
          <UnitSection {...section} />
          <TypingSection {...section} />
          <CurrencySection {...section} />
          {children}
        </fieldset>
      </div>
      <div className={css.actions}>
        <Button onClick={restore} disabled={!mayEdit}>
          Restore defaults
        </Button>
        <span className={css.restored} role="status">
          {restored > 0 && 'Defaults restored'}
        </span>
        <Dialog.Close asChild>
          <Button tone="accent">Close</Button>
        </Dialog.Close>
      </div>
    </>
  )
}
