export { bookingsOfOrders } from './bookings-of-orders.db.ts'
export {
  lodgingTypes,
  rentalStandings,
  rentalTypes,
  stayCounts,
  type LodgingType,
} from './calendar.db.ts'
