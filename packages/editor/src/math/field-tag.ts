/** Name of the element that holds the field. */
export const FIELD_TAG = 'calcwright-formula'
