import { accessTypes } from '@guichet/contract/access.ts'
import { expect, test } from 'vitest'
import { accessNames } from '../domain/names/access-names.messages.ts'
import { accessGroups } from '../staff/access-groups.ts'
import { pageMessages } from './page.messages.ts'
import { pagesFor } from './pages.ts'

const pages = pagesFor({ isMainStaff: true, accesses: [] })

test.each(['fr', 'en'] as const)(
  'in %s each access has the name of a page that it opens',
  (language) => {
    for (const access of accessTypes) {
      const names = pages
        .filter((page) => page.access === access)
        .map(({ to }) => pageMessages[language].pages[to])
      expect(names).toContain(accessNames[language][access])
    }
  },
)

test('each access is in the group of the menu that has its pages', () => {
  for (const { to, access, job } of pages) expect(accessGroups[job], to).toContain(access)
})

test('a clerk has the pages of the counter, and none of the reports', () => {
  const clerk = pagesFor({
    isMainStaff: false,
    accesses: ['TicketCreation', 'Orders', 'Tickets', 'Search', 'Traffic', 'Calendar', 'Clients'],
  })
  expect(clerk.map(({ to }) => to)).toEqual([
    '/today',
    '/sell',
    '/orders',
    '/tickets',
    '/search',
    '/till',
    '/traffic',
    '/bookings',
    '/clients',
  ])
})
