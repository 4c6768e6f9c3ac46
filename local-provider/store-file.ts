import fs from 'node:fs'
import path from 'node:path'
import { emptyStore, storeFromJson, storeToJson, type Store } from './store.ts'

const delayMs = 50

export type StoreFile = {
  store: Store
  /** Schedules a write after a change; several changes are written together. */
  touch: () => void
  flush: () => void
}

/** Without a file, the store lasts as long as the process. */
export function openStoreFile(file: string | undefined): StoreFile {
  if (!file) return { store: emptyStore(), touch: () => {}, flush: () => {} }
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const store = fs.existsSync(file) ? storeFromJson(fs.readFileSync(file, 'utf8')) : emptyStore()
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    if (!timer) return
    clearTimeout(timer)
    timer = undefined
    // Written to another file and renamed, so that a crash leaves the previous version.
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
