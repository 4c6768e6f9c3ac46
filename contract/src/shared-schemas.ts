import type { z } from 'zod'
import { Activity, ActivityBody } from './activities/activity.ts'
import {
  SellableCatalogProduct,
  SellableCategory,
  SellableProduct,
} from './activities/get-sellable.ts'
import { ApiKey } from './api-keys/create-api-key.ts'
import { AuditLine } from './audit/audit-line.ts'
import { Timeslot } from './availability/find-timeslots.ts'
import { Inventory } from './availability/get-inventory.ts'
import { RentedPiece, Stay } from './bookings/bookings-view.ts'
import { BulkStarted } from './bulk/bulk.ts'
import { FeesForm } from './businesses/save-fees.ts'
import { TaxesForm } from './businesses/save-taxes.ts'
import { ClientImport, ImportReading, ImportRow } from './client-imports/client-import.ts'
import { Client, ClientQuery } from './clients/client.ts'
import { ClientProfile } from './clients/get-profile.ts'
import { ClientNote } from './clients/save-client-note.ts'
import {
  CommunicationDraft,
  CommunicationForm,
  StoredCommunication,
} from './communication/communication.ts'
import { ConsentBody, ConsentText, ConsentTextBody, Consents } from './consents/consent.ts'
import { ExtractBegun } from './extracts/extract.ts'
import { Form, FormNew, FormSave } from './forms/form.ts'
import { Question, QuestionNew, QuestionOfForm, QuestionSave } from './forms/question.ts'
import { JournalQuery } from './journal/get-journal.ts'
import { JournalAccountsForm } from './journal/save-journal-accounts.ts'
import { Booking } from './lodging/find-bookings.ts'
import { SellableStay } from './lodging/find-sellable-stays.ts'
import { LodgingCategory, LodgingTypeSave } from './lodging/lodging-category.ts'
import {
  DraftInvoice,
  EntryPart,
  Invoice,
  InvoiceEntry,
  LodgingEntry,
  Payer,
  RebateShare,
  Tax,
  TaxShare,
  Unit,
} from './orders/invoice.ts'
import { OrderRow } from './orders/lists/find-orders.ts'
import { OrderNote } from './orders/notes/save-note.ts'
import {
  Dispute,
  MailState,
  Order,
  OrderActions,
  Payment,
  TillOfCash,
} from './orders/order-view.ts'
import { PriceStep } from './orders/price-step.ts'
import { Refund, RefundItem, RefundPreview } from './orders/refunds/refund-view.ts'
import { Answer, CartLine, PartChoice, TicketOwner } from './orders/sale/cart.ts'
import { PaymentConfiguration } from './payments/connect-stripe.ts'
import { Bilingual, LanguageCode, Nothing } from './primitives.ts'
import { SellablePart } from './products/find-sellable-packages.ts'
import { Package, PackagePart, PartOption } from './products/package.ts'
import { Product } from './products/product.ts'
import { QuoteRow } from './quotes/quote-row.ts'
import { Quote, QuoteForm, QuoteLine, QuoteName, QuoteSeat } from './quotes/quote-view.ts'
import { QuoteLink } from './quotes/read-quote-link.ts'
import {
  Rebate,
  RebateGroup,
  RebateGroupNew,
  RebateGroupSave,
  RebateNew,
  RebateSave,
} from './rebates/rebate.ts'
import { Accessory, AccessoryOption } from './rentals/accessory.ts'
import { SellableModel } from './rentals/find-sellable-rentals.ts'
import {
  RentalCategory,
  RentalModelSave,
  RentalPricing,
  RentalPricingSave,
} from './rentals/rental-category.ts'
import { ReportForm } from './reports/create-report.ts'
import { ReportHead } from './reports/sales-report.ts'
import { MoveTarget, MovedTicket } from './rescheduling/move-ticket.ts'
import { LostOrder, LostTicket, Rescheduling } from './rescheduling/rescheduling-view.ts'
import {
  ExportForm,
  ExportReader,
  ExportRun,
  ScheduledExport,
} from './scheduled-exports/scheduled-export.ts'
import { FoundGroup } from './search/find-everything.ts'
import { Tokens } from './sign-in/create-token.ts'
import { OpenSession } from './sign-in/find-sessions.ts'
import { Passkey } from './sign-in/second-factor/get-second-factors.ts'
import { Recovery } from './sign-in/second-factor/own-factor.ts'
import { CustomRole, CustomRoleForm } from './staff/custom-role.ts'
import { MyProfile } from './staff/get-my-profile.ts'
import { StaffMember, StaffSave } from './staff/staff-member.ts'
import { BusinessProfile } from './ticket-office/get-business.ts'
import { Collaborator } from './ticket-office/get-collaborator.ts'
import { DisplayNamesForm, ProfileForm, StoredProfile } from './ticket-office/profile.ts'
import { TicketRow } from './tickets/lists/find-tickets.ts'
import { TicketMove } from './tickets/ticket-time.ts'
import { Owner, Ticket, TicketForm, TicketTime } from './tickets/ticket-view.ts'
import { Register } from './till/open-till.ts'
import { Till, TillCount, TillFigures, TillLine, TillRow } from './till/till-view.ts'
import { Draft } from './timetables/create-timetable.ts'
import {
  ChangeResult,
  CopyDraft,
  Impact,
  PublicationResult,
  Weekday,
} from './timetables/timetable.ts'
import { TrafficItem } from './traffic/find-traffic.ts'
import { GateTicket } from './validation/gate.ts'
import { SavedView } from './views/save-view.ts'
import { Delivery, Webhook, WebhookForm } from './webhooks/webhook.ts'
import { When } from './when.ts'
import { Work } from './work/work.ts'

