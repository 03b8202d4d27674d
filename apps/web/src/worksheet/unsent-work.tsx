/** Changes that were made in this browser to a worksheet that its visitor may not open any more, as a file. */
import { registry } from '@calcwright/blocks/schemas'
import { fromBase64 } from '@calcwright/contract'
import { Worksheet, formatCalcFile, toCalcFile } from '@calcwright/document'
import { Button, saveFile } from '@calcwright/ui'
import { useEffect, useState } from 'react'
import { localCopy, removeCopy } from '../offline/local-copies.ts'
import { unsentStore } from '../saving/unsent-store.ts'

export default function UnsentWork({ hash }: { readonly hash: string }) {
  const [work, setWork] = useState<Worksheet | null>(null)
  useEffect(() => {
    // A browser that stores nothing has nothing left.
    void findWork(hash).then(setWork, () => {})
  }, [hash])
  if (!work) return null
  const download = () => {
    const text = formatCalcFile(toCalcFile(work, undefined, {}))
    saveFile(`${work.name}.calc`, new Blob([text], { type: 'application/json' }))
  }
  return (
    <span role="status">
      Your last changes here were not saved. <Button onClick={download}>Download a copy with them</Button>
    </span>
  )
}

/** The worksheet with these changes; null where there are none, and then its copy goes from this browser. */
async function findWork(hash: string): Promise<Worksheet | null> {
  const [update, copy] = await Promise.all([unsentStore.get(hash), localCopy(hash)])
  if (!update || !copy) {
    await removeCopy(hash)
    return null
  }
  const worksheet = Worksheet.load(registry, fromBase64(copy.document))
  return worksheet.merge(update) ? worksheet : null
}
