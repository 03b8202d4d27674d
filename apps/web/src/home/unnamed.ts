/** The worksheet that was just made empty: it opens with its name to be typed. */
let unnamed: string | null = null

export function rememberUnnamed(hash: string): void {
  unnamed = hash
}

export const isUnnamed = (hash: string): boolean => unnamed === hash

export function forgetUnnamed(): void {
  unnamed = null
}