/**
 * Schemas shared by several calls, under the names of OpenAPI: a generated client has one type for
 * each. All other schemas are named after their call.
 */
export const sharedSchemas: Record<string, z.ZodType> = {
  Accessory,
  AccessoryOption,
  Activity,
  ActivityBody,
  Answer,
  ApiKey,
  AuditLine,
  Bilingual,
  Booking,
  BulkStarted,
  BusinessProfile,
  CartLine,
  Changed: ChangeResult,
  Client,
  ClientImport,
  ClientNote,
  ClientProfile,
  ClientQuery,
  Collaborator,
  CommunicationDraft,
  CommunicationForm,
  ConsentBody,
  ConsentText,
  ConsentTextBody,
  Consents,
  CopyDraft,
  CustomRole,
  CustomRoleForm,
  Delivery,
  DisplayNamesForm,
  Dispute,
  Draft,
  DraftInvoice,
  EntryPart,
  ExportForm,
  ExportReader,
  ExportRun,
  ExtractBegun,
  FeesForm,
  Form,
  FormNew,
  FormSave,
  FoundGroup,
  GateTicket,
  Impact,
  ImportReading,
  ImportRow,
  Inventory,
  Invoice,
  InvoiceEntry,
  JournalAccountsForm,
  JournalQuery,
  LanguageCode,
  LodgingCategory,
  LodgingEntry,
  LodgingTypeSave,
  LostOrder,
  LostTicket,
  MailState,
  MoveTarget,
  MovedTicket,
  MyProfile,
  Nothing,
  OpenSession,
  Order,
  OrderActions,
  OrderNote,
  OrderRow,
  Owner,
  Package,
  PackagePart,
  PartChoice,
  PartOption,
  Passkey,
  Payer,
  Payment,
  PaymentConfiguration,
  PriceStep,
  Product,
  ProfileForm,
  Published: PublicationResult,
  Question,
  QuestionNew,
  QuestionOfForm,
  QuestionSave,
  Quote,
  QuoteForm,
  QuoteLine,
  QuoteLink,
  QuoteName,
  QuoteRow,
  QuoteSeat,
  Rebate,
  RebateGroup,
  RebateGroupNew,
  RebateGroupSave,
  RebateNew,
  RebateSave,
  RebateShare,
  Recovery,
  Refund,
  RefundItem,
  RefundPreview,
  Register,
  RentalCategory,
  RentalModelSave,
  RentalPricing,
  RentalPricingSave,
  RentedPiece,
  ReportForm,
  ReportHead,
  Rescheduling,
  SavedView,
  ScheduledExport,
  SellableCatalogProduct,
  SellableCategory,
  SellableModel,
  SellablePart,
  SellableProduct,
  SellableStay,
  StaffMember,
  StaffSave,
  Stay,
  StoredCommunication,
  StoredProfile,
  Tax,
  TaxShare,
  TaxesForm,
  Ticket,
  TicketForm,
  TicketMove,
  TicketOwner,
  TicketRow,
  TicketTime,
  Till,
  TillCount,
  TillFigures,
  TillLine,
  TillOfCash,
  TillRow,
  Timeslot,
  Tokens,
  TrafficItem,
  Unit,
  Webhook,
  WebhookForm,
  Weekday,
  When,
  Work,
}
