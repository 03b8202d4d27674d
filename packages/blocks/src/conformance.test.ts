import {
  fieldsOf,
  formatCalcFile,
  readField,
  toCalcFile,
  Worksheet,
  worksheetFromPlain,
  writeField,
} from '@calcwright/document'
import type { AnyBlockType, Field } from '@calcwright/document'
import { fromCalcFile, parseCalcFile } from '@calcwright/document/calc-file'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toolsOf } from '@calcwright/editor'
import { blockHelp, blockHelpPages } from './help.ts'
import { blockEvaluations } from './registered/evaluations.ts'
import { ICONS } from './registered/icons.ts'
import { blockTypes, registry } from './schemas.ts'
import { views } from './views.ts'
import { sized } from '../../../tests/full.ts'

/** Arbitrary fields of another version, with numbers as JSON writes them. No version has a field `__proto__`. */
const fields = fc
  .dictionary(fc.stringMatching(/^[A-Za-z]\w{0,8}$/), fc.jsonValue(), { maxKeys: 5 })
  .map(value => JSON.parse(JSON.stringify(value).replaceAll('__proto__', 'proto')) as object)

/** The fields after everything that may happen to a block that cannot be read. */
function fieldsAfterTravels(type: string, version: number, props: object): unknown {
  const sheet = Worksheet.create(registry, {
    blocks: [
      { id: 'x', type, version, props },
      { id: 'y', type: 'text' },
    ],
  })
  sheet.apply({ kind: 'move', ids: ['x'], at: { after: 'y' } })
  sheet.apply({ kind: 'indent', ids: ['x'] })
  sheet.apply({ kind: 'disable', ids: ['x'], disabled: true })
  sheet.apply({ kind: 'setProps', id: 'x', props: { latex: 'changed', html: 'changed' } })
  sheet.undo.stop()
  sheet.apply({ kind: 'remove', ids: ['x'] })
  sheet.undo.undo()
  sheet.undo.redo()
  sheet.undo.undo()
  const stored = Worksheet.load(registry, sheet.encode())
  stored.merge(sheet.encode())
  const filed = fromCalcFile(registry, parseCalcFile(formatCalcFile(toCalcFile(stored))))
  return filed.block('x') && { ...filed.block('x') }
}

/** A text, those of a list, or those of its objects. */
const textsIn = (value: unknown): unknown[] =>
  Array.isArray(value)
    ? value.flatMap(row => (typeof row === 'object' && row ? Object.values(row) : [row]))
    : [value]

describe.each(blockTypes)('$type', ({ type, version, props, defaults, mergedText = {}, placement }) => {
  it('has defaults that its own schema takes as they are', () => {
    expect(props.safeParse(defaults())).toEqual({ success: true, data: defaults() })
    expect(defaults()).not.toBe(defaults())
  })

  it('has defaults that JSON keeps, and no field that the stored form needs for itself', () => {
    expect(JSON.parse(JSON.stringify(defaults()))).toEqual(defaults())
    expect(Object.keys(defaults())).not.toContain('#')
  })

  it('is found by its texts and formulas', async () => {
    const finding = await views.entries.get(type)?.finding?.()
    const texts = Object.keys(mergedText)
    expect(finding === undefined && texts.length > 0).toBe(false)
  })

  it('merges only texts, and lists of them, as text', () => {
    for (const field of Object.keys(mergedText))
      for (const text of textsIn((defaults() as Record<string, unknown>)[field]))
        expect(typeof text).toBe('string')
  })

  it('can be inserted where its rules allow', () => {
    const sheet = Worksheet.create(registry)
    const applied = sheet.apply({ kind: 'insert', blocks: [{ type }], at: { inside: null, at: 'end' } })
    expect(applied.ok).toBe(!placement)
  })

  it('is kept as it is when a newer version saved it', () => {
    fc.assert(
      fc.property(fields, stored => {
        const block = fieldsAfterTravels(type, version + 1, stored)
        expect(block).toMatchObject({ type, version: version + 1, status: 'newer-version', disabled: true })
        expect(block).toHaveProperty('props', stored)
      }),
      { numRuns: sized({ usual: 5, full: 100 }) },
    )
  })
})

describe('a type that is not known', () => {
  it('is kept as it is', () => {
    fc.assert(
      fc.property(fields, fc.integer({ min: 1, max: 1000 }), (stored, version) => {
        const block = fieldsAfterTravels('hologram', version, stored)
        expect(block).toMatchObject({ type: 'hologram', version, status: 'unknown-type', disabled: true })
        expect(block).toHaveProperty('props', stored)
      }),
      { numRuns: sized({ usual: 5, full: 100 }) },
    )
  })
})

/** Texts for a field of each kind that hold a given name; page and plan read them alike. */
const FILLED: Readonly<Record<Field['kind'], (name: string) => string>> = {
  statement: name => name,
  expression: name => name,
  condition: name => `${name}>0`,
  name: name => name,
  target: name => name,
  'function-head': name => `${name}\\left(p\\right)`,
  names: name => name,
  parameter: name => name,
  parameters: name => name,
  words: name => name,
}

const nameIn = (index: number): string => `q_{${index}}`

