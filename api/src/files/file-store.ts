import fs from 'node:fs/promises'
import path from 'node:path'

/** Where the bytes of files are kept: by a key of ours, never by a name that somebody sent. */
export type FileStore = {
  put: (key: string, bytes: Buffer, mediaType: string) => Promise<void>
  /** Null when nothing is kept under the key. */
  get: (key: string) => Promise<Buffer | null>
  delete: (key: string) => Promise<void>
}

/** The same bytes of one business are kept once, whatever their names. */
export const keyOf = (tenantId: string, sha256: Buffer): string => `${tenantId}/${sha256.toString('hex')}`

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Files in a folder. A file appears whole or not at all: it is written beside its place, then moved. */
export function localStore(folder: string): FileStore {
  const at = (key: string) => path.join(folder, key)
  return {
    put: async (key, bytes) => {
      const beside = `${at(key)}.${process.pid}-${Date.now()}`
      await fs.mkdir(path.dirname(beside), { recursive: true })
      await fs.writeFile(beside, bytes)
      await fs.rename(beside, at(key))
    },
    get: (key) => fs.readFile(at(key)).catch((error: unknown) => { if (isMissing(error)) return null; throw error }),
    delete: (key) => fs.rm(at(key), { force: true }),
  }
}
