import { expect, it } from 'vitest'
import { invitingChoices, levelChoices, withCurrentLevel } from './levels.ts'

it.each<[string, number, ReturnType<typeof levelChoices>, number, string[]]>([
  ['as it is', 1, levelChoices(2, null), 1, ['No rights', 'Can view', 'Can view and duplicate']],
  ['nothing to inherit is no rights', -1, levelChoices(1, null), 0, ['No rights', 'Can view']],
  ['inherited', -1, levelChoices(1, 3), -1, ['As in its project: Can edit', 'No rights', 'Can view']],
  ['above what can be given', 4, levelChoices(1, null), 4, ['Administrator', 'No rights', 'Can view']],
  ['of an invitation', 1, invitingChoices(1), 1, ['Can view']],
])('%s', (_, level, choices, shown, labels) => {
  const current = withCurrentLevel(level, choices)
  expect([current.level, current.choices.map(({ label }) => label)]).toEqual([shown, labels])
})
