/**
 * Formulas in the tags of a PDF, with what they say aloud. Chromium makes no such tags: a formula is a picture with
 * words for it, which are marked, and becomes a formula afterwards.
 */
import { type PDFDocument, PDFDict, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib'

/** Stands before the words of a formula: a sign that joins words, and is not seen. */
export const FORMULA_MARK = '\u2060'

/** Runs in the page, on its own: makes pictures of formulas. What is hidden from readers would have no tag. */
export function markFormulas(mark: string): void {
  for (const formula of document.querySelectorAll('[role="math"][aria-label]')) {
    formula.setAttribute('role', 'img')
    formula.setAttribute('aria-label', mark + (formula.getAttribute('aria-label') ?? ''))
    for (const hidden of formula.querySelectorAll('[aria-hidden]')) hidden.removeAttribute('aria-hidden')
  }
}

export function tagFormulas(document: PDFDocument): void {
  for (const [, element] of document.context.enumerateIndirectObjects()) {
    if (!(element instanceof PDFDict) || element.get(PDFName.of('S')) !== PDFName.of('Figure')) continue
    const words = element.get(PDFName.of('Alt'))
    if (!(words instanceof PDFString || words instanceof PDFHexString)) continue
    const text = words.decodeText()
    if (!text.startsWith(FORMULA_MARK)) continue
    element.set(PDFName.of('S'), PDFName.of('Formula'))
    element.set(PDFName.of('Alt'), PDFHexString.fromText(text.slice(FORMULA_MARK.length)))
  }
}
