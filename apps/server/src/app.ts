/** Puts the application together. main.ts decides on the database and listens. */
import { join } from 'node:path'
import { FILE_LIMIT, FORM_OVERHEAD } from '@calcwright/contract'
import compress from '@fastify/compress'
import fastify, { type FastifyServerOptions, LogController } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { setTimeout as sleep } from 'node:timers/promises'
import { constants } from 'node:zlib'
import { applicationVersion } from './application-version.ts'
import { ActCounter } from './audit/act-counter.ts'
import { keepLinkEnds } from './commands/rights/keep-link-ends.ts'
import { Limiter } from './accounts/limiter.ts'
import { Quotas } from './accounts/quotas.ts'
import type { Services } from './context.ts'
import { type Config, isPersonal } from './config.ts'
import type { Database } from './db/database.ts'
import { DocumentWork } from './documents/document-work.ts'
import { Slots } from './threads/slots.ts'
import { UnsavedNames } from './documents/unsaved-names.ts'
import { bodyLimitFor } from './documents/size-limits.ts'
import { WorksheetFinder } from './documents/worksheet-finder.ts'
import { openDrawnSheets } from './drawn/drawn-sheets.ts'
import { DocumentWriter } from './documents/writer.ts'
import { Refused } from './failure.ts'
import { openEvaluations } from './evaluation/evaluations.ts'
import type { FileStore } from './files/file-store.ts'
import { registerBodies } from './http/bodies/bodies.ts'
import { JsonParser } from './http/bodies/json-parser.ts'
import { registerDescription } from './http/api-description.ts'
import { registerAnonymousLimit } from './http/anonymous-limit.ts'
import { Shutdown } from './http/shutdown.ts'
import { answerUnreadable, registerErrors } from './http/errors.ts'
import { REQUEST_TIMES, type RequestTimes } from './http/request-times.ts'
import { registerGuard } from './http/guard.ts'
import { registerHeaders } from './http/headers.ts'
import { registerLog, serializers } from './http/log.ts'
import { registerNotFound } from './http/not-found.ts'
import { pageOrigin, registerPageOrigin } from './http/page-origin.ts'
import { registerPages } from './routes/pages/pages.ts'
import { SessionCookie } from './http/session-cookie.ts'
import type { App } from './http/types.ts'
import { registerVisitors } from './http/visitors.ts'
import { randomHash } from './identifiers.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Bus } from './live/bus.ts'
import { PostgresBus } from './live/postgres-bus.ts'
import { RightsWatch } from './live/rights-watch.ts'
import { Rooms } from './live/rooms.ts'
import { registerAudit } from './operator/audit.ts'
import { openLogNames } from './operator/log-names.ts'
import type { PaymentProvider } from './payment/provider.ts'
import { Onshape } from './onshape/onshape.ts'
import { type MakePdf, makePdf } from './pdf/make-pdf.ts'
import { PrintQueue } from './pdf/print-queue.ts'
import { type PdfRenderer, openRenderers } from './pdf/renderer.ts'
import { authorize } from './policies/policy.ts'
import { keepRevisions } from './revisions/keep-revisions.ts'
import { registerAccounts } from './routes/accounts/accounts.ts'
import { registerOidc } from './routes/accounts/oidc.ts'
import { registerOwnAccount } from './routes/accounts/own-account.ts'
import { registerPasskeys } from './routes/accounts/passkeys.ts'
import { registerPlans } from './routes/accounts/plans.ts'
import { registerAgents } from './routes/agents/agents.ts'
import { registerApi } from './routes/api/api.ts'
import { apiMethods } from './routes/api/api-document.ts'
import { registerChecks } from './routes/checks/checks.ts'
import { registerFormAnswers } from './routes/form-answers/form-answers.ts'
import { registerComments } from './routes/comments/comments.ts'
import { registerCurrency } from './routes/currency/currency.ts'
import { registerEmbed } from './routes/embed/embed.ts'
import { registerFiles } from './routes/files/files.ts'
import { registerUploads } from './routes/files/uploads.ts'
import { registerFusion } from './routes/fusion/fusion.ts'
import { registerHealth } from './routes/health/health.ts'
import { registerLive, registerSockets } from './routes/live/live.ts'
import { registerMaterials } from './routes/materials/materials.ts'
import { registerOwnMaterials } from './routes/materials/own-materials.ts'
import { registerNotifications } from './routes/notifications/notifications.ts'
import { registerOnshape } from './routes/onshape/onshape.ts'
import { registerOperator } from './routes/operator/operator.ts'
import { registerOutbox } from './routes/outbox/outbox.ts'
import { registerPdf } from './routes/pdf/pdf.ts'
import { registerProjects } from './routes/projects/projects.ts'
import { registerRevisions } from './routes/revisions/revisions.ts'
import { registerRights } from './routes/rights/rights.ts'
import { registerAccess } from './routes/sharing/access.ts'
import { registerSession } from './routes/session/session.ts'
import { registerSettings } from './routes/settings/settings.ts'
import { registerTokens } from './routes/tokens/tokens.ts'
import { registerTeams } from './routes/teams/teams.ts'
import { registerWorksheetCommands } from './routes/worksheets/worksheet-commands.ts'
import { registerWorksheetElements } from './routes/worksheets/worksheet-elements.ts'
import { registerWorksheetFacts } from './routes/worksheets/worksheet-facts.ts'
import { WordIndexer } from './sharing/word-indexer.ts'
import { WORST_CHECKS } from './sharing/worst-checks.ts'

