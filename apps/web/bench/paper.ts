/**
 * Worksheets as PDF from a real server: ten pages, two hundred, twenty requests at once while others save, and one page
 * while a worksheet that never ends is printed.
 * Prints a Figure a line (scripts/bench.ts).
 */
import { readFileSync, readdirSync } from 'node:fs'
import { type ServerClient, createClient, createPdfClient, toBase64 } from '@calcwright/contract'
import { registry } from '@calcwright/blocks/schemas'
import { type NewBlock, Worksheet } from '@calcwright/document'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { percentile, print } from './figure.ts'
import { openLive } from './page.ts'
import { type Product, startProduct } from './product.ts'

const RUNS = 5
const AT_ONCE = 20
const SAVERS = 4

const TEXT =
  'The load on the column comes from the table above; the buckling length is that of a column with one end fixed, and the wind acts on the narrow side.'

const text = (html: string): NewBlock => ({ type: 'text', props: { html } })
const math = (latex: string): NewBlock => ({ type: 'math', props: { latex } })
const plot = (y: string): NewBlock => ({
  type: 'plot',
  props: { x_min: '0', x_max: '10' },
  children: [{ type: 'plot_func', props: { y } }],
})

/** A heading, a paragraph and twelve lines with units; a plot after each second one where plots are asked for. */
function chapter(number: number, withPlot: boolean): NewBlock[] {
  const lines = Array.from({ length: 6 }, (_, line) => [
    math(`F_{${number}${line}}\\coloneq ${number + line + 1}\\,\\class{unit}{\\mathrm{kN}}`),
    math(
      `\\sigma_{${number}${line}}=\\frac{F_{${number}${line}}}{${200 + line}\\,\\class{unit}{\\mathrm{mm}^2}}=`,
    ),
  ]).flat()
  return [
    text(`<h2>Column ${number}</h2><p>${TEXT}</p>`),
    ...lines,
    ...(withPlot ? [plot(`\\sin\\left(${number}\\cdot x\\right)`)] : []),
  ]
}

/** @param plots how many chapters have one, from the first on */
const sheet = (chapters: number, plots: number): NewBlock[] =>
  Array.from({ length: chapters }, (_, number) => chapter(number + 1, number < plots)).flat()

async function pagesOf(bytes: Uint8Array): Promise<number> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 })
  const { numPages } = await task.promise
  await task.destroy()
  return numPages
}

/** The worksheet with stored results, as one that somebody has worked on. */
async function stored(product: Product, name: string, blocks: readonly NewBlock[]): Promise<string> {
  const address = await product.create(name, [], blocks)
  const page = await openLive(await product.browser.newContext(), address)
  await page.keyboard.press('Control+s')
  await page.getByText('All changes are saved').waitFor()
  await page.waitForTimeout(5000)
  await page.context().close()
  return address.split('/')[4]!
}

async function pdfOf(product: Product, hash: string): Promise<{ ms: number; bytes: Uint8Array }> {
  const start = performance.now()
  const answer = await createPdfClient(product.fetch, product.base).file({ hashes: [hash] })
  if (!answer.success) throw new Error(answer.message)
  return { ms: performance.now() - start, bytes: answer.bytes }
}

/** Saves again and again until it is stopped. @returns milliseconds of each save */
async function savesUntil(client: ServerClient, isOver: () => boolean): Promise<number[]> {
  const worksheet = Worksheet.create(registry, { name: 'Beam', blocks: [text('first')] })
  const made = await client.newWorksheet({ name: 'Beam', document: toBase64(worksheet.encode()) })
  if (!made.success) throw new Error(made.message)
  const times: number[] = []
  let { version } = made
  while (!isOver()) {
    const before = worksheet.stateVector()
    worksheet.apply({
      kind: 'setProps',
      id: worksheet.blocks()[0]!.id,
      props: { html: `edit ${times.length}` },
    })
    const start = performance.now()
    const answer = await client.save({
      worksheet_hash: made.hash_string,
      name: 'Beam',
      known_server_version: version,
      state_vector: toBase64(worksheet.stateVector()),
      patch: toBase64(worksheet.encodeSince(before)),
    })
    times.push(performance.now() - start)
    if (!answer.success) throw new Error(answer.message)
    version = answer.version
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  return times
}

/** Megabytes of the server, what prints and its browser; memory that they share counts once. Not its database. */
function memoryOf(root: number): number {
  const parents = new Map<number, number>()
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    try {
      const status = readFileSync(`/proc/${entry}/stat`, 'utf8')
      parents.set(Number(entry), Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]))
    } catch {
      // The process has ended meanwhile.
    }
  }
  const isBelow = (pid: number): boolean => pid === root || (parents.has(pid) && isBelow(parents.get(pid)!))
  let kilobytes = 0
  for (const pid of parents.keys()) {
    if (!isBelow(pid)) continue
    try {
      if (readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')) continue
      kilobytes += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
    } catch {
      // The process has ended meanwhile.
    }
  }
  return kilobytes / 1024
}

