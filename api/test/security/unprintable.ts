import type { CallName } from '../calls/calls.ts'
import { exception, type Exception } from './unprintable-exception.ts'
import { unprintableTimes } from './unprintable-times.ts'
import { unprintableTrail } from './unprintable-trail.ts'

const inOrder = (...rules: string[]) => exception('A period ends after it begins.', ...rules)
const withinYear = (...rules: string[]) =>
  exception('A period ends after it begins and lasts at most a year.', ...rules)
const activityRules = (at: string) =>
  exception(
    'The kind of a category decides which fields it requires and the order of its periods.',
    ...[
      'activePeriodStartDateTimeUtc required',
      'activePeriodEndDateTimeUtc required',
      'activePeriodEndDateTimeUtc order',
      'activePeriodStartDateTimeUtc nonPastPeriod',
      'activePeriodEndDateTimeUtc nonPastPeriod',
      'activePeriodEndDateTimeUtc withinValidPeriod',
      'schedulingType choice',
      'validPeriodStartDateTimeUtc required',
      'validPeriodEndDateTimeUtc required',
      'validPeriodEndDateTimeUtc order',
      'activityPricingDetails oneTicketType',
      'activityPricingDetails.activityPricingDetailIdentifications oneIdentification',
    ].map((rule) => `${at}.${rule}`),
    `${at} unique`,
  )
const picture = exception('A picture must be stored before a request names it.', 'imageUrl invalid')
const ownName = exception(
  'Two roles cannot have the same name.',
  'name.fr unique',
  'name.en unique',
)
const memberRules = exception('A member of the staff has at least one role.', 'roleTypes required')
const packageRules = exception(
  'A picture must be stored before a request names it. A package lists each part once.',
  'imageUrl invalid',
  'parts unique',
)
const journalRules = exception(
  'A period ends after it begins, lasts at most a year and contains no future day.',
  'to order',
  'to maxDays',
  'to notFuture',
)
const periodRules = exception(
  'A period ends after it begins. It lasts at most a year, or three years in a timetable.',
  'endDateTimeUtc order',
  'endDateTimeUtc maxDays',
  'endDateTimeUtc maxYears',
  'beginDateTimeUtc order',
)
const questionRules = exception(
  'The type of a question decides whether it has options, as many in both languages.',
  'isMandatory required',
  'mandatory contradiction',
  'mandatoryAnswer contradiction',
  ...[
    'fr.text required',
    'fr.questionOptions oneOption',
    'en.questionOptions sameCount',
    'fr.questionOptions invalid',
  ].map((rule) => `internationalizedQuestionFields.${rule}`),
)
const formRules = exception(
  'At least one language has a name. A form lists each category once.',
  'internationalizedFields.fr.description required',
  'activityCategories unique',
)
const lodgingRules = exception(
  'A range of nights does not end before it begins. Types are unique, and pictures are stored.',
  'types.maxNights minValue',
  'types.rates.lastNight order',
  'types.imageUrl invalid',
  'types unique',
)
const sizesRules = (at: string) =>
  exception(
    'A type has named sizes or one quantity. Durations are unique, and its picture is stored.',
    ...[
      'specifications invalid',
      'specifications unique',
      'pricings unique',
      'imageUrl invalid',
    ].map((rule) => `${at}.${rule}`),
    `${at} unique`,
  )
const oneTarget = (slot: string) =>
  exception('A ticket moves either to a slot or to another start time.', `${slot} required`)

const movesByClient = exception(
  'A ticket moves either to a slot or to another start time, and is listed once.',
  'choices.to.slotPublicId required',
  'choices unique',
)

const rebateRules = (...more: string[]) =>
  exception(
    'The way in which a rebate applies decides which fields it requires; its period is not past.',
    'activePeriodEndUtc order',
    'activePeriodBeginUtc nonPastPeriod',
    'linkedDates nonPastPeriod',
    'linkedDates noPassOnDates',
    'linkedProductPublicIds id',
    'conditions unique',
    'settings discountFormat',
    ...more,
  )

const discountRules = exception(
  'An amount and a percentage have different limits.',
  'discount.settings discountFormat',
)
const incidentRules = exception(
  'An incident is noticed and ends after it begins, and none of its dates is in the future.',
  ...['beganOn', 'endedOn', 'noticedOn', 'commissionToldOn', 'personsToldOn'].map(
    (field) => `${field} date`,
  ),
)
const exportRules = exception(
  'Recipients may read the export. Its content decides the format, and its rhythm the day.',
  'recipientPublicIds invalid',
  'recipientPublicIds unique',
  'format choice',
  'day maxValue',
  'orderedEnd order',
  'usedEnd order',
  'activePeriodEnd order',
)

/**
 * Rules that JSON Schema cannot express, by endpoint: a request that is valid by the printed schema
 * may break them.
 */
