import type { Links } from './link-types.ts'
import { linksOfFigures } from './links-of-figures.ts'
import { linksOfSales } from './links-of-sales.ts'

/** The reply that contains the session's business, for every call with this parameter. */
const business = '/associatedCollaboratorPublicId'
export const ownBusiness = { call: 'getMyProfile', pointer: business } as const

const activity = '/activities/0/publicId'
const first = '/items/0/publicId'
const client = '/items/0/profilePublicId'
const slot = '/days/0/timeslots/0'
const series = `${slot}/timetablePublicId`
const slotOfSeries = { id: series, availabilityId: `${slot}/availabilityPublicId` }
const piece = '/days/0/availabilities/0'
const changed = (at: string) => ({
  '/timetablePublicId': `${at}/timetablePublicId`,
  '/availabilityPublicId': `${at}/availabilityPublicId`,
  '/currentDate': '/days/0/date',
})
const changedFrom = (at: string) => ({ ...changed(at), '/version': `${at}/version` })
const restored = {
  id: '/timetablePublicId',
  availabilityId: '/availabilityPublicId',
  $fields: { '/removedDateTimeUtc': '/removedDateTimeUtc', '/version': '/version' },
} as const
const sold = '/rentals/0/models/0'
const sale = (pointer: string) => ({ $fields: { '/tickets/0/productId': pointer } })
const inCart = (at: string) => ({ holdCart: sale(at), previewSale: sale(at), sell: sale(at) })
/** For each reply, the calls that use its values: a client finds every id through these links. */
export const links: Links = {
  // Accounts and images
  createToken: { refreshToken: { $fields: { '/refreshToken': '/refreshToken' } } },
  createTaskManagerCode: { exchangeTaskManagerCode: { $fields: { '/code': '/code' } } },
  getMyProfile: {
    changeLanguage: { id: '/publicId' },
    getStaffOfUser: { id: '/publicId' },
    getStaffAccess: { userPublicId: '/publicId' },
  },
  getLock: { openLock: { $fields: { '/clerkPublicId': '/clerks/0/userPublicId' } } },
  getSecondFactors: { removePasskey: { id: '/passkeys/0/publicId' } },
  findSessions: { endSession: { id: first } },
  findStaff: {
    inviteStaff: { id: first },
    removeStaff: { id: first },
    resetSecondFactor: { id: first },
    saveStaff: { $fields: { '/publicId': first } },
  },
  findCustomRoles: {
    saveCustomRole: { id: first },
    deleteCustomRole: { id: first },
    createStaff: { $fields: { '/administrationRolePublicIds/0': first } },
  },
  getConsentText: { recordConsent: { $fields: { '/textVersion': '/text/version' } } },
  uploadClientImport: {
    getClientImport: { id: '/publicId' },
    checkClientImport: { id: '/publicId' },
    extractRefusedRows: { id: '/publicId' },
  },
  checkClientImport: {
    startClientImport: { id: '$request.path.id', $fields: { '/expected': '/outcomes/new' } },
  },
  findClients: {
    getProfile: { id: client },
    findClientOrders: { profilePublicId: client },
    getClientFigures: { profilePublicId: client },
    getClientContact: { profilePublicId: client },
    saveClientContact: { profilePublicId: client },
    getClientNote: { profilePublicId: client },
    extractPersonalData: { profilePublicId: client },
    getErasure: { profilePublicId: client },
    eraseClient: { profilePublicId: client },
    saveClientNote: { profilePublicId: client },
    findDuplicates: { profilePublicId: client },
    getConsents: { profilePublicId: client },
    recordConsent: { profilePublicId: client },
    mergeClient: {
      profilePublicId: client,
      $fields: { '/mergedProfilePublicId': '/items/1/profilePublicId' },
    },
  },
  mergeClient: {
    undoMerge: {
      profilePublicId: '$request.path.profilePublicId',
      mergePublicId: '/mergePublicId',
    },
  },
  getErasure: {
    eraseClient: {
      profilePublicId: '$request.path.profilePublicId',
      $fields: { '/orders': '/orders', '/ticketsAhead': '/ticketsAhead' },
    },
  },
  getClientNote: {
    saveClientNote: { profilePublicId: '$request.path.profilePublicId', $body: '' },
  },
  getClientContact: {
    saveClientContact: { profilePublicId: '$request.path.profilePublicId', $body: '' },
  },
  findClientOrders: { getOrder: { ref: '/items/0/orderReferenceNumber' } },
  uploadImage: {
    findImage: { imageName: '/imageName' },
    deleteImage: { blobName: '/imageName' },
    getImage: { container: '$request.body#/container', name: '/imageName' },
    getImageVariant: { container: '$request.body#/container', name: '/imageName' },
  },
  getOfficeProfile: {
    findStaticUrl: { url: '/staticUrl' },
    saveOfficeProfile: { id: '$request.path.id', $body: '' },
  },
  getCommunication: { saveCommunication: { id: '$request.path.id', $body: '' } },
  getDisplayNames: { saveDisplayNames: { id: '$request.path.id', $body: '' } },
  // The reply also has the names and the states of offers, which the body does not have.
  getOnlineSales: {
    saveOnlineSales: {
      id: '$request.path.id',
      $fields: {
        '/version': '/version',
        '/items/0/kind': '/items/0/kind',
        '/items/0/publicId': '/items/0/publicId',
      },
    },
  },

  // Activities and timetables
  findActivities: {
    getActivity: { id: activity },
    duplicateActivity: { id: activity },
    deleteActivity: { id: activity },
    orderActivities: { $fields: { '/activityOrders/0/publicId': activity } },
    getCalendar: { item: activity },
    getFutureTickets: { id: activity },
    findTimetables: { itemPublicId: activity },
    findTraffic: { activityPublicIds: activity },
    findDays: { $fields: { '/activityPublicId': activity } },
    findTimeslots: { $fields: { '/activityPublicId': activity } },
    readRequest: { $fields: { '/activityPublicId': activity } },
    fitParty: { $fields: { '/tickets/activityPublicId': activity } },
    createTimetable: { $fields: { '/activitiesWithQuantity/0/activityPublicId': activity } },
    validateTimetable: { $fields: { '/activitiesWithQuantity/0/activityPublicId': activity } },
    copyWeek: { $fields: { '/itemPublicIds/0': activity } },
    validateWeekCopy: { $fields: { '/itemPublicIds/0': activity } },
    rescheduleTickets: { $fields: { '/activityPublicIdToRescheduleList/0': activity } },
    previewRescheduling: { $fields: { '/activityPublicIdToRescheduleList/0': activity } },
    makeReschedulable: { $fields: { '/activityPublicIdToRescheduleList/0': activity } },
    createForm: { $fields: { '/activityCategories/0/activityPublicId': activity } },
  },
  createActivity: { getActivity: { id: '/publicId' } },
  getActivity: { saveActivity: { id: '/publicId', $body: '' } },
  findTimetables: { copyTimetable: { id: first }, validateTimetableCopy: { id: first } },
  getCalendar: {
    getReach: { ...slotOfSeries, date: '/days/0/date' },
    removeOccurrence: { ...slotOfSeries, date: '/days/0/date', version: `${slot}/version` },
    removeWeekday: { ...slotOfSeries, date: '/days/0/date', version: `${slot}/version` },
    removeSeries: {
      ...slotOfSeries,
      itemPublicId: '$request.path.item',
      version: `${slot}/version`,
    },
    removeSeriesByOtherPath: {
      id: series,
      itemPublicId: '$request.path.item',
      version: `${slot}/version`,
    },
    changeOccurrence: { $fields: changedFrom(slot) },
    changeWeekday: { $fields: changedFrom(slot) },
    validateAvailability: { $fields: changed(slot) },
    moveTicket: { $fields: { '/to/slotPublicId': `${slot}/slotPublicId` } },
    moveClients: { $fields: { '/slotPublicId': `${slot}/slotPublicId` } },
    findSlotClients: { id: `${slot}/slotPublicId` },
  },
  removeOccurrence: { restoreRemoved: restored },
  removeWeekday: { restoreRemoved: restored },
  removeSeries: { restoreRemoved: restored },
  removeSeriesByOtherPath: { restoreRemoved: restored },
  getRentalCalendar: {
    changeRentalOccurrence: { $fields: changedFrom(piece) },
    changeRentalWeekday: { $fields: changedFrom(piece) },
    changeRentalOccurrenceByOtherPath: { $fields: changedFrom(piece) },
    changeRentalWeekdayByOtherPath: { $fields: changedFrom(piece) },
  },

  // Sales
  readRequest: inCart('/lines/0/productId'),
  fitParty: inCart('/members/0/ticket/candidates/0'),
  getSellable: inCart('/activities/0/categories/0/products/0/productId'),
  findSellableRentals: {
    ...inCart(`${sold}/products/0/productId`),
    fitParty: { $fields: { '/modelPublicIds/0': `${sold}/publicId` } },
    findRentalDays: {
      $fields: {
        '/rentalItems/0/modelPublicId': `${sold}/publicId`,
        '/rentalItems/0/specificationPublicId': `${sold}/specifications/0/publicId`,
      },
    },
  },
  findSellableStays: {
    ...inCart('/lodgings/0/types/0/productId'),
    findNights: { $fields: { '/productId': '/lodgings/0/types/0/productId' } },
  },
  findSellablePackages: inCart('/packages/0/productId'),
  holdCart: {
    releaseHold: { holdPublicId: '/publicId' },
    sell: { $fields: { '/holdPublicId': '/publicId' } },
  },
  findForms: {
    saveForm: { id: '/forms/0/publicId' },
    archiveForm: { id: '/forms/0/publicId' },
    duplicateForm: { id: '/forms/0/publicId' },
  },
  createForm: { saveForm: { id: '/publicId' } },
  findFormTargets: {
    createForm: { $fields: { '/associatedRentalModelPublicIds/0': '/rentalModels/0/publicId' } },
  },
  findQuestions: {
    saveQuestion: { id: '/questions/0/publicId' },
    archiveQuestion: { id: '/questions/0/publicId' },
    createForm: { $fields: { '/questionPublicIds/0': '/questions/0/publicId' } },
  },
  findLodgingCategories: {
    findLodgingCategories: { lodgingPublicId: first },
    saveLodgingCategory: { id: first, $body: '/items/0' },
    archiveLodgingCategory: { id: first },
    duplicateLodgingCategory: { id: first },
    orderLodgingCategories: { $fields: { '/lodgingOrders/0/publicId': first } },
  },
  getTaxes: { saveTaxes: { id: '$request.path.id', $body: '' } },
  getFees: { saveFees: { id: '$request.path.id', $body: '' } },
  findRebates: { saveRebate: { $body: '/items/0' }, archiveRebate: { id: first } },
  findRebateGroups: {
    saveRebateGroup: { $fields: { '/publicId': first, '/version': '/items/0/version' } },
    archiveRebateGroup: { id: first },
    findGroupCodes: { id: first },
    extractGroupCodes: { id: first },
  },
  findProducts: {
    saveProduct: { id: first, $body: '/items/0' },
    archiveProduct: { id: first },
    duplicateProduct: { id: first },
    orderProducts: { $fields: { '/productOrders/0/publicId': first } },
  },
  findPackages: {
    savePackage: { id: first, $body: '/items/0' },
    archivePackage: { id: first },
    duplicatePackage: { id: first },
    orderPackages: { $fields: { '/packageOrders/0/publicId': first } },
  },
  findPartOptions: {
    createPackage: { $fields: { '/parts/0/productPublicId': '/items/0/productPublicId' } },
    previewPackage: { $fields: { '/parts/0/productPublicId': '/items/0/productPublicId' } },
  },
  findRentals: {
    getRentalCalendar: { itemPublicId: first },
    createRentalTimetable: { $fields: { '/rentalModelPublicId': first } },
    validateRentalTimetable: { $fields: { '/rentalModelPublicId': first } },
  },
  findRentalCategories: {
    findRentalCategories: { rentalPublicId: first },
    archiveRentalCategory: { rentalPublicId: first },
    duplicateRentalCategory: { id: first },
    orderRentalCategories: { $fields: { '/rentalOrders/0/publicId': first } },
    saveRentalCategories: { $fields: { '/internationalizedRentals/0': '/items/0' } },
    createAccessory: { $fields: { '/associatedRentalPublicIds/0': first } },
  },
  findAccessories: {
    saveAccessory: { id: first, $body: '/items/0' },
    archiveAccessory: { id: first },
    duplicateAccessory: { id: first },
    orderAccessories: { $fields: { '/accessoriesOrder/0/publicId': first } },
    saveAccessories: { $fields: { '/internationalizedAccessories/0': '/items/0' } },
  },

  ...linksOfSales,
  ...linksOfFigures,
}
