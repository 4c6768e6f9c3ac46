import type { OrderChannel } from './order-channel.ts'

type Words = Record<OrderChannel, string>
const fr: Words = {
  counter: 'Comptoir',
  link: 'Lien de paiement',
  office: 'Billetterie publique',
  key: 'Autre programme',
}
const en: Words = {
  counter: 'Counter',
  link: 'Payment link',
  office: 'Public ticket office',
  key: 'Another program',
}

/** Names of the channels of orders, in reports, on the dashboard and in filters. */
export const orderChannelMessages = { fr, en }
