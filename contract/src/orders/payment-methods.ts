/** How an order is paid at a counter. */
export const paymentMethods = ['cash', 'card', 'other', 'free'] as const
