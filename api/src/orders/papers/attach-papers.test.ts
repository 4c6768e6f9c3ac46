import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const loadedBy = async (file: string) => {
  const script = `import { registerHooks } from 'node:module'
    const seen = []
    registerHooks({ load: (url, context, next) => (seen.push(url), next(url, context)) })
    await import(${JSON.stringify(new URL(file, import.meta.url).href)})
    console.log(JSON.stringify(seen))
    process.exit()`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', script],
    { maxBuffer: 10_000_000 },
  )
  return JSON.parse(stdout) as string[]
}

test.each(['../../app.ts', '../../email-drawings.ts'])(
  'what draws papers is not loaded with %s, only with the first paper',
  async (file) => {
    const loaded = await loadedBy(file)
    expect(loaded.some((url) => url.endsWith('/attach-papers.ts'))).toBe(true)
    expect(loaded.filter((url) => /@react-pdf|\/react\/|-paper\.ts/.test(url))).toEqual([])
  },
)
