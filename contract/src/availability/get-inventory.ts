import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Bilingual, Duration, Id, LocalDate, TenantId, WallTime } from '../primitives.ts'

export const Inventory = z.strictObject({
  rentalInventoryItems: z.array(
    z.strictObject({
      rentalPublicId: Id,
      rentalName: Bilingual,
      rentalModelPublicId: Id,
      rentalModelName: Bilingual,
      rentalModelSpecificationPublicId: Id,
      rentalModelSpecificationName: Bilingual.nullable(),
      quantity: z.int(),
      remainingQuantity: z.int(),
      /** The instant at which most items are out. */
      at: z.string().nullable(),
    }),
  ),
  accessoryInventoryItems: z.array(
    z.strictObject({
      accessoryPublicId: Id,
      productId: Id,
      name: Bilingual,
      quantity: z.int(),
      remainingQuantity: z.int(),
      associatedRentalPublicIds: z.array(Id),
    }),
  ),
})
const access = [
  'TicketCreation',
  'Orders',
  'Tickets',
  'EquipmentRental',
  'Calendar',
  'Timetables',
  'Quotes',
] as const
const whose = {
  params: z.strictObject({ id: TenantId }),
  problems: ['NotFound', 'InvalidRequest'] as const,
}
const when = {
  date: LocalDate,
  beginTime: WallTime,
  duration: Duration,
  isBeginTimeCustom: z.enum(['true', 'false'], 'choice').optional(),
  ticketPublicIdToOmit: z.guid('id').optional(),
}

export const getInventory = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/inventory/:id',
  summary:
    'Equipment and accessories: all there is, and what is left of it now, or over the time asked for',
  access: [...access],
  effect: 'read',
  costly: true,
  ...whose,
  query: z.strictObject({ collaboratorPublicId: TenantId.optional(), ...when }).partial(),
  reply: Inventory,
})

export const getRentalInventory = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/inventory/:id/rental',
  summary:
    'What is left of each size and accessory for a rental that begins then and lasts so long; one ticket may be left out of the count',
  access: [...access],
  effect: 'read',
  costly: true,
  ...whose,
  query: z.strictObject({ collaboratorPublicId: TenantId.optional(), ...when }),
  reply: Inventory,
})
