/** The code that shows a worksheet or project in another page, and what visitors may do there. */
import { EMBED_HEIGHT, type Interaction, type PathPart, embedAddress } from '@calcwright/contract'
import { Button, type DialogProps, Modal, Spinner, toast } from '@calcwright/ui'
import modal from '@calcwright/ui/modal.module.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import type { Item } from '../items/item.ts'
import { granted } from '../session/granted.ts'
import { Choice, Switch } from '../settings/fields.tsx'
import { type EmbedChoice, HEIGHTS, DEFAULT_EMBED_CHOICE, embedCode } from './embed-code.ts'
import css from './embedding.module.css'

interface EmbeddingDialogProps extends DialogProps {
  readonly item: Item
  readonly project: PathPart | undefined
}

export default function EmbeddingDialog({ item, project, onClose }: EmbeddingDialogProps) {
  const [shown, setShown] = useState<Item>(item)
  const [choice, setChoice] = useState<EmbedChoice>(DEFAULT_EMBED_CHOICE)
  const code = embedCode(shown, choice, location.origin)
  const around: Item | undefined = project && {
    type: 'Project',
    hash: project.hash_string,
    name: project.name,
  }
  return (
    <Modal title={`Embed “${shown.name}”`} size="large" onClose={onClose}>
      <div className={`${modal.body} ${css.body}`}>
        {around && item.type === 'Worksheet' && (
          <Choice
            label="Show"
            value={shown.type}
            options={[
              ['Worksheet', 'This worksheet'],
              ['Project', `Its project “${around.name}”`],
            ]}
            onChange={type => setShown(type === 'Project' ? around : item)}
          />
        )}
        {shown.type === 'Worksheet' && (
          <Switch
            label="Only its form: inputs and outputs"
            value={choice.form}
            onChange={form => setChoice({ ...choice, form })}
          />
        )}
        <Options choice={choice} change={patch => setChoice({ ...choice, ...patch })} />
        <Rights key={shown.hash} item={shown} choice={choice} />
        <label className={css.label} htmlFor="embed-code">
          Code for your page
        </label>
        <textarea
          id="embed-code"
          className={css.code}
          readOnly
          rows={5}
          value={code}
          onFocus={event => event.currentTarget.select()}
        />
      </div>
      <div className={modal.actions}>
        <a className={css.preview} href={embedAddress(shown, choice)} target="_blank" rel="noopener">
          See it alone
        </a>
        <Button onClick={onClose}>Close</Button>
        <Button tone="accent" onClick={() => void copy(code)}>
          Copy the code
        </Button>
      </div>
    </Modal>
  )
}

interface OptionsProps {
  readonly choice: EmbedChoice
  change(patch: Partial<EmbedChoice>): void
}

function Options({ choice, change }: OptionsProps) {
  return (
    <>
      <div className={css.height}>
        <Choice
          label="Height"
          value={String(choice.height)}
          options={[
            ...HEIGHTS.map(height => [String(height), `${height}`] as const),
            [String(EMBED_HEIGHT.custom), 'Custom'] as const,
          ]}
          onChange={height => change({ height: Number(height) })}
        />
        {choice.height === EMBED_HEIGHT.custom && (
          <input
            className={modal.input}
            aria-label="Height in pixels"
            inputMode="numeric"
            placeholder={String(EMBED_HEIGHT.usual)}
            // The choice before it has asked for it.
            autoFocus
            value={choice.typed}
            onChange={event => change({ typed: event.currentTarget.value })}
          />
        )}
      </div>
      <Switch
        label="Follow the height of the content"
        value={choice.follows}
        onChange={follows => change({ follows })}
      />
      <Choice
        label="Visitors may"
        value={String(choice.interaction) as `${Interaction}`}
        options={[
          ['0', 'only look'],
          ['1', 'use controls'],
          ['2', 'do what rights allow'],
        ]}
        onChange={interaction => change({ interaction: Number(interaction) as Interaction })}
      />
      <Switch
        label="Save their changes"
        value={choice.autosave}
        onChange={autosave => change({ autosave })}
      />
      <Switch label="Offer a copy" value={choice.copy} onChange={copy => change({ copy })} />
    </>
  )
}

/** Says who can see the frame, and why a choice has no effect there: that is up to the rights of everybody. */
function Rights({ item, choice }: { readonly item: Item; readonly choice: EmbedChoice }) {
  const { client } = useRouteContext({ from: '__root__' })
  const queries = useQueryClient()
  const queryKey = ['rights', item.type, item.hash]
  const rights = useQuery({
    queryKey,
    queryFn: ({ signal }) => granted(client.rights(item.type, item.hash, { signal })),
    retry: false,
    gcTime: 0,
  })
  const publish = useMutation({
    mutationFn: () => granted(client.setPublic(item.hash)),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
    onError: error => toast.error(error.message),
  })
  if (rights.error) return <p role="alert">{rights.error.message}</p>
  if (!rights.data) return <Spinner label="Loading the rights…" shown />
  const { public_rights: given, inherited_public_rights: inherited, rights_level: own } = rights.data
  const level = given === -1 ? inherited : given
  const what = item.type === 'Project' ? 'project' : 'worksheet'
  if (level < 1)
    return (
      <p className={css.warning} role="status">
        Frames show what everybody may see, and not everybody may see this {what}: the frame would show an
        error.{' '}
        {own >= 4 && item.type === 'Worksheet' ? (
          <Button disabled={publish.isPending} onClick={() => publish.mutate()}>
            Let everybody view it
          </Button>
        ) : (
          'Share it with everybody first.'
        )}
      </p>
    )
  const lacks = [
    choice.autosave &&
      (level < 3 || choice.interaction < 2) &&
      'changes are saved only where everybody may edit',
    choice.copy && level < 2 && 'a copy is offered only where everybody may duplicate',
  ].filter(lack => lack !== false)
  return (
    <>
      <p className={css.note} role="status">
        Everybody with the link may {['', 'view', 'view and duplicate', 'edit', 'edit'][level]} this {what}
        {lacks.length > 0 && `: ${lacks.join(', and ')}`}.
      </p>
      <Preview address={embedAddress(item, choice)} name={item.name} />
    </>
  )
}

/** The frame as visitors have it: without a session, and nothing of it is saved. */
const Preview = ({ address, name }: { readonly address: string; readonly name: string }) => (
  <iframe
    key={address}
    className={css.frame}
    src={address.replace('autosave=1', 'autosave=0')}
    title={`Preview of “${name}”`}
    sandbox="allow-scripts"
    loading="lazy"
  />
)

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success('The code is on the clipboard')
  } catch {
    toast.error('The browser does not allow copying here. Select the code and copy it.')
  }
}
