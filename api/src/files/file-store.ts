import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

/** Store of file bytes: by our own keys, never by a name that was sent. */
export type FileStore = {
  put: (key: string, bytes: Buffer, mediaType: string) => Promise<void>
  /** Null when the key does not exist. */
  get: (key: string) => Promise<Buffer | null>
  delete: (key: string) => Promise<void>
  /** Deletes partial files left by a crash. */
  sweep: () => Promise<void>
}

/** Equal bytes of one business are stored once, under any names. */
export const keyOf = (tenantId: string, sha256: Buffer): string =>
  `${tenantId}/${sha256.toString('hex')}`

/** Key of a smaller picture of a stored one, which is made again when it is missing. */
export const variantKeyOf = (key: string, variant: string): string => `${key}-${variant}`

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Full paths of the files of a folder; empty when it does not exist. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await fs.readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  return names.map((name) => path.join(folder, name))
}

/** Partial files of earlier versions: `<key>.<process>-<time>`, in the folder of each business. */
async function besideTheirPlace(folder: string): Promise<string[]> {
  const inside = await Promise.all(
    (await namesIn(folder)).map((business) => namesIn(business).catch(() => [])),
  )
  return inside.flat().filter((file) => /\.\d+-\d{13}$/.test(file))
}

// No write of a single file takes this long.
const longestWriteMs = 60 * 60_000

/**
 * Files in a folder. A file appears complete or not at all: it is written elsewhere, then moved to
 * its place.
 */
export function localStore(folder: string): FileStore {
  const at = (key: string) => path.join(folder, key)
  const incoming = path.join(folder, '.incoming')
  return {
    put: async (key, bytes) => {
      const apart = path.join(incoming, randomUUID())
      await fs.mkdir(incoming, { recursive: true, mode: 0o700 })
      await fs.mkdir(path.dirname(at(key)), { recursive: true, mode: 0o700 })
      await fs.writeFile(apart, bytes, { flush: true, mode: 0o600 })
      await fs.rename(apart, at(key))
    },
    get: (key) =>
      fs.readFile(at(key)).catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      }),
    delete: (key) => fs.rm(at(key), { force: true }),
    sweep: async () => {
      for (const file of [...(await namesIn(incoming)), ...(await besideTheirPlace(folder))]) {
        // Several processes may sweep one folder, so a file may be gone already.
        const facts = await fs.stat(file).catch(() => null)
        if (facts && facts.mtimeMs < Date.now() - longestWriteMs) await fs.rm(file, { force: true })
      }
    },
  }
}
