import * as contract from '@guichet/contract/lodging/find-bookings.ts'
import type { z } from 'zod'
import { sameTenant } from '../database/same-tenant.ts'
import { selectRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { instantOfHour } from '../platform/values/zoned-time.ts'

/** Returns bookings by id, in the requested order; ids of other businesses are absent. */
export const findBookings = handle(
  contract.findBookings,
  async ({ db, tenantId, timeZone }, { query: { bookingPublicIds: ids } }) => {
    const rows = await selectRows(db, tenantId, 'booking')
      .innerJoin('lodging_type', sameTenant('lodging_type.id', 'booking.lodging_type_id'))
      .innerJoin('lodging_category', sameTenant('lodging_category.id', 'lodging_type.category_id'))
      .innerJoin('unit', sameTenant('unit.id', 'booking.unit_id'))
      .innerJoin('orders', sameTenant('orders.id', 'unit.order_id'))
      .select([
        'booking.id',
        'booking.check_in',
        'booking.check_out',
        'booking.persons',
        'booking.status',
        'lodging_type.name',
        'lodging_type.check_in as from_time',
        'lodging_type.check_out as until_time',
        'lodging_category.name as category',
        'orders.first_name',
        'orders.last_name',
        'orders.reference',
      ])
      .where('booking.id', 'in', ids)
      .execute()
    return {
      items: ids.map((id) => {
        const row = rows.find((row) => row.id === id)
        if (!row) throw apiError('NotFound')
        return {
          publicId: row.id,
          numberOfPerson: row.persons,
          checkInDateTime: instantOfHour(row.check_in, row.from_time, timeZone),
          checkOutDateTime: instantOfHour(row.check_out, row.until_time, timeZone),
          lodgingCategoryName: row.category,
          lodgingName: row.name,
          booker: { firstName: row.first_name, lastName: row.last_name },
          status: row.status as z.output<typeof contract.Booking>['status'],
          orderReferenceNumber: row.reference,
        }
      }),
    }
  },
)
