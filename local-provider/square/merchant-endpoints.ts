import { merchantOf } from './merchants.ts'
import { squareEndpoint, type SquareEndpoint } from './square-endpoint.ts'
import { unlessEmpty } from './square-list.ts'
import { nothing } from './square-parameters.ts'

export const merchantEndpoints: SquareEndpoint[] = [
  squareEndpoint(
    'GET /v2/merchants/me',
    ['MERCHANT_PROFILE_READ'],
    nothing,
    (provider, { merchantId }) => ({ merchant: merchantOf(provider, merchantId).merchant }),
  ),
  squareEndpoint(
    'GET /v2/locations',
    ['MERCHANT_PROFILE_READ'],
    nothing,
    (provider, { merchantId }) =>
      unlessEmpty('locations', merchantOf(provider, merchantId).locations),
  ),
]
