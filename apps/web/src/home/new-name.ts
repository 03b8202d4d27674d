/** Name of a worksheet to which nobody has given one. */
export const NEW_NAME = 'New Worksheet'
