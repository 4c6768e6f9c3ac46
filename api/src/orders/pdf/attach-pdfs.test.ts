import { expect, test } from 'vitest'
import { runScript } from '../../../test/run-script.ts'

const loadedBy = (file: string) =>
  runScript<string[]>(`import { registerHooks } from 'node:module'
    const seen = []
    registerHooks({ load: (url, context, next) => (seen.push(url), next(url, context)) })
    await import(${JSON.stringify(new URL(file, import.meta.url).href)})
    process.stdout.write(JSON.stringify(seen), () => process.exit())`)

test.each(['../../boot/app.ts', '../../boot/email-drawings.ts'])(
  'the PDF renderer is not loaded with %s, only with the first PDF',
  async (file) => {
    const loaded = await loadedBy(file)
    expect(loaded.some((url) => url.endsWith('/attach-pdfs.ts'))).toBe(true)
    expect(loaded.filter((url) => /@react-pdf|\/react\/|-paper\.ts/.test(url))).toEqual([])
  },
)
