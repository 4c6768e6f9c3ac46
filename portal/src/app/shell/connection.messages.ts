import { bilingual } from '../../kit/text/messages.ts'
import { pluralEn, pluralFr } from '../../kit/text/plural.ts'

export const connectionMessages = bilingual({
  fr: {
    slow: 'Le serveur tarde à répondre. Chaque demande n’est traitée qu’une fois.',
    lost: (at: string) => `Pas de connexion depuis ${at}.`,
    stays:
      'Ce qui est à l’écran reste, et peut être lu et préparé; rien n’est enregistré, cherché ni vendu avant son retour.',
    atCounter:
      'Une vente dont le total est affiché peut être demandée; elle attendra votre décision.',
    sellOffline: 'Vendre sans réseau les places de cet appareil',
    again: 'Réessayer',
    back: 'La connexion est revenue.',
    waiting: (count: number) =>
      pluralFr(count, {
        one: '# vente est restée sans réponse.',
        other: '# ventes sont restées sans réponse.',
      }),
    ask: 'Ouvrir le comptoir pour en décider',
    clockAhead: (by: string) =>
      `L’horloge de cet appareil avance de ${by}. Les heures et les dates affichées sont celles du serveur.`,
    clockBehind: (by: string) =>
      `L’horloge de cet appareil retarde de ${by}. Les heures et les dates affichées sont celles du serveur.`,
  },
  en: {
    slow: 'The server is slow to respond. Each request is processed only once.',
    lost: (at) => `No connection since ${at}.`,
    stays:
      'What is on the screen stays, and can be read and prepared; nothing is saved, searched or sold until it returns.',
    atCounter: 'A sale whose total is shown can be submitted; it waits until you decide about it.',
    sellOffline: 'Sell the spots of this device offline',
    again: 'Try again',
    back: 'The connection is back.',
    waiting: (count) =>
      pluralEn(count, {
        one: '# sale was never answered.',
        other: '# sales were never answered.',
      }),
    ask: 'Open the counter to settle it',
    clockAhead: (by) =>
      `The clock of this device is ${by} fast. The times and dates shown are those of the server.`,
    clockBehind: (by) =>
      `The clock of this device is ${by} slow. The times and dates shown are those of the server.`,
  },
})
