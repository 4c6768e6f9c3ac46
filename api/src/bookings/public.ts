export { bookingsOfOrders } from './bookings-of-orders.db.ts'
