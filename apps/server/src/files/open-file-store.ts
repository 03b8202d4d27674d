/** The store that the settings name: a bucket, else the data folder. */
import type { Config } from '../config.ts'
import { openBucketFileStore, reachFileStore } from './bucket-file-store.ts'
import { openFolder } from './disk-file-store.ts'
import type { FileStore } from './file-store.ts'

/** Throws StartFailure with advice for the operator where the bucket cannot be used. */
export async function openFileStore({
  bucket,
  dataDir,
}: Pick<Config, 'bucket' | 'dataDir'>): Promise<FileStore> {
  if (bucket === null) return openFolder(dataDir)
  const store = await openBucketFileStore(bucket)
  await reachFileStore(store)
  return store
}
