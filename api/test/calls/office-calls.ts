import { aTicketType } from '../factories/catalogue/catalogue.ts'
import { aForm, aQuestion, formBody, questionBody } from '../factories/catalogue/forms.ts'
import { anOffice, aProfile } from '../factories/catalogue/ticket-office.ts'
import { aPicture, aStoredPicture } from '../factories/input/pictures.ts'
import { anOfficeCart, anUnpaidCart, aSoldCart } from '../factories/sales/office-carts.ts'
import { aCartLine } from '../factories/sales/orders.ts'
import {
  aDayToChange,
  aVisitToChange,
  letBuyersChange,
} from '../factories/sales/visits-to-change.ts'
import { aBusiness, type Staff } from '../factories/staff.ts'
import { aChalet, aPackage, aRental } from '../factories/time.ts'
import type { TestServer } from '../test-server.ts'
import type { CatalogueEntry } from './valid-call.ts'

const texts = {
  fr: { termsAndConditions: 'Conditions', refundPolicy: 'Politique' },
  en: { termsAndConditions: 'Terms', refundPolicy: 'Policy' },
}
const message = [
  { type: 'OrderConfirmationAdditionalInformation', htmlContent: '<p>Bienvenue</p>' },
]

const displayNames = {
  languageSpecificFields: {
    fr: { customDisplayNames: [{ key: 'daily_ticket', value: 'Remontée' }] },
    en: { customDisplayNames: [] },
  },
}

/** Valid requests of the calls about files, the ticket office, communication and forms. */
export const officeCalls = async (server: TestServer, staff: Staff) => ({
  ...(await fileCalls(server, staff)),
  ...(await profileCalls(server, staff)),
  ...communicationCalls(staff),
  ...(await formCalls(server, staff)),
  ...(await guestCalls(server)),
})

/** Calls of anonymous visitors, in a business whose ticket office is online. */
async function guestCalls(server: TestServer) {
  const business = await aBusiness(server)
  const office = await anOffice(server, business)
  const { activityId } = await aTicketType(server, business)
  const { productId } = await aTicketType(server, business, { cents: 0, scheduling: 'Anytime' })
  const line = { productId, quantity: 1 }
  const skis = await aRental(server, business)
  const chalet = await aChalet(server, business)
  const packageId = await aPackage(server, business, [{ productPublicId: productId, quantity: 1 }])
  const aCart = () => anOfficeCart(server, office, [line])
  const { line: dated } = await aCartLine(server, business, { cents: 0 })
  const { cart: sold } = await aSoldCart(server, office, [dated])
  await letBuyersChange(server, business)
  const day = await aDayToChange(server, business)
  const [visit, ended] = [
    await aVisitToChange(server, office, { day }),
    await aVisitToChange(server, office, { day }),
  ]
  const buyer = { firstName: 'Ève', lastName: 'Côté', email: 'visiteur@example.test' }
  return {
    findOfficeCart: { params: { office, cart: await aCart() } },
    saveOfficeCart: {
      params: { office, cart: await aCart() },
      body: { version: 1, language: 'fr', lines: [line], rebateCodes: [] },
    },
    sellOfficeCart: {
      params: { office, cart: await aCart() },
      body: { buyer, areTermsAccepted: true, expectedFinalCost: 0 },
    },
    openOfficePayment: {
      params: { office, cart: await anUnpaidCart(server, business, office) },
    },
    extractOfficeOrder: { params: { office, cart: sold, file: 'calendar' } },
    resendOfficeOrder: { params: { office, cart: sold } },
    findOfficeChanges: { params: visit.params },
    findOfficeTimes: {
      params: visit.params,
      body: { ticketPublicIds: visit.ticketPublicIds },
    },
    moveOfficeTickets: {
      params: visit.params,
      body: {
        choices: [
          { ticketPublicId: visit.ticketPublicIds[0]!, to: { slotPublicId: day.laterSlotId } },
        ],
      },
    },
    cancelOfficeOrder: {
      params: ended.params,
      body: { expectedRefund: 0 },
    },
    findOffice: { params: { office } },
    findOfficeActivity: { params: { office, activityPublicId: activityId }, query: {} },
    findOfficeRental: { params: { office, rentalPublicId: skis.categoryId }, query: {} },
    findOfficeLodging: { params: { office, lodgingPublicId: chalet.categoryId }, query: {} },
    findOfficePackage: { params: { office, packagePublicId: packageId }, query: {} },
  } satisfies Record<string, CatalogueEntry>
}

async function fileCalls(server: TestServer, staff: Staff) {
  const picture = await aStoredPicture(server, staff)
  const owner = await aStoredPicture(server, staff, 'profiles')
  return {
    uploadImage: {
      body: {
        container: 'rentals',
        content: `data:image/jpeg;base64,${(await aPicture()).toString('base64')}`,
      },
    },
    deleteImage: { query: { blobName: (await aStoredPicture(server, staff)).imageName } },
    findImage: { query: { imageName: picture.imageName } },
    getImage: { params: { container: 'collaborators', name: picture.imageName } },
    getImageVariant: {
      params: { container: 'collaborators', name: picture.imageName, variant: '320.webp' },
    },
    getOwnerPicture: {
      params: { userId: staff.accountId, name: owner.imageName.split('/').at(-1)! },
    },
  } satisfies Record<string, CatalogueEntry>
}

