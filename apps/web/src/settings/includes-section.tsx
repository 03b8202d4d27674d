/** The values of other worksheets that every new worksheet begins with. */
import { lazyPart, Button } from '@calcwright/ui'
import { useRouteContext } from '@tanstack/react-router'
import { Plus, X } from 'lucide-react'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { otherWorksheets } from '../opened/other-worksheets.ts'
import fields from './fields.module.css'
import { Section } from './fields.tsx'
import css from './includes-section.module.css'
import type { SectionProps } from './use-settings-steps.ts'
import type { WorksheetSettings } from '@calcwright/document'

const IncludePicker = lazyPart(() => import('@calcwright/blocks/include-picker'))

export function IncludesSection({ settings: { includes }, set }: SectionProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const worksheets = useMemo(() => otherWorksheets(client, null), [client])
  const add = useRef<HTMLButtonElement>(null)
  const [choosing, setChoosing] = useState<Include | 'new' | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  // Only when the picker has gone does it let the focus go.
  useEffect(() => {
    if (choosing !== null || !opener.current) return
    ;(opener.current.isConnected ? opener.current : add.current)?.focus()
  }, [choosing])
  const open = (button: HTMLElement, include: Include | 'new') => {
    opener.current = button
    setChoosing(include)
  }
  const choose = (include: Include) => {
    set({ includes: [...withInclude(includes, include, choosing === 'new' ? null : choosing)] })
    setChoosing(null)
  }
  return (
    <Section title="Default includes">
      <p className={fields.hint}>Each puts an include block at the top of a new worksheet.</p>
      {includes.length > 0 && (
        <ul className={css.list} aria-label="Default includes">
          {includes.map(include => (
            <li key={include.source} className={css.include}>
              <button
                type="button"
                className={css.text}
                onClick={event => open(event.currentTarget, include)}
              >
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
      <Button ref={add} onClick={event => open(event.currentTarget, 'new')}>
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
            close={() => setChoosing(null)}
          />
        </Suspense>
      )}
    </Section>
  )
}

/** The list of includes that new worksheets begin with. A worksheet stands in it once. */
export type Include = WorksheetSettings['includes'][number]

/** With the include in the place of the one that was changed, or at the end. */
export function withInclude(
  includes: readonly Include[],
  include: Include,
  changed: Include | null,
): readonly Include[] {
  const place = includes.findIndex(({ source }) => source === (changed ?? include).source)
  const others = includes.map((other, index) => (index === place ? include : other))
  if (place < 0) others.push(include)
  return others.filter(other => other === include || other.source !== include.source)
}
