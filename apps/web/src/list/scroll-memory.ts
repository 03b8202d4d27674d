/** How far each list was scrolled: coming back to one shows the same rows. */
const offsets = new Map<string, number>()

/** Pixels from the top; 0 for a list that was not shown before. */
export const rememberedOffset = (list: string): number => offsets.get(list) ?? 0

export function rememberOffset(list: string, offset: number): void {
  offsets.set(list, offset)
}