export interface AppOptions {
  readonly config: Config
  readonly database: Database
  readonly jobs: Jobs
  readonly fileStore: FileStore
  readonly logger?: Exclude<FastifyServerOptions['logger'], boolean>
  /** Folder of the built page; that of apps/web when absent. */
  readonly pageDir?: string
  /** Resolves when proxies know that the server stops; after the configured time when absent. */
  readonly drain?: () => Promise<unknown>
  readonly times?: Partial<RequestTimes>
  /** Makes PDFs; a Chromium when absent. */
  readonly pdfRenderer?: PdfRenderer
  /** Takes payments for plans; nobody when absent, and the owner of the server changes plans. */
  readonly payments?: PaymentProvider
  /** Receives the function that makes PDFs, for jobs. */
  readonly onReady?: (makePdf: MakePdf) => void
}

/** Bytes of the body of a call that brings no worksheet. */
const CALL_LIMIT = 1024 * 1024

/** Limits the answers with large worksheets that are sent at a time. A slow reader holds little memory. */
const OPENINGS = {
  atOnce: 3,
  ofOne: 1,
  waitingOfOne: 40,
  slow: { after: 10_000, most: 12 },
  refuse: () =>
    new Refused('too-many', 'Too many large worksheets are being opened at once. Try again in a minute.'),
}

const PAGE_DIR = join(import.meta.dirname, '../../web/dist')

/** The database must be migrated. Closing the application waits for running saves, not for the database. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, database, jobs, fileStore, logger, pageDir = PAGE_DIR } = options
  const { drain = () => sleep(config.drainMilliseconds) } = options
  const times = { ...REQUEST_TIMES, ...options.times }
  const app: App = fastify({
    logger: logger ? { ...logger, serializers } : false,
    frameworkErrors: answerUnreadable,
    bodyLimit: CALL_LIMIT,
    // A busy machine begins late; Fastify's own ten seconds would end it.
    pluginTimeout: 120_000,
    trustProxy: [...config.trustedProxies],
    forceCloseConnections: 'idle',
    // Requests that arrive before the last connection ends are answered, with the header that closes it.
    return503OnClosing: false,
    requestTimeout: times.whole,
    genReqId: randomHash,
    http: { headersTimeout: times.head, connectionsCheckingInterval: times.check },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
  }).withTypeProvider()
  app.setValidatorCompiler(validatorCompiler)
  // Answers are typed by their schemas; checking megabytes of base64 again would only take time.
  app.setSerializerCompiler(() => answer => JSON.stringify(answer))
  const bus = await openBus(config, database, app)
  const documents = new DocumentWork()
  const parser = new JsonParser(bodyLimitFor(config.worksheetLimit))
  const rooms = new Rooms(bus, documents, error =>
    app.log.warn({ err: error }, 'a live message could not be sent'),
  )
  const writer = new DocumentWriter(database, documents, config.worksheetLimit, {
    onStored: (id, document, window) => rooms.stored(id, document, window),
    onFault: error => app.log.error({ err: error }, 'a snapshot could not be written'),
  })
  const rightsWatch = new RightsWatch(bus, error =>
    app.log.warn({ err: error }, 'a change of rights could not be published'),
  )
  const slots = new Slots(OPENINGS)
  const { wordIndexer, worstChecks } = openIndexers(app, { query: database.query, documents, slots })
  const shutdown = new Shutdown(drain)
  const onPdfFault = (error: unknown): void => app.log.warn({ err: error }, 'a PDF failed')
  const printers = options.pdfRenderer ? [options.pdfRenderer] : openRenderers(pageDir, onPdfFault)
  const services: Services = {
    shutdown,
    rightsWatch,
    rooms,
    query: database.query,
    documents,
    slots,
    wordIndexer,
    worstChecks,
    finder: new WorksheetFinder(database.query),
    fileStore,
    writer,
    config,
    mail: { send: mail => jobs.add('mail', { ...mail, origin: pageOrigin() }) },
    jobs,
    unsavedNames: new UnsavedNames(),
    limiter: new Limiter(database.pool),
    quotas: new Quotas(database.query, config),
    acts: openActCounter(app, database),
    applicationVersion: applicationVersion(pageDir),
    printQueue: new PrintQueue(...printers),
    payments: options.payments ?? null,
    onshape: config.onshape && new Onshape(config.onshape, database.query),
    evaluations: openEvaluations(app, config.evaluationWorkers),
    drawnSheets: openDrawnSheets(app, config, pageDir),
  }
  options.onReady?.((visitor, request, client) => makePdf({ ...services, visitor }, request, client))
  keepRevisions(app, services)
  keepLinkEnds(app, services)
  closeAtEnd(app, services, [wordIndexer, worstChecks, services.printQueue, documents, parser, bus])
  app.addHook('preClose', () => shutdown.run(app))
  // The header also closes connections whose request came before the server began to stop.
  app.addHook('onSend', async (_, reply) => {
    if (shutdown.begun) reply.header('connection', 'close')
    await shutdown.held
  })
  const cookie = new SessionCookie(config)
  await openMetrics(config, database, app)
  await registerEverywhere(app, { config, database, cookie, times, parser })
  registerRoutes(app, services, { rooms, cookie, parser })
  await registerPages(app, pageDir, services)
  return app
}

/** Writes what is not stored yet, then closes the parts in their order. */
function closeAtEnd(
  app: App,
  { writer, acts }: Pick<Services, 'writer' | 'acts'>,
  parts: readonly { close(): Promise<void> }[],
): void {
  app.addHook('onClose', async () => {
    await writer.drain()
    await acts.flush()
    for (const part of parts) await part.close()
  })
}

