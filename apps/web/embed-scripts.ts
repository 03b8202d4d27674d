import { build, type InlineConfig, type Plugin } from 'vite'

/** Files at addresses that stay, each as one that a page can name without being a module. */
const SCRIPTS = [
  /** For pages of other sites. */
  { fileName: 'embed.js', entry: 'src/host/embed.ts', name: 'calcwrightEmbed' },
  /** For a page with a drawn sheet, before its own scripts. */
  { fileName: 'drawn-early.js', entry: 'src/drawn/early.ts', name: 'calcwrightDrawnEarly' },
  /** For the page in a frame, before its own scripts. */
  { fileName: 'embed-early.js', entry: 'src/embed/ask-early.ts', name: 'calcwrightEmbedEarly' },
] as const
type Script = (typeof SCRIPTS)[number]

/** Writes the scripts that are no part of the page. */
export function embedScripts(): Plugin {
  return {
    name: 'embed-scripts',
    async generateBundle() {
      for (const script of SCRIPTS)
        this.emitFile({ type: 'asset', fileName: script.fileName, source: await built(script) })
    },
    configureServer(server) {
      for (const script of SCRIPTS)
        server.middlewares.use(`/${script.fileName}`, (_, response) => {
          void built(script).then(text => {
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

async function built({ entry, name }: Script): Promise<string> {
  const options: InlineConfig = {
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      // The scripts use a line or two of the modules that they read.
      rolldownOptions: { treeshake: { moduleSideEffects: false } },
      target: 'es2022',
      lib: { entry: `${import.meta.dirname}/${entry}`, formats: ['iife'], name, fileName: name },
    },
  }
  const [made] = [await build(options)].flat()
  if (!made || !('output' in made))
    throw new Error('A script that is no part of the page has another form than one output.')
  return made.output[0].code
}
