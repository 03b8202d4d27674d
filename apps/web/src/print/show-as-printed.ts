/**
 * Lets the rules for print hold on the screen too: what is measured there has the sizes that it has on paper,
 * and the page shows what will be printed.
 */
export function showAsPrinted(): void {
  // A browser that makes a file shows paper already, and to change the rules would mean to lay out all again.
  if (matchMedia('print').matches) return
  for (const sheet of document.styleSheets) for (const rule of rulesOf(sheet)) showRule(rule)
}

function showRule(rule: CSSRule): void {
  if (!(rule instanceof CSSMediaRule)) return
  if (rule.media.mediaText === 'print') rule.media.mediaText = 'all'
  else if (/^screen\b/.test(rule.media.mediaText)) rule.media.mediaText = 'not all'
}

/** Rules of a sheet of another origin cannot be read, and are not ours. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules
  } catch {
    return []
  }
}
