/** Bytes of a text that are looked at to show its first rows. */
export const HEAD = 1024 * 1024
