// @vitest-environment happy-dom
import { ProfileForm } from '@guichet/contract/ticket-office/profile.ts'
import { MantineProvider } from '@mantine/core'
import { act, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { useRecordForm, type RecordForm } from '../kit/forms/use-record-form.ts'
import { LanguageContext, type Language } from '../kit/text/messages.ts'
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
])(
  'whether a card needs its reference is switched, and says what follows (%s)',
  async (...said) => {
    const [language, label, refused, allowed] = said
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    document.body.replaceChildren()
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    await act(async () =>
      root.render(
        <MantineProvider env="test">
          <LanguageContext value={language}>
            <Page />
          </LanguageContext>
        </MantineProvider>,
      ),
    )
    const control = document.querySelector<HTMLInputElement>('[role=switch]')!
    expect(document.querySelector(`label[for="${control.id}"]`)?.textContent).toBe(label)
    expect([control.checked, document.body.textContent]).toEqual([
      true,
      expect.stringContaining(refused),
    ])
    await act(async () => control.click())
    expect([typed.form.values.isTerminalReferenceRequired, control.checked]).toEqual([false, false])
    expect(typed.form.isDirty()).toBe(true)
    expect(document.body.textContent).toContain(allowed)
    expect(document.body.textContent).not.toContain(refused)
    await act(async () => root.unmount())
  },
)
