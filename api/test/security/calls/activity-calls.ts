import {
  aDailyTicket,
  activityBody,
  anActivity,
  asSaved,
} from '../../factories/catalogue/activities.ts'
import type { Staff } from '../../factories/staff.ts'
import type { TestServer } from '../../test-server.ts'

/** Valid requests of the calls about activities and their prices. */
export async function activityCalls(server: TestServer, staff: Staff) {
  const [saved, bulk, gone, priced] = [
    await anActivity(server, staff),
    await anActivity(server, staff),
    await anActivity(server, staff),
    await anActivity(server, staff),
  ]
  const collaboratorPublicId = staff.tenantId
  return {
    findActivities: { query: { collaboratorId: staff.tenantId } },
    getActivity: { params: { id: saved.publicId } },
    findActivityCategories: { query: { collaboratorId: staff.tenantId } },
    createActivity: { body: { collaboratorId: staff.tenantId, ...activityBody([aDailyTicket()]) } },
    saveActivity: { params: { id: saved.publicId }, body: asSaved(saved) },
    saveActivities: {
      body: { collaboratorId: staff.tenantId, internationalizedActivities: [asSaved(bulk)] },
    },
    orderActivities: {
      body: {
        collaboratorPublicId,
        activityOrders: [
          { publicId: saved.publicId, order: 1 },
          { publicId: bulk.publicId, order: 0 },
        ],
      },
    },
    deleteActivity: { params: { id: gone.publicId } },
    duplicateActivity: { params: { id: saved.publicId } },
    findPricings: { query: { collaboratorPublicId, category: 'daily_ticket' } },
    savePricings: {
      body: {
        collaboratorPublicId,
        category: 'daily_ticket',
        pricings: [pricingOf(priced)],
      },
    },
  }
}

/** First pricing of an activity as the pricing page saves it. */
function pricingOf({
  publicId: activityPublicId,
  version,
  activityPricings,
}: Awaited<ReturnType<typeof anActivity>>) {
  const {
    activePeriodStartDateTimeUtc,
    activePeriodEndDateTimeUtc,
    validPeriodStartDateTimeUtc,
    validPeriodEndDateTimeUtc,
    activityPricingDetails,
  } = activityPricings[0]!
  return {
    activityPublicId,
    version,
    isActive: true,
    activePeriodStartDateTimeUtc,
    activePeriodEndDateTimeUtc,
    validPeriodStartDateTimeUtc,
    validPeriodEndDateTimeUtc,
    activityPricingDetails: activityPricingDetails.map(
      ({ publicId, price, internationalizedActivityPricingDetailsFields }) => ({
        publicId,
        price,
        internationalizedActivityPricingDetailsFields,
      }),
    ),
  }
}
