import { mergeClient } from '@guichet/contract/clients/merge-client.ts'
import { getConsents, recordConsent } from '@guichet/contract/consents/record-consent.ts'
import { getConsentText, saveConsentText } from '@guichet/contract/consents/save-consent-text.ts'
import { extractPersonalData } from '@guichet/contract/privacy/extract-personal-data.ts'
import { expect, test } from 'vitest'
import { clientsOf } from '../../test/factories/clients.ts'
import { fieldsOf } from '../../test/factories/sales/counter.ts'
import { aStaff } from '../../test/factories/staff.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { buys, find } = clientsOf(server, staff)
let made = 0
const aClient = async () => {
  made += 1
  return (await buys({ email: `asked-${made}@example.test` })).clientId
}
const saveText = async (fr: string, en: string) =>
  (await send(server, staff, saveConsentText, { body: { fr, en } })).body.text.version
const record = (profilePublicId: string, body: object, key = newKey()) =>
  send(server, staff, recordConsent, { params: { profilePublicId }, body: body as never, key })
const read = async (profilePublicId: string) =>
  (await send(server, staff, getConsents, { params: { profilePublicId } })).body
const yes = (textVersion: number, saidOn = '2026-01-15') => ({
  isGiven: true,
  means: 'inPerson',
  saidOn,
  textVersion,
})
const no = { isGiven: false, means: 'phone', saidOn: '2026-02-01' }

test('a consent keeps the text that was read, regardless of later texts', async () => {
  const id = await aClient()
  expect(await read(id)).toEqual({ isGiven: null, history: [] })
  const first = await saveText('J’accepte.', 'I accept.')
  expect(await saveText('J’accepte.', 'I accept.')).toBe(first)
  expect((await record(id, yes(first))).body).toMatchObject({ isGiven: true })
  const second = await saveText('J’accepte les nouvelles.', 'I accept news.')
  expect(second).toBe(first + 1)
  expect((await send(server, staff, getConsentText, {})).body.text).toMatchObject({
    version: second,
  })
  expect((await read(id)).history).toMatchObject([
    {
      isGiven: true,
      means: 'inPerson',
      saidOn: '2026-01-15',
      text: { version: first, fr: 'J’accepte.', en: 'I accept.' },
      recordedBy: 'Maude Essai',
    },
  ])
})

test('the latest consent counts, by its day; none is removed', async () => {
  const id = await aClient()
  const version = await saveText('Oui', 'Yes')
  await record(id, yes(version))
  await record(id, no)
  expect(await read(id)).toMatchObject({ isGiven: false, history: [{}, {}] })
  // An older form that is recorded later does not change the current consent.
  await record(id, { ...yes(version, '2026-01-20'), means: 'paperForm' })
  const { isGiven, history } = await read(id)
  expect([isGiven, history.map(({ means }) => means)]).toEqual([
    false,
    ['phone', 'paperForm', 'inPerson'],
  ])
  expect((await find({ searchTerm: `asked-${made}@` })).items).toMatchObject([
    { consent: { isGiven: false, saidOn: '2026-02-01' } },
  ])
})

test('a double click is one line; an invalid consent is rejected', async () => {
  const id = await aClient()
  const version = await saveText('Oui', 'Yes')
  const key = newKey()
  await Promise.all([record(id, yes(version), key), record(id, yes(version), key)])
  expect((await read(id)).history).toHaveLength(1)
  for (const [body, field] of [
    [{ ...yes(version), textVersion: undefined }, 'textVersion required'],
    [yes(version + 1), 'textVersion choice'],
    [yes(version, '2999-01-01'), 'saidOn date'],
    [{ ...no, means: 'telepathy' }, 'means choice'],
  ] as const)
    expect(fieldsOf((await record(id, body)) as never)).toEqual([field])
  expect((await record('01890000-0000-7000-8000-000000000000', no)).status).toBe(404)
})

test('a consent belongs to an address: a merge leaves it, and the remaining client’s own counts', async () => {
  const [kept, merged] = [await aClient(), await aClient()]
  const version = await saveText('Oui', 'Yes')
  await record(merged, yes(version))
  await send(server, staff, mergeClient, {
    params: { profilePublicId: kept },
    body: { mergedProfilePublicId: merged },
    key: newKey(),
  })
  expect(await read(kept)).toEqual({ isGiven: null, history: [] })
})

test('consents need access to clients, the text needs access to texts; a client gets their proof', async () => {
  const clerk = await aStaff(server, staff, { accesses: ['Clients'] })
  const text = { fr: 'Oui', en: 'Yes' }
  expect((await send(server, clerk, saveConsentText, { body: text })).status).toBe(403)
  expect((await send(server, clerk, getConsentText, {})).status).toBe(200)
  const id = await aClient()
  await record(id, no)
  const { status } = await send(server, staff, extractPersonalData, {
    params: { profilePublicId: id },
  })
  expect(status).toBe(200)
})
