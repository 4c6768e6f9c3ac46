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
    'List equipment and accessories with their stock, and the quantity available now or during a period',
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
    'Get the quantity of each size and accessory available for a rental, optionally without counting one ticket',
  access: [...access],
  effect: 'read',
  costly: true,
  ...whose,
  query: z.strictObject({ collaboratorPublicId: TenantId.optional(), ...when }),
  reply: Inventory,
})
