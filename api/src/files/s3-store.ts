import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { SpanKind } from '@opentelemetry/api'
import { inSpan } from '../platform/jobs/traces.ts'
import type { FileStore } from './file-store.ts'

type Settings = {
  endpoint?: string | undefined
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Files in a bucket of any S3-compatible service. */
export function s3Store({
  endpoint,
  bucket: Bucket,
  region,
  accessKeyId,
  secretAccessKey,
}: Settings): FileStore {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Some S3-compatible services do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3000, requestTimeout: 15_000 },
  })
  const asking = <T>(operation: string, ask: () => Promise<T>) =>
    inSpan(`S3 ${operation}`, { kind: SpanKind.CLIENT }, ask)
  return {
    put: async (Key, Body, ContentType) => {
      await asking('put', () =>
        client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType })),
      )
    },
    get: (Key) =>
      asking('get', async () => {
        try {
          const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
          return Buffer.from(await Body!.transformToByteArray())
        } catch (error) {
          if (error instanceof NoSuchKey) return null
          throw error
        }
      }),
    delete: async (Key) => {
      await asking('delete', () => client.send(new DeleteObjectCommand({ Bucket, Key })))
    },
    // A bucket has complete objects only.
    sweep: async () => {},
  }
}
