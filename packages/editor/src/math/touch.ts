/** Whether a finger is the main way to point here. */
export function isTouch(): boolean {
  return matchMedia('(pointer: coarse)').matches
}
