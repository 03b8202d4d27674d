import type { PlanLimits, PlanName } from '@calcwright/contract'
import type { Person } from './account-page.tsx'
import css from './account.module.css'
import { Section } from './section.tsx'

const TITLES: Record<PlanName, string> = {
  hobby: 'Hobby',
  professional: 'Professional',
  business: 'Business',
}

const LIMITS: readonly (readonly [keyof PlanLimits, string])[] = [
  ['variables_per_include', 'Variables of one include'],
  ['includes_per_source', 'Includes of the same worksheet'],
  ['mixture_components', 'Components of a mixture'],
]

export function PlanSection({ person }: { readonly person: Person }) {
  const everything = LIMITS.every(([limit]) => person.limits[limit] === null)
  return (
    <Section title="Plan">
      <p>
        {everything ? 'Nothing is limited on this server for you.' : `${TITLES[person.plan]}. It allows:`}
      </p>
      {!everything && (
        <dl className={css.limits}>
          {LIMITS.map(([limit, label]) => (
            <div key={limit}>
              <dt>{label}</dt>
              <dd>{person.limits[limit] ?? 'any number'}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  )
}
