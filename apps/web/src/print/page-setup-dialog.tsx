/** How the worksheet comes on paper. Each change applies at once and is one undo step. */
import { type PageSetup, type Worksheet, pageSetupOf } from '@calcwright/document'
import { Button, type DialogProps, Modal } from '@calcwright/ui'
import modal from '@calcwright/ui/modal.module.css'
import { Choice, Section, Switch, TextField } from '../settings/fields.tsx'
import { useSettingsSteps } from '../settings/use-settings-steps.ts'
import { COMMENTS } from './comment-choices.ts'
import { NOTES_MARGIN } from './margin-notes.ts'
import { LogoField } from './logo-field.tsx'
import css from './page-setup.module.css'

interface PageSetupDialogProps extends DialogProps {
  readonly worksheet: Worksheet
  readonly mayEdit: boolean
  print(): void
}

interface PartProps {
  readonly setup: PageSetup
  readonly set: (change: Partial<PageSetup>) => void
}

export default function PageSetupDialog({ worksheet, mayEdit, print, onClose }: PageSetupDialogProps) {
  const { settings, set } = useSettingsSteps(worksheet)
  const setup = pageSetupOf(settings)
  const part: PartProps = {
    setup,
    set: change => set({ page_setup: { ...settings.page_setup, ...change } }),
  }
  // Escape leaves the field as a press elsewhere does: what was typed applies.
  const close = (): void => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    onClose()
  }
  const description = mayEdit
    ? 'Saved with the worksheet. Changes apply at once and can be undone.'
    : 'This document is view only: its page setup can be read here, not changed.'
  return (
    <Modal title="Page setup" size="large" description={description} onClose={close}>
      <div className={`${modal.body} ${css.body}`}>
        <fieldset className={css.form} disabled={!mayEdit}>
          <PaperPart {...part} />
          <LinesPart {...part} />
          <NumbersPart {...part} />
          <MarginTexts {...part} />
          <LogoField logo={settings.page_logo} set={page_logo => set({ page_logo })} />
          <TitleBlockPart {...part} />
        </fieldset>
      </div>
      <div className={modal.actions}>
        <Button
          onClick={() => {
            onClose()
            print()
          }}
        >
          Print
        </Button>
        <Button tone="accent" onClick={onClose}>
          Close
        </Button>
      </div>
    </Modal>
  )
}

const MARGINS = [
  ['margin_top', 'Top margin'],
  ['margin_bottom', 'Bottom margin'],
  ['margin_left', 'Left margin'],
  ['margin_right', 'Right margin'],
] as const

function PaperPart({ setup, set }: PartProps) {
  return (
    <Section title="Paper">
      <Choice
        label="Size"
        value={setup.paper}
        options={[
          ['Letter', 'Letter'],
          ['A4', 'A4'],
          ['Legal', 'Legal'],
        ]}
        onChange={paper => set({ paper })}
      />
      <Choice
        label="Orientation"
        value={setup.orientation}
        options={[
          ['upright', 'Upright'],
          ['across', 'Across'],
        ]}
        onChange={orientation => set({ orientation })}
      />
      {MARGINS.map(([field, label]) => (
        <TextField
          key={field}
          label={label}
          value={String(setup[field])}
          check={checkMargin}
          apply={value => set({ [field]: value })}
          input={{ inputMode: 'decimal', size: 4 }}
        >
          mm
        </TextField>
      ))}
    </Section>
  )
}

function checkMargin(text: string) {
  const value = Number(text.trim().replace(',', '.').replace(/ *mm$/, ''))
  return text.trim() !== '' && value >= 5 && value <= 80
    ? { ok: true as const, value }
    : { ok: false as const, message: 'A margin is a number of millimetres from 5 to 80.' }
}

function LinesPart({ setup, set }: PartProps) {
  return (
    <Section title="Pages">
      <Choice
        label="Shown"
        value={setup.paper_view}
        options={[
          ['auto', 'As a report where lines are hidden in it'],
          ['work', 'As one works'],
          ['report', 'As a report'],
        ]}
        onChange={paper_view => set({ paper_view })}
      />
      <Choice
        label="Lines"
        value={setup.density}
        options={[
          ['normal', 'As on the screen'],
          ['dense', 'Dense'],
        ]}
        onChange={density => set({ density })}
      />
      <Switch
        label="Short definitions in rows"
        value={setup.definitions_in_rows}
        onChange={definitions_in_rows => set({ definitions_in_rows })}
      />
      <Switch
        label="Inputs in a quiet colour"
        value={setup.mark_inputs}
        onChange={mark_inputs => set({ mark_inputs })}
      />
      <Switch
        label="Page numbers, as page 3 of 12"
        value={setup.page_numbers}
        onChange={page_numbers => set({ page_numbers })}
      />
      <Switch
        label="Sources of materials, fluids and sections at the end"
        value={setup.sources}
        onChange={sources => set({ sources })}
      />
      <Choice
        label="Comments"
        value={setup.comments}
        options={COMMENTS}
        onChange={comments => set({ comments })}
      />
      <p className={css.hint}>
        Comments stand beside their lines where the right margin has {NOTES_MARGIN} mm or more, otherwise at
        the end. Files have them at the end.
      </p>
      <Switch
        label="Line numbers"
        value={setup.line_numbers}
        onChange={line_numbers => set({ line_numbers })}
      />
      <Switch
        label="Black on white"
        value={setup.black_on_white}
        onChange={black_on_white => set({ black_on_white })}
      />
    </Section>
  )
}

