import fs from 'node:fs'
import path from 'node:path'
import { emptyStore, storeFromJson, storeToJson, type Store } from './store.ts'

const delayMs = 50

export type StoreFile = {
  store: Store
  /** Something changed: written within a moment, once for many changes. */
  touch: () => void
  flush: () => void
}

/** The ledger of a provider that has no file lasts as long as its process. */
export function openStoreFile(file: string | undefined): StoreFile {
  if (!file) return { store: emptyStore(), touch: () => {}, flush: () => {} }
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const store = fs.existsSync(file) ? storeFromJson(fs.readFileSync(file, 'utf8')) : emptyStore()
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    if (!timer) return
    clearTimeout(timer)
    timer = undefined
    // Renamed into place: whoever stops in the middle leaves the file of before.
    fs.writeFileSync(`${file}.new`, storeToJson(store), { mode: 0o600 })
    fs.renameSync(`${file}.new`, file)
  }
  return {
    store,
    touch: () => {
      timer ??= setTimeout(flush, delayMs)
    },
    flush,
  }
}
