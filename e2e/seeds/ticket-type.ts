/** A ticket type as a call that saves an activity takes it; `price` is in dollars. */
export const ticketType = (fr: string, en: string, price: number) => ({
  order: 0,
  price,
  internationalizedActivityPricingDetailsFields: { fr: { title: fr }, en: { title: en } },
})