async function profileCalls(server: TestServer, staff: Staff) {
  const id = { id: staff.tenantId }
  const profile = await aProfile(server, staff)
  return {
    getOfficeProfile: { params: id },
    saveOfficeProfile: {
      params: id,
      body: profile,
      specified: { body: specifiedProfile(profile) },
    },
    getDisplayNames: { params: id },
    saveDisplayNames: {
      params: id,
      body: { version: 1, ...displayNames },
      specified: { body: displayNames },
    },
    getOnlineSales: { params: id },
    saveOnlineSales: { params: id, body: { version: 1, items: [] } },
    findStaticUrl: { params: { url: 'parc-du-lac' } },
    findSuggestions: { query: { collaboratorPublicId: staff.tenantId, query: 'ski' } },
    findCoordinates: {
      body: {
        address: {
          streetNumber: '12',
          street: 'chemin du Lac',
          city: 'Québec',
          state: 'Québec',
          country: 'Canada',
          postalCode: 'G1R 2B5',
        },
      },
    },
  } satisfies Record<string, CatalogueEntry>
}

/** The page with exactly the members of the specification: one location for each language. */
function specifiedProfile({
  isOnline,
  costDescription,
  headerBackgroundColor,
  contacts,
  profileImages,
}: Awaited<ReturnType<typeof aProfile>>) {
  const location = {
    name: 'Pavillon',
    street: '12 chemin du Lac',
    city: 'Québec',
    state: 'Québec',
    country: 'Canada',
    zipCode: 'G1R 2B5',
    geoLocalization: '46.81, -71.21',
  }
  const words = {
    name: 'Station',
    shortDescription: 'Neige',
    description: 'Beaucoup de neige',
    customDisplayNames: [],
    location,
  }
  return {
    isOnline,
    staticUrl: 'station-essai',
    costDescription,
    headerBackgroundColor,
    languageSpecificFields: { fr: words, en: words },
    contacts,
    images: {
      mainProfileImageUrl: profileImages[0]!.imageUrl,
      profileImageUrls: profileImages.map(({ imageUrl }) => imageUrl),
      logoImageUrl: null,
      logoImageDarkUrl: null,
    },
  }
}

function communicationCalls({ tenantId }: Staff) {
  const communication = {
    replyEmail: 'info@example.test',
    internationalizedEmailConfigurations: { fr: message, en: message },
    internationalizedLegalTexts: texts,
  }
  const id = { id: tenantId }
  return {
    getCommunication: { params: id },
    saveCommunication: {
      params: id,
      body: { version: 1, ...communication },
      specified: { body: communication },
    },
    previewConfirmation: { params: id, body: { language: 'fr', ...communication } },
  } satisfies Record<string, CatalogueEntry>
}

async function formCalls(server: TestServer, staff: Staff) {
  const collaboratorPublicId = staff.tenantId
  const { activityId } = await aTicketType(server, staff)
  const [question, doomed] = [await aQuestion(server, staff), await aQuestion(server, staff)]
  const body = formBody([question.publicId], {
    activityCategories: [{ activityPublicId: activityId, activityCategory: 'daily_ticket' }],
  })
  const [form, gone] = [
    await aForm(server, staff, [question.publicId]),
    await aForm(server, staff, [question.publicId]),
  ]
  const { isMandatory: mandatory, ...asked } = questionBody({ recurrence: 'OnTicket' })
  const specifiedQuestion = { collaboratorPublicId, mandatory, ...asked }
  return {
    findForms: { query: { collaboratorPublicId } },
    createForm: { body, specified: { body: { collaboratorPublicId, ...body } } },
    saveForm: {
      params: { id: form.publicId },
      body: { version: 1, ...body },
      specified: { body: { publicId: form.publicId, collaboratorPublicId, ...body } },
    },
    archiveForm: { params: { id: gone.publicId } },
    duplicateForm: { params: { id: form.publicId } },
    findFormTargets: { query: { collaboratorPublicId } },
    findQuestions: { query: { collaboratorId: collaboratorPublicId } },
    createQuestion: {
      body: questionBody({ options: { fr: ['Oui'], en: ['Yes'] } }),
      specified: { body: specifiedQuestion },
    },
    saveQuestion: {
      params: { id: question.publicId },
      body: { version: 1, ...questionBody() },
      specified: { body: { publicId: question.publicId, ...specifiedQuestion } },
    },
    archiveQuestion: { params: { id: doomed.publicId } },
  } satisfies Record<string, CatalogueEntry>
}
