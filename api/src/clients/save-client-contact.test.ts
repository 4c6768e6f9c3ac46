import { mergeClient } from '@guichet/contract/clients/merge-client.ts'
import {
  getClientContact,
  saveClientContact,
} from '@guichet/contract/clients/save-client-contact.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { expect, test } from 'vitest'
import { clientsOf } from '../../test/factories/clients.ts'
import { fieldsOf } from '../../test/factories/sales/counter.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { tablesWith } from '../../test/tables-with.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { buys, find } = clientsOf(server, staff)
let made = 0
const aClient = async (more: { firstName?: string; lastName?: string; phone?: string } = {}) => {
  made += 1
  const email = `corrected-${made}@example.test`
  return { ...(await buys({ email, ...more })), email }
}
const contactOf = async (profilePublicId: string) =>
  (await send(server, staff, getClientContact, { params: { profilePublicId } })).body
type Contact = Awaited<ReturnType<typeof contactOf>>
const correct = async (
  profilePublicId: string,
  change: Partial<Omit<Contact, 'version'>> & { version?: number | undefined },
  who: Staff = staff,
) => {
  const body = { ...(await contactOf(profilePublicId)), ...change } as Contact
  return send(server, who, saveClientContact, { params: { profilePublicId }, body })
}

test('a corrected client is the same in the list and the search; their orders keep the sale', async () => {
  const sold = await aClient({ firstName: 'Éloize', lastName: 'Coté', phone: '418 555-0199' })
  const { status, body } = await correct(sold.clientId, {
    email: ' Eloise@Exemple.test ',
    firstName: ' Éloïse ',
    lastName: 'Côté-Roy',
    phone: '',
    postalCode: 'g1r 4p5',
    language: 'en',
  })
  expect(status).toBe(200)
  expect(body).toEqual({
    email: 'eloise@exemple.test',
    firstName: 'Éloïse',
    lastName: 'Côté-Roy',
    phone: '',
    postalCode: 'g1r 4p5',
    language: 'en',
    version: 2,
  })
  expect(await contactOf(sold.clientId)).toEqual(body)
  const idsOf = async (searchTerm: string) =>
    (await find({ searchTerm })).items.map((row) => row.profilePublicId)
  for (const word of ['eloise@exemple.test', 'cote-roy', 'Éloïse'])
    expect([word, await idsOf(word)]).toEqual([word, [sold.clientId]])
  for (const word of [sold.email, 'Éloize', '4185550199'])
    expect([word, await idsOf(word)]).toEqual([word, []])
  const { body: order } = await send(server, staff, getOrder, {
    params: { ref: sold.orderReferenceNumber },
  })
  expect(order.invoice.user).toMatchObject({ fullName: 'Éloize Coté', email: sold.email })
  // The next sale to the new address is theirs.
  expect((await buys({ email: 'eloise@exemple.test' })).clientId).toBe(sold.clientId)
})

test('an address of another person is refused with who they are; nothing is changed', async () => {
  const other = await aClient({ firstName: 'Jean', lastName: 'Roy' })
  const { clientId } = await aClient()
  const before = await contactOf(clientId)
  expect(await correct(clientId, { email: other.email, lastName: 'Non' })).toMatchObject({
    status: 409,
    body: {
      type: 'ClientEmailTaken',
      profilePublicId: other.clientId,
      name: 'Jean Roy',
      detail: 'Cette adresse est celle d’un autre client\u00a0: Jean Roy.',
    },
  })
  expect(await contactOf(clientId)).toEqual(before)
})

test('an address of a merged card is refused with the person to whom it leads', async () => {
  const [kept, merged] = [await aClient({ lastName: 'Garde' }), await aClient()]
  await send(server, staff, mergeClient, {
    params: { profilePublicId: kept.clientId },
    body: { mergedProfilePublicId: merged.clientId },
    key: newKey(),
  })
  const { clientId } = await aClient()
  for (const id of [clientId, kept.clientId])
    expect((await correct(id, { email: merged.email })).body).toMatchObject({
      type: 'ClientEmailTaken',
      profilePublicId: kept.clientId,
    })
  // The merged card itself is not corrected, and its address still leads to the client.
  const params = { profilePublicId: merged.clientId }
  expect((await send(server, staff, getClientContact, { params })).status).toBe(404)
  const { body } = await correct(kept.clientId, { firstName: 'Gina' })
  expect(body).toMatchObject({ firstName: 'Gina', email: kept.email })
  expect((await find({ searchTerm: merged.email })).items).toHaveLength(1)
})

test('an address that two people ask for at once goes to one of them', async () => {
  const email = 'contested@example.test'
  const people = [await aClient(), await aClient(), await aClient(), await aClient()]
  const answers = await Promise.all(people.map(({ clientId }) => correct(clientId, { email })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  const refused = answers.filter(({ status }) => status === 409)
  expect(refused.map(({ body }) => (body as unknown as { type: string }).type)).toEqual(
    refused.map(() => 'ClientEmailTaken'),
  )
})

test('an address can be neither removed nor invalid, and a client has the address as before', async () => {
  const { clientId, email } = await aClient()
  expect(fieldsOf((await correct(clientId, { email: '' })) as never)).toEqual(['email required'])
  expect(fieldsOf((await correct(clientId, { email: 'x' })) as never)).toEqual(['email email'])
  expect(fieldsOf((await correct(clientId, { phone: '12' })) as never)).toEqual(['phone phone'])
  expect((await contactOf(clientId)).email).toBe(email)
})

test('a correction based on an older version is rejected; one without changes leaves the version', async () => {
  const { clientId } = await aClient()
  expect((await correct(clientId, {})).body.version).toBe(1)
  expect((await correct(clientId, { lastName: 'Une' })).body.version).toBe(2)
  expect(await correct(clientId, { lastName: 'Deux', version: 1 })).toMatchObject({
    status: 409,
    body: {
      type: 'StaleVersion',
      version: 2,
      changedBy: 'Maude Essai',
      changedFields: ['lastName'],
    },
  })
  const { body } = await correct(clientId, { lastName: 'Trois', version: undefined })
  expect(body).toMatchObject({ lastName: 'Trois', version: 3 })
})

test('the author and the changed fields are recorded, the words apart from the facts', async () => {
  const { clientId } = await aClient({ lastName: 'Motunique' })
  await correct(clientId, { lastName: 'Autremot', version: undefined })
  const { rows } = await server.owner.query(
    `select code, subject, account_id, facts
      from audit
      where tenant_id = $1 and subject_id = $2 and code like 'client.%'`,
    [staff.tenantId, clientId],
  )
  expect(rows).toEqual([
    {
      code: 'client.corrected',
      subject: 'client',
      account_id: staff.accountId,
      facts: { fields: ['lastName'], withoutVersion: true },
    },
  ])
  expect((await tablesWith(server.owner, 'Autremot')).sort()).toEqual(['audit_words', 'client'])
})

test('a client of another business is not found', async () => {
  const other = await aBusiness(server)
  const { clientId } = await aClient()
  const params = { profilePublicId: clientId }
  expect((await send(server, other, getClientContact, { params })).status).toBe(404)
  expect((await correct(clientId, { lastName: 'Ailleurs' }, other)).status).toBe(404)
})
