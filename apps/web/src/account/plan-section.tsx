import type { PlanLimits, PlanName } from '@calcwright/contract'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { granted } from '../session/granted.ts'
import type { Person } from './account-page.tsx'
import css from './account.module.css'
import { Section } from './section.tsx'

const TITLES: Record<PlanName, string> = {
  hobby: 'Hobby',
  professional: 'Professional',
  business: 'Business',
}

type Counted = 'variables_per_include' | 'includes_per_source' | 'mixture_components'

const LIMITS: readonly (readonly [Counted, string])[] = [
  ['variables_per_include', 'Variables of one include'],
  ['includes_per_source', 'Includes of the same worksheet'],
  ['mixture_components', 'Components of a mixture'],
]

export function PlanSection({ person: { plan, limits } }: { readonly person: Person }) {
  const counted = LIMITS.some(([limit]) => limits[limit] !== null)
  return (
    <Section title="Plan">
      <p>{counted ? `${TITLES[plan]}. It allows:` : unlimited(limits)}</p>
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
    </Section>
  )
}

const unlimited = ({ storage_mb: storage, images_mb: images }: PlanLimits): string =>
  storage === null && images === null
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
        <dt>Pictures in them</dt>
        <dd>{amount(data?.images, limits.images_mb)}</dd>
      </div>
    </>
  )
}

/** Of so many bytes, while they are not known the limit only. */
function amount(bytes: number | undefined, limit: number | null): string {
  const used = bytes === undefined ? '…' : (bytes / 1024 / 1024).toFixed(1)
  return limit === null ? `${used} MB` : `${used} of ${limit} MB`
}
