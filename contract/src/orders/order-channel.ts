/**
 * Through what an order came: the counter, a payment link of the counter, the public ticket office,
 * another program with its API key. In the order in which they are listed.
 */
export const orderChannels = ['counter', 'link', 'office', 'key'] as const
export type OrderChannel = (typeof orderChannels)[number]
