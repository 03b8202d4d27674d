import { PLANS, PLAN_NAMES, PLAN_TITLES, type PlanLimits, type PlanName } from '@calcwright/contract'
import { Button } from '@calcwright/ui'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { granted } from '../session/granted.ts'
import { openSubscription } from './open-subscription.ts'
import type { Person } from './person.ts'
import css from './account.module.css'
import { Section } from './section.tsx'

type Counted = 'variables_per_include' | 'includes_per_source' | 'mixture_components'

const LIMITS: readonly (readonly [Counted, string])[] = [
  ['variables_per_include', 'Variables of one include'],
  ['includes_per_source', 'Includes of the same worksheet'],
  ['mixture_components', 'Components of a mixture'],
]

export function PlanSection({ person: { plan, limits, local } }: { readonly person: Person }) {
  const counted = LIMITS.some(([limit]) => limits[limit] !== null)
  return (
    <Section title="Plan" id="plan">
      <p>{counted ? `${PLAN_TITLES[plan]}. It allows:` : unlimited(limits)}</p>
      <dl className={css.limits}>
        {counted &&
          LIMITS.map(([limit, label]) => (
            <div key={limit}>
              <dt>{label}</dt>
              <dd>{limits[limit] ?? 'any number'}</dd>
            </div>
          ))}
        <Storage limits={limits} />
      </dl>
      {!local && <Upgrade plan={plan} limits={limits} />}
    </Section>
  )
}

/** Lists what the higher plans allow, and how to get one. */
function Upgrade({ plan, limits }: { readonly plan: PlanName; readonly limits: PlanLimits }) {
  const { client } = useRouteContext({ from: '__root__' })
  const { data: forums } = useQuery({
    queryKey: ['forums'],
    queryFn: ({ signal }) => granted(client.forums({ signal })),
  })
  const higher = PLAN_NAMES.slice(PLAN_NAMES.indexOf(plan) + 1).filter(name => givesMore(PLANS[name], limits))
  if (higher.length === 0) return null
  return (
    <>
      <h3 className={css.subheading}>Upgrade</h3>
      <dl className={css.limits}>
        {higher.map(name => (
          <div key={name}>
            <dt>{PLAN_TITLES[name]}</dt>
            <dd>{summaryOf(PLANS[name])}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={openSubscription}>Compare the plans</Button>
      <p>
        Whoever runs this server changes plans.{' '}
        {forums?.address ? (
          <>
            Ask for one at{' '}
            <a href={forums.address} target="_blank" rel="noreferrer">
              {forums.address.replace(/^mailto:/, '')}
            </a>
            .
          </>
        ) : (
          'Ask that person for one.'
        )}{' '}
        It holds at once, without signing in again.
      </p>
    </>
  )
}

/** Whether a plan lifts a limit that holds now. */
const givesMore = (plan: PlanLimits, now: PlanLimits): boolean =>
  (Object.keys(now) as (keyof PlanLimits)[]).some(limit => {
    const [most, offered] = [now[limit], plan[limit]]
    return most !== null && (offered === null || offered > most)
  })

const summaryOf = ({ storage_mb: storage }: PlanLimits): string =>
  storage === null ? 'Nothing is limited' : `Any number, ${storage} MB of each`

const unlimited = ({ storage_mb: storage, files_mb: files }: PlanLimits): string =>
  storage === null && files === null
    ? 'Nothing is limited on this server for you.'
    : 'Only what you store is limited on this server.'

function Storage({ limits }: { readonly limits: PlanLimits }) {
  const { client } = useRouteContext({ from: '__root__' })
  const { data } = useQuery({
    queryKey: ['storage-used'],
    queryFn: ({ signal }) => granted(client.storageUsed({ signal })),
  })
  return (
    <>
      <div>
        <dt>Worksheets and their results</dt>
        <dd>{amount(data?.worksheets, limits.storage_mb)}</dd>
      </div>
      <div>
        <dt>Pictures and other files in them</dt>
        <dd>{amount(data?.files, limits.files_mb)}</dd>
      </div>
    </>
  )
}

/** Used and allowed bytes in words; only the limit while the used bytes are unknown. */
function amount(bytes: number | undefined, limit: number | null): string {
  const used = bytes === undefined ? '…' : (bytes / 1024 / 1024).toFixed(1)
  return limit === null ? `${used} MB` : `${used} of ${limit} MB`
}
