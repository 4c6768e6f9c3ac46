import { bilingual } from '../../../kit/text/messages.ts'

export const waitingMessages = bilingual({
  fr: {
    list: 'Ventes sans réponse',
    title: (total: string) => `Vente sans réponse\u00a0: ${total}`,
    what: (at: string) =>
      `Le serveur n’a pas répondu (${at})\u00a0: elle est peut-être faite, peut-être pas. Rien ne part tout seul\u00a0: à vous de choisir.`,
    send: 'Envoyer la vente',
    sendHint: 'Déjà faite, elle n’est pas faite deux fois.',
    stillNothing: 'Toujours pas de réponse. La vente attend encore.',
    withdraw: 'Ne pas vendre',
    next: 'Client suivant',
    onlyHere:
      'Ce navigateur ne garde rien (navigation privée ou disque plein)\u00a0: laissez cette page ouverte.',
    tooOld:
      'Elle attend depuis trop longtemps pour être envoyée sans risque. Cherchez-la dans les commandes avant de la refaire.',
    forget: 'C’est vérifié, l’oublier',
    notSold: 'Cette vente n’est pas faite et ne le sera pas. Son panier est libre.',
    wasSold: 'Cette vente était faite.',
    commands: {
      sell: { success: 'Vente conclue', error: 'Impossible de conclure la vente' },
      withdrawSale: {
        success: 'Vente retirée',
        error: 'Impossible de savoir si la vente est faite',
      },
    },
  },
  en: {
    list: 'Unanswered sales',
    title: (total) => `Unanswered sale: ${total}`,
    what: (at) =>
      `The server did not answer (${at}): it may be made, or not. Nothing is sent by itself: you choose.`,
    send: 'Send the sale',
    sendHint: 'If it is made already, it is not made twice.',
    stillNothing: 'Still no answer. The sale goes on waiting.',
    withdraw: 'Don’t sell',
    next: 'Next client',
    onlyHere: 'This browser keeps nothing (private window or full disk): leave this page open.',
    tooOld:
      'It has waited too long to be sent safely. Look for it among the orders before you make it again.',
    forget: 'Checked, forget it',
    notSold: 'This sale is not made, and never will be. Its cart is free.',
    wasSold: 'This sale was made.',
    commands: {
      sell: { success: 'Sale completed', error: 'Could not complete the sale' },
      withdrawSale: {
        success: 'Sale withdrawn',
        error: 'Could not find out whether the sale is made',
      },
    },
  },
})
