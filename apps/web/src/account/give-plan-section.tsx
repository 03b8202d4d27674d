/** Plans of others, which the owner of the server gives. */
import { PLAN_NAMES, PLAN_TITLES, type PlanName, createPlanClient } from '@calcwright/contract'
import { toast } from '@calcwright/ui'
import { useState } from 'react'
import css from './account.module.css'
import { emailProblem } from './checks.ts'
import { Field } from './field.tsx'
import { Form } from './form.tsx'
import { Section } from './section.tsx'
import { useFields } from './use-fields.ts'

const client = createPlanClient(window.fetch.bind(window))

export function GivePlanSection() {
  const fields = useFields({ planEmail: '' })
  const [plan, setPlan] = useState<PlanName>('professional')
  const { planEmail } = fields.values
  return (
    <Section title="Plans of others">
      <Form
        action="Give the plan"
        tone="plain"
        check={() => fields.check({ planEmail: emailProblem(planEmail) })}
        send={() => client.setPlan({ email: planEmail, plan })}
        onDone={() => toast.success(`${planEmail} has the plan ${PLAN_TITLES[plan]} now`)}
      >
        <Field
          label="E-mail address of the account"
          autoComplete="off"
          hint="Back on Hobby, a person can only view worksheets that are not public. A higher plan gives them back."
          {...fields.of('planEmail')}
        />
        <label className={css.field}>
          <span className={css.label}>Plan</span>
          <select
            className={css.input}
            value={plan}
            onChange={event => setPlan(event.currentTarget.value as PlanName)}
          >
            {PLAN_NAMES.map(name => (
              <option key={name} value={name}>
                {PLAN_TITLES[name]}
              </option>
            ))}
          </select>
        </label>
      </Form>
    </Section>
  )
}
