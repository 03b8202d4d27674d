/** A picture in a Word file. Source: ECMA-376, part 1, 20.4 (drawings in text). */
import { escapedXml } from './docx-parts.ts'

/** Units of drawings for a pixel. */
const EMU = 9525

/**
 * @param id number of the picture, which its relation is named by: `rImage3`
 * @param size pixels
 * @param alt words for those who do not see it
 */
export function pictureXml(id: number, size: { width: number; height: number }, alt: string): string {
  const [cx, cy] = [size.width, size.height].map(pixels => Math.max(1, Math.round(pixels * EMU)))
  const name = `<wp:docPr id="${id}" name="Picture ${id}" descr="${escapedXml(alt)}"/>`
  const fill = `<pic:blipFill><a:blip r:embed="rImage${id}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>`
  const shape = `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>`
  const picture = `<pic:pic><pic:nvPicPr><pic:cNvPr id="${id}" name="image${id}"/><pic:cNvPicPr/></pic:nvPicPr>${fill}${shape}</pic:pic>`
  const graphic = `<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture">${picture}</a:graphicData></a:graphic>`
  return `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="${cx}" cy="${cy}"/>${name}${graphic}</wp:inline></w:drawing></w:r>`
}
