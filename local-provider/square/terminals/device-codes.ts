import { capitals, randomText } from '../../new-id.ts'
import { locationOf, merchantOf } from '../merchants.ts'
import { recordSquareEvent } from '../record-square-event.ts'
import { invalidValue, notFound } from '../square-error.ts'
import { isoNow, isoTime, type SquareProvider } from '../square-provider.ts'
import type { Device, Of } from '../square-store.ts'
import type { SquareDeviceCode } from './terminal-objects.ts'

const pairWithinSeconds = 5 * 60

/** Creates a code that pairs a terminal with this application. */
export function newDeviceCode(
  provider: SquareProvider,
  owner: string,
  { name, locationId }: { name: string | undefined; locationId: string | undefined },
): SquareDeviceCode {
  const { store, clock, touch } = provider
  const main = merchantOf(provider, owner).merchant.main_location_id ?? ''
  const location = locationOf(provider, owner, locationId ?? main, 'device_code.location_id')
  const now = isoNow(provider)
  const deviceCode: SquareDeviceCode = {
    id: randomText(13, `${capitals}0123456789`),
    ...(name && { name }),
    // Letters only, so that they are not confused with digits.
    code: randomText(6, 'ABCDEFGHJKLMNPQRSTUVWXYZ'),
    product_type: 'TERMINAL_API',
    location_id: location.id,
    status: 'UNPAIRED',
    pair_by: isoTime(clock.seconds() + pairWithinSeconds),
    created_at: now,
    status_changed_at: now,
  }
  store.deviceCodes.set(deviceCode.id, { owner, thing: deviceCode })
  touch()
  return deviceCode
}

function expireIfLate({ clock, touch }: SquareProvider, code: SquareDeviceCode): void {
  if (code.status !== 'UNPAIRED' || Date.parse(code.pair_by) / 1000 > clock.seconds()) return
  Object.assign(code, { status: 'EXPIRED', status_changed_at: code.pair_by })
  touch()
}

/** @throws SquareApiError 404, also for a code of another merchant */
export function deviceCodeOf(
  provider: SquareProvider,
  owner: string,
  id: string,
): SquareDeviceCode {
  const kept = provider.store.deviceCodes.get(id)
  if (kept?.owner !== owner) throw notFound('Device code', id, 'id')
  expireIfLate(provider, kept.thing)
  return kept.thing
}

/** Enters a code on a terminal. @throws SquareApiError for an invalid code */
export function pairDevice(provider: SquareProvider, typed: string): string {
  const code = typed.replaceAll(/\s/g, '').toUpperCase()
  const kept = [...provider.store.deviceCodes.values()].find(({ thing }) => {
    expireIfLate(provider, thing)
    return thing.code === code && thing.status === 'UNPAIRED'
  })
  if (!kept) throw invalidValue('INVALID_VALUE', 'There is no such code that waits.', 'code')
  return pair(provider, kept)
}

function pair(provider: SquareProvider, { owner, thing: code }: Of<SquareDeviceCode>): string {
  const deviceId = randomText(16, '0123456789')
  const now = isoNow(provider)
  Object.assign(code, {
    status: 'PAIRED',
    device_id: deviceId,
    status_changed_at: now,
    paired_at: now,
  })
  const { name = code.code, location_id: locationId } = code
  provider.store.devices.set(deviceId, { owner, name, locationId })
  recordSquareEvent(provider, 'device.code.paired', { owner, thing: code })
  return deviceId
}

/** @throws SquareApiError, also for a terminal of another merchant if `owner` is given */
export function deviceOf(
  { store }: SquareProvider,
  id: string,
  { owner, field }: { owner?: string; field?: string } = {},
): Device {
  const device = store.devices.get(id)
  if (!device || device.owner !== (owner ?? device.owner)) throw notFound('Device', id, field)
  return device
}
