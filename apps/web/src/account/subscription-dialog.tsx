/** The plans beside one another, with the one that holds, and the way to another. */
import {
  PLANS,
  PLAN_NAMES,
  PLAN_TITLES,
  type PlanLimits,
  type PlanName,
  createPlanClient,
} from '@calcwright/contract'
import { Button, type DialogProps, Modal, toast } from '@calcwright/ui'
import modal from '@calcwright/ui/modal.module.css'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { granted } from '../session/granted.ts'
import { useSession } from '../session/use-session.ts'
import css from './subscription.module.css'

const LIMITS: readonly (readonly [keyof PlanLimits, string, string])[] = [
  ['variables_per_include', 'Variables of one include', ''],
  ['includes_per_source', 'Includes of the same worksheet', ''],
  ['mixture_components', 'Components of a mixture', ''],
  ['storage_mb', 'Worksheets and their results', ' MB'],
  ['files_mb', 'Pictures and other files', ' MB'],
]

const client = createPlanClient(window.fetch.bind(window))

export default function SubscriptionDialog({ onClose }: DialogProps) {
  const { client: server } = useRouteContext({ from: '__root__' })
  const user = useSession()?.user
  const { data: forums } = useQuery({
    queryKey: ['forums'],
    queryFn: ({ signal }) => granted(server.forums({ signal })),
  })
  const upgrade = useMutation({
    mutationFn: (plan: PlanName) => granted(client.upgrade(plan)),
    onSuccess: ({ address }) => location.assign(address),
    onError: error => toast.error(error.message),
  })
  const higher = user ? PLAN_NAMES.slice(PLAN_NAMES.indexOf(user.plan) + 1) : []
  return (
    <Modal
      title="Subscription"
      description="A plan holds at once, without signing in again. Worksheets that a lower plan does not cover stay, and can be viewed."
      size="large"
      onClose={onClose}
    >
      <div className={modal.body}>
        <table className={css.plans}>
          <thead>
            <tr>
              <th scope="col">Limit</th>
              {PLAN_NAMES.map(name => (
                <th key={name} scope="col" aria-current={name === user?.plan || undefined}>
                  {PLAN_TITLES[name]}
                  {name === user?.plan && <span className={css.present}>your plan</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {LIMITS.map(([limit, label, unit]) => (
              <tr key={limit}>
                <th scope="row">{label}</th>
                {PLAN_NAMES.map(name => (
                  <td key={name}>{PLANS[name][limit] === null ? 'any' : `${PLANS[name][limit]}${unit}`}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {forums?.address && (
          <p>
            Questions about plans:{' '}
            <a href={forums.address} target="_blank" rel="noreferrer">
              {forums.address.replace(/^mailto:/, '')}
            </a>
          </p>
        )}
      </div>
      <div className={modal.actions}>
        <Button onClick={onClose}>Close</Button>
        {higher.map(plan => (
          <Button key={plan} tone="accent" disabled={upgrade.isPending} onClick={() => upgrade.mutate(plan)}>
            Upgrade to {PLAN_TITLES[plan]}
          </Button>
        ))}
      </div>
    </Modal>
  )
}
