import { findActivities, getActivity } from './activities/find-activities.ts'
import { findActivityCategories } from './activities/find-activity-categories.ts'
import { getSellable } from './activities/get-sellable.ts'
import {
  deleteActivity,
  duplicateActivity,
  orderActivities,
} from './activities/order-activities.ts'
import { createActivity, saveActivities, saveActivity } from './activities/save-activity.ts'
import { findPricings, savePricings } from './activities/save-pricings.ts'
import { createApiKey, findApiKeys, revokeApiKey } from './api-keys/create-api-key.ts'
import { findAudit, findAuditActors } from './audit/find-audit.ts'
import { getAuditChain, verifyAudit } from './audit/verify-audit.ts'
import { findDays } from './availability/find-days.ts'
import { findNights } from './availability/find-nights.ts'
import { findOpenActivities } from './availability/find-open-activities.ts'
import { findRentalDays } from './availability/find-rental-days.ts'
import { findTimeslots } from './availability/find-timeslots.ts'
import { getInventory, getRentalInventory } from './availability/get-inventory.ts'
import { findBookingsOfDay, findCalendar } from './bookings/find-calendar.ts'
import { findStayUnits, moveStay } from './bookings/move-stay.ts'
import { pickUpRental, returnRental, setBookingStatus } from './bookings/set-booking-status.ts'
import { findRentalSizes, sizeRental } from './bookings/size-rental.ts'
import { activateFoundTickets } from './bulk/activate-found-tickets.ts'
import { getBulk } from './bulk/get-bulk.ts'
import { rescheduleFoundTickets } from './bulk/reschedule-found-tickets.ts'
import { resendOrders } from './bulk/resend-orders.ts'
import { getInstallation } from './businesses/get-installation.ts'
import { installBusiness } from './businesses/install-business.ts'
import { getFees, saveFees } from './businesses/save-fees.ts'
import { getTaxes, saveTaxes } from './businesses/save-taxes.ts'
import {
  createCalendarLink,
  findCalendarLinks,
  revokeCalendarLink,
} from './calendars/create-calendar-link.ts'
import { readCalendar } from './calendars/read-calendar.ts'
import { checkClientImport } from './client-imports/check-client-import.ts'
import { extractRefusedRows } from './client-imports/extract-refused-rows.ts'
import { getClientImport } from './client-imports/get-client-import.ts'
import { startClientImport } from './client-imports/start-client-import.ts'
import { uploadClientImport } from './client-imports/upload-client-import.ts'
import { extractClients } from './clients/extract-clients.ts'
import { findClientOrders } from './clients/find-client-orders.ts'
import { findClients } from './clients/find-clients.ts'
import { findDuplicates } from './clients/find-duplicates.ts'
import { getProfile } from './clients/get-profile.ts'
import { mergeClient } from './clients/merge-client.ts'
import { getClientNote, saveClientNote } from './clients/save-client-note.ts'
import { undoMerge } from './clients/undo-merge.ts'
import { getCommunication, saveCommunication } from './communication/save-communication.ts'
import { getSettings, saveSettings } from './configuration/save-settings.ts'
import { getConsents, recordConsent } from './consents/record-consent.ts'
import { getConsentText, saveConsentText } from './consents/save-consent-text.ts'
import { checkFigures, findDifferences } from './cross-check/check-figures.ts'
import { getStatistics, getToday } from './dashboard/get-statistics.ts'
import { exchangeTicket, getExchange, previewExchange } from './exchanges/exchange-ticket.ts'
import { previewTicketsUpdated, sendTicketsUpdated } from './exchanges/send-tickets-updated.ts'
import { beginAuditExtract } from './extracts/begin-audit-extract.ts'
import { beginOrderExtract } from './extracts/begin-order-extract.ts'
import { beginTicketExtract } from './extracts/begin-ticket-extract.ts'
import { getExtract } from './extracts/get-extract.ts'
import { deleteImage } from './files/delete-image.ts'
import { findImage } from './files/find-image.ts'
import { getImage, getOwnerPicture } from './files/get-image.ts'
import { uploadImage } from './files/upload-image.ts'
import { findFormTargets } from './forms/find-form-targets.ts'
import { archiveForm, createForm, duplicateForm, findForms, saveForm } from './forms/save-form.ts'
import {
  archiveQuestion,
  createQuestion,
  findQuestions,
  saveQuestion,
} from './forms/save-question.ts'
import { extractIncidents } from './incidents/extract-incidents.ts'
import { createIncident, findIncidents, saveIncident } from './incidents/save-incident.ts'
import { extractJournal } from './journal/extract-journal.ts'
import { getJournal } from './journal/get-journal.ts'
import { getJournalAccounts, saveJournalAccounts } from './journal/save-journal-accounts.ts'
import { archiveLodgingCategory } from './lodging/archive-lodging-category.ts'
import { createLodgingCategory } from './lodging/create-lodging-category.ts'
import { duplicateLodgingCategory } from './lodging/duplicate-lodging-category.ts'
import { findBookings } from './lodging/find-bookings.ts'
import { findLodgingCategories } from './lodging/find-lodging-categories.ts'
import { findSellableStays } from './lodging/find-sellable-stays.ts'
import { orderLodgingCategories } from './lodging/order-lodging-categories.ts'
import { previewStay } from './lodging/preview-stay.ts'
import { saveLodgingCategory } from './lodging/save-lodging-category.ts'
import { findAllotments } from './orders/allotments/find-allotments.ts'
import { getAllotment } from './orders/allotments/get-allotment.ts'
import { returnAllotment } from './orders/allotments/return-allotment.ts'
import { settleAllotmentSale } from './orders/allotments/settle-allotment-sale.ts'
import { takeAllotment } from './orders/allotments/take-allotment.ts'
import { correctClient } from './orders/correct-client.ts'
import { previewConfirmation } from './orders/emails/preview-confirmation.ts'
import { resendOrder } from './orders/emails/resend-order.ts'
import { getInvoice } from './orders/get-invoice.ts'
import { getOrderHistory } from './orders/get-order-history.ts'
import { getOrder } from './orders/get-order.ts'
import { getParty } from './orders/get-party.ts'
import { findOrderChoices } from './orders/lists/find-order-choices.ts'
import { findOrdersOdata } from './orders/lists/find-orders-odata.ts'
import { findOrders } from './orders/lists/find-orders.ts'
import { addNote, findNotes, removeNote, saveNote } from './orders/notes/save-note.ts'
import { cancelPayment, checkPayment, sendToTerminal } from './orders/payment/cancel-payment.ts'
import { findAttention } from './orders/payment/find-attention.ts'
import { openPayment, readPaymentLink } from './orders/payment/open-payment.ts'
import { payBalance, setBalanceTerms } from './orders/payment/pay-balance.ts'
import { resendPaymentLink } from './orders/payment/resend-payment-link.ts'
import { findRefunds } from './orders/refunds/find-refunds.ts'
import { payReturnedRefund } from './orders/refunds/pay-returned-refund.ts'
import { reactivateOrder } from './orders/refunds/reactivate-order.ts'
import { refundOrder, previewRefund } from './orders/refunds/refund-order.ts'
import { findKnownParty } from './orders/sale/find-known-party.ts'
import { fitParty } from './orders/sale/fit-party.ts'
import { holdCart, releaseHold } from './orders/sale/hold-cart.ts'
import {
  deleteKeptCart,
  findKeptCarts,
  getKeptCart,
  saveKeptCart,
} from './orders/sale/kept/save-kept-cart.ts'
import { readRequest } from './orders/sale/read-request.ts'
import { sell, previewSale } from './orders/sale/sell.ts'
import { withdrawSale } from './orders/sale/withdraw-sale.ts'
import {
  completeSquare,
  connectSquare,
  createCatalogItems,
  setCatalogConnection,
} from './payments/connect-square.ts'
import {
  checkPaymentAccount,
  connectStripe,
  disconnectPayments,
  getPaymentConfiguration,
} from './payments/connect-stripe.ts'
import {
  checkTerminal,
  disconnectTerminal,
  getTerminal,
  pairTerminal,
} from './payments/pair-terminal.ts'
import { receiveSquareEvent, receiveStripeEvent } from './payments/receive-stripe-event.ts'
import { countInactiveClients } from './privacy/count-inactive-clients.ts'
import { eraseClient, getErasure } from './privacy/erase-client.ts'
import { extractPersonalData } from './privacy/extract-personal-data.ts'
import { archivePackage } from './products/archive-package.ts'
import { archiveProduct } from './products/archive-product.ts'
import { createPackage } from './products/create-package.ts'
import { createProduct } from './products/create-product.ts'
import { duplicatePackage } from './products/duplicate-package.ts'
import { duplicateProduct } from './products/duplicate-product.ts'
import { findPackages, findPartOptions } from './products/find-packages.ts'
import { findProducts } from './products/find-products.ts'
import { findSellablePackages } from './products/find-sellable-packages.ts'
import { orderPackages } from './products/order-packages.ts'
import { orderProducts } from './products/order-products.ts'
import { previewPackage } from './products/preview-package.ts'
import { savePackage } from './products/save-package.ts'
import { saveProduct } from './products/save-product.ts'
import { answerQuote } from './quotes/answer-quote.ts'
import { convertQuote } from './quotes/convert-quote.ts'
import { extractQuote } from './quotes/extract-quote.ts'
import { findQuotes, getQuote } from './quotes/find-quotes.ts'
import { holdQuote, releaseQuoteHold } from './quotes/hold-quote.ts'
import { previewQuote } from './quotes/preview-quote.ts'
import {
  answerQuoteLink,
  extractQuoteLink,
  readQuoteLink,
  saveQuoteNames,
} from './quotes/read-quote-link.ts'
import { createQuote, deleteQuote, duplicateQuote, saveQuote } from './quotes/save-quote.ts'
import { reviseQuote, sendQuote } from './quotes/send-quote.ts'
import {
  archiveRebateGroup,
  createRebateGroup,
  extractGroupCodes,
  findGroupCodes,
  findRebateGroups,
  saveRebateGroup,
} from './rebates/save-rebate-group.ts'
import {
  archiveRebate,
  createRebate,
  findRebateProducts,
  findRebates,
  saveRebate,
} from './rebates/save-rebate.ts'
import { archiveAccessory } from './rentals/archive-accessory.ts'
import { archiveRentalCategory } from './rentals/archive-rental-category.ts'
import { createAccessory } from './rentals/create-accessory.ts'
import { createRentalCategory } from './rentals/create-rental-category.ts'
import { duplicateAccessory } from './rentals/duplicate-accessory.ts'
import { duplicateRentalCategory } from './rentals/duplicate-rental-category.ts'
import { findAccessories } from './rentals/find-accessories.ts'
import { findAccessoryOptions } from './rentals/find-accessory-options.ts'
import { findRentalCategories } from './rentals/find-rental-categories.ts'
import { findRentals } from './rentals/find-rentals.ts'
import { findSellableRentals } from './rentals/find-sellable-rentals.ts'
import { orderAccessories } from './rentals/order-accessories.ts'
import { orderRentalCategories } from './rentals/order-rental-categories.ts'
import { saveAccessories, saveAccessory } from './rentals/save-accessory.ts'
import { saveRentalCategories } from './rentals/save-rental-categories.ts'
import { findRentalPrices, saveRentalPrices } from './rentals/save-rental-prices.ts'
import { createReport, deleteReport, findReports, getReport } from './reports/create-report.ts'
import { extractReport } from './reports/extract-report.ts'
import { findLostItems } from './rescheduling/find-lost-items.ts'
import { findReschedulings, getRescheduling } from './rescheduling/find-reschedulings.ts'
import { getFutureTickets } from './rescheduling/get-future-tickets.ts'
import { moveTicket } from './rescheduling/move-ticket.ts'
import { askRefund, chooseTimes, findLinkTimes, readLink } from './rescheduling/read-link.ts'
import { remindClient } from './rescheduling/remind-client.ts'
import {
  makeReschedulable,
  previewRescheduling,
  rescheduleTickets,
} from './rescheduling/reschedule-tickets.ts'
import {
  findExportRuns,
  getExportFile,
  getExportRun,
  runScheduledExport,
} from './scheduled-exports/run-scheduled-export.ts'
import {
  createScheduledExport,
  deleteScheduledExport,
  findExportReaders,
  findScheduledExports,
  saveScheduledExport,
} from './scheduled-exports/save-scheduled-export.ts'
import { findEverything } from './search/find-everything.ts'
import { changePassword } from './sign-in/change-password.ts'
import {
  createTaskManagerCode,
  exchangeTaskManagerCode,
} from './sign-in/create-task-manager-code.ts'
import { createToken } from './sign-in/create-token.ts'
import { endOtherSessions, endSession, findSessions } from './sign-in/find-sessions.ts'
import {
  getLock,
  lockSession,
  openLock,
  removePin,
  saveIdleLock,
  savePin,
} from './sign-in/lock-session.ts'
import { refreshToken } from './sign-in/refresh-token.ts'
import { revokeToken } from './sign-in/revoke-token.ts'
import { beginTotp, confirmTotp } from './sign-in/second-factor/confirm-totp.ts'
import {
  getSecondFactors,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from './sign-in/second-factor/get-second-factors.ts'
import { beginPasskey, savePasskey } from './sign-in/second-factor/save-passkey.ts'
import {
  getSecondFactorRule,
  saveSecondFactorRule,
} from './sign-in/second-factor/save-second-factor-rule.ts'
import { changeLanguage } from './staff/change-language.ts'
import { getMyProfile } from './staff/get-my-profile.ts'
import { getStaffAccess } from './staff/get-staff-access.ts'
import { resetSecondFactor } from './staff/reset-second-factor.ts'
import {
  createCustomRole,
  deleteCustomRole,
  findCustomRoles,
  saveCustomRole,
} from './staff/save-custom-role.ts'
import {
  createStaff,
  findStaff,
  getStaffOfUser,
  inviteStaff,
  removeStaff,
  saveStaff,
} from './staff/save-staff.ts'
import { findCoordinates } from './ticket-office/find-coordinates.ts'
import { findStaticUrl } from './ticket-office/find-static-url.ts'
import { findSuggestions } from './ticket-office/find-suggestions.ts'
import { getBusiness } from './ticket-office/get-business.ts'
import { getCollaborator } from './ticket-office/get-collaborator.ts'
import { getOfficeProfile } from './ticket-office/get-office-profile.ts'
import { getDisplayNames, saveDisplayNames } from './ticket-office/save-display-names.ts'
import { saveOfficeProfile } from './ticket-office/save-office-profile.ts'
import { activateTickets, makeTicketAvailable } from './tickets/activate-tickets.ts'
import { blockTicket, unblockTicket } from './tickets/block-ticket.ts'
import { findTicketsOfOrder } from './tickets/find-tickets-of-order.ts'
import { linkBarcode, getBarcode } from './tickets/get-barcode.ts'
import { getActivatedTicket, getTicket, getTicketOfOwner } from './tickets/get-ticket.ts'
import { extractTickets } from './tickets/lists/extract-tickets.ts'
import { findTicketProducts } from './tickets/lists/find-ticket-products.ts'
import { findTicketsOdata } from './tickets/lists/find-tickets-odata.ts'
import { findTicket, findTickets } from './tickets/lists/find-tickets.ts'
import { reissueTicket } from './tickets/reissue-ticket.ts'
import { saveOwnerPicture } from './tickets/save-owner-picture.ts'
import { getTicketForm, saveTicketForm } from './tickets/save-ticket-form.ts'
import { closeTill, countTill } from './till/close-till.ts'
import { correctTill } from './till/correct-till.ts'
import { findTills, getTill } from './till/find-tills.ts'
import { moveCash } from './till/move-cash.ts'
import { getOwnTill, openTill } from './till/open-till.ts'
import {
  archiveRegister,
  createRegister,
  renameRegister,
  saveTillSettings,
} from './till/save-till-settings.ts'
import {
  changeOccurrence,
  changeRentalOccurrence,
  changeRentalOccurrenceByOtherPath,
  changeRentalWeekday,
  changeRentalWeekdayByOtherPath,
  changeWeekday,
  validateAvailability,
} from './timetables/change-availability.ts'
import {
  copyTimetable,
  findTimetables,
  validateTimetableCopy,
} from './timetables/copy-timetable.ts'
import { copyWeek, validateWeekCopy } from './timetables/copy-week.ts'
import {
  createRentalTimetable,
  validateRentalTimetable,
} from './timetables/create-rental-timetable.ts'
import { createTimetable, validateTimetable } from './timetables/create-timetable.ts'
import { getCalendar, getRentalCalendar } from './timetables/get-calendar.ts'
import {
  getReach,
  removeOccurrence,
  removeSeries,
  removeSeriesByOtherPath,
  removeWeekday,
} from './timetables/remove-availability.ts'
import { restoreRemoved } from './timetables/restore-removed.ts'
import { findRentalTimes } from './today/find-rental-times.ts'
import { findSlotClients } from './today/find-slot-clients.ts'
import { getDayBoard } from './today/get-day-board.ts'
import { moveClients } from './today/move-clients.ts'
import { watchDay } from './today/watch-day.ts'
import { findTraffic } from './traffic/find-traffic.ts'
import { countScans } from './validation/count-scans.ts'
import { getGate } from './validation/get-gate.ts'
import { recordScans } from './validation/record-scans.ts'
/**
 * Every call of the API: the server mounts this table, OpenAPI is generated from it, and the tests
 * check each entry.
 */
import { findViews, removeView, renameView, saveView } from './views/save-view.ts'
import {
  findDeliveries,
  replayDelivery,
  replayFailed,
  sendTest,
} from './webhooks/find-deliveries.ts'
import {
  createWebhook,
  deleteWebhook,
  findWebhooks,
  rotateSecret,
  saveWebhook,
} from './webhooks/save-webhook.ts'
import { cancelWork } from './work/cancel-work.ts'
import { findWork } from './work/find-work.ts'
import { resumeWork } from './work/resume-work.ts'

export const endpoints = {
  findActivities,
  getActivity,
  findActivityCategories,
  createActivity,
  saveActivity,
  saveActivities,
  orderActivities,
  deleteActivity,
  duplicateActivity,
  findPricings,
  savePricings,
  getStaffAccess,
  findStaff,
  getStaffOfUser,
  createStaff,
  saveStaff,
  inviteStaff,
  removeStaff,
  findCustomRoles,
  createCustomRole,
  saveCustomRole,
  deleteCustomRole,
  changePassword,
  createApiKey,
  findApiKeys,
  findWebhooks,
  createWebhook,
  saveWebhook,
  deleteWebhook,
  rotateSecret,
  findDeliveries,
  replayDelivery,
  replayFailed,
  sendTest,
  findAudit,
  findAuditActors,
  getAuditChain,
  verifyAudit,
  beginAuditExtract,
  revokeApiKey,
  createToken,
  refreshToken,
  getLock,
  lockSession,
  openLock,
  savePin,
  removePin,
  saveIdleLock,
  getSecondFactors,
  beginTotp,
  confirmTotp,
  beginPasskey,
  savePasskey,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  getSecondFactorRule,
  saveSecondFactorRule,
  resetSecondFactor,
  findSessions,
  endSession,
  endOtherSessions,
  revokeToken,
  createTaskManagerCode,
  exchangeTaskManagerCode,
  findDays,
  findTimeslots,
  findOpenActivities,
  findRentalDays,
  findNights,
  getInventory,
  getRentalInventory,
  getBusiness,
  getCollaborator,
  getSellable,
  findSellableRentals,
  findSellableStays,
  findSellablePackages,
  getCommunication,
  saveCommunication,
  previewConfirmation,
  getFees,
  saveFees,
  getTaxes,
  saveTaxes,
  getPaymentConfiguration,
  connectStripe,
  checkPaymentAccount,
  disconnectPayments,
  connectSquare,
  completeSquare,
  createCatalogItems,
  setCatalogConnection,
  getTerminal,
  pairTerminal,
  checkTerminal,
  disconnectTerminal,
  receiveStripeEvent,
  receiveSquareEvent,
  findAttention,
  readPaymentLink,
  openPayment,
  cancelPayment,
  checkPayment,
  sendToTerminal,
  resendPaymentLink,
  payReturnedRefund,
  payBalance,
  setBalanceTerms,
  findRebates,
  findRebateProducts,
  createRebate,
  saveRebate,
  archiveRebate,
  findRebateGroups,
  createRebateGroup,
  saveRebateGroup,
  archiveRebateGroup,
  findGroupCodes,
  extractGroupCodes,
  uploadImage,
  deleteImage,
  findImage,
  getImage,
  getOwnerPicture,
  findForms,
  createForm,
  saveForm,
  archiveForm,
  duplicateForm,
  findFormTargets,
  findQuestions,
  createQuestion,
  saveQuestion,
  archiveQuestion,
  getInstallation,
  installBusiness,
  findBookings,
  findLodgingCategories,
  createLodgingCategory,
  saveLodgingCategory,
  archiveLodgingCategory,
  orderLodgingCategories,
  duplicateLodgingCategory,
  previewStay,
  findOrderChoices,
  findOrdersOdata,
  findOrders,
  getInvoice,
  getOrderHistory,
  getOrder,
  resendOrder,
  correctClient,
  findNotes,
  addNote,
  saveNote,
  removeNote,
  sell,
  previewSale,
  readRequest,
  fitParty,
  findKnownParty,
  getParty,
  withdrawSale,
  holdCart,
  releaseHold,
  takeAllotment,
  findAllotments,
  getAllotment,
  settleAllotmentSale,
  returnAllotment,
  findKeptCarts,
  getKeptCart,
  saveKeptCart,
  deleteKeptCart,
  findProducts,
  createProduct,
  saveProduct,
  archiveProduct,
  orderProducts,
  duplicateProduct,
  findPackages,
  findPartOptions,
  previewPackage,
  createPackage,
  savePackage,
  archivePackage,
  orderPackages,
  duplicatePackage,
  findRefunds,
  refundOrder,
  reactivateOrder,
  previewRefund,
  findRentals,
  findRentalCategories,
  createRentalCategory,
  saveRentalCategories,
  archiveRentalCategory,
  orderRentalCategories,
  duplicateRentalCategory,
  findAccessoryOptions,
  findAccessories,
  createAccessory,
  saveAccessory,
  saveAccessories,
  archiveAccessory,
  orderAccessories,
  duplicateAccessory,
  findRentalPrices,
  saveRentalPrices,
  rescheduleTickets,
  makeReschedulable,
  previewRescheduling,
  findLostItems,
  getFutureTickets,
  findReschedulings,
  getRescheduling,
  remindClient,
  readLink,
  findLinkTimes,
  chooseTimes,
  askRefund,
  getOfficeProfile,
  saveOfficeProfile,
  getDisplayNames,
  saveDisplayNames,
  findStaticUrl,
  findSuggestions,
  findCoordinates,
  findTickets,
  findTicket,
  findTicketProducts,
  extractTickets,
  findTicketsOdata,
  findTicketsOfOrder,
  linkBarcode,
  getBarcode,
  getTicket,
  getTicketOfOwner,
  getActivatedTicket,
  getTicketForm,
  saveTicketForm,
  saveOwnerPicture,
  blockTicket,
  unblockTicket,
  reissueTicket,
  activateTickets,
  makeTicketAvailable,
  exchangeTicket,
  previewExchange,
  getExchange,
  sendTicketsUpdated,
  previewTicketsUpdated,
  moveTicket,
  getCalendar,
  getRentalCalendar,
  findTimetables,
  createTimetable,
  createRentalTimetable,
  validateTimetable,
  validateRentalTimetable,
  changeOccurrence,
  changeWeekday,
  changeRentalOccurrence,
  changeRentalWeekday,
  changeRentalOccurrenceByOtherPath,
  changeRentalWeekdayByOtherPath,
  validateAvailability,
  removeOccurrence,
  removeWeekday,
  removeSeries,
  removeSeriesByOtherPath,
  restoreRemoved,
  getReach,
  copyWeek,
  validateWeekCopy,
  copyTimetable,
  validateTimetableCopy,
  findEverything,
  findRentalTimes,
  findSlotClients,
  getDayBoard,
  moveClients,
  watchDay,
  findTraffic,
  getStatistics,
  getToday,
  checkFigures,
  findDifferences,
  findReports,
  createReport,
  getReport,
  extractReport,
  deleteReport,
  getJournal,
  extractJournal,
  getJournalAccounts,
  saveJournalAccounts,
  getOwnTill,
  openTill,
  moveCash,
  countTill,
  closeTill,
  findTills,
  getTill,
  correctTill,
  getSettings,
  saveSettings,
  findCalendarLinks,
  createCalendarLink,
  revokeCalendarLink,
  readCalendar,
  findIncidents,
  createIncident,
  saveIncident,
  extractIncidents,
  saveTillSettings,
  createRegister,
  renameRegister,
  archiveRegister,
  changeLanguage,
  getMyProfile,
  getProfile,
  findClients,
  extractClients,
  findClientOrders,
  getClientNote,
  saveClientNote,
  findDuplicates,
  mergeClient,
  undoMerge,
  getConsents,
  recordConsent,
  getConsentText,
  saveConsentText,
  uploadClientImport,
  getClientImport,
  checkClientImport,
  startClientImport,
  extractRefusedRows,
  findWork,
  getGate,
  recordScans,
  countScans,
  activateFoundTickets,
  resendOrders,
  beginOrderExtract,
  beginTicketExtract,
  getExtract,
  rescheduleFoundTickets,
  getBulk,
  cancelWork,
  resumeWork,
  findCalendar,
  findBookingsOfDay,
  setBookingStatus,
  findStayUnits,
  moveStay,
  findRentalSizes,
  sizeRental,
  pickUpRental,
  returnRental,
  findViews,
  saveView,
  renameView,
  removeView,
  findScheduledExports,
  createScheduledExport,
  saveScheduledExport,
  deleteScheduledExport,
  findExportReaders,
  runScheduledExport,
  findExportRuns,
  getExportRun,
  getExportFile,
  extractPersonalData,
  getErasure,
  countInactiveClients,
  eraseClient,
  previewQuote,
  findQuotes,
  createQuote,
  getQuote,
  saveQuote,
  duplicateQuote,
  deleteQuote,
  sendQuote,
  reviseQuote,
  answerQuote,
  holdQuote,
  releaseQuoteHold,
  convertQuote,
  extractQuote,
  readQuoteLink,
  answerQuoteLink,
  saveQuoteNames,
  extractQuoteLink,
} as const