/** The fields of a type with a name of its own in each. */
function filled(type: AnyBlockType): { readonly fields: readonly Field[]; readonly props: object } {
  const empty = type.defaults() as object
  const fields = fieldsOf(type, empty)
  const props = fields.reduce(
    (all, field, index) => ({ ...all, ...writeField(all, field.id, FILLED[field.kind](nameIn(index))) }),
    empty,
  )
  return { fields, props }
}

const DEFINING: readonly Field['kind'][] = ['name', 'target', 'function-head']
const READING: readonly Field['kind'][] = ['statement', 'expression', 'condition', 'names']

describe.each(blockTypes.map(type => [type.type, type] as const))('the parts of %s agree', (name, type) => {
  const { fields, props } = filled(type)
  const names = (kinds: readonly Field['kind'][]): string[] =>
    fields.flatMap(({ kind }, index) => (kinds.includes(kind) ? [`q_${index}`] : []))
  const view = views.entries.get(name)
  const evaluation = blockEvaluations.find(one => one.type === name)

  it('has a view, a title and a page of help of that title', () => {
    expect(view?.title).toBe(blockHelp(name)?.title)
  })

  it('has icons for itself and its tools', () => {
    const ids = [name, ...(view?.tools ?? []).map(({ id }) => id)]
    expect(ids.filter(id => !(id in ICONS))).toEqual([])
  })

  it('is found by all that is typed into it, on the page and by the search of the server', async () => {
    const shown = fields.filter(({ kind }) => kind !== 'words')
    const finding = await view?.finding?.()
    const passages = finding?.passages(props).join(' ') ?? ''
    const words = `${type.toPlain?.(props)}`
    for (const [index, { kind }] of fields.entries()) {
      expect(passages).toContain(kind === 'words' ? '' : `q_${index}`)
      expect(words).toContain(shown.includes(fields[index]!) ? `q_${index}` : '')
    }
  })

  it('has fields with labels of their own, each a stored text', () => {
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length)
    expect(new Set(fields.map(({ label }) => label)).size).toBe(fields.length)
    for (const [index, { id, kind }] of fields.entries())
      expect(readField(props, id)).toBe(FILLED[kind](nameIn(index)))
  })

  it('merges what is typed into its fields', () => {
    const merged = Object.keys(type.mergedText ?? {})
    expect(fields.filter(({ id }) => !id.includes('.') && !merged.includes(id))).toEqual([])
  })

  it('tells on the page the names that its fields define and read', () => {
    if (fields.length === 0) return
    const own = names(DEFINING)
    const defined = view!.defines!(props)
    expect(defined.slice(0, own.length)).toEqual(own)
    // Further ones go by the name of the block, as `gas_T_in` does.
    expect(defined.slice(own.length).filter(name => !own.some(one => name.startsWith(`${one}_`)))).toEqual([])
    expect([...view!.uses!(props)].sort()).toEqual(names(READING).sort())
  })

  it('renames a name in the field that reads it', () => {
    for (const read of names(READING)) {
      const patch = view!.rename!(props, read, 'zz')
      expect(view!.uses!({ ...props, ...patch })).toEqual(
        view!.uses!(props).map(one => (one === read ? 'zz' : one)),
      )
    }
  })

  it('plans what is filled in without a complaint, and reads its fields in their order', () => {
    const plan = evaluation?.plan(props)
    expect(plan?.problem).toBeUndefined()
    const order = fields.map(({ id }) => id)
    for (const { fields: read = [] } of plan?.statements ?? []) {
      const places = read.map(({ field }) => order.indexOf(field)).filter(place => place >= 0)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
    }
  })
})

describe('the tools of the registry', () => {
  const tools = toolsOf(views)

  it('have ids and typed words of their own', () => {
    const words = tools.flatMap(({ typedWord, alsoTyped = [] }) => [typedWord, ...alsoTyped]).filter(Boolean)
    expect(words.filter((word, index) => words.indexOf(word) < index)).toEqual([])
    const ids = tools.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([])
  })

  it.each(tools.map(tool => [tool.id, tool] as const))('%s makes blocks that its type takes', (_, tool) => {
    for (const made of [tool.make(), tool.makeStored?.('x')]) {
      if (!made) continue
      const type = registry.get(made.type)!
      expect(type.props.safeParse({ ...type.defaults(), ...made.props }).success).toBe(true)
    }
  })
})

it('nothing is evaluated or drawn that is not saved', () => {
  const types = blockTypes.map(({ type }) => type)
  expect(blockEvaluations.map(({ type }) => type).filter(type => !types.includes(type))).toEqual([])
  expect([...views.entries.keys()].sort()).toEqual(types.toSorted())
})

describe.each(blockHelpPages().map(page => [page.type, page] as const))('the help on %s', (_, page) => {
  it('says what the block is for, and what there is to know', () => {
    expect(page.summary).toMatch(/\.$/)
    expect(page.points.length + page.example.length).toBeGreaterThan(0)
    for (const point of page.points) expect(point).toMatch(/\.$/)
  })

  it('has an example that can be read and holds such a block', () => {
    const sheet = worksheetFromPlain(registry, page.example.join('\n'))
    const plans = sheet
      .blocks()
      .map(({ type, props }) => blockEvaluations.find(one => one.type === type)?.plan(props))
    expect(plans.flatMap(plan => plan?.problem ?? [])).toEqual([])
    expect(sheet.blocks().filter(({ type }) => type === 'text')).toEqual([])
  })
})