export const unprintable: Partial<Record<CallName, Exception>> = {
  saveView: exception('The address of a view is a query string without a path.', 'address invalid'),
  ...unprintableTrail,
  getReport: exception(
    'An offset is a number of minutes within 14 hours.',
    'timezoneOffset invalid',
  ),
  createScheduledExport: exportRules,
  saveScheduledExport: exportRules,
  createActivity: activityRules('activityPricings'),
  saveActivity: activityRules('activityPricings'),
  saveActivities: activityRules('internationalizedActivities.activityPricings'),
  changeLanguage: exception('People can change their own language only.', 'ForgedActor'),
  getMyProfile: exception('People can read their own profile only.', 'ForgedActor'),
  receiveStripeEvent: exception(
    'Stripe signs its events, and the generated ones have no signature.',
    'SignatureInvalid',
  ),
  receiveSquareEvent: exception(
    'Square signs its events, and the generated ones have no signature.',
    'SignatureInvalid',
  ),
  completeSquare: exception(
    'The state must be one that the server issued before.',
    'AuthorizationInvalid',
  ),
  sell: exception(
    'An amount and a percentage have different limits. The pieces of a person are lines of the cart.',
    'discount.settings discountFormat',
    'party.pieces invalid',
  ),
  previewQuote: discountRules,
  createQuote: discountRules,
  saveQuote: discountRules,
  saveSettings: exception(
    'A time zone must exist in the database of time zones.',
    'timeZone choice',
  ),
  createIncident: incidentRules,
  saveIncident: incidentRules,
  checkClientImport: exception('A field is assigned to one column only.', 'columns unique'),
  uploadImage: exception(
    'The container is required unless the name of the file implies it.',
    'container required',
  ),
  saveCart: exception('The whole cart has a maximum size in bytes.', 'content maxBytes'),
  previewSale: discountRules,
  createRebate: rebateRules(
    'autoApply choice',
    'code required',
    'code noCode',
    'postalCodes notEmpty',
    'postalCodes unique',
  ),
  createRebateGroup: rebateRules('codes unique'),
  installBusiness: exception(
    'A password that repeats one character is refused.',
    'password password',
  ),
  openLock: exception('A generated PIN is not the PIN of the person.', 'WrongPin'),
  changePassword: exception(
    'A generated password is not the present one, and may repeat one character.',
    'WrongPassword',
    'newPassword password',
  ),
  findOrdersOdata: exception(
    'A filter has a grammar that no schema can express.',
    '$filter odataFilter',
  ),
  findTicketsOdata: exception(
    'A filter has a grammar that no schema can express.',
    '$filter odataFilter',
  ),
  findOrders: inOrder('orderedEnd order', 'usedEnd order'),
  findGateTickets: inOrder('activePeriodEnd order'),
  beginOrderExtract: inOrder('orderedEnd order', 'usedEnd order'),
  beginTicketExtract: inOrder('activePeriodEnd order'),
  resendOrders: inOrder('orderedEnd order', 'usedEnd order'),
  rescheduleFoundTickets: inOrder('activePeriodEnd order'),
  activateFoundTickets: inOrder('activePeriodEnd order'),
  findTickets: inOrder('activePeriodEnd order'),
  extractTickets: inOrder('activePeriodEnd order'),
  findDays: periodRules,
  findRentalDays: periodRules,
  findTraffic: withinYear('endPeriod order', 'endPeriod maxDays'),
  countScans: withinYear('endPeriod order', 'endPeriod maxDays'),
  findTills: withinYear('to order', 'to maxDays'),
  countTill: exception('Each denomination is counted once.', 'pieces unique'),
  createReport: exception(
    'A period ends after it begins, lasts at most a year and does not begin in the future.',
    'endDate order',
    'endDate maxDays',
    'startDate notFuture',
  ),
  checkFigures: withinYear('endDate order', 'endDate maxDays'),
  getStatistics: exception(
    'A period ends after it begins, lasts at most thirty days and does not end in the future.',
    'endDate order',
    'endDate maxDays',
    'endDate notFuture',
  ),
  getJournal: journalRules,
  extractJournal: journalRules,
  findNights: exception(
    'The last night is not before the first one and at most a year after it.',
    'lastNight order',
    'lastNight maxDays',
    'lastNight maxValue',
  ),
  saveOfficeProfile: exception(
    'One of two forms of the location and photos is required, and pictures are already stored.',
    'location required',
    'profileImages onePhoto',
    'profileImages invalid',
    'profileImages imageExists',
    'mainProfileImageUrl invalid',
    'logoImageUrl invalid',
    'logoImageDarkUrl invalid',
  ),
  createQuestion: questionRules,
  saveQuestion: questionRules,
  createForm: formRules,
  saveForm: formRules,
  createLodgingCategory: lodgingRules,
  saveLodgingCategory: lodgingRules,
  previewStay: exception(
    'A stay ends after it begins and lasts at most a year.',
    'checkOutDate order',
    'checkOutDate maxValue',
    'rates.lastNight order',
  ),
  createProduct: picture,
  saveProduct: picture,
  createAccessory: picture,
  saveAccessory: picture,
  saveAccessories: picture,
  previewPackage: packageRules,
  createPackage: packageRules,
  savePackage: packageRules,
  createRentalCategory: sizesRules('models'),
  saveRentalCategories: sizesRules('internationalizedRentals.models'),
  chooseTimes: movesByClient,
  moveOfficeTickets: movesByClient,
  moveTicket: oneTarget('to.slotPublicId'),
  moveClients: oneTarget('slotPublicId'),
  createCustomRole: ownName,
  saveCustomRole: ownName,
  createStaff: memberRules,
  saveStaff: memberRules,
  ...unprintableTimes,
}
