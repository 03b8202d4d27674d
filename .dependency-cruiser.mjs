/**
 * The direction of the arrows (ARCHITECTURE.md): every rule says in its comment what to do instead.
 * Circles are refused by scripts/circles.ts.
 * The layers, lowest first; each may import those named in its rule and nothing else of the house.
 */
const packages = [
  'reference', 'math', 'engine', 'document', 'evaluator', 'blocks', 'editor', 'contract', 'ui',
  'figures', 'solvers', 'thermo', 'pdf', 'lowering', 'agents',
] // prettier-ignore
const allowed = {
  reference: ['thermo'],
  math: ['reference', 'solvers'],
  engine: [],
  contract: [],
  ui: [],
  figures: [],
  solvers: [],
  thermo: [],
  pdf: ['contract'],
  agents: ['math', 'reference'],
  document: ['math', 'reference'],
  lowering: ['engine', 'math', 'reference', 'solvers'],
  evaluator: ['engine', 'lowering', 'math', 'reference', 'solvers'],
  editor: ['document', 'evaluator', 'math', 'reference', 'ui'],
  blocks: ['document', 'editor', 'evaluator', 'figures', 'math', 'reference', 'ui'],
}
const sentence = {
  reference: 'reference is data: it imports the properties of fluids only.',
  math: 'math knows reference data and solvers only: pass what it needs as an argument.',
  engine: 'engine wraps Giac and knows no formula, unit or document.',
  contract: 'contract holds HTTP shapes only, so that web and server can share them.',
  ui: 'ui draws dialogs, menus and buttons and imports nothing of ours: pass what it needs as an argument.',
  figures: 'figures draws numbers and knows no block, unit or evaluation: pass it a Figure.',
  solvers: 'solvers knows numbers only, no formula, unit or engine: pass it functions of doubles.',
  thermo: 'thermo knows numbers in SI units only: its callers know formulas, units and blocks.',
  pdf: 'pdf prints what it is given: rights and files are the matter of its callers.',
  agents: 'agents has tools only: worksheets are the matter of its host.',
  document: 'document stores what is saved and knows no engine, evaluator or view.',
  lowering: 'lowering turns questions into calls of the engine and knows no worksheet, run or result.',
  evaluator: 'evaluator knows no block type and no document: a block type hands it a plan (contract.ts).',
  editor: 'editor knows no block type: a block view registers itself (packages/blocks/src/types.ts).',
  blocks: 'a block type stands on document, evaluator and editor, never on an application.',
}

const layerRules = packages.map(name => ({
  name: `${name}-stays-in-its-layer`,
  comment: sentence[name],
  severity: 'error',
  // Worksheets that tests compute need a real engine below them.
  from: { path: `^packages/${name}/`, pathNot: '^packages/blocks/src/testing/' },
  to: {
    path: '^(packages|apps)/',
    pathNot: [`^packages/${name}/`, ...allowed[name].map(other => `^packages/${other}/`)],
  },
}))

/** Folders of the browser application, lowest first: each imports those of the lines above its own. */
const webLayers = [
  ['styles', 'host', 'shell', 'session', 'evaluation', 'live'],
  ['audit', 'materials', 'offline', 'resources'],
  ['account', 'home', 'items', 'notifications', 'teams'],
  ['copies', 'popups', 'saving', 'trash', 'tutorial'],
  ['drafts'],
  ['help', 'opened'],
  ['fusion', 'gallery', 'onshape', 'revisions', 'rights', 'settings', 'sharing'],
  ['checks', 'comments', 'embedding', 'form-answers'],
  ['invitations', 'print', 'projects', 'status'],
  ['commands', 'form'],
  ['bar'],
  ['embed', 'worksheet'],
  ['drawn', 'list'],
]

