import { findClients } from '@guichet/contract/clients/find-clients.ts'
import { getProfile } from '@guichet/contract/clients/get-profile.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { eraseClient } from '@guichet/contract/privacy/erase-client.ts'
import { extractPersonalData } from '@guichet/contract/privacy/extract-personal-data.ts'
import { expect, test } from 'vitest'
import { aTicketType } from '../factories/catalogue/catalogue.ts'
import { canaries } from '../factories/known-person.ts'
import { aBusiness } from '../factories/staff.ts'
import { reach, startProcess } from '../race/processes.ts'
import { newKey } from '../test-server.ts'
import { useTestServer } from '../use-server.ts'

const server = useTestServer()

test('a debug log contains no personal data, from a purchase to the erasure', async () => {
  const staff = await aBusiness(server)
  const { productId } = await aTicketType(server, staff, { scheduling: 'Anytime' })
  const app = await startProcess(server.url, { env: { LOG_LEVEL: 'debug' } })
  const { email, firstName, lastName, phone, postalCode } = canaries
  try {
    const body = {
      tickets: [{ productId, quantity: 1 }],
      payment: { method: 'cash' as const },
      email,
      firstName,
      lastName,
      phone,
      postalCode,
    }
    const sold = await reach(app.base, staff, sell, { body, key: newKey() })
    const params = { profilePublicId: String(sold.body.userPublicId) }
    // Searched, named in a path, mistyped, extracted, erased.
    await reach(app.base, staff, findClients, { query: { searchTerm: lastName } })
    await reach(app.base, staff, getProfile, { params: { id: email } })
    await reach(app.base, staff, getProfile, { params: { id: `x${email}` } })
    await reach(app.base, staff, extractPersonalData, { params }).catch(() => null)
    const asked = { reason: 'asked' as const, orders: 1, ticketsAhead: 1 }
    for (const confirmation of [lastName, email])
      await reach(app.base, staff, eraseClient, {
        params,
        body: { confirmation, ...asked },
        key: newKey(),
      })
  } finally {
    await app.stop()
  }
  const { rows } = await server.owner.query('select 1 from erasure')
  expect(rows).toHaveLength(1)
  const log = app.output()
  expect(log.split('\n').length).toBeGreaterThan(8)
  const words = [email, firstName, lastName, phone, postalCode]
  const spelled = words.flatMap((word) => [word, encodeURIComponent(word)])
  expect(spelled.filter((word) => log.toLowerCase().includes(word.toLowerCase()))).toEqual([])
})
