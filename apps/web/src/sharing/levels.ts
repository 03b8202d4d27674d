/** How the levels of rights are called in the sharing dialog. */
export const INHERITED_LEVEL = -1

const LEVELS: readonly (readonly [level: number, label: string])[] = [
  [1, 'Can view'],
  [2, 'Can view and duplicate'],
  [3, 'Can edit'],
  [4, 'Administrator'],
]

export function levelName(level: number): string {
  return LEVELS.find(([known]) => known === level)?.[1] ?? 'No rights'
}

export interface LevelChoice {
  readonly level: number
  readonly label: string
}

/**
 * Levels that a visitor can choose from.
 * @param most the highest level the visitor may give
 * @param inherited what comes from the project around it; null when it is in none
 */
export function levelChoices(most: number, inherited: number | null): readonly LevelChoice[] {
  return [
    ...(inherited === null
      ? []
      : [{ level: INHERITED_LEVEL, label: `As in its project: ${levelName(inherited)}` }]),
    { level: 0, label: 'No rights' },
    ...invitingChoices(most),
  ]
}

/**
 * A level as it is chosen: where there is nothing to inherit, `INHERIT` is no rights. A level above what
 * the visitor may give is a choice of its own: it stays unless another one is chosen.
 */
export function withCurrentLevel(
  level: number,
  choices: readonly LevelChoice[],
): { readonly level: number; readonly choices: readonly LevelChoice[] } {
  const has = (wanted: number) => choices.some(choice => choice.level === wanted)
  if (has(level)) return { level, choices }
  if (level === INHERITED_LEVEL && has(0)) return { level: 0, choices }
  return { level, choices: [{ level, label: levelName(level) }, ...choices] }
}

/** @param inherited what comes from the project around it; null when it is in none */
export function commentChoices(inherited: number | null): readonly LevelChoice[] {
  const choices = [
    { level: 1, label: 'Who may view' },
    { level: 2, label: 'Who may duplicate' },
    { level: 3, label: 'Who may edit' },
  ]
  const around = choices.find(({ level }) => level === inherited)
  return around
    ? [{ level: INHERITED_LEVEL, label: `As in its project: ${around.label.toLowerCase()}` }, ...choices]
    : choices
}

export function invitingChoices(most: number): readonly LevelChoice[] {
  return LEVELS.filter(([level]) => level <= most).map(([level, label]) => ({ level, label }))
}
