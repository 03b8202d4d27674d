/** The reference: functions, units, blocks, settings and messages, each from the table that the product has it from. */
import { blockHelpPages } from '@calcwright/blocks/help'
import { unitNamesForCompletion } from '@calcwright/math/units'
import { type FunctionHelp, functionHelp, helpNames } from '@calcwright/reference/help'
import type { Topic } from '@calcwright/math/messages/topics'
import { MESSAGE_TOPICS, SETTING_TOPICS } from '../../apps/web/src/help/topics.ts'
import { escaped, type ReferenceOf } from './html.ts'

export interface ReferencePage {
  /** Name of its file without the ending. */
  readonly name: string
  readonly title: string
  readonly summary: string
  readonly html: string
  /** Letter that the ids of its places begin with. */
  readonly kind: string
  /** Names that a search finds on it, each with the name of its place. */
  readonly entries: readonly (readonly [label: string, name: string])[]
}

const anchorOf = (kind: string, name: string): string => `${kind}-${encodeURIComponent(name)}`

const pre = (lines: readonly string[]): string =>
  `<pre class="example" tabindex="0">${lines.map(escaped).join('\n')}</pre>`

const functions: readonly FunctionHelp[] = helpNames().flatMap(name => {
  const help = functionHelp(name)
  return help?.name === name ? [help] : []
})

function functionHtml({ name, forms, summary, aliases, example, related }: FunctionHelp): string {
  const shown = example
    ? [example.result === null ? example.call : `${example.call} = ${example.result}`]
    : []
  const links = related.map(other => {
    const address = functionAddress(other)
    const code = `<code>${escaped(other)}</code>`
    return address === undefined ? code : `<a href="${address}">${code}</a>`
  })
  return [
    `<h3 id="${anchorOf('f', name)}"><code>${escaped(name)}</code></h3>`,
    `<p>${escaped(summary)}</p>`,
    `<p>${forms.map(form => `<code>${escaped(form)}</code>`).join(' · ')}</p>`,
    ...(aliases.length > 0 ? [`<p>Also called ${aliases.map(escaped).join(', ')}.</p>`] : []),
    ...(shown.length > 0 ? [pre(shown)] : []),
    ...(links.length > 0 ? [`<p>See also ${links.join(', ')}.</p>`] : []),
  ].join('\n')
}

/** A heading for each group, in the order in which the groups come. */
function grouped<Item>(
  items: readonly Item[],
  groupOf: (item: Item) => string,
  html: (group: readonly Item[]) => string,
): string {
  return [...Map.groupBy(items, groupOf)]
    .map(([group, members]) => `<h2>${escaped(group)}</h2>\n${html(members)}`)
    .join('\n')
}

/** Pages of functions with the groups that stand on them; the first takes what no other one has. */
const FUNCTION_PAGES = [
  { name: 'functions-numbers', title: 'Functions of numbers', groups: [] },
  {
    name: 'functions-algebra',
    title: 'Algebra and calculus',
    groups: ['Algebra', 'Calculus', 'Polynomials', 'Solvers', 'Transforms'],
  },
  { name: 'functions-lists', title: 'Matrices and lists', groups: ['Matrices and Lists'] },
  {
    name: 'functions-data',
    title: 'Probability and data',
    groups: ['Probability', 'Regression', 'Random Numbers', 'Permutations', 'Money'],
  },
] as const

type FunctionPage = (typeof FUNCTION_PAGES)[number]

const pageOfFunction = ({ group }: FunctionHelp): FunctionPage =>
  FUNCTION_PAGES.find(({ groups }) => groups.some(one => one === group)) ?? FUNCTION_PAGES[0]

function functionsPage(page: FunctionPage): ReferencePage {
  const own = functions.filter(help => pageOfFunction(help) === page)
  return {
    name: page.name,
    title: page.title,
    summary: `${own.length} functions, each with its calls and an example.`,
    html: grouped(
      own,
      ({ group }) => group,
      group => group.map(functionHtml).join('\n'),
    ),
    kind: 'f',
    entries: own.map(({ name }) => [name, name]),
  }
}

function unitsPage(): ReferencePage {
  const units = unitNamesForCompletion()
  const row = ({ name, label, keywords, note }: (typeof units)[number]): string =>
    `<tr id="${anchorOf('u', name)}"><td><code>${escaped(name)}</code></td><td>${escaped(label)}</td><td>${escaped([...new Set(keywords)].filter(word => word !== label).join(', '))}</td><td>${escaped(note ?? '')}</td></tr>`
  const table = (rows: typeof units): string =>
    `<table><thead><tr><th scope="col">type</th><th scope="col">name</th><th scope="col">also</th><th scope="col">remark</th></tr></thead><tbody>${rows.map(row).join('\n')}</tbody></table>`
  return {
    name: 'units-reference',
    title: 'Units',
    summary: `${units.length} units by category; metric ones take the prefixes of the SI.`,
    html: grouped(units, ({ category }) => category, table),
    kind: 'u',
    entries: units.map(({ name, label }) => [`${name}, ${label}`, name]),
  }
}

function blocksPage(): ReferencePage {
  const pages = blockHelpPages()
  const html = pages
    .map(({ type, title, summary, points, example }) =>
      [
        `<h2 id="${anchorOf('b', type)}">${escaped(title)}</h2>`,
        `<p>${escaped(summary)}</p>`,
        `<ul>${points.map(point => `<li>${escaped(point)}</li>`).join('')}</ul>`,
        ...(example.length > 0 ? [pre(example)] : []),
      ].join('\n'),
    )
    .join('\n')
  const entries = pages.map(({ type, title }) => [title, type] as const)
  const summary = 'Everything that a worksheet is made of; type the word of a block and Enter.'
  return { name: 'blocks-reference', title: 'Blocks', summary, html, kind: 'b', entries }
}

function topicsPage(name: string, title: string, summary: string, topics: readonly Topic[]): ReferencePage {
  const html = topics
    .map(({ id, title: heading, meaning, example, steps }) =>
      [
        `<h2 id="${anchorOf('t', id)}">${escaped(heading)}</h2>`,
        `<p>${escaped(meaning)}</p>`,
        ...(example && example.wrong.length > 0 ? ['<p>Instead of</p>', pre(example.wrong)] : []),
        ...(example ? ['<p>Write</p>', pre(example.right)] : []),
        `<ul>${steps.map(step => `<li>${escaped(step)}</li>`).join('')}</ul>`,
      ].join('\n'),
    )
    .join('\n')
  return {
    name,
    title,
    summary,
    html,
    kind: 't',
    entries: topics.map(topic => [topic.title, topic.id] as const),
  }
}

export const referencePages = (): readonly ReferencePage[] => [
  ...FUNCTION_PAGES.map(functionsPage),
  unitsPage(),
  blocksPage(),
  topicsPage('settings-reference', 'Settings', 'What a worksheet can be set to.', SETTING_TOPICS),
  topicsPage('messages-reference', 'Messages', 'Errors and notices, and what to do.', MESSAGE_TOPICS),
]

const functionsByName = new Map(functions.map(help => [help.name, help]))

/** Code that is the name of a function, with or without its brackets, leads to it. */
export const functionAddress: ReferenceOf = code => {
  const name = /^\w+(?=$|\()/.exec(code)?.[0]
  const help = name === undefined ? undefined : functionsByName.get(functionHelp(name)?.name ?? '')
  return help && `${pageOfFunction(help).name}.html#${anchorOf('f', help.name)}`
}
