import { build, type InlineConfig, type Plugin } from 'vite'

const ENTRY = `${import.meta.dirname}/src/host/embed.ts`

/**
 * Writes embed.js: the script for pages of other sites, at an address that stays, as one file that a page
 * can name without being a module.
 */
export function embedScript(): Plugin {
  return {
    name: 'embed-script',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'embed.js', source: await script() })
    },
    configureServer(server) {
      server.middlewares.use('/embed.js', (_, response) => {
        void script().then(text => {
          response.setHeader('content-type', 'text/javascript')
          response.end(text)
        })
      })
      // Every page for frames is one program.
      server.middlewares.use((request, _, next) => {
        if (request.url?.startsWith('/embed/')) request.url = '/embed.html'
        next()
      })
    },
  }
}

async function script(): Promise<string> {
  const options: InlineConfig = {
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['iife'], name: 'calcwrightEmbed', fileName: 'embed' },
    },
  }
  const [made] = [await build(options)].flat()
  if (!made || !('output' in made))
    throw new Error('The script for other pages has another form than one output.')
  return made.output[0].code
}