/** Folders of the editor, lowest first, in the same way. */
const editorLayers = [
  ['results'],
  ['contract'],
  ['parts'],
  ['state'],
  ['math'],
  ['output', 'paper', 'presence', 'templates'],
  ['files', 'find', 'numbers', 'readings', 'report'],
  ['names', 'outline', 'selection'],
  ['drag', 'palette', 'suggestions'],
  ['toolbox'],
  ['toolbar'],
  ['formula'],
  ['kit'],
  ['sheet'],
]

/** Folders of the server, lowest first, in the same way. */
const serverLayers = [
  ['db', 'mail', 'payment', 'policies', 'threads'],
  ['audit', 'comments', 'documents', 'fusion', 'materials', 'onshape', 'operator', 'tokens'],
  ['http'],
  ['drawn', 'evaluation', 'exchange-rates', 'files', 'live', 'revisions'],
  ['sharing'],
  ['accounts'],
  ['notifications'],
  ['checks'],
  ['commands'],
  ['pdf'],
  ['jobs', 'routes'],
  ['backup', 'testing'],
]

/** Folders of the evaluator, lowest first, in the same way. */
const evaluatorLayers = [
  ['graph'],
  ['values'],
  ['engine'],
  ['results'],
  ['names'],
  ['plan', 'solving'],
  ['answers', 'prepare', 'uncertainty', 'working'],
  ['run'],
  ['worker'],
  ['testing'],
]

/** Folders of the blocks, lowest first, in the same way: families of block types, and what works with all types. */
const blocksLayers = [
  ['colours', 'plain', 'properties', 'styles'],
  ['checks', 'fields', 'icons'],
  ['data', 'flow', 'text'],
  ['cad', 'import', 'math', 'plots'],
  ['paper'],
  ['documents', 'excel', 'python'],
  ['report'],
  ['calls', 'controls'],
  ['sheet-schema'],
  ['sheet-function'],
  ['testing'],
]

/**
 * A rule for each folder of a ladder, and one for folders that have no place in it.
 * @param shared pattern of files beside the folders that all of them may import
 * @param except pattern of files that no rule holds
 */
function ladderRules({ name, root, layers, comment, list, shared, except }) {
  const rules = layers.flatMap((folders, level) =>
    folders.map(folder => ({
      name: `${name}-${folder}-stays-in-its-layer`,
      comment,
      severity: 'error',
      from: { path: `^${root}/${folder}/`, ...(except && { pathNot: except }) },
      to: {
        path: `^${root}/`,
        pathNot: [
          `^${root}/(${[folder, ...layers.slice(0, level).flat()].join('|')})/`,
          ...(shared ? [`^${root}/${shared}`] : []),
        ],
      },
    })),
  )
  const unknown = {
    name: `${name}-folders-have-a-layer`,
    comment: `A folder that .dependency-cruiser.mjs does not know is held by no rule: give it a place in ${list}.`,
    severity: 'error',
    from: {},
    to: {
      path: `^${root}/[^/]+/`,
      pathNot: [`^${root}/(${layers.flat().join('|')})/`, ...(shared ? [`^${root}/${shared}`] : [])],
    },
  }
  return [...rules, unknown]
}

/** Tests of a folder work with the whole server, evaluator or block. */
const TESTS = '(\\.test\\.tsx?$|/testing/|/bench/)'

const webRules = ladderRules({
  name: 'web',
  root: 'apps/web/src',
  layers: webLayers,
  comment:
    'A feature of the browser application imports only what lies below it: move what both need to a folder below (shell, items, opened).',
  list: 'webLayers',
})

const editorRules = ladderRules({
  name: 'editor',
  root: 'packages/editor/src',
  layers: editorLayers,
  comment:
    'A folder of the editor imports only what lies below it: what both need belongs to a folder below (contract for interfaces, parts for what concerns the page, state).',
  list: 'editorLayers',
})

const serverRules = ladderRules({
  name: 'server',
  root: 'apps/server/src',
  layers: serverLayers,
  shared: '[^/]+$',
  except: TESTS,
  comment:
    'A folder of the server imports only what lies below it: rows and stores below rights, rights below accounts, all of them below commands, commands below routes. What both need belongs to the lower one; the services that commands get are named in context.ts.',
  list: 'serverLayers',
})

