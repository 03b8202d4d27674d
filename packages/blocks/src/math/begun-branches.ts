/** The line `x := {`, of which Enter makes a conditional assignment. */

/** The target before the `{`; null for another line. */
export function definedByBranches(latex: string): string | null {
  return (
    /^(.+?)(?:\\coloneqq?(?![a-zA-Z])|:=|=)\s*(?:\\left)?\\(?:lbrace|\{)\s*(?:\\right\.)?$/
      .exec(latex)?.[1]
      ?.trim() ?? null
  )
}
