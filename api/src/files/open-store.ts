import path from 'node:path'
import type { Env } from '../env.ts'
import { localStore, type FileStore } from './file-store.ts'
import { s3Store } from './s3-store.ts'

/** Folder of files without a bucket. */
export const folderOf = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string =>
  path.join(DATA_DIR, 'files')

/** Opens a bucket when one is set, otherwise a folder next to the database. */
export const openStore = (env: Env): FileStore =>
  env.S3_BUCKET
    ? s3Store({
        endpoint: env.S3_ENDPOINT,
        bucket: env.S3_BUCKET,
        region: env.S3_REGION,
        accessKeyId: env.S3_ACCESS_KEY_ID!,
        secretAccessKey: env.S3_SECRET_ACCESS_KEY!,
      })
    : localStore(folderOf(env))
