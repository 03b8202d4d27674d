/** The colour of one person's marks, a token of the style sheet. */
export const colourOf = (colour: number): string => `var(--person-${colour})`
