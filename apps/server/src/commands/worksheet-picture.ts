import { notFound } from '../policies/policy.ts'
import { pictureOf } from '../sharing/worksheet-pictures.ts'
import type { Context } from '../context.ts'
import { findAllowedItem } from './find-allowed-item.ts'

/** The small picture of a worksheet for a list. @param network of a visitor without an account */
export async function worksheetPicture(context: Context, hash: string, network: string): Promise<string> {
  const { row } = await findAllowedItem(context, 'get_picture', hash, 'Worksheet')
  const picture = await pictureOf(context, context.visitor?.userId ?? network, row.id)
  if (picture === null) throw notFound()
  return picture
}
