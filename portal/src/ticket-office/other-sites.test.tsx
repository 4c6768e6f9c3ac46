import { ProfileForm } from '@guichet/contract/ticket-office/profile.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../test/render-screen.tsx'
import * as network from '../kit/api/call.ts'
import { useRecordForm, type RecordForm } from '../kit/forms/use-record-form.ts'
import type { Language } from '../kit/text/messages.ts'
import { officeMessages } from './office.messages.ts'
import type { Profile } from './office.queries.ts'
import { OtherSites } from './other-sites.tsx'

const typed = {} as { form: RecordForm<Profile> }
function Page({ language, staticUrl }: { language: Language; staticUrl: string }) {
  const [stored] = useState({ embeddingSites: ['https://a.example'] } as Profile)
  const form = useRecordForm<Profile>(ProfileForm, stored)
  useEffect(() => {
    typed.form = form
  })
  return <OtherSites form={form} language={language} staticUrl={staticUrl} />
}
const settings = network.callSettings()
const withOffices = () =>
  vi.spyOn(network, 'callSettings').mockReturnValue({
    ...settings,
    ticketOfficeBase: 'https://billets.example/b',
  })

test.each<[Language, string]>([
  ['fr', 'https://billets.example/b/parc"'],
  ['en', 'https://billets.example/b/parc/en"'],
])('a line of each kind is ready to copy (%s)', async (language, address) => {
  withOffices()
  await renderScreen(<Page language={language} staticUrl="parc" />, { language })
  const messages = officeMessages[language]
  for (const kind of ['button', 'frame'] as const) {
    const snippet = `<a href="${address} data-guichet="${kind}">${messages.buyTickets}</a>`
    expect(document.body.textContent).toContain(snippet)
  }
  expect(screen.getAllByRole('button', { name: /^(Copier|Copy) / })).toHaveLength(2)
})

test('without a stored address the lines are explained away, and sites are still listed', async () => {
  withOffices()
  await renderScreen(<Page language="fr" staticUrl="" />)
  expect(document.body.textContent).toContain(officeMessages.fr.noAddress)
  const field = screen.getByRole('combobox', { name: officeMessages.fr.embeddingSites })
  await userEvent.type(field, 'https://b.example{Enter}')
  expect(typed.form.values.embeddingSites).toEqual(['https://a.example', 'https://b.example'])
  await userEvent.type(field, 'musee.example{Enter}')
  typed.form.validate()
  await screen.findByText(/Entrez l’adresse d’un site comme/)
})
