/** The values of other worksheets that every new worksheet begins with. */
import type { WorksheetSettings } from '@calcwright/document'
import { lazyPart } from '@calcwright/editor'
import { useRouteContext } from '@tanstack/react-router'
import { Plus, X } from 'lucide-react'
import { Suspense, useMemo, useRef, useState } from 'react'
import { Button } from '../shell/button.tsx'
import { otherWorksheets } from '../worksheet/other-worksheets.ts'
import fields from './fields.module.css'
import { Section } from './fields.tsx'
import css from './includes-section.module.css'
import type { SectionProps } from './use-settings-steps.ts'

const IncludePicker = lazyPart(() => import('@calcwright/blocks/include-picker'))

type Include = WorksheetSettings['includes'][number]

export function IncludesSection({ settings: { includes }, set }: SectionProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const worksheets = useMemo(() => otherWorksheets(client, null), [client])
  const add = useRef<HTMLButtonElement>(null)
  const [choosing, setChoosing] = useState<Include | 'new' | null>(null)
  const close = () => {
    setChoosing(null)
    add.current?.focus()
  }
  const choose = (include: Include) => {
    set({ includes: [...includes.filter(other => other.source !== include.source), include] })
    close()
  }
  return (
    <Section title="Default includes">
      <p className={fields.hint}>Each puts an include block at the top of a new worksheet.</p>
      {includes.length > 0 && (
        <ul className={css.list} aria-label="Default includes">
          {includes.map(include => (
            <li key={include.source} className={css.include}>
              <button type="button" className={css.text} onClick={() => setChoosing(include)}>
                <span className={css.name}>{include.name}</span>
                <span className={css.variables}>{include.variables.join(', ')}</span>
              </button>
              <Button
                tone="quiet"
                square
                aria-label={`Remove ${include.name}`}
                title={`Remove ${include.name}`}
                onClick={() => {
                  set({ includes: includes.filter(other => other !== include) })
                  add.current?.focus()
                }}
              >
                <X size={16} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button ref={add} onClick={() => setChoosing('new')}>
        <Plus size={16} />
        Add an include
      </Button>
      {choosing !== null && (
        <Suspense fallback={null}>
          <IncludePicker
            worksheets={worksheets}
            source={choosing === 'new' ? null : choosing.source}
            names={choosing === 'new' ? [] : choosing.variables}
            choose={({ hash, name }, variables) => choose({ source: hash, name, variables: [...variables] })}
            close={close}
          />
        </Suspense>
      )}
    </Section>
  )
}