async function tenPages(product: Product): Promise<string> {
  const hash = await stored(product, 'Ten pages', sheet(11, 5))
  const first = await pdfOf(product, hash)
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    // The next page is prepared once a request is over.
    await new Promise(resolve => setTimeout(resolve, 4000))
    times.push((await pdfOf(product, hash)).ms)
  }
  const note = `${await pagesOf(first.bytes)} pages, five plots; the first one ${Math.round(first.ms)} ms`
  print('PDF of ten pages, warm', times, 'ms', 2500, note)
  return hash
}

async function manyPages(product: Product): Promise<void> {
  const hash = await stored(product, 'Two hundred pages', sheet(255, 0))
  const { ms, bytes } = await pdfOf(product, hash)
  print('PDF of two hundred pages', [ms / 1000], 's', 60, `${await pagesOf(bytes)} pages`)
}

async function atOnce(product: Product, hash: string): Promise<void> {
  const client = createClient(product.fetch, product.base)
  let isOver = false
  let memory = 0
  const watch = setInterval(() => (memory = Math.max(memory, memoryOf(product.pid))), 200)
  const savers = Array.from({ length: SAVERS }, () => savesUntil(client, () => isOver))
  const start = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, () => pdfOf(product, hash)))
  const seconds = (performance.now() - start) / 1000
  isOver = true
  const saves = (await Promise.all(savers)).flat()
  clearInterval(watch)
  const name = `${AT_ONCE} PDFs of ten pages at once`
  print(
    `${name}: others' saves, 99 of 100`,
    [percentile(saves, 0.99)],
    'ms',
    200,
    `${seconds.toFixed(0)} s in all`,
  )
  print(`${name}: memory of the server and its browser`, [memory], 'MB', 1200)
}

/** A visitor from another network, as a proxy says it: not the owner of this computer. */
const ELSEWHERE = { 'x-forwarded-for': '198.51.100.7' }

/** Somebody's page while a worksheet that never ends is printed for somebody else, who has not signed in. */
async function besideEndless(product: Product): Promise<void> {
  const hash = await stored(product, 'One page', sheet(1, 0))
  // A loop without an end stops after a million passes; loops in one another go on for hours.
  const lines = [
    'k := 1',
    'for i from 1 to 900000 {',
    '  for j from 1 to 900000 {',
    '    k := k + 1',
    '  }',
    '}',
  ]
  const address = await product.create('Endless', lines)
  const endless = address.split('/')[4]!
  const shared = await createClient(product.fetch, product.base).setPublic(endless)
  if (!shared.success) throw new Error(shared.message)
  await pdfOf(product, hash)
  const signedOut: typeof fetch = (input, init) =>
    fetch(input, { ...init, headers: { ...(init?.headers as object), ...ELSEWHERE } })
  let isOver = false
  const other = createPdfClient(signedOut, product.base)
    .file({ hashes: [endless] })
    .then(answer => (answer.success ? 'It was printed.' : answer.message), String)
    .then(message => {
      isOver = true
      console.error(message)
    })
  await new Promise(resolve => setTimeout(resolve, 5000))
  const first = await pdfOf(product, hash)
  const second = await pdfOf(product, hash)
  if (isOver) {
    const times = `${Math.round(first.ms)} and ${Math.round(second.ms)} ms`
    throw new Error(`The worksheet that never ends was printed first, one page took ${times}.`)
  }
  const note = `the first one ${Math.round(first.ms)} ms, with the start of a browser`
  print('PDF of one page while one that never ends is printed', [second.ms], 'ms', 3000, note)
  await other
}

const product = await startProduct()
try {
  const words = process.argv.slice(2)
  const wanted = (name: string): boolean => words.length === 0 || words.includes(name)
  if (wanted('ten') || wanted('once')) {
    const hash = await tenPages(product)
    if (wanted('once')) await atOnce(product, hash)
  }
  if (wanted('many')) await manyPages(product)
  if (wanted('endless')) await besideEndless(product)
} finally {
  await product.stop()
}
