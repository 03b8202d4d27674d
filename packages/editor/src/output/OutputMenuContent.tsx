import { use, useRef } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { DropdownMenu } from 'radix-ui'
import { Check } from 'lucide-react'
import type { Outcome } from '@calcwright/evaluator'
import { lazyModule } from '@calcwright/ui'
import { CommasContext } from '../results/decimal-separator.ts'
import { answerLatex } from './answer.ts'
import { copyLine } from './copy-line.ts'
import type { CopyForm } from './copy-line.ts'
import type { OutputActions } from './actions.ts'
import type { OutputMenuProps } from './output-menu-props.ts'
import styles from './output.module.css'

const exports = lazyModule(() => import('./export-values.ts'))

const FORMS = [
  ['simplify', 'Simplify'],
  ['factor', 'Factor'],
  ['expand', 'Expand'],
] as const

/** The whole line, with its formula and its steps. */
const COPIES = [
  ['text', 'Copy line as text'],
  ['latex', 'Copy line as LaTeX'],
  ['mathml', 'Copy line as MathML'],
  ['picture', 'Copy line as picture'],
] as const

interface ContentProps extends OutputMenuProps {
  /** Gives the focus back, unless an entry has taken it elsewhere. */
  back(): void
}

export default function OutputMenuContent({ setOpen, back, ...props }: ContentProps) {
  const entered = useRef(false)
  // At once: the next key may be meant for the line, or for what an entry has opened.
  const close = (): void => {
    flushSync(() => setOpen(null))
    if (document.activeElement === document.body || document.activeElement === null) back()
  }
  return (
    <DropdownMenu.Root open onOpenChange={open => open || close()} modal={false}>
      <DropdownMenu.Trigger asChild>
        <span className={styles.menuPlace} aria-hidden="true" tabIndex={-1} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={styles.menu}
          aria-label="Options of this result"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onFocus={event => {
            if (entered.current || event.target !== event.currentTarget) return
            entered.current = true
            event.currentTarget.querySelector<HTMLElement>('[role^=menuitem]')?.focus()
          }}
          onCloseAutoFocus={event => event.preventDefault()}
        >
          <Entries {...props} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function Entries({ outcome, convertible, actions, ask, ...rest }: Omit<ContentProps, 'setOpen' | 'back'>) {
  const commas = use(CommasContext)
  const copy = (): void => {
    void navigator.clipboard?.writeText(outcome.display).then(() => actions.announce('Result copied'))
  }
  const give = (to: 'clipboard' | 'csv' | 'xlsx'): void => {
    Promise.all([exports(), actions.formula?.()])
      .then(([{ copyCells, exportValues }, line]) => {
        // A list that has a name gives it to its file.
        const name = /^(\S+) :?= /.exec(line?.plain ?? '')?.[1] ?? 'values'
        return to === 'clipboard' ? copyCells(outcome) : exportValues(outcome, to, name)
      })
      .then(
        () => actions.announce(to === 'clipboard' ? 'Copied as cells' : 'File saved'),
        (error: unknown) => actions.announce(error instanceof Error ? error.message : String(error)),
      )
  }
  const copyAs = (form: CopyForm): void => {
    void copyLine(form, actions.formula?.() ?? { formula: '', plain: '' }, outcome, commas).then(
      actions.announce,
    )
  }
  return (
    <>
      <Item label="Copy to new line" onSelect={() => actions.copyToNewLine(answerLatex(outcome))} />
      <Item label="Copy" onSelect={copy} />
      {Array.isArray(outcome.value) && (
        <>
          <Item label="Copy as cells" onSelect={() => give('clipboard')} />
          <Item label="Save as CSV" onSelect={() => give('csv')} />
          <Item label="Save as Excel file" onSelect={() => give('xlsx')} />
        </>
      )}
      {COPIES.map(([form, label]) => (
        <Item key={form} label={label} onSelect={() => copyAs(form)} />
      ))}
      {outcome.sources && <Sources sources={outcome.sources} announce={actions.announce} />}
      {actions.assignment() && <Item label="Assign to variable" onSelect={() => ask('name')} />}
      {convertible && <Item label="Change units" onSelect={() => ask('unit')} />}
      {outcome.kind !== 'function' && (
        <>
          <Item label="Change precision" onSelect={() => ask('digits')} />
          <DropdownMenu.CheckboxItem
            className={styles.item}
            checked={rest.settings.steps ?? rest.stepsByDefault}
            onCheckedChange={steps => actions.change({ steps })}
          >
            <Mark />
            Show steps
          </DropdownMenu.CheckboxItem>
          <Polar isComplex={outcome.kind === 'complex'} polar={actions.polar?.()} />
          <Display actions={actions} {...rest} />
        </>
      )}
      <Separator />
      <Item label="Collapse" onSelect={() => actions.change({ mode: 'collapsed' })} />
    </>
  )
}

interface SourcesProps {
  readonly sources: NonNullable<Outcome['sources']>
  announce(text: string): void
}

/** Lists the sources of the figures of materials and fluids in the line; an entry copies its source. */
function Sources({ sources, announce }: SourcesProps) {
  return (
    <>
      <Group label="Source of the data" />
      {sources.map(({ name, source }) => (
        <DropdownMenu.Item
          key={name}
          className={`${styles.item} ${styles.source}`}
          onSelect={() => void navigator.clipboard?.writeText(source).then(() => announce('Source copied'))}
        >
          {`${name}: ${source}`}
        </DropdownMenu.Item>
      ))}
      <Separator />
    </>
  )
}

interface PolarProps {
  readonly isComplex: boolean
  readonly polar: ReturnType<NonNullable<OutputActions['polar']>> | undefined
}

function Polar({ isComplex, polar }: PolarProps) {
  if (!polar || !(isComplex || polar.asked)) return null
  return (
    <DropdownMenu.CheckboxItem
      className={styles.item}
      checked={polar.asked}
      onCheckedChange={() => polar.toggle()}
    >
      <Mark />
      Polar form (5∠30°)
    </DropdownMenu.CheckboxItem>
  )
}

function Display({
  settings,
  approximateByDefault,
  actions,
}: Pick<OutputMenuProps, 'settings' | 'approximateByDefault' | 'actions'>) {
  const approximate = settings.approximate ?? approximateByDefault
  return (
    <>
      <Group label="Output Display Mode" />
      <DropdownMenu.RadioGroup
        aria-label="Output Display Mode"
        value={approximate ? 'approximate' : 'exact'}
        onValueChange={value => actions.change({ approximate: value === 'approximate' })}
      >
        <DropdownMenu.RadioItem className={styles.item} value="exact">
          <Mark />
          Exact (1/3)
        </DropdownMenu.RadioItem>
        <DropdownMenu.RadioItem className={styles.item} value="approximate">
          <Mark />
          Approximate (0.333)
        </DropdownMenu.RadioItem>
      </DropdownMenu.RadioGroup>
      <Group label="Algebraic manipulations" />
      {FORMS.map(([form, label]) => (
        <DropdownMenu.CheckboxItem
          key={form}
          className={styles.item}
          checked={settings.form === form}
          onCheckedChange={on => actions.change({ form: on ? form : 'none' })}
        >
          <Mark />
          {label}
        </DropdownMenu.CheckboxItem>
      ))}
    </>
  )
}

function Group({ label }: { label: string }): ReactNode {
  return (
    <>
      <Separator />
      <DropdownMenu.Label className={styles.menuLabel}>{label}</DropdownMenu.Label>
    </>
  )
}

const Separator = (): ReactNode => <DropdownMenu.Separator className={styles.separator} />

function Item({ label, onSelect }: { label: string; onSelect: () => void }) {
  return (
    <DropdownMenu.Item className={styles.item} onSelect={onSelect}>
      {label}
    </DropdownMenu.Item>
  )
}

function Mark() {
  return (
    <DropdownMenu.ItemIndicator className={styles.mark}>
      <Check size={14} aria-hidden="true" />
    </DropdownMenu.ItemIndicator>
  )
}