/** Numbers hold on the screen and in files as well. */
function NumbersPart({ setup, set }: PartProps) {
  return (
    <Section title="Numbers">
      <Switch
        label="Numbers of headings"
        value={setup.number_headings}
        onChange={number_headings => set({ number_headings })}
      />
      <Choice
        label="Formulas with numbers"
        value={setup.number_formulas ? 'all' : 'marked'}
        options={[
          ['marked', 'Those that are marked'],
          ['all', 'All'],
        ]}
        onChange={which => set({ number_formulas: which === 'all' })}
      />
      <Choice
        label="Counted"
        value={setup.formula_numbers}
        options={[
          ['plain', 'Through the worksheet: (1), (2)'],
          ['section', 'By section: (2.1), (2.2)'],
        ]}
        onChange={formula_numbers => set({ formula_numbers })}
      />
    </Section>
  )
}

const TEXTS = [
  ['header_left', 'Header, left'],
  ['header_center', 'Header, centre'],
  ['header_right', 'Header, right'],
  ['footer_left', 'Footer, left'],
  ['footer_center', 'Footer, centre'],
  ['footer_right', 'Footer, right'],
] as const

const FIELDS = [
  '{name}',
  '{project}',
  '{author}',
  '{date}',
  '{revision}',
  '{status}',
  '{verdict}',
  '{page}',
  '{pages}',
  '{logo}',
]

function MarginTexts({ setup, set }: PartProps) {
  return (
    <Section title="Header and footer">
      <p className={css.hint}>
        Words of your own, and fields in braces: {FIELDS.join(' ')}. The verdict is the worst check. The logo
        is chosen below.
      </p>
      {TEXTS.map(([field, label]) => (
        <Words key={field} label={label} field={field} setup={setup} set={set} fields />
      ))}
    </Section>
  )
}

const TITLES = [
  ['company', 'Company', ''],
  ['project', 'Project', 'that of the worksheet'],
  ['number', 'Number', ''],
  ['author', 'Author', 'its owner'],
  ['checked_by', 'Checked by', ''],
  ['approved_by', 'Approved by', ''],
  ['date', 'Date', 'that of printing'],
  ['revision', 'Revision', ''],
  ['status', 'Status', ''],
] as const

function TitleBlockPart({ setup, set }: PartProps) {
  return (
    <Section title="Title block">
      <Switch
        label="Title block at the foot of each page"
        value={setup.title_block}
        onChange={title_block => set({ title_block })}
      />
      <Switch
        label="Cover page with these facts"
        value={setup.cover_page}
        onChange={cover_page => set({ cover_page })}
      />
      <Switch
        label="Table of the revisions that have names"
        value={setup.revision_table}
        onChange={revision_table => set({ revision_table })}
      />
      <Switch
        label="Fields for signatures"
        value={setup.signatures}
        onChange={signatures => set({ signatures })}
      />
      {TITLES.map(([field, label, placeholder]) => (
        <Words key={field} label={label} field={field} setup={setup} set={set} placeholder={placeholder} />
      ))}
    </Section>
  )
}

type WordsField = (typeof TEXTS)[number][0] | (typeof TITLES)[number][0]

interface WordsProps extends PartProps {
  readonly label: string
  readonly field: WordsField
  readonly placeholder?: string
  /** Suggests the fields in braces. */
  readonly fields?: boolean
}

function Words({ label, field, setup, set, placeholder = '', fields = false }: WordsProps) {
  return (
    <TextField
      label={label}
      value={setup[field]}
      check={text =>
        text.length <= 300
          ? { ok: true, value: text }
          : { ok: false, message: 'A text on a page has at most 300 characters.' }
      }
      apply={value => set({ [field]: value })}
      input={{ placeholder, style: { width: 'min(22rem, 60vw)' } }}
      {...(fields && { suggestions: FIELDS })}
    />
  )
}