const evaluatorRules = ladderRules({
  name: 'evaluator',
  root: 'packages/evaluator/src',
  layers: evaluatorLayers,
  shared: '[^/]+$',
  except: TESTS,
  comment:
    'A folder of the evaluator imports only what lies below it: what both need belongs to a folder below (values for what is known of a name, names for what a formula says, results for how it is shown).',
  list: 'evaluatorLayers',
})

const blocksRules = ladderRules({
  name: 'blocks',
  root: 'packages/blocks/src',
  layers: blocksLayers,
  shared: '([^/]+$|registered/)',
  except: TESTS,
  comment:
    'A family of blocks imports only what lies below it: what several need belongs to a folder below, or beside the folders. Only the registries name all types; who works with all types reads them.',
  list: 'blocksLayers',
})

export default {
  forbidden: [
    ...layerRules,
    ...webRules,
    ...editorRules,
    ...serverRules,
    ...evaluatorRules,
    ...blocksRules,
    {
      name: 'block-types-do-not-know-each-other',
      comment:
        'One block type never imports another: what both need belongs into a shared file of their family or into editor.',
      severity: 'error',
      // What draws and edits all plots stands in folders of its own in their family.
      from: {
        path: '^packages/blocks/src/([^/]+)/([^/]+)/',
        pathNot: '^packages/blocks/src/plots/editing/',
      },
      to: {
        path: '^packages/blocks/src/[^/]+/[^/]+/',
        pathNot: ['^packages/blocks/src/$1/$2/', '^packages/blocks/src/plots/(chart|editing)/'],
      },
    },
    {
      name: 'plans-need-no-view',
      comment:
        'schema.ts and evaluate.ts run without a browser: nothing of React or the editor is imported there.',
      severity: 'error',
      from: { path: '^packages/blocks/src/.*(schema|evaluate|schemas|evaluations)\\.ts$' },
      to: { path: '(^packages/editor/|node_modules/(react|react-dom)/)' },
    },
    {
      name: 'server-starts-without-evaluator',
      comment:
        'The server reads plans and results, and would start a second later with the evaluator: import types from it, or one of its other paths.',
      severity: 'error',
      from: {
        path: '^(apps/server|packages/(blocks|document))/src/',
        pathNot: [
          '\\.test\\.tsx?$',
          '/testing/',
          '^apps/server/src/evaluation/',
          '^packages/blocks/src/documents/',
        ],
      },
      to: { path: '^packages/evaluator/src/index\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'one-import-of-drizzle',
      comment:
        'Imported elsewhere, its loading takes most of the start of the server: import from db/drizzle.ts.',
      severity: 'error',
      from: { pathNot: '^apps/server/src/db/drizzle\\.ts$' },
      to: { path: 'node_modules/drizzle-orm/' },
    },
    {
      name: 'only-document-knows-yjs',
      comment: 'Yjs stays inside packages/document: use Worksheet or the byte helpers exported there.',
      severity: 'error',
      from: { pathNot: '^packages/document/' },
      to: { path: 'node_modules/(yjs|lib0|y-protocols)/' },
    },
    {
      name: 'only-engine-knows-giac',
      comment: 'The built engine is loaded by packages/engine only: program against its Engine interface.',
      severity: 'error',
      from: { pathNot: '^packages/engine/' },
      to: { path: '^packages/engine/(dist|native)/' },
    },
    {
      name: 'applications-stand-alone',
      comment:
        'An application never imports another: what both need belongs into a package. Benches start the product.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: '^apps/web/bench/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'imports-resolve',
      comment:
        'This import leads nowhere: check the path or add the dependency to the package.json of the workspace.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?(url|raw|worker)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|native)/|\\.module\\.css$' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default', 'types'] },
    extraExtensionsToScan: [],
  },
}
