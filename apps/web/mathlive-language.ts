import type { Plugin } from 'vite'

/** How MathLive's minified module for drawing asks for the language: French draws letters upright. */
const LANGUAGE = /\b\w+\.locale(?=\.startsWith\("fr"\))/

/**
 * Asks the browser for its language where MathLive asks its table of menu words in twenty languages.
 * Nothing else in drawing needs that table, an eighth of its size, and it is left out of the pages.
 */
export function mathliveLanguage(): Plugin {
  return {
    name: 'mathlive-language',
    transform: {
      filter: { id: /mathlive-ssr\.min\.mjs$/ },
      handler(code) {
        if (!LANGUAGE.test(code))
          throw new Error('MathLive asks for the language in another way: look at mathlive-language.ts')
        return { code: code.replace(LANGUAGE, 'navigator.language'), map: null }
      },
    },
  }
}
