/** Sentences that several parts use. */

export const NO_RENAME = 'You do not have sufficient rights to rename this document'
