// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PagedTable } from './paged-table.tsx'

let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})
const show = (count: number, sizes = [25, 50, 75, 100]) =>
  act(async () =>
    root.render(
      <MantineProvider env="test">
        <PagedTable
          title="Questions"
          rows={Array.from({ length: count }, (_, i) => ({ publicId: `${i + 1}` }))}
          columns={[{ header: 'Question', cell: ({ publicId }) => publicId }]}
          acts={() => null}
          create={null}
          empty="Aucune question."
          sizes={sizes}
        />
      </MantineProvider>,
    ),
  )
const rows = () => [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
const span = () => [rows()[0], rows().at(-1), rows().length]
const pages = () =>
  [...document.querySelectorAll('button')]
    .map(({ textContent }) => textContent)
    .filter((text) => /^\d+$/.test(text))
const go = (page: string) =>
  act(async () =>
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === page)!
      .click(),
  )
const sizes = () => document.querySelector('select')
const choose = (size: string) =>
  act(async () => {
    sizes()!.value = size
    sizes()!.dispatchEvent(new Event('change', { bubbles: true }))
  })

test('25 are one page, 26 are two, and the last one holds the rest', async () => {
  await show(0)
  expect(document.querySelector('table')).toBeNull()
  expect(document.body.textContent).toContain('Aucune question.')
  await show(25)
  expect([span(), pages(), sizes()]).toEqual([['1', '25', 25], [], null])
  await show(26)
  expect([span(), pages()]).toEqual([
    ['1', '25', 25],
    ['1', '2'],
  ])
  await go('2')
  expect(span()).toEqual(['26', '26', 1])
})

test('25, 50, 75 or 100 a page; another size begins at the first page', async () => {
  await show(101)
  expect([...sizes()!.options].map(({ value }) => value)).toEqual(['25', '50', '75', '100'])
  await go('5')
  expect(span()).toEqual(['101', '101', 1])
  for (const [size, count] of [
    ['50', 3],
    ['75', 2],
    ['100', 2],
  ] as const) {
    await choose(size)
    expect([span(), pages().length]).toEqual([['1', size, Number(size)], count])
  }
})

test('a page that a deletion emptied is left for the last one that there is', async () => {
  await show(51, [25])
  expect(sizes()).toBeNull()
  await go('3')
  expect(span()).toEqual(['51', '51', 1])
  await show(50, [25])
  expect([span(), pages()]).toEqual([
    ['26', '50', 25],
    ['1', '2'],
  ])
})
