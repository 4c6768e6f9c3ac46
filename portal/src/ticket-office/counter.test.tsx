import { ProfileForm } from '@guichet/contract/ticket-office/profile.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../test/render-screen.tsx'
import { useRecordForm, type RecordForm } from '../kit/forms/use-record-form.ts'
import type { Language } from '../kit/text/messages.ts'
import { Counter } from './counter.tsx'
import type { Profile } from './office.queries.ts'

const typed = {} as { form: RecordForm<Profile> }
function Page() {
  const [stored] = useState({ isTerminalReferenceRequired: true } as Profile)
  const form = useRecordForm<Profile>(ProfileForm, stored)
  useEffect(() => {
    typed.form = form
  })
  return <Counter form={form} />
}

test.each<[Language, string, string, string]>([
  [
    'fr',
    'Exiger la référence du terminal pour une vente par carte',
    'Une vente par carte sans cette référence est refusée.',
    'La référence peut être laissée vide à la vente.',
  ],
  [
    'en',
    'Require the terminal reference for a card sale',
    'A card sale without this reference is refused.',
    'The reference may be left empty at the sale.',
  ],
])('the switch of the card reference explains its effect (%s)', async (...expected) => {
  const [language, label, refused, allowed] = expected
  await renderScreen(<Page />, { language })
  const control = screen.getByRole<HTMLInputElement>('switch', { name: label })
  expect([control.checked, document.body.textContent]).toEqual([
    true,
    expect.stringContaining(refused),
  ])
  await userEvent.click(control)
  expect([typed.form.values.isTerminalReferenceRequired, control.checked]).toEqual([false, false])
  expect(typed.form.isDirty()).toBe(true)
  expect(document.body.textContent).toContain(allowed)
  expect(document.body.textContent).not.toContain(refused)
})
