import {
  aDailyTicket,
  activityBody,
  anActivity,
  asSaved,
  aSeasonPass,
  title,
} from '../factories/catalogue/activities.ts'
import type { Staff } from '../factories/staff.ts'
import type { TestServer } from '../test-server.ts'

/** An activity with exactly the members of the specification; its prices are texts. */
const specified = {
  internationalizedFields: {
    fr: { name: 'Ski alpin', pricingSelectionMessage: '<p>Bienvenue</p>' },
    en: { name: 'Skiing', pricingSelectionMessage: '<p>Welcome</p>' },
  },
  activityPricings: [
    aDailyTicket({ activityPricingDetails: [{ ...title('Adulte', 'Adult'), price: '19.99' }] }),
    aSeasonPass({
      activityPricingDetails: [
        {
          ...title('Saison', 'Season'),
          price: '399.00',
          activityPricingDetailIdentifications: [
            {
              order: 0,
              isOptional: false,
              internationalizedFields: {
                fr: { labelName: 'Titulaire' },
                en: { labelName: 'Holder' },
              },
            },
          ],
        },
      ],
    }),
  ],
}

/** Valid requests of the calls about activities and their prices. */
export async function activityCalls(server: TestServer, staff: Staff) {
  const [saved, bulk, gone, priced] = [
    await anActivity(server, staff),
    await anActivity(server, staff),
    await anActivity(server, staff),
    await anActivity(server, staff),
  ]
  const collaboratorPublicId = staff.tenantId
  const collaboratorId = staff.tenantId
  const query = { collaboratorId }
  const specifiedSave = ({ publicId }: typeof saved) => ({
    publicId,
    collaboratorId,
    order: 0,
    schedulingType: 'WithCalendar',
    tags: ['hiver'],
    ...specified,
  })
  return {
    findActivities: { query },
    getActivity: { params: { id: saved.publicId } },
    findActivityCategories: { query },
    createActivity: {
      body: { collaboratorId, ...activityBody([aDailyTicket(), aSeasonPass()]) },
      specified: { body: { collaboratorId, ...specified } },
    },
    saveActivity: {
      params: { id: saved.publicId },
      body: asSaved(saved),
      specified: { body: specifiedSave(saved) },
    },
    saveActivities: {
      body: { collaboratorId, internationalizedActivities: [asSaved(bulk)] },
      specified: { body: { internationalizedActivities: [specifiedSave(bulk)] } },
    },
    orderActivities: {
      body: {
        collaboratorPublicId,
        activityOrders: [
          { publicId: saved.publicId, order: 1 },
          { publicId: bulk.publicId, order: 0 },
        ],
      },
      specified: {},
    },
    deleteActivity: { params: { id: gone.publicId } },
    duplicateActivity: { params: { id: saved.publicId } },
    getSellable: { query: { collaboratorPublicId } },
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
