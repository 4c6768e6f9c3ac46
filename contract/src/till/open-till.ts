import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Price } from '../primitives.ts'
import { floatLimitCents, Till } from './till-view.ts'

/** A register is the place of a drawer; `heldByName` is the clerk whose till is open there. */
export const Register = z.strictObject({
  publicId: Id,
  name: z.string(),
  heldByName: z.string().nullable(),
})

export const getOwnTill = endpoint({
  service: 'administration',
  method: 'GET',
  path: '/1.0/Till/own',
  summary: 'Get the caller’s open till, the registers, and the till settings of the business',
  access: ['TicketCreation', 'SalesReports'],
  effect: 'read',
  reply: z.strictObject({
    till: Till.nullable(),
    registers: z.array(Register),
    /** True when cash needs an open till. */
    isTillRequired: z.boolean(),
    /** True when the expected cash is hidden until the clerk has counted. */
    isBlindCount: z.boolean(),
  }),
  problems: [],
})

export const openTill = endpoint({
  service: 'administration',
  method: 'POST',
  path: '/1.0/Till',
  summary:
    'Open a till with its float; the first till of a business creates a register when none is named',
  access: 'TicketCreation',
  effect: 'write',
  idempotent: true,
  body: z.strictObject({
    registerPublicId: Id.optional(),
    float: Price(0, floatLimitCents),
  }),
  reply: Till,
  problems: ['NotFound', 'TillAlreadyOpen', 'RegisterInUse', 'KeyReused', 'StillRunning'],
})
