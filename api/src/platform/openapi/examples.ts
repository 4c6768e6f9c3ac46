import fs from 'node:fs'

export type Example = {
  request?: {
    params?: Record<string, unknown>
    query?: Record<string, unknown>
    body?: unknown
  }
  /** Absent when the call answers with a file. */
  response?: unknown
}

/** A recorded request and response of each call, by service; never written by hand. */
export const examplesFolder = new URL('../../../../contract/examples/', import.meta.url)

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
