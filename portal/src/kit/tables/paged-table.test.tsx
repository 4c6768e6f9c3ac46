import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../test/render-screen.tsx'
import { PagedTable } from './paged-table.tsx'

const table = (count: number, sizes = [25, 50, 75, 100]) => (
  <PagedTable
    title="Questions"
    rows={Array.from({ length: count }, (_, i) => ({ publicId: `${i + 1}` }))}
    columns={[{ header: 'Question', cell: ({ publicId }) => publicId }]}
    acts={() => null}
    create={null}
    empty="Aucune question."
    sizes={sizes}
  />
)
const rows = () => [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
const span = () => [rows()[0], rows().at(-1), rows().length]
const pages = () =>
  screen.queryAllByText(/^\d+$/, { selector: 'button' }).map((page) => page.textContent)
const go = (page: string) => userEvent.click(screen.getByText(page, { selector: 'button' }))
const sizes = () => screen.queryByRole<HTMLSelectElement>('combobox')

test('25 rows fit one page, 26 need two, and the last page holds the rest', async () => {
  const { rerender } = await renderScreen(table(0))
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByText('Aucune question.')).toBeTruthy()
  await rerender(table(25))
  expect([span(), pages(), sizes()]).toEqual([['1', '25', 25], [], null])
  await rerender(table(26))
  expect([span(), pages()]).toEqual([
    ['1', '25', 25],
    ['1', '2'],
  ])
  await go('2')
  expect(span()).toEqual(['26', '26', 1])
})

test('25, 50, 75 or 100 rows a page; another size returns to the first page', async () => {
  await renderScreen(table(101))
  expect([...sizes()!.options].map(({ value }) => value)).toEqual(['25', '50', '75', '100'])
  await go('5')
  expect(span()).toEqual(['101', '101', 1])
  for (const [size, count] of [
    ['50', 3],
    ['75', 2],
    ['100', 2],
  ] as const) {
    fireEvent.change(sizes()!, { target: { value: size } })
    expect([span(), pages().length]).toEqual([['1', size, Number(size)], count])
  }
})

test('a deletion that empties the last page shows the one before', async () => {
  const { rerender } = await renderScreen(table(51, [25]))
  expect(sizes()).toBeNull()
  await go('3')
  expect(span()).toEqual(['51', '51', 1])
  await rerender(table(50, [25]))
  expect([span(), pages()]).toEqual([
    ['26', '50', 25],
    ['1', '2'],
  ])
})
