import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { LocalDate } from '../primitives.ts'
import { BusinessProfile } from '../ticket-office/get-business.ts'
import { StaticUrl } from '../ticket-office/profile.ts'
import { Offer } from './offers.ts'

/** Params of every call of a public ticket office: the last part of the URL of its page. */
export const OfficeParams = z.object({ office: StaticUrl })

export const findOffice = endpoint({
  service: 'office',
  method: 'GET',
  path: '/1.0/:office',
  summary: 'Get the public page of a business: its profile and what it sells',
  access: 'guest',
  effect: 'read',
  params: OfficeParams,
  reply: z.strictObject({
    business: BusinessProfile,
    /** Current date in the time zone of the business. */
    today: LocalDate,
    offers: z.array(Offer),
  }),
  problems: ['InvalidRequest', 'NotFound'],
})
