import { z } from 'zod'
import { squareEndpoint, type SquareEndpoint } from '../square-endpoint.ts'
import { nothing, words } from '../square-parameters.ts'
import { deviceCodeOf, newDeviceCode } from './device-codes.ts'

const newCode = z.strictObject({
  idempotency_key: words(128),
  device_code: z.strictObject({
    name: words(128).nullish(),
    product_type: z.literal('TERMINAL_API'),
    location_id: words(50).nullish(),
  }),
})

export const deviceEndpoints: SquareEndpoint[] = [
  squareEndpoint(
    'POST /v2/devices/codes',
    ['DEVICE_CREDENTIAL_MANAGEMENT'],
    newCode,
    (provider, { merchantId, input: { device_code: given } }) => ({
      device_code: newDeviceCode(provider, merchantId, {
        name: given.name ?? undefined,
        locationId: given.location_id ?? undefined,
      }),
    }),
  ),
  squareEndpoint(
    'GET /v2/devices/codes/:id',
    ['DEVICE_CREDENTIAL_MANAGEMENT'],
    nothing,
    (provider, { merchantId, id }) => ({ device_code: deviceCodeOf(provider, merchantId, id) }),
  ),
]
