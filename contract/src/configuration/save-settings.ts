import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { cancelProposals } from '../orders/refunds/cancel-proposals.ts'
import { Choice, Instant, Integer, Required, Text, Version } from '../primitives.ts'
import { printedAs } from '../printed-schema.ts'
import { retentionMonths } from '../privacy/count-inactive-clients.ts'

export const feeRefundPolicies = ['onTotal', 'proportional', 'keep'] as const
export type FeeRefundPolicy = (typeof feeRefundPolicies)[number]

/** Prefix of order numbers: up to six capitals and digits, a capital first. */
const prefixPattern = /^([A-Z][A-Z0-9]{0,5})?$/
const OrderPrefix = printedAs(Text(6).regex(prefixPattern, 'orderPrefix'), {
  type: 'string',
  maxLength: 6,
  pattern: prefixPattern.source,
})

/** Settings that are edited on another screen. */
const Elsewhere = z.strictObject({
  isTerminalReferenceRequired: z.boolean(),
  isTillRequired: z.boolean(),
  isBlindCount: z.boolean(),
  /** Minutes without activity before a session locks; null: never. */
  idleLockMinutes: z.int().nullable(),
  secondFactorRoles: z.array(z.string()),
})
export type SettingElsewhere = keyof z.output<typeof Elsewhere>
/** Author and time of a change; `by` is null when the account no longer exists. */
const Change = z.strictObject({ dateTimeUtc: z.string(), by: z.string().nullable() })

const Changes = z.record(z.string(), Change)

export const SettingsForm = z.strictObject({
  version: Version,
  /** A time zone of Canada, or the current one. */
  timeZone: Required(50),
  /** Minutes during which the places of an unpaid cart are held. */
  holdMinutes: Integer(5, 120),
  orderPrefix: OrderPrefix,
  feeRefundPolicy: Choice(feeRefundPolicies),
  allowSeveralPartialRefunds: z.boolean('type'),
  percentRefundOnCounterOrders: z.boolean('type'),
  cancelsRefunded: Choice(cancelProposals),
  /** Default of promo codes that do not set whether they combine with others. */
  rebatesCombine: z.boolean('type'),
  /** Months without activity after which a client is erased; null: never automatically. */
  clientRetentionMonths: Integer(retentionMonths.min, retentionMonths.max).nullable().optional(),
  /* Read-only fields: accepted and ignored. */
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
  /** The last change of each setting, by setting name; settings never changed are absent. */
  changes: Changes,
  /** True when future sales or slots depend on the time zone, which then cannot change. */
  isTimeZoneInUse: z.boolean(),
  clientRetentionMonths: z.int().nullable(),
  /** Earliest time of the first erasure, which leaves time to revert a wrong choice. */
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
  summary: 'Get the settings of the business, each with the author and the time of its last change',
  effect: 'read',
  problems: [],
})
export const saveSettings = endpoint({
  ...at,
  method: 'PUT',
  summary: 'Save settings of the business; past sales keep their prices and numbers',
  effect: 'write',
  body: SettingsForm,
  problems: ['StaleVersion', 'TimeZoneInUse'],
})
