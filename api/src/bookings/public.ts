export { bookingsOfOrders, type BookingOfOrder } from './bookings-of-orders.db.ts'
