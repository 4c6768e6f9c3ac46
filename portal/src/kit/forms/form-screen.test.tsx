import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { renderScreen } from '../../../test/render-screen.tsx'
import { FormScreen } from './form-screen.tsx'
import { useRecordForm } from './use-record-form.ts'

type Setting = { version: number; name: string }
const schema = z.strictObject({ version: z.int(), name: z.string().min(1) })
const stored: Setting = { version: 1, name: '' }
const [onSave, onDraft] = [vi.fn(), vi.fn()]
beforeEach(() => vi.clearAllMocks())

function Page({ questionOf }: Pick<ComponentProps<typeof FormScreen<Setting>>, 'questionOf'>) {
  const form = useRecordForm<Setting>(schema, stored)
  return (
    <FormScreen
      form={form}
      onSave={onSave}
      isSaving={false}
      error={null}
      fieldNames={{}}
      verb="Mettre en vente"
      questionOf={questionOf}
      alternative={{ verb: 'Brouillon', onSave: onDraft }}
    >
      <input {...form.getInputProps('name')} aria-label="Nom" />
    </FormScreen>
  )
}

test('Enter in a field does what the main button does; the other button saves its own way', async () => {
  await renderScreen(<Page />)
  await userEvent.type(screen.getByLabelText('Nom'), 'Ski{Enter}')
  expect(onSave).toHaveBeenCalledWith({ version: 1, name: 'Ski' })
  expect(onDraft).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Brouillon' }))
  expect(onDraft).toHaveBeenCalledWith({ version: 1, name: 'Ski' })
  expect(onSave).toHaveBeenCalledTimes(1)
})

test('a save asks only before values that take something away, and once', async () => {
  const question = { title: 'Retirer un type?', verb: 'Enregistrer et retirer', text: 'Adulte' }
  await renderScreen(<Page questionOf={({ name }) => (name === 'Vide' ? question : null)} />)
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Mettre en vente' }))
  await userEvent.type(screen.getByLabelText('Nom'), 'Vide')
  await save()
  expect(onSave).not.toHaveBeenCalled()
  await userEvent.click(await screen.findByRole('button', { name: 'Enregistrer et retirer' }))
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ version: 1, name: 'Vide' })
  await userEvent.type(screen.getByLabelText('Nom'), 's')
  await save()
  expect(onSave).toHaveBeenCalledTimes(2)
})
