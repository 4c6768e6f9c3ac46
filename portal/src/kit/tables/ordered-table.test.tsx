import { IconCircleOff } from '@tabler/icons-react'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../test/render-screen.tsx'
import { OrderedTable } from './ordered-table.tsx'

type Row = { publicId: string }
const rows: Row[] = ['Adulte', 'Enfant', 'Famille'].map((publicId) => ({ publicId }))
const [onSaveOrder, onDelete, onPress] = [vi.fn(), vi.fn(), vi.fn()]
beforeEach(() => vi.clearAllMocks())

const table = (sought?: string) => (
  <OrderedTable
    title="Types"
    nameHeader="Nom"
    rows={rows}
    empty="Aucun type."
    filter={
      sought === undefined
        ? undefined
        : { keeps: ({ publicId }: Row) => publicId.includes(sought), none: 'Aucun résultat.' }
    }
    nameOf={({ publicId }) => publicId}
    linkOf={({ publicId }) => publicId}
    create={null}
    actsOf={({ publicId }) => [
      { label: 'Rendre inactif', icon: IconCircleOff, onPress: () => onPress(publicId) },
    ]}
    onDelete={onDelete}
    onSaveOrder={onSaveOrder}
    isSavingOrder={false}
  />
)
const names = () =>
  [...document.querySelectorAll('tbody td:nth-child(2)')].map(({ textContent }) => textContent)
const openMenu = (name: string) =>
  userEvent.click(screen.getByRole('button', { name: `Actions\u00a0: ${name}` }))
const press = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }))

test('the menu of a row moves it by several positions, and the order is then saved', async () => {
  await renderScreen(table())
  await openMenu('Adulte')
  await press('Descendre')
  await press('Descendre')
  expect(names()).toEqual(['Enfant', 'Famille', 'Adulte'])
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer l’ordre' }))
  expect(onSaveOrder).toHaveBeenCalledWith(['Enfant', 'Famille', 'Adulte'])
})

test('a row has the actions of its list; a deletion is confirmed', async () => {
  await renderScreen(table())
  await openMenu('Enfant')
  await press('Rendre inactif')
  expect(onPress).toHaveBeenCalledWith('Enfant')
  await openMenu('Enfant')
  await press('Supprimer')
  expect(onDelete).not.toHaveBeenCalled()
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Supprimer' }))
  expect(onDelete).toHaveBeenCalledWith({ publicId: 'Enfant' })
})

test('a filtered list shows what it keeps, and no row can be moved in it', async () => {
  const { rerender } = await renderScreen(table('a'))
  expect(names()).toEqual(['Enfant', 'Famille'])
  await openMenu('Famille')
  await screen.findByRole('menuitem', { name: 'Supprimer' })
  expect(screen.queryByRole('menuitem', { name: 'Monter' })).toBeNull()
  await rerender(table('zzz'))
  expect(screen.getByText('Aucun résultat.')).toBeTruthy()
})
