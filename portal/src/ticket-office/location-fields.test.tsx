import { beforeEach, expect, test, vi } from 'vitest'
import { pass, renderScreen } from '../../test/render-screen.tsx'
import type { RecordForm } from '../kit/forms/use-record-form.ts'
import { LocationFields } from './location-fields.tsx'
import type { Profile } from './office.queries.ts'

const set = vi.fn()
const fetched = vi.fn((_address: string, _init: RequestInit) => new Promise<Response>(() => {}))
const place = { streetNumber: '', street: '', city: '', state: '', country: '', zipCode: '' }
const formOf = (typed: object): RecordForm<Profile> => {
  const form = {
    values: { location: { ...place, geoLocalization: '46.1, -71.2', ...typed } },
    isDirty: () => true,
    setFieldValue: set,
    getInputProps: () => ({ value: '', onChange: () => {}, onBlur: () => {}, error: null }),
  }
  return form as unknown as RecordForm<Profile>
}
const fields = (typed: object) => <LocationFields form={formOf(typed)} language="fr" />

beforeEach(() => {
  vi.useFakeTimers()
  // The connection watch probes the server while a request is waiting.
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    address === '/health/live' ? Promise.resolve(Response.json({})) : fetched(address, init),
  )
})

test('a changed address loses its pin at once; a city and a postal code are looked up', async () => {
  const { rerender } = await renderScreen(fields({ city: 'Québec' }))
  expect(set).toHaveBeenCalledExactlyOnceWith('location.geoLocalization', '')
  await pass(2000)
  expect(fetched).not.toHaveBeenCalled()
  await rerender(fields({ city: 'Québec', zipCode: 'G1R 4P5' }))
  expect(set).toHaveBeenCalledTimes(2)
  await pass(2000)
  expect(fetched).toHaveBeenCalledOnce()
  expect(JSON.parse(fetched.mock.calls[0]![1].body as string)).toMatchObject({
    address: { city: 'Québec', postalCode: 'G1R 4P5', state: '', country: '' },
  })
})

test('while the user types without a pause, the address is looked up each second', async () => {
  const [start, at] = [Date.now(), [] as number[]]
  fetched.mockImplementation(() => {
    at.push(Date.now() - start)
    return new Promise<Response>(() => {})
  })
  const { rerender } = await renderScreen(null)
  for (let key = 0; key < 13; key++) {
    await rerender(fields({ city: 'Québec', zipCode: 'G1R 4P5', street: 'x'.repeat(key) }))
    await pass(200)
  }
  await pass(5000)
  expect(at).toEqual([0, 1000, 2000, 3000])
  const { address } = JSON.parse(fetched.mock.lastCall![1].body as string)
  expect(address).toMatchObject({ street: 'x'.repeat(12), postalCode: 'G1R 4P5' })
})

test('an address that cannot be located says so, and has no pin', async () => {
  fetched.mockImplementation(async () => Response.json({ type: 'Unexpected' }, { status: 500 }))
  await renderScreen(fields({ city: 'Québec', zipCode: 'G1R 4P5' }))
  await pass(2000)
  expect(document.body.textContent).toContain(
    'Impossible de localiser l’adresse. Elle peut tout de même être enregistrée.',
  )
  expect(set.mock.lastCall).toEqual(['location.geoLocalization', ''])
})
