/** The parts of a Word file beside its text. Source: ECMA-376, part 1 (WordprocessingML), part 2 (packages). */

const OFFICE = 'http://schemas.openxmlformats.org'
export const RELATIONS = `${OFFICE}/officeDocument/2006/relationships`
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

export const NAMESPACES = [
  ['w', `${OFFICE}/wordprocessingml/2006/main`],
  ['r', RELATIONS],
  ['m', `${OFFICE}/officeDocument/2006/math`],
  ['wp', `${OFFICE}/drawingml/2006/wordprocessingDrawing`],
  ['a', `${OFFICE}/drawingml/2006/main`],
  ['pic', `${OFFICE}/drawingml/2006/picture`],
]
  .map(([prefix, address]) => `xmlns:${prefix}="${address}"`)
  .join(' ')

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

/** @param margins header and footer, where there are any */
export const contentTypes = (margins: readonly ('header' | 'footer')[]): string =>
  `${HEAD}<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="jpg" ContentType="image/jpeg"/><Default Extension="gif" ContentType="image/gif"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml"/><Override PartName="/word/settings.xml" ContentType="${WORD}.settings+xml"/>${margins.map(kind => `<Override PartName="/word/${kind}.xml" ContentType="${WORD}.${kind}+xml"/>`).join('')}<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`

export const PACKAGE_RELATIONS = `${HEAD}<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="${OFFICE}/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`

/** @param title escaped */
export const coreProperties = (title: string): string =>
  `${HEAD}<cp:coreProperties xmlns:cp="${OFFICE}/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${title}</dc:title></cp:coreProperties>`

export interface Relation {
  readonly id: string
  readonly type: 'image' | 'hyperlink' | 'styles' | 'numbering' | 'settings' | 'header' | 'footer'
  /** Escaped. */
  readonly target: string
}

export function documentRelations(relations: readonly Relation[]): string {
  const all = relations.map(({ id, type, target }) => {
    const mode = type === 'hyperlink' ? ' TargetMode="External"' : ''
    return `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"${mode}/>`
  })
  return `${HEAD}<Relationships xmlns="${OFFICE}/package/2006/relationships">${all.join('')}</Relationships>`
}

export const documentXml = (body: string): string =>
  `${HEAD}<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`

const HEADINGS = [32, 28, 24, 22, 22, 22]

const headingStyle =
  (isDense: boolean) =>
  (size: number, index: number): string => {
    const level = index + 1
    const [before, after] = isDense ? [160, 40] : [240, 80]
    return `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/><w:pPr><w:keepNext/><w:keepLines/><w:spacing w:before="${before}" w:after="${after}"/><w:outlineLvl w:val="${index}"/></w:pPr><w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr></w:style>`
  }

const contentsStyle = (_: number, index: number): string =>
  `<w:style w:type="paragraph" w:styleId="TOC${index + 1}"><w:name w:val="toc ${index + 1}"/><w:basedOn w:val="Normal"/></w:style>`

/** @param isDense whether lines stand close to one another, in smaller letters */
export const stylesXml = (isDense: boolean): string =>
  `${HEAD}<w:styles ${NAMESPACES}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="${isDense ? 20 : 22}"/><w:lang w:val="en-US"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="${isDense ? 40 : 120}"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style><w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/><w:pPr><w:spacing w:after="200"/></w:pPr><w:rPr><w:b/><w:sz w:val="40"/></w:rPr></w:style>${HEADINGS.map(headingStyle(isDense)).join('')}<w:style w:type="paragraph" w:styleId="Quote"><w:name w:val="Quote"/><w:basedOn w:val="Normal"/><w:qFormat/><w:pPr><w:ind w:left="567"/></w:pPr><w:rPr><w:i/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Caption"><w:name w:val="caption"/><w:basedOn w:val="Normal"/><w:qFormat/><w:rPr><w:sz w:val="20"/></w:rPr></w:style>${HEADINGS.map(contentsStyle).join('')}<w:style w:type="paragraph" w:styleId="ListParagraph"><w:name w:val="List Paragraph"/><w:basedOn w:val="Normal"/><w:qFormat/></w:style><w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:rPr><w:color w:val="0563C1"/><w:u w:val="single"/></w:rPr></w:style><w:style w:type="table" w:styleId="TableGrid"><w:name w:val="Table Grid"/><w:tblPr><w:tblBorders>${['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(side => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`).join('')}</w:tblBorders></w:tblPr></w:style></w:styles>`

/** Twentieths of a point that each level of a list stands further in. */
const STEP = 360

const levels = (ordered: boolean): string =>
  Array.from({ length: 9 }, (_, level) => {
    const format = ordered ? ['decimal', 'lowerLetter', 'lowerRoman'][level % 3] : 'bullet'
    const text = ordered ? `%${level + 1}.` : ['•', '◦', '▪'][level % 3]
    return `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${STEP * (level + 2)}" w:hanging="${STEP}"/></w:pPr></w:lvl>`
  }).join('')

/** Number of the list of dots; each ordered list has a number of its own behind it, so that it begins with 1. */
export const BULLETS = 1

/** @param ordered how many ordered lists there are */
export function numberingXml(ordered: number): string {
  const own = Array.from(
    { length: ordered },
    (_, index) =>
      `<w:num w:numId="${BULLETS + 1 + index}"><w:abstractNumId w:val="1"/>${Array.from({ length: 9 }, (_, level) => `<w:lvlOverride w:ilvl="${level}"><w:startOverride w:val="1"/></w:lvlOverride>`).join('')}</w:num>`,
  )
  return `${HEAD}<w:numbering ${NAMESPACES}><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="multilevel"/>${levels(false)}</w:abstractNum><w:abstractNum w:abstractNumId="1"><w:multiLevelType w:val="multilevel"/>${levels(true)}</w:abstractNum><w:num w:numId="${BULLETS}"><w:abstractNumId w:val="0"/></w:num>${own.join('')}</w:numbering>`
}

/** Characters that XML allows, with those escaped that it reads as its own. */
export const escapedXml = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, sign => `&#${sign.codePointAt(0)};`)
