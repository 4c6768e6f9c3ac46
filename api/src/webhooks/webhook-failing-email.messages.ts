/** Texts of the email about a webhook that fails. */
export const webhookFailingMessages = {
  fr: {
    hello: (name: string) => `Bonjour ${name},`,
    titles: {
      paused: 'Un webhook a été mis en pause',
      dead: 'Des envois d’un webhook ont été abandonnés',
    },
    texts: {
      paused:
        'L’adresse ci-dessous refuse ou ne reçoit plus rien depuis des jours. Guichet a cessé d’y envoyer\u00a0: ce qui arrive entre-temps est gardé, et part dès que vous la remettez en marche.',
      dead: 'L’adresse ci-dessous n’a pas accepté certains envois pendant trois jours. Vous pouvez les rejouer à partir du journal des envois.',
    },
    address: 'Adresse',
    button: 'Voir les webhooks',
  },
  en: {
    hello: (name: string) => `Hello ${name},`,
    titles: {
      paused: 'A webhook was paused',
      dead: 'Deliveries of a webhook were given up',
    },
    texts: {
      paused:
        'The address below has refused everything, or received nothing, for days. Guichet stopped sending to it: what happens meanwhile is kept, and leaves as soon as you resume it.',
      dead: 'The address below did not accept some deliveries for three days. You can replay them from the log of deliveries.',
    },
    address: 'Address',
    button: 'See the webhooks',
  },
}
