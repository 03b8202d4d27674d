/** Sentences that more than one part says. */

export const NO_RENAME = 'You do not have sufficient rights to rename this document'
