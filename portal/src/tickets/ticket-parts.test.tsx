import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { answerCalls } from '../../test/answer-calls.ts'
import { renderScreen } from '../../test/render-screen.tsx'
import { TicketActions } from './ticket-actions.tsx'
import { TicketOwner } from './ticket-owners.tsx'
import { TicketBuyer } from './ticket-people.tsx'
import { TicketStateBadge } from './ticket-state.tsx'
import type { Ticket } from './tickets.queries.ts'

beforeEach(() => void answerCalls(() => ({ url: '/code' })))
const ticketWith = (over: object) =>
  ({
    publicId: 't',
    barcode: 'code',
    displayedStatus: 'Available',
    isVoided: false,
    can: { activate: false, makeAvailable: false },
    ...over,
  }) as unknown as Ticket
const nobody: Ticket['buyer'] = {
  firstName: null,
  lastName: null,
  email: null,
  phone: null,
  postalCode: null,
  birthYear: null,
}

async function textOf(children: ReactNode): Promise<string> {
  const { container } = await renderScreen(children)
  // The library renders style elements into the page.
  const shown = container.cloneNode(true) as HTMLElement
  for (const style of shown.querySelectorAll('style')) style.remove()
  return shown.textContent
}

test('offers only actions that the server allows; a ticket without a code has none to show', async () => {
  const offered = (over: object) => textOf(<TicketActions ticket={ticketWith(over)} />)
  expect(await offered({})).toBe('Code QR')
  await waitFor(() => expect(screen.getByRole('link').getAttribute('href')).toBe('/code'))
  expect(await offered({ can: { activate: true, makeAvailable: false } })).toContain('Activer')
  expect(await offered({ can: { activate: false, makeAvailable: true } })).toContain(
    'Rendre disponible',
  )
  expect(await offered({ can: { reissue: true, block: true } })).toMatch(/Réémettre.*Bloquer/)
  expect(await offered({ can: { unblock: true } })).toContain('Débloquer')
  expect(await offered({ barcode: '' })).toBe('')
})

test('a voided ticket is shown as cancelled, even if blocked; a blocked one as blocked', async () => {
  expect(await textOf(<TicketStateBadge ticket={ticketWith({})} />)).toBe('Disponible')
  expect(await textOf(<TicketStateBadge ticket={ticketWith({ isVoided: true })} />)).toBe('Annulé')
  const blocked = { blockedReason: 'Volé' }
  expect(await textOf(<TicketStateBadge ticket={ticketWith(blocked)} />)).toBe('Bloqué')
  expect(
    await textOf(<TicketStateBadge ticket={ticketWith({ ...blocked, isVoided: true })} />),
  ).toBe('Annulé')
})

test('shows an anonymous sale, and a missing picture of a holder', async () => {
  expect(await textOf(<TicketBuyer buyer={nobody} />)).toContain('Vente anonyme')
  const owner = {
    label: { fr: 'Parent', en: 'Parent' },
    firstName: 'Ève',
    lastName: 'Roy',
    birthDate: '2001-02-03',
    picture: null,
    isPictureRequired: true,
    isPictureMissing: true,
  }
  const text = await textOf(<TicketOwner owner={owner} />)
  for (const part of ['Ève Roy', 'Parent', '2001-02-03', 'Photo manquante'])
    expect(text).toContain(part)
  const withPicture = { ...owner, picture: '/p.jpg', isPictureMissing: false }
  expect(await textOf(<TicketOwner owner={withPicture} />)).not.toContain('Photo manquante')
  expect(screen.getByRole<HTMLImageElement>('img').alt).toBe('Photo de Ève Roy')
  expect(screen.queryByRole('button')).toBeNull()
  const edited = async (person: Ticket['owners'][number]) =>
    textOf(<TicketOwner owner={person} onEdit={() => {}} />)
  expect(await edited(owner)).toContain('Ajouter une photo')
  expect(await edited(withPicture)).toContain('Changer la photo')
})
