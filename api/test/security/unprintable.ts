import type { CallName } from '../calls/calls.ts'
import { exception, type Exception } from './unprintable-exception.ts'
import { unprintableTimes } from './unprintable-times.ts'
import { unprintableTrail } from './unprintable-trail.ts'

const activityRules = (at: string) =>
  exception(
    'which fields of a category are wanted, and in which order its periods are, follows from its kind',
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
const picture = exception('a picture must have been stored before it is named', 'imageUrl invalid')
const ownName = exception('a name is of one role', 'name.fr unique', 'name.en unique')
const memberRules = exception('what a member is without any role: nobody', 'roleTypes required')
const packageRules = exception(
  'a picture must have been stored before it is named; a part is once in a package',
  'imageUrl invalid',
  'parts unique',
)
const journalRules = exception(
  'a period ends after it begins, is at most a year, and has none to come',
  'to order',
  'to maxDays',
  'to notFuture',
)
const periodRules = exception(
  'a period ends after it begins, and is at most a year or, of a timetable, three',
  'endDateTimeUtc order',
  'endDateTimeUtc maxDays',
  'endDateTimeUtc maxYears',
  'beginDateTimeUtc order',
)
const questionRules = exception(
  'what a question needs follows from its type, and it has as many options in both languages; whether it must be answered has three names that say the same',
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
  'one of the two languages must have a name',
  'internationalizedFields.fr.description required',
  'activityCategories unique',
)
const lodgingRules = exception(
  'nights and stays are ranges: the last is not before the first',
  'types.maxNights minValue',
  'types.rates.lastNight order',
  'types.imageUrl invalid',
  'types unique',
)
const sizesRules = (at: string) =>
  exception(
    'a type has sizes with names or one quantity without; durations, ids and pictures are unique',
    ...[
      'specifications invalid',
      'specifications unique',
      'pricings unique',
      'imageUrl invalid',
    ].map((rule) => `${at}.${rule}`),
    `${at} unique`,
  )
const oneTarget = (slot: string) =>
  exception('a ticket goes to a slot or to another beginning, not to both', `${slot} required`)

const rebateRules = (...more: string[]) =>
  exception(
    'a period ends after it begins and begins today or later; what a rebate applies by decides what it needs; what it is limited to is on sale',
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
  'an amount and a percentage have different limits',
  'discount.settings discountFormat',
)
const incidentRules = exception(
  'an incident ends after it begins, is noticed after it begins, and nothing happens in the future',
  ...['beganOn', 'endedOn', 'noticedOn', 'commissionToldOn', 'personsToldOn'].map(
    (field) => `${field} date`,
  ),
)
const exportRules = exception(
  'recipients are staff who may read it; the content decides the format, the rhythm the day, and a period ends after it begins',
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
  saveView: exception(
    'an address is names with values, and nothing before them',
    'address invalid',
  ),
  ...unprintableTrail,
  getReport: exception('an offset is minutes within 14 hours', 'timezoneOffset invalid'),
  createScheduledExport: exportRules,
  saveScheduledExport: exportRules,
  createActivity: activityRules('activityPricings'),
  saveActivity: activityRules('activityPricings'),
  saveActivities: activityRules('internationalizedActivities.activityPricings'),
  changeLanguage: exception('people change their own language only', 'ForgedActor'),
  getMyProfile: exception('people read their own profile only', 'ForgedActor'),
  receiveStripeEvent: exception('Stripe signs what it sends', 'SignatureInvalid'),
  receiveSquareEvent: exception('Square signs what it sends', 'SignatureInvalid'),
  completeSquare: exception('only what this page gave out comes back', 'AuthorizationInvalid'),
  sell: exception(
    'an amount and a percentage have different limits; a piece of a person is a line of the cart',
    'discount.settings discountFormat',
    'party.pieces invalid',
  ),
  previewQuote: discountRules,
  createQuote: discountRules,
  saveQuote: discountRules,
  saveSettings: exception('a time zone is in the database of time zones', 'timeZone choice'),
  createIncident: incidentRules,
  saveIncident: incidentRules,
  checkClientImport: exception('a field is in one column', 'columns unique'),
  uploadImage: exception(
    'the name of a file may imply its container, which is required otherwise',
    'container required',
  ),
  saveKeptCart: exception('a whole cart has a size in bytes', 'content maxBytes'),
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
    'a password of one repeated character is refused',
    'password password',
  ),
  openLock: exception('a PIN is right or wrong', 'WrongPin'),
  changePassword: exception(
    'only the person knows the present password; a new one of one repeated character is refused',
    'WrongPassword',
    'newPassword password',
  ),
  findOrdersOdata: exception('a filter has a grammar of its own', '$filter odataFilter'),
  findTicketsOdata: exception('a filter has a grammar of its own', '$filter odataFilter'),
  findOrders: exception('a period ends after it begins', 'orderedEnd order', 'usedEnd order'),
  beginOrderExtract: exception(
    'a period ends after it begins',
    'orderedEnd order',
    'usedEnd order',
  ),
  beginTicketExtract: exception('a period ends after it begins', 'activePeriodEnd order'),
  resendOrders: exception('a period ends after it begins', 'orderedEnd order', 'usedEnd order'),
  rescheduleFoundTickets: exception('a period ends after it begins', 'activePeriodEnd order'),
  activateFoundTickets: exception('a period ends after it begins', 'activePeriodEnd order'),
  findTickets: exception('a period ends after it begins', 'activePeriodEnd order'),
  extractTickets: exception('a period ends after it begins', 'activePeriodEnd order'),
  findDays: periodRules,
  findRentalDays: periodRules,
  findTraffic: exception(
    'a period ends after it begins and is at most a year',
    'endPeriod order',
    'endPeriod maxDays',
  ),
  countScans: exception(
    'a period ends after it begins and is at most a year',
    'endPeriod order',
    'endPeriod maxDays',
  ),
  findTills: exception(
    'a period ends after it begins, and is at most a year',
    'to order',
    'to maxDays',
  ),
  countTill: exception('a denomination is counted once', 'pieces unique'),
  createReport: exception(
    'a period ends after it begins, is at most a year, and has begun',
    'endDate order',
    'endDate maxDays',
    'startDate notFuture',
  ),
  checkFigures: exception(
    'a period ends after it begins and is at most a year',
    'endDate order',
    'endDate maxDays',
  ),
  getStatistics: exception(
    'a period ends after it begins, has at most thirty days, and none to come',
    'endDate order',
    'endDate maxDays',
    'endDate notFuture',
  ),
  getJournal: journalRules,
  extractJournal: journalRules,
  findNights: exception(
    'the last night is not before the first, and within a year',
    'lastNight order',
    'lastNight maxDays',
    'lastNight maxValue',
  ),
  saveOfficeProfile: exception(
    'place and photos are sent in one of two ways; a picture must have been stored before it is named',
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
    'a stay ends after it begins and lasts a year at most',
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
  chooseTimes: exception(
    'a ticket goes to one slot or another beginning, and is named once',
    'choices.to.slotPublicId required',
    'choices unique',
  ),
  moveTicket: oneTarget('to.slotPublicId'),
  moveClients: oneTarget('slotPublicId'),
  createCustomRole: ownName,
  saveCustomRole: ownName,
  createStaff: memberRules,
  saveStaff: memberRules,
  ...unprintableTimes,
}
