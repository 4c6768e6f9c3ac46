import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Chosen, Instant, Integer, Required, Text, Version } from '../primitives.ts'
import { printedAs } from '../printed-schema.ts'
import { retentionMonths } from '../privacy/count-inactive-clients.ts'

export const feeRefundPolicies = ['onTotal', 'proportional', 'keep'] as const
export type FeeRefundPolicy = (typeof feeRefundPolicies)[number]
/** What a refund proposes to do with the tickets and bookings that it is for. */
export const cancelProposals = ['ifWhole', 'always', 'never'] as const
export type CancelProposal = (typeof cancelProposals)[number]

/** What the numbers of orders begin with: up to six capitals and digits, a capital first. */
const prefixPattern = /^([A-Z][A-Z0-9]{0,5})?$/
const OrderPrefix = printedAs(Text(6).regex(prefixPattern, 'orderPrefix'), {
  type: 'string',
  maxLength: 6,
  pattern: prefixPattern.source,
})

/** Settings that have their screen elsewhere. */
const Elsewhere = z.strictObject({
  isTerminalReferenceRequired: z.boolean(),
  isTillRequired: z.boolean(),
  isBlindCount: z.boolean(),
  /** Null: a session locks itself never. */
  idleLockMinutes: z.int().nullable(),
  secondFactorRoles: z.array(z.string()),
})
export type SettingElsewhere = keyof z.output<typeof Elsewhere>
/** Who changed it and when; null where nobody is known any more. */
const Change = z.strictObject({ dateTimeUtc: z.string(), by: z.string().nullable() })

const Changes = z.record(z.string(), Change)

export const SettingsForm = z.strictObject({
  version: Version,
  /** A zone of Canada, or the one that is set. */
  timeZone: Required(50),
  /** How many minutes places are kept for a cart that is not paid yet. */
  holdMinutes: Integer(5, 120),
  orderPrefix: OrderPrefix,
  feeRefundPolicy: Chosen(feeRefundPolicies),
  allowSeveralPartialRefunds: z.boolean('type'),
  percentRefundOnCounterOrders: z.boolean('type'),
  cancelsRefunded: Chosen(cancelProposals),
  /** What a promo code does that does not say whether it combines with others. */
  rebatesCombine: z.boolean('type'),
  /** How long a client is kept of whom nothing is heard any more; null: until somebody erases them. */
  clientRetentionMonths: Integer(retentionMonths.min, retentionMonths.max).nullable().optional(),
  /* What is read along may come back, and is not written. */
  elsewhere: Elsewhere.optional(),
  changes: Changes.optional(),
  isTimeZoneInUse: z.boolean('type').optional(),
  clientRetentionFrom: Instant.nullable().optional(),
})
export type Setting = Exclude<
  keyof z.output<typeof SettingsForm>,
  'version' | 'elsewhere' | 'changes' | 'isTimeZoneInUse' | 'clientRetentionFrom'
>

const Settings = SettingsForm.extend({
  version: z.int(),
  elsewhere: Elsewhere,
  /** The last change of each setting that was ever changed, by its name. */
  changes: Changes,
  /** Something is to come whose day depends on it, so that the time zone cannot change. */
  isTimeZoneInUse: z.boolean(),
  clientRetentionMonths: z.int().nullable(),
  /** When the first clients are erased for it, so that a wrong choice can be taken back. */
  clientRetentionFrom: Instant.nullable(),
})

const at = {
  service: 'configuration',
  path: '/1.0/configuration/settings',
  access: 'Configuration',
  reply: Settings,
} as const
export const getSettings = endpoint({
  ...at,
  method: 'GET',
  summary: 'The settings of the business: each with who changed it last, and when',
  effect: 'read',
  problems: [],
})
export const saveSettings = endpoint({
  ...at,
  method: 'PUT',
  summary: 'Change settings of the business; what was sold before keeps its price and its number',
  effect: 'write',
  body: SettingsForm,
  problems: ['StaleVersion', 'TimeZoneInUse'],
})
