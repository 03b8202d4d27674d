import type { Plugin } from 'vite'

/** The words of MathLive's menus in twenty languages, as its minified module for drawing holds them. */
const WORDS = /\b(var \w+=)\{en:\{"keyboard\.tooltip\.symbols".*?\}\};(?=var \w+=\{strings:)/s

/**
 * Leaves those words out of the pages: drawing a formula shows no menu, and they are an eighth of what
 * drawing needs. The field that is typed in is another module and keeps its words.
 */
export function withoutMathliveWords(): Plugin {
  return {
    name: 'without-mathlive-words',
    transform: {
      filter: { id: /mathlive-ssr\.min\.mjs$/ },
      handler(code) {
        if (!WORDS.test(code))
          throw new Error('MathLive keeps its words elsewhere: look at mathlive-words.ts')
        return { code: code.replace(WORDS, '$1{en:{}};'), map: null }
      },
    },
  }
}
