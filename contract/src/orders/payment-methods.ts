/** How an order is paid at a counter. */
export const paymentMethods = ['cash', 'card', 'other', 'free'] as const
/** How an order may have been paid. */
export const usedPaymentMethods = [...paymentMethods, 'online'] as const
