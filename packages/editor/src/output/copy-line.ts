/** A line with its result on the clipboard, in the forms that other programs take. */
import type { Outcome } from '@calcwright/evaluator'
import { portableLatex } from '@calcwright/math/expression'
import type { DecimalCommas } from '../results/decimal-separator.ts'
import { markupOf } from '../math/markup.ts'

export type CopyForm = 'text' | 'latex' | 'mathml' | 'picture'

export interface CopiedLine {
  /** LaTeX of the formula; '' where only the result is copied. */
  readonly formula: string
  /** The formula in plain notation. */
  readonly plain: string
}

type Result = Pick<Outcome, 'latex' | 'display' | 'kind' | 'working'>

/** The formula, the steps and the result with equals signs between, as the worksheet's LaTeX. */
export function lineLatex({ formula }: CopiedLine, { latex, working = [], kind }: Result): string {
  const values = kind === 'function' ? [] : [...working.map(step => step.latex), latex]
  return [formula, ...values].filter(part => part !== '').join('=')
}

/** The formula, the steps and the result with equals signs between, as plain text. */
export function lineText({ plain }: CopiedLine, { display, working = [], kind }: Result): string {
  const values = kind === 'function' ? [] : [...working.map(step => step.display), display]
  return [plain, ...values].filter(part => part !== '').join(' = ')
}

/**
 * @param result its texts have commas already where `commas` are given
 * @returns what is announced
 */
export async function copyLine(
  form: CopyForm,
  of: CopiedLine | Promise<CopiedLine>,
  result: Result,
  commas: DecimalCommas | null = null,
): Promise<string> {
  const drawn = (latex: string): string => commas?.latexWithComma(latex) ?? latex
  try {
    if (form === 'picture') {
      // Some browsers allow it only while the press is handled: the picture may come later.
      const picture = Promise.resolve(of).then(line => pictureOf(drawn(lineLatex(line, result))))
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
      return 'Copied as picture'
    }
    const line = await of
    const latex = drawn(lineLatex(line, result))
    const text =
      form === 'text'
        ? lineText({ ...line, plain: commas?.plainWithComma(line.plain) ?? line.plain }, result)
        : form === 'latex'
          ? portableLatex(latex)
          : await mathmlOf(latex)
    await navigator.clipboard.writeText(text)
    return form === 'text' ? 'Copied as text' : form === 'latex' ? 'Copied as LaTeX' : 'Copied as MathML'
  } catch {
    return 'The browser does not allow copying here.'
  }
}

/** Fetched with the first formula: what MathLive has for it leaves out signs that it does not know. */
async function mathmlOf(latex: string): Promise<string> {
  const { default: temml } = await import('temml')
  return temml.renderToString(portableLatex(latex), { displayMode: true, throwOnError: true, xml: true })
}

/** Pixels of the picture for each of the page, for paper. */
const SCALE = 3
/** Pixels around the formula. */
const MARGIN = 8

/** The formula as it is drawn in the page, black on white. */
async function pictureOf(latex: string): Promise<Blob> {
  const host = document.createElement('div')
  host.style.cssText = `position:fixed;left:-10000px;top:0;padding:${MARGIN}px;font-size:22px;color:#000;white-space:nowrap`
  host.innerHTML = markupOf(latex)
  document.body.append(host)
  try {
    const { width, height } = host.getBoundingClientRect()
    const markup = new XMLSerializer().serializeToString(host.firstElementChild ?? host)
    const look = `padding:${MARGIN}px;font-size:22px;color:#000;white-space:nowrap;line-height:normal`
    const css = (await formulaStyles()).replaceAll('<', '&lt;')
    const body = `<div xmlns="http://www.w3.org/1999/xhtml" style="${look}"><style>${css}</style>${markup}</div>`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(width)}" height="${Math.ceil(height)}"><foreignObject width="100%" height="100%">${body}</foreignObject></svg>`
    return await pixelsOf(svg, Math.ceil(width), Math.ceil(height))
  } finally {
    host.remove()
  }
}

async function pixelsOf(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * SCALE
  canvas.height = height * SCALE
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      blob => (blob ? resolve(blob) : reject(new Error('The browser drew nothing.'))),
      'image/png',
    )
  })
}

/** The rules of the page for formulas; a picture loads nothing, so the fonts are in them. */
async function formulaStyles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap(sheet => {
    try {
      return [...sheet.cssRules].map(rule => ({ rule, base: sheet.href ?? document.baseURI }))
    } catch {
      return []
    }
  })
  const texts = rules.map(async ({ rule, base }) => {
    if (rule instanceof CSSFontFaceRule)
      return rule.style.fontFamily.includes('KaTeX') ? withFont(rule.cssText, base) : ''
    return rule instanceof CSSStyleRule && rule.selectorText.includes('.ML__') ? rule.cssText : ''
  })
  return (await Promise.all(texts)).join('\n')
}

async function withFont(rule: string, base: string): Promise<string> {
  const address = /url\("?([^")]+\.woff2[^")]*)"?\)/.exec(rule)?.[1]
  if (address === undefined || address.startsWith('data:')) return rule
  const bytes = new Uint8Array(await (await fetch(new URL(address, base))).arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return rule.replace(/src:[^;]*;/, `src: url("data:font/woff2;base64,${btoa(text)}") format("woff2");`)
}