/** Reads facts on worksheets in the background: words for searches, the worst checks for lists. */
function openIndexers(app: App, reading: Pick<Services, 'query' | 'documents' | 'slots'>) {
  const failed = (what: string) => (error: unknown) =>
    app.log.error({ err: error }, `${what} could not be read`)
  return {
    wordIndexer: new WordIndexer(reading, failed('words for searches')),
    worstChecks: new WordIndexer(reading, failed('the worst checks of worksheets'), WORST_CHECKS),
  }
}

function openActCounter(app: App, { query }: Database): ActCounter {
  return new ActCounter(query, error => app.log.warn({ err: error }, 'the audit log could not be written'))
}

async function openBus({ redisUrl }: Config, { pool, url }: Database, app: App): Promise<Bus> {
  const onError = (error: unknown) => app.log.warn({ err: error }, 'a connection for live changes broke')
  if (redisUrl === null) return new PostgresBus(pool, url, onError)
  const { RedisBus } = await import('./live/redis-bus.ts')
  return new RedisBus(redisUrl, onError)
}

async function openMetrics({ metrics }: Config, { pool }: Database, app: App): Promise<void> {
  if (!metrics) return
  const { registerMetrics } = await import('./operator/metrics.ts')
  registerMetrics(app, pool, metrics)
}

interface Everywhere extends Pick<AppOptions, 'config' | 'database'> {
  readonly cookie: SessionCookie
  readonly times: RequestTimes
  readonly parser: JsonParser
}

/** Registers everything that holds for all requests. */
async function registerEverywhere(
  app: App,
  { config, database, cookie, times, parser }: Everywhere,
): Promise<void> {
  await registerSockets(app)
  registerErrors(app)
  registerNotFound(app, path => apiMethods(app.swagger(), path))
  const names = await openLogNames(database.pool)
  registerLog(app, names)
  registerAudit(app, names)
  registerHeaders(app, config)
  registerGuard(app, config)
  registerPageOrigin(app, config)
  await registerVisitors(app, database.query, { personal: isPersonal(config), cookie })
  registerAnonymousLimit(app)
  const largest = Math.max(bodyLimitFor(config.worksheetLimit), FILE_LIMIT + FORM_OVERHEAD)
  registerBodies(app, parser, largest, times)
  await app.register(compress, {
    globalDecompression: false,
    threshold: 2048,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await registerDescription(app)
}

interface ForRoutes {
  readonly rooms: Rooms
  readonly cookie: SessionCookie
  readonly parser: JsonParser
}

function registerRoutes(app: App, services: Services, { rooms, cookie, parser }: ForRoutes): void {
  // Plugins are loaded now, so the description sees every route that follows.
  void app.register(async scope => {
    const routes = scope.withTypeProvider() as App
    registerWorksheetCommands(routes, services)
    registerWorksheetElements(routes, services)
    registerWorksheetFacts(routes, services)
    registerFiles(routes, services)
    registerEmbed(routes, services)
    registerRevisions(routes, services)
    registerChecks(routes, services)
    registerComments(routes, services)
    registerFormAnswers(routes, services)
    registerNotifications(routes, services)
    registerUploads(routes, services)
    registerPdf(routes, services)
    registerProjects(routes, services)
    registerRights(routes, services)
    registerAccess(routes, services)
    registerTeams(routes, services)
    registerSettings(routes, services)
    registerSession(routes, services, cookie)
    registerAccounts(routes, services, cookie)
    registerOwnAccount(routes, services, cookie)
    registerOidc(routes, services, cookie)
    registerPasskeys(routes, services, cookie)
    registerTokens(routes, services)
    registerApi(routes, services)
    registerAgents(routes, services)
    registerMaterials(routes, services)
    registerOwnMaterials(routes, services)
    registerFusion(routes, services)
    registerCurrency(routes, services)
    registerOnshape(routes, services)
    registerOperator(routes, services)
    registerPlans(routes, services)
    registerOutbox(routes, services)
    registerHealth(routes, services)
    registerLive(routes, services, rooms, parser)
    routes.get('/docs/api', { schema: { hide: true }, config: { visitor: 'none' } }, async request => {
      authorize('api_description', request.visitor, null)
      return app.swagger()
    })
  })
}
