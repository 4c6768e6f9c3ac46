import { anActivity } from '../factories/catalogue/activities.ts'
import { aTicketType } from '../factories/catalogue/catalogue.ts'
import { aForm, aQuestion } from '../factories/catalogue/forms.ts'
import type { Staff } from '../factories/staff.ts'
import type { TestServer } from '../test-server.ts'

const buyingPeriod = {
  activePeriodStartDateTimeUtc: '2030-01-01T05:00:00.000Z',
  activePeriodEndDateTimeUtc: '2030-06-01T04:00:00.000Z',
}
const title = (fr: string, en: string) => ({
  order: 0,
  internationalizedActivityPricingDetailsFields: { fr: { title: fr }, en: { title: en } },
})
const dailyTicket = {
  category: 'daily_ticket',
  schedulingType: 'WithCalendar',
  isActive: false,
  ...buyingPeriod,
  activityPricingDetails: [{ price: '19.99', ...title('Adulte', 'Adult') }],
}
const seasonPass = {
  category: 'season_pass',
  schedulingType: 'Anytime',
  isActive: false,
  ...buyingPeriod,
  validPeriodStartDateTimeUtc: '2030-01-01T05:00:00.000Z',
  validPeriodEndDateTimeUtc: '2030-12-31T05:00:00.000Z',
  activityPricingDetails: [
    {
      price: '399.00',
      ...title('Saison', 'Season'),
      activityPricingDetailIdentifications: [
        {
          order: 0,
          isOptional: false,
          internationalizedFields: { fr: { labelName: 'Titulaire' }, en: { labelName: 'Holder' } },
        },
      ],
    },
  ],
}
const words = {
  fr: { name: 'Ski alpin', pricingSelectionMessage: '<p>Bienvenue</p>' },
  en: { name: 'Skiing', pricingSelectionMessage: '<p>Welcome</p>' },
}

/** Calls on activities, forms and questions with exactly the members of the specification. */
export async function activityBodies(server: TestServer, staff: Staff) {
  const { publicId } = await anActivity(server, staff)
  const activity = {
    internationalizedFields: words,
    activityPricings: [dailyTicket, seasonPass],
  }
  const collaboratorId = staff.tenantId
  const saved = {
    publicId,
    collaboratorId,
    order: 0,
    schedulingType: 'WithCalendar',
    tags: ['hiver'],
    ...activity,
  }
  return {
    createActivity: { body: { collaboratorId, ...activity } },
    saveActivity: { params: { id: publicId }, body: saved },
    saveActivities: { body: { internationalizedActivities: [saved] } },
    orderActivities: {
      body: {
        collaboratorPublicId: staff.tenantId,
        activityOrders: [{ publicId, order: 0 }],
      },
    },
    ...(await formBodies(server, staff)),
  }
}

async function formBodies(server: TestServer, staff: Staff) {
  const collaboratorPublicId = staff.tenantId
  const asked = await aQuestion(server, staff)
  const { publicId } = await aForm(server, staff, [asked.publicId])
  const { activityId } = await aTicketType(server, staff)
  const form = {
    collaboratorPublicId,
    internationalizedFields: { fr: { description: 'Camp' }, en: { description: 'Camp' } },
    activityCategories: [{ activityPublicId: activityId, activityCategory: 'daily_ticket' }],
    associatedRentalModelPublicIds: [],
    questionPublicIds: [asked.publicId],
  }
  const question = {
    collaboratorPublicId,
    type: 'ShortAnswer',
    recurrence: 'OnTicket',
    mandatory: true,
    internationalizedQuestionFields: {
      fr: { text: 'Allergies ?', questionOptions: [] },
      en: { text: 'Allergies?', questionOptions: [] },
    },
  }
  return {
    createForm: { body: form },
    saveForm: { params: { id: publicId }, body: { publicId, ...form } },
    createQuestion: { body: question },
    saveQuestion: {
      params: { id: asked.publicId },
      body: { publicId: asked.publicId, ...question },
    },
  }
}
