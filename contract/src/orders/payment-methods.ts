/** How an order is paid at a counter. */
export const paymentMethods = ['cash', 'card', 'other', 'free'] as const
/** How a sale may be paid: `link` waits for the client to pay on the page of the provider. */
export const saleMethods = [...paymentMethods, 'link'] as const
/** How an order may have been paid. */
export const usedPaymentMethods = [...paymentMethods, 'online'] as const
