/** The store of files in a bucket of an S3-compatible service. */
import { Disk } from 'flydrive'
import { StartFailure } from '../failure.ts'
import { DiskFileStore } from './disk-file-store.ts'
import type { FileStore } from './file-store.ts'

export interface Bucket {
  readonly name: string
  /** Address of the service; null for Amazon's. */
  readonly endpoint: string | null
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}

/** Milliseconds that a connection to the service may take, and an answer. */
const TIMEOUTS = { connectionTimeout: 5_000, requestTimeout: 60_000 }

/** Errors are sentences that name the service and the bucket, without the keys. */
export async function openBucketFileStore(bucket: Bucket): Promise<FileStore> {
  // The driver with its client is only loaded where it is used.
  const { S3Driver } = await import('flydrive/drivers/s3')
  const { name, endpoint, region, accessKey: accessKeyId, secretKey: secretAccessKey } = bucket
  const driver = new S3Driver({
    ...{ bucket: name, region, visibility: 'private', supportsACL: false },
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: TIMEOUTS,
    maxAttempts: 3,
    // A service of one's own seldom has a host name for each bucket, and not all know the newer checksums.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return inSentences(new DiskFileStore(new Disk(driver)), bucket)
}

/** Writes a small file, so that a wrong setting ends the start and not the first upload. */
export async function reachFileStore(store: FileStore): Promise<void> {
  try {
    await store.put(new TextEncoder().encode('Calcwright can write here.\n'))
  } catch (error) {
    throw new StartFailure(error instanceof Error ? error.message : String(error))
  }
}

function inSentences(store: FileStore, bucket: Bucket): FileStore {
  const inWords = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      throw new Error(sentenceOf(error, bucket), { cause: error })
    }
  }
  return {
    put: bytes => inWords(store.put(bytes)),
    get: digest => inWords(store.get(digest)),
    has: digest => inWords(store.has(digest)),
    remove: digest => inWords(store.remove(digest)),
  }
}

function sentenceOf(error: unknown, { name, endpoint }: Bucket): string {
  const cause = innermost(error)
  const code = 'name' in cause && cause.name !== 'Error' ? cause.name : ''
  const service = endpoint ?? 'the S3 service'
  if (/NoSuchBucket/.test(code))
    return `There is no bucket ${name} at ${service}. Create it, or correct S3_BUCKET.`
  if (/AccessDenied|InvalidAccessKeyId|SignatureDoesNotMatch|Forbidden|^403/.test(code))
    return `${service} refuses the bucket ${name}. Look at S3_ACCESS_KEY, S3_SECRET_KEY and the rights of the key.`
  if (/ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|Timeout/.test(`${code} ${codeOf(cause)} ${cause.message}`))
    return `${service} cannot be reached for files of worksheets. Look at S3_ENDPOINT and the network.`
  return `The bucket ${name} at ${service} has a problem: ${cause.message || code}`
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '')

function innermost(error: unknown): Error {
  let inner = error instanceof Error ? error : new Error(String(error))
  while (inner.cause instanceof Error) inner = inner.cause
  return inner
}
