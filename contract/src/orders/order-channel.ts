/**
 * Through what an order came: the counter, a payment link of the counter, another program with its
 * API key, the public ticket office.
 */
export type OrderChannel = 'counter' | 'link' | 'key' | 'office'
