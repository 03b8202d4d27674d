/** The small pictures of worksheets, stored with their version and made when somebody first sees them. */
import { sql } from '../db/drizzle.ts'
import { type SlotReadServices, readInSlot } from '../documents/read-in-slot.ts'
import { type StoredReadServices, readContent } from '../documents/stored-worksheet.ts'

/** An SVG of the worksheet as it is now; null when it is deleted. @param requester takes turns with others */
export async function pictureOf(
  reading: StoredReadServices & SlotReadServices,
  requester: string,
  id: string,
): Promise<string | null> {
  const { rows } = await reading.query.execute<{ picture: string }>(sql`
    select picture from worksheet_pictures join worksheets on worksheets.id = worksheet_id
    where worksheet_id = ${id} and worksheet_pictures.version = worksheets.version`)
  return rows[0]?.picture ?? readInSlot(reading, requester, id, () => draw(reading, id))
}

async function draw(reading: StoredReadServices, id: string): Promise<string | null> {
  const content = await readContent(reading, id)
  if (!content) return null
  const { document, archive, version } = content
  const picture = await reading.documents.run(document.length + archive.length, 'picture', document, archive)
  await reading.query.execute(sql`
    insert into worksheet_pictures (worksheet_id, version, picture)
    select id, ${version}, ${picture} from worksheets where id = ${id}
    on conflict (worksheet_id) do update set version = excluded.version, picture = excluded.picture
    where worksheet_pictures.version < excluded.version`)
  return picture
}
