import { describe, expect, it } from 'vitest'
import { DocumentError } from '../errors.ts'
import { note, outlineOf, sheetOf, testRegistry } from '../test-types.ts'
import { createRegistry } from '../registry.ts'
import { Worksheet } from '../worksheet.ts'
import { checkCalcFile, fromCalcFile, parseCalcFile } from './read.ts'
import { formatCalcFile, toCalcFile } from './write.ts'

function sample(): Worksheet {
  const sheet = sheetOf('a\nb:branch\n  c\n  d:indent\n    e\nf:rich')
  sheet.apply({ kind: 'setSettings', settings: { digits: 3, derived_units: ['kN'] } })
  sheet.apply({ kind: 'setProps', id: 'c', props: { size: 2, tags: ['x'] } })
  sheet.apply({ kind: 'setProps', id: 'f', props: { html: '<p>"quoted" &amp; \\frac{1}{2}</p>' } })
  sheet.apply({ kind: 'disable', ids: ['c'], disabled: true })
  sheet.apply({ kind: 'collapse', ids: ['b'], collapsed: true })
  const strange = {
    id: 'u',
    type: 'hologram',
    version: 4,
    props: { deep: [{ is: null }, 'kept'], depth: 1.5 },
  }
  const newer = { id: 'n', type: 'note', version: 9, props: { text: 5 } }
  sheet.apply({ kind: 'insert', blocks: [strange, newer], at: { inside: null, at: 'end' } })
  return sheet
}

const TEXT = `{
  "format": "calcwright",
  "version": 2,
  "name": "Test",
  "types": { "branch": 1, "hologram": 4, "indent": 1, "note": 1, "rich": 1 },
  "settings": { "digits": 3, "derived_units": ["kN"] },
  "blocks": [
    { "id": "a", "type": "note", "props": { "text": "a" } },
    {
      "id": "b",
      "type": "branch",
      "collapsed": true,
      "children": [
        { "id": "c", "type": "note", "props": { "text": "c", "size": 2, "tags": ["x"] }, "disabled": true },
        {
          "id": "d",
          "type": "indent",
          "children": [{ "id": "e", "type": "note", "props": { "text": "e" } }]
        }
      ]
    },
    {
      "id": "f",
      "type": "rich",
      "props": { "html": "<p>\\"quoted\\" &amp; \\\\frac{1}{2}</p>" }
    },
    {
      "id": "u",
      "type": "hologram",
      "props": { "deep": [{ "is": null }, "kept"], "depth": 1.5 }
    },
    { "id": "n", "type": "note", "version": 9, "props": { "text": 5 } }
  ]
}
`

describe('a .calc file', () => {
  it('is text that a person can read and compare', () => {
    expect(formatCalcFile(toCalcFile(sample())).replace(/\s+/g, ' ')).toBe(TEXT.replace(/\s+/g, ' '))
    for (const line of formatCalcFile(toCalcFile(sample())).split('\n'))
      expect(line.length).toBeLessThanOrEqual(112)
  })

  it('comes back as the same worksheet and writes the same file', () => {
    const sheet = sample()
    const back = fromCalcFile(testRegistry, parseCalcFile(TEXT))
    expect(back.blocks()).toEqual(sheet.blocks())
    expect(back.settings).toEqual(sheet.settings)
    expect(back.name).toBe('Test')
    expect(toCalcFile(back)).toEqual(toCalcFile(sheet))
  })

  it('carries results as they are', () => {
    const results = { format: 1, results: { a: { value: 5 } } }
    expect(parseCalcFile(formatCalcFile(toCalcFile(sample(), results))).results).toEqual(results)
  })

  it('needs no ids and may start with a byte order mark', () => {
    const text = '\ufeff{"format":"calcwright","version":1,"name":"","blocks":[{"type":"note"}]}'
    const sheet = fromCalcFile(testRegistry, parseCalcFile(text))
    expect(sheet.blocks()).toHaveLength(1)
    expect(sheet.name).toBe('Untitled')
  })

  it('takes blocks that stand where they may not: two people can bring that about', () => {
    const blocks = [
      { id: 's', type: 'series' },
      { id: 'a', type: 'note', children: [{ id: 'b', type: 'note' }] },
    ]
    const file = { format: 'calcwright', version: 2, name: 'x', blocks }
    expect(outlineOf(fromCalcFile(testRegistry, file)).split('\n').sort()).toEqual(['a', 'b', 's:series'])
  })

  it('is migrated from the version in which it was saved', () => {
    const old = { format: 'calcwright', version: 1, name: 'Old', blocks: [{ type: 'note' }] }
    expect(checkCalcFile(old)).toMatchObject({ name: 'Old', version: 2, blocks: [{ type: 'note' }] })
  })

  it('keeps the versions of its blocks and brings their fields up to date', () => {
    const longNote = { ...note, version: 2, migrations: { 1: (old: object) => ({ ...old, text: 'long' }) } }
    const registry = createRegistry([longNote])
    const file = {
      format: 'calcwright',
      version: 1,
      name: 'x',
      types: { note: 1 },
      blocks: [{ id: 'a', type: 'note' }],
    }
    const sheet = fromCalcFile(registry, file)
    expect(sheet.block('a')).toMatchObject({ version: 2, status: 'ok', props: { text: 'long' } })
    expect(toCalcFile(sheet).types).toEqual({ note: 2 })
  })
})

