/** A ticket type in the body of a save of an activity; `price` is in dollars. */
export const ticketType = (fr: string, en: string, price: number) => ({
  order: 0,
  price,
  internationalizedActivityPricingDetailsFields: { fr: { title: fr }, en: { title: en } },
})
