import fs from 'node:fs'

export type Example = {
  request?: {
    params?: Record<string, unknown>
    query?: Record<string, unknown>
    body?: unknown
  }
  /** Left out where the call answers a file. */
  response?: unknown
}

/** What was sent and answered once for each call, by service: recorded, never written. */
export const examplesFolder = new URL('../../../contract/src/examples/', import.meta.url)

const readAll = (): Record<string, Example> =>
  Object.assign(
    {},
    ...fs
      .globSync('*.json', { cwd: examplesFolder })
      .map((file) => JSON.parse(fs.readFileSync(new URL(file, examplesFolder), 'utf8')) as object),
  )

let read: Record<string, Example> | undefined
const examples = () => (read ??= readAll())
export const exampleOf = (name: string): Example => examples()[name] ?? {}
export const exampleNames = (): string[] => Object.keys(examples())
