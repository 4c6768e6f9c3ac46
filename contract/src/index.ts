// All calls of the API; each is exported by its name.
export { findActivities, getActivity } from './activities/find-activities.ts'
export { findActivityCategories } from './activities/find-activity-categories.ts'
export { getSellable } from './activities/get-sellable.ts'
export {
  deleteActivity,
  duplicateActivity,
  orderActivities,
} from './activities/order-activities.ts'
export { createActivity, saveActivities, saveActivity } from './activities/save-activity.ts'
export { findPricings, savePricings } from './activities/save-pricings.ts'
export { createApiKey, findApiKeys, revokeApiKey } from './api-keys/create-api-key.ts'
export { findAudit, findAuditActors } from './audit/find-audit.ts'
export { getAuditChain, verifyAudit } from './audit/verify-audit.ts'
export { findDays } from './availability/find-days.ts'
export { findNights } from './availability/find-nights.ts'
export { findOpenActivities } from './availability/find-open-activities.ts'
export { findRentalDays } from './availability/find-rental-days.ts'
export { findTimeslots } from './availability/find-timeslots.ts'
export { getInventory, getRentalInventory } from './availability/get-inventory.ts'
export { findBookingsOfDay, findCalendar } from './bookings/find-calendar.ts'
export { findStayUnits, moveStay } from './bookings/move-stay.ts'
export { pickUpRental, returnRental, setBookingStatus } from './bookings/set-booking-status.ts'
export { findRentalSizes, sizeRental } from './bookings/size-rental.ts'
export { activateFoundTickets } from './bulk/activate-found-tickets.ts'
export { getBulk } from './bulk/get-bulk.ts'
export { rescheduleFoundTickets } from './bulk/reschedule-found-tickets.ts'
export { resendOrders } from './bulk/resend-orders.ts'
export { getInstallation } from './businesses/get-installation.ts'
export { installBusiness } from './businesses/install-business.ts'
export { getFees, saveFees } from './businesses/save-fees.ts'
export { getTaxes, saveTaxes } from './businesses/save-taxes.ts'
export {
  createCalendarLink,
  findCalendarLinks,
  revokeCalendarLink,
} from './calendars/create-calendar-link.ts'
export { readCalendar } from './calendars/read-calendar.ts'
export { checkClientImport } from './client-imports/check-client-import.ts'
export { extractRefusedRows } from './client-imports/extract-refused-rows.ts'
export { getClientImport } from './client-imports/get-client-import.ts'
export { startClientImport } from './client-imports/start-client-import.ts'
export { uploadClientImport } from './client-imports/upload-client-import.ts'
export { extractClients } from './clients/extract-clients.ts'
export { findClientOrders } from './clients/find-client-orders.ts'
export { findClients } from './clients/find-clients.ts'
export { findDuplicates } from './clients/find-duplicates.ts'
export { getClientFigures } from './clients/get-client-figures.ts'
export { getProfile } from './clients/get-profile.ts'
export { mergeClient } from './clients/merge-client.ts'
export { getClientContact, saveClientContact } from './clients/save-client-contact.ts'
export { getClientNote, saveClientNote } from './clients/save-client-note.ts'
export { undoMerge } from './clients/undo-merge.ts'
export { getCommunication, saveCommunication } from './communication/save-communication.ts'
export { getSettings, saveSettings } from './configuration/save-settings.ts'
export { getConsents, recordConsent } from './consents/record-consent.ts'
export { getConsentText, saveConsentText } from './consents/save-consent-text.ts'
export { checkFigures, findDifferences } from './cross-check/check-figures.ts'
export { getFirstSteps, saveCashOnly, saveFirstSteps } from './dashboard/get-first-steps.ts'
export { getStatistics, getToday } from './dashboard/get-statistics.ts'
export { exchangeTicket, getExchange, previewExchange } from './exchanges/exchange-ticket.ts'
export {
  exchangeTickets,
  findExchangeable,
  previewExchanges,
} from './exchanges/exchange-tickets.ts'
export { previewTicketsUpdated, sendTicketsUpdated } from './exchanges/send-tickets-updated.ts'
export { beginAuditExtract } from './extracts/begin-audit-extract.ts'
export { beginOrderExtract } from './extracts/begin-order-extract.ts'
export { beginTicketExtract } from './extracts/begin-ticket-extract.ts'
export { getExtract } from './extracts/get-extract.ts'
export { deleteImage } from './files/delete-image.ts'
export { findImage } from './files/find-image.ts'
export { getImage, getImageVariant, getOwnerPicture } from './files/get-image.ts'
export { uploadImage } from './files/upload-image.ts'
export { findFormTargets } from './forms/find-form-targets.ts'
export { archiveForm, createForm, duplicateForm, findForms, saveForm } from './forms/save-form.ts'
export {
  archiveQuestion,
  createQuestion,
  findQuestions,
  saveQuestion,
} from './forms/save-question.ts'
export { extractIncidents } from './incidents/extract-incidents.ts'
export { createIncident, findIncidents, saveIncident } from './incidents/save-incident.ts'
export { extractJournal } from './journal/extract-journal.ts'
export { getJournal } from './journal/get-journal.ts'
export { getJournalAccounts, saveJournalAccounts } from './journal/save-journal-accounts.ts'
export { archiveLodgingCategory } from './lodging/archive-lodging-category.ts'
export { createLodgingCategory } from './lodging/create-lodging-category.ts'
export { duplicateLodgingCategory } from './lodging/duplicate-lodging-category.ts'
export { findBookings } from './lodging/find-bookings.ts'
export { findLodgingCategories } from './lodging/find-lodging-categories.ts'
export { findSellableStays } from './lodging/find-sellable-stays.ts'
export { orderLodgingCategories } from './lodging/order-lodging-categories.ts'
export { previewStay } from './lodging/preview-stay.ts'
export { saveLodgingCategory } from './lodging/save-lodging-category.ts'
export { findAllotments } from './orders/allotments/find-allotments.ts'
export { getAllotment } from './orders/allotments/get-allotment.ts'
export { returnAllotment } from './orders/allotments/return-allotment.ts'
export { settleAllotmentSale } from './orders/allotments/settle-allotment-sale.ts'
export { takeAllotment } from './orders/allotments/take-allotment.ts'
export { correctClient } from './orders/correct-client.ts'
export { previewConfirmation } from './orders/emails/preview-confirmation.ts'
export { resendOrder } from './orders/emails/resend-order.ts'
export { getInvoice } from './orders/get-invoice.ts'
export { getOrderHistory } from './orders/get-order-history.ts'
export { getOrder } from './orders/get-order.ts'
export { getParty } from './orders/get-party.ts'
export { findOrderChoices } from './orders/lists/find-order-choices.ts'
export { findOrdersOdata } from './orders/lists/find-orders-odata.ts'
export { findOrders } from './orders/lists/find-orders.ts'
export { addNote, findNotes, removeNote, saveNote } from './orders/notes/save-note.ts'
export { cancelPayment, checkPayment, sendToTerminal } from './orders/payment/cancel-payment.ts'
export { findAttention } from './orders/payment/find-attention.ts'
export { openPayment, readPaymentLink } from './orders/payment/open-payment.ts'
export { payBalance, setBalanceTerms } from './orders/payment/pay-balance.ts'
export { resendPaymentLink } from './orders/payment/resend-payment-link.ts'
export { findRefunds } from './orders/refunds/find-refunds.ts'
export { payReturnedRefund } from './orders/refunds/pay-returned-refund.ts'
export { reactivateOrder } from './orders/refunds/reactivate-order.ts'
export { refundOrder, previewRefund } from './orders/refunds/refund-order.ts'
export { findKnownParty } from './orders/sale/find-known-party.ts'
export { fitParty } from './orders/sale/fit-party.ts'
export { holdCart, releaseHold } from './orders/sale/hold-cart.ts'
export {
  deleteSavedCart,
  findSavedCarts,
  getSavedCart,
  saveCart,
} from './orders/sale/saved/save-cart.ts'
export { readRequest } from './orders/sale/read-request.ts'
export { sell, previewSale } from './orders/sale/sell.ts'
export { withdrawSale } from './orders/sale/withdraw-sale.ts'
export {
  completeSquare,
  connectSquare,
  createCatalogItems,
  setCatalogConnection,
} from './payments/connect-square.ts'
export {
  checkPaymentAccount,
  connectStripe,
  disconnectPayments,
  getPaymentConfiguration,
} from './payments/connect-stripe.ts'
export {
  checkTerminal,
  disconnectTerminal,
  getTerminal,
  pairTerminal,
} from './payments/pair-terminal.ts'
export { receiveSquareEvent, receiveStripeEvent } from './payments/receive-stripe-event.ts'
export { countInactiveClients } from './privacy/count-inactive-clients.ts'
export { eraseClient, getErasure } from './privacy/erase-client.ts'
export { extractPersonalData } from './privacy/extract-personal-data.ts'
export { archivePackage } from './products/archive-package.ts'
export { archiveProduct } from './products/archive-product.ts'
export { createPackage } from './products/create-package.ts'
export { createProduct } from './products/create-product.ts'
export { duplicatePackage } from './products/duplicate-package.ts'
export { duplicateProduct } from './products/duplicate-product.ts'
export { findPackages, findPartOptions } from './products/find-packages.ts'
export { findProducts } from './products/find-products.ts'
export { findSellablePackages } from './products/find-sellable-packages.ts'
export { orderPackages } from './products/order-packages.ts'
export { orderProducts } from './products/order-products.ts'
export { previewPackage } from './products/preview-package.ts'
export { savePackage } from './products/save-package.ts'
export { saveProduct } from './products/save-product.ts'
export { answerQuote } from './quotes/answer-quote.ts'
export { convertQuote } from './quotes/convert-quote.ts'
export { extractQuote } from './quotes/extract-quote.ts'
export { findQuotes, getQuote } from './quotes/find-quotes.ts'
export { holdQuote, releaseQuoteHold } from './quotes/hold-quote.ts'
export { previewQuote } from './quotes/preview-quote.ts'
export {
  answerQuoteLink,
  extractQuoteLink,
  readQuoteLink,
  saveQuoteNames,
} from './quotes/read-quote-link.ts'
export { createQuote, deleteQuote, duplicateQuote, saveQuote } from './quotes/save-quote.ts'
export { reviseQuote, sendQuote } from './quotes/send-quote.ts'
export {
  archiveRebateGroup,
  createRebateGroup,
  extractGroupCodes,
  findGroupCodes,
  findRebateGroups,
  saveRebateGroup,
} from './rebates/save-rebate-group.ts'
export {
  archiveRebate,
  createRebate,
  findRebateProducts,
  findRebates,
  saveRebate,
} from './rebates/save-rebate.ts'
export { archiveAccessory } from './rentals/archive-accessory.ts'
export { archiveRentalCategory } from './rentals/archive-rental-category.ts'
export { createAccessory } from './rentals/create-accessory.ts'
export { createRentalCategory } from './rentals/create-rental-category.ts'
export { duplicateAccessory } from './rentals/duplicate-accessory.ts'
export { duplicateRentalCategory } from './rentals/duplicate-rental-category.ts'
export { findAccessories } from './rentals/find-accessories.ts'
export { findAccessoryOptions } from './rentals/find-accessory-options.ts'
export { findRentalCategories } from './rentals/find-rental-categories.ts'
export { findRentals } from './rentals/find-rentals.ts'
export { findSellableRentals } from './rentals/find-sellable-rentals.ts'
export { orderAccessories } from './rentals/order-accessories.ts'
export { orderRentalCategories } from './rentals/order-rental-categories.ts'
export { saveAccessories, saveAccessory } from './rentals/save-accessory.ts'
export { saveRentalCategories } from './rentals/save-rental-categories.ts'
export { findRentalPrices, saveRentalPrices } from './rentals/save-rental-prices.ts'
export { createReport, deleteReport, findReports, getReport } from './reports/create-report.ts'
export { extractReport } from './reports/extract-report.ts'
export { findLostItems } from './rescheduling/find-lost-items.ts'
export { findReschedulings, getRescheduling } from './rescheduling/find-reschedulings.ts'
export { getFutureTickets } from './rescheduling/get-future-tickets.ts'
export { moveTicket } from './rescheduling/move-ticket.ts'
export { askRefund, chooseTimes, findLinkTimes, readLink } from './rescheduling/read-link.ts'
export { remindClient } from './rescheduling/remind-client.ts'
export {
  makeReschedulable,
  previewRescheduling,
  rescheduleTickets,
} from './rescheduling/reschedule-tickets.ts'
export {
  findExportRuns,
  getExportFile,
  getExportRun,
  runScheduledExport,
} from './scheduled-exports/run-scheduled-export.ts'
export {
  createScheduledExport,
  deleteScheduledExport,
  findExportReaders,
  findScheduledExports,
  saveScheduledExport,
} from './scheduled-exports/save-scheduled-export.ts'
export { createSample, removeSample } from './samples/create-sample.ts'
export { findEverything } from './search/find-everything.ts'
export { changePassword } from './sign-in/change-password.ts'
export {
  createTaskManagerCode,
  exchangeTaskManagerCode,
} from './sign-in/create-task-manager-code.ts'
export { createToken } from './sign-in/create-token.ts'
export { endOtherSessions, endSession, findSessions } from './sign-in/find-sessions.ts'
export {
  getLock,
  lockSession,
  openLock,
  removePin,
  saveIdleLock,
  savePin,
} from './sign-in/lock-session.ts'
export { refreshToken } from './sign-in/refresh-token.ts'
export { revokeToken } from './sign-in/revoke-token.ts'
export { beginTotp, confirmTotp } from './sign-in/second-factor/confirm-totp.ts'
export {
  getSecondFactors,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from './sign-in/second-factor/get-second-factors.ts'
export { beginPasskey, savePasskey } from './sign-in/second-factor/save-passkey.ts'
export {
  getSecondFactorRule,
  saveSecondFactorRule,
} from './sign-in/second-factor/save-second-factor-rule.ts'
export { changeLanguage } from './staff/change-language.ts'
export { getMyProfile } from './staff/get-my-profile.ts'
export { getStaffAccess } from './staff/get-staff-access.ts'
export { resetSecondFactor } from './staff/reset-second-factor.ts'
export {
  createCustomRole,
  deleteCustomRole,
  findCustomRoles,
  saveCustomRole,
} from './staff/save-custom-role.ts'
export {
  createStaff,
  findStaff,
  getStaffOfUser,
  inviteStaff,
  removeStaff,
  saveStaff,
} from './staff/save-staff.ts'
export {
  cancelOfficeOrder,
  findOfficeChanges,
  findOfficeTimes,
  moveOfficeTickets,
} from './office/buyer-changes.ts'
export { findOfficeActivity } from './office/find-office-activity.ts'
export { findOfficeLodging } from './office/find-office-lodging.ts'
export { findOfficePackage } from './office/find-office-package.ts'
export { findOfficeRental } from './office/find-office-rental.ts'
export { findOffice } from './office/find-office.ts'
export { extractOfficeOrder, resendOfficeOrder } from './office/office-order-files.ts'
export { findOfficeCart, saveOfficeCart } from './office/save-office-cart.ts'
export { openOfficePayment, sellOfficeCart } from './office/sell-office-cart.ts'
export { findCoordinates } from './ticket-office/find-coordinates.ts'
export { findStaticUrl } from './ticket-office/find-static-url.ts'
export { findSuggestions } from './ticket-office/find-suggestions.ts'
export { getBusiness } from './ticket-office/get-business.ts'
export { getCollaborator } from './ticket-office/get-collaborator.ts'
export { getOfficeProfile } from './ticket-office/get-office-profile.ts'
export { getOnlineSales, saveOnlineSales } from './office/online-sales.ts'
export { getDisplayNames, saveDisplayNames } from './ticket-office/save-display-names.ts'
export { saveOfficeProfile } from './ticket-office/save-office-profile.ts'
export { activateTickets, makeTicketAvailable } from './tickets/activate-tickets.ts'
export { blockTicket, unblockTicket } from './tickets/block-ticket.ts'
export { findTicketsOfOrder } from './tickets/find-tickets-of-order.ts'
export { linkBarcode, getBarcode } from './tickets/get-barcode.ts'
export { getActivatedTicket, getTicket, getTicketOfOwner } from './tickets/get-ticket.ts'
export { extractTickets } from './tickets/lists/extract-tickets.ts'
export { findGateTickets } from './tickets/lists/find-gate-tickets.ts'
export { findTicketProducts } from './tickets/lists/find-ticket-products.ts'
export { findTicketsOdata } from './tickets/lists/find-tickets-odata.ts'
export { findTicket, findTickets } from './tickets/lists/find-tickets.ts'
export { reissueTicket } from './tickets/reissue-ticket.ts'
export { saveOwnerPicture } from './tickets/save-owner-picture.ts'
export { getTicketForm, saveTicketForm } from './tickets/save-ticket-form.ts'
export { closeTill, countTill } from './till/close-till.ts'
export { correctTill } from './till/correct-till.ts'
export { findTills, getTill } from './till/find-tills.ts'
export { moveCash } from './till/move-cash.ts'
export { getOwnTill, openTill } from './till/open-till.ts'
export {
  archiveRegister,
  createRegister,
  renameRegister,
  saveTillSettings,
} from './till/save-till-settings.ts'
export {
  changeOccurrence,
  changeRentalOccurrence,
  changeRentalOccurrenceByOtherPath,
  changeRentalWeekday,
  changeRentalWeekdayByOtherPath,
  changeWeekday,
  validateAvailability,
} from './timetables/change-availability.ts'
export {
  copyTimetable,
  findTimetables,
  validateTimetableCopy,
} from './timetables/copy-timetable.ts'
export { copyWeek, validateWeekCopy } from './timetables/copy-week.ts'
export {
  createRentalTimetable,
  validateRentalTimetable,
} from './timetables/create-rental-timetable.ts'
export { createTimetable, validateTimetable } from './timetables/create-timetable.ts'
export { getCalendar, getRentalCalendar } from './timetables/get-calendar.ts'
export {
  getReach,
  removeOccurrence,
  removeSeries,
  removeSeriesByOtherPath,
  removeWeekday,
} from './timetables/remove-availability.ts'
export { restoreRemoved } from './timetables/restore-removed.ts'
export { findRentalTimes } from './today/find-rental-times.ts'
export { findSlotClients } from './today/find-slot-clients.ts'
export { getDayBoard } from './today/get-day-board.ts'
export { moveClients } from './today/move-clients.ts'
export { watchDay } from './today/watch-day.ts'
export { findTraffic } from './traffic/find-traffic.ts'
export { countScans } from './validation/count-scans.ts'
export { getGate } from './validation/get-gate.ts'
export { recordScans } from './validation/record-scans.ts'
export { findViews, removeView, renameView, saveView } from './views/save-view.ts'
export {
  findDeliveries,
  replayDelivery,
  replayFailed,
  sendTest,
} from './webhooks/find-deliveries.ts'
export {
  createWebhook,
  deleteWebhook,
  findWebhooks,
  rotateSecret,
  saveWebhook,
} from './webhooks/save-webhook.ts'
export { cancelWork } from './work/cancel-work.ts'
export { findWork } from './work/find-work.ts'
export { resumeWork } from './work/resume-work.ts'
