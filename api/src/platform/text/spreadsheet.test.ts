import { buffer, text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { partOf, rowsOfSheet } from '../../../test/factories/input/unzipped.ts'
import { csvOf, workbookOf } from './spreadsheet.ts'

async function* batchesOf(...rows: string[][]) {
  for (const row of rows) yield [row]
}
const hostile = [
  '=1+1',
  '+14185550142',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '=HYPERLINK("http://evil.test","x")',
  '<row><c><f>1+1</f></c></row>',
  '&amp; ]]> "quoted"',
  'É\u00a0😀',
  '',
]

test('a workbook has every cell as a text, whatever it begins with', async () => {
  const file = await buffer(
    workbookOf('tickets', { header: ['A', 'B'], batches: batchesOf(hostile) }),
  )
  expect(partOf(file, 'xl/workbook.xml')).toContain('<sheet name="tickets"')
  const sheet = partOf(file, 'xl/worksheets/sheet1.xml')
  expect(rowsOfSheet(sheet)).toEqual([['A', 'B'], hostile])
  // Neither a formula nor a link nor a number: a cell is empty, or an inline text.
  expect(sheet).not.toMatch(/<f[ >]|<hyperlink|<v>/)
  expect([...sheet.matchAll(/<c [^>]*>/g)].every(([c]) => /t="inlineStr"|\/>/.test(c))).toBe(true)
})

test('characters that XML lacks are removed, and texts above the limit of a cell are truncated', async () => {
  const row = ['a\u0000b\u0008c\ud800d\ufffe', 'x'.repeat(40_000)]
  const file = await buffer(workbookOf('tickets', { header: ['A'], batches: batchesOf(row) }))
  const [, cut] = rowsOfSheet(partOf(file, 'xl/worksheets/sheet1.xml'))
  expect([cut![0], cut![1]!.length]).toEqual(['abcd', 32_767])
})

test('CSV values are not computed: an apostrophe is put before formulas', async () => {
  const csv = await text(csvOf({ header: ['A "B"'], batches: batchesOf(hostile) }))
  const cells = hostile.map((cell, i) =>
    `"${i < 6 ? `'${cell}` : cell}"`.replace(/(?<=.)"(?=.)/gs, '""'),
  )
  expect(csv).toBe(`\uFEFF"A ""B"""\r\n${cells.join(',')}\r\n`)
})

test('a reader that stops ends the batches; a failed batch fails the file', async () => {
  let stopped = 0
  async function* endless() {
    try {
      for (;;) yield [[String(Math.random()).repeat(2000)]]
    } finally {
      stopped += 1
    }
  }
  for (const file of [
    workbookOf('tickets', { header: ['A'], batches: endless() }),
    csvOf({ header: ['A'], batches: endless() }),
  ]) {
    let read = 0
    for await (const part of file) {
      read += String(part).length
      if (read > 100_000) break
    }
    expect(file.destroyed).toBe(true)
  }
  await expect.poll(() => stopped).toBe(2)
  async function* broken() {
    yield [['a']]
    throw new Error('lost')
  }
  const file = workbookOf('tickets', { header: ['A'], batches: broken() })
  await expect(buffer(file)).rejects.toThrow('lost')
})

test('rows that come slowly reach the reader before the file is complete', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const rest = Promise.withResolvers<void>()
  async function* slowly() {
    yield [['first']]
    await rest.promise
    yield [['last']]
  }
  try {
    const parts: Buffer[] = []
    const file = workbookOf('tickets', { header: ['A'], batches: slowly() })
    const isEnded = new Promise<void>((end) => file.on('end', end))
    file.on('data', (part: Buffer) => parts.push(part))
    await pause(100)
    const before = parts.length
    vi.advanceTimersByTime(10_000)
    await expect.poll(() => parts.length).toBeGreaterThan(before)
    rest.resolve()
    await isEnded
    expect(rowsOfSheet(partOf(Buffer.concat(parts), 'xl/worksheets/sheet1.xml'))).toEqual([
      ['A'],
      ['first'],
      ['last'],
    ])
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test('the same rows give the same bytes at any time', async () => {
  const write = () =>
    buffer(workbookOf('tickets', { header: ['A', 'B'], batches: batchesOf(hostile) }))
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-31T10:00:00Z') })
  try {
    const before = await write()
    vi.setSystemTime(new Date('2027-07-01T22:30:10Z'))
    expect((await write()).equals(before)).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})