const fileWith = (changes: object): object => ({
  format: 'calcwright',
  version: 2,
  name: 'x',
  blocks: [],
  ...changes,
})

function faultOf(act: () => unknown): DocumentError {
  try {
    act()
  } catch (error) {
    if (error instanceof DocumentError) return error
  }
  throw new Error('no DocumentError was thrown')
}

const DIGEST = 'a'.repeat(64)

const FAULTS: readonly [name: string, file: unknown, code: string, path: string, message: RegExp][] = [
  ['no object', [], 'unreadable', 'format', /not a Calcwright worksheet/],
  ['another format', { format: 'ipynb' }, 'unreadable', 'format', /not a Calcwright worksheet/],
  ['a newer version', fileWith({ version: 3 }), 'newer', 'version', /newer version/],
  ['no version', fileWith({ version: undefined }), 'unreadable', 'version', /^version: /],
  ['no blocks', fileWith({ blocks: undefined }), 'unreadable', 'blocks', /^blocks: /],
  ['a setting', fileWith({ settings: { digits: 99 } }), 'unreadable', 'settings.digits', /integer from 1 to 14/],
  ['a block without type', fileWith({ blocks: [{}] }), 'unreadable', 'blocks[0].type', /^blocks\[0\]\.type: /],
  ['an unknown key', fileWith({ blocks: [{ type: 'note', latex: 'x' }] }), 'unreadable', 'blocks[0]', /latex/],
  [
    'a field, deep inside',
    fileWith({ blocks: [{ type: 'branch', children: [{ type: 'note', props: { size: 10 } }] }] }),
    'unreadable', 'blocks[0].children[0].props.size', /Too big/,
  ],
  [
    'an id used twice',
    fileWith({ blocks: [{ id: 'a', type: 'branch', children: [{ id: 'a', type: 'note' }] }] }),
    'unreadable', 'blocks[0].children[0].id', /the id a is used twice/,
  ],
  ['a file without digest', fileWith({ files: { 'a.png': 'AAAA' } }), 'unreadable', 'files.a.png', /^files\.a\.png: a file is named by the 64/],
  ['a file that is no base64', fileWith({ files: { [DIGEST]: 'AA=A' } }), 'unreadable', `files.${DIGEST}`, /this is not base64/],
  ['a file that is too large', fileWith({ files: { [DIGEST]: 'A'.repeat(140_000_000) } }), 'unreadable', `files.${DIGEST}`, /larger than 100 MB/],
  ['an id that is none', fileWith({ blocks: [{ id: 'a b', type: 'note' }] }), 'unreadable', 'blocks[0].id', /letters, digits/],
] // prettier-ignore

describe('a faulty .calc file', () => {
  it.each(FAULTS)('says where: %s', (_, file, code, path, message) => {
    const error = faultOf(() => fromCalcFile(testRegistry, file))
    expect(error).toMatchObject({ code, path })
    expect(error.message).toMatch(message)
  })

  it('says where the text stops being JSON', () => {
    expect(() => parseCalcFile('{"format": "calcwright",,}')).toThrow(/damaged, .*position 24/)
  })
  it.each(['', 'PK\u0003\u0004', '[1, 2]', 'x = 5'])('takes %j for no worksheet', text => {
    expect(() => parseCalcFile(text)).toThrow('This file is not a worksheet.')
  })
})
