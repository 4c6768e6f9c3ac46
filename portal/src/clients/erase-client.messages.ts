import { bilingual } from '../kit/text/messages.ts'
import { pluralEn, pluralFr } from '../kit/text/plural.ts'

export const eraseMessages = bilingual({
  fr: {
    open: 'Effacer le client…',
    title: (name: string) => `Effacer ${name}`,
    forGood: 'Effacé pour de bon\u00a0: personne ne peut le reprendre.',
    loadFailed: 'Impossible de savoir ce qui serait effacé',
    goes: 'Ce qui part',
    person: 'Nom, courriel, téléphone, code postal et note',
    orders: (count: number) =>
      pluralFr(count, {
        one: 'Le nom sur # commande, avec ses notes',
        other: 'Le nom sur # commandes, avec leurs notes',
      }),
    tickets: (count: number) =>
      pluralFr(count, {
        one: 'Le titulaire et les réponses de # billet',
        other: 'Les titulaires et les réponses de # billets',
      }),
    letters: (count: number) =>
      pluralFr(count, { one: '# courriel envoyé', other: '# courriels envoyés' }),
    pictures: (count: number) => pluralFr(count, { one: '# photo', other: '# photos' }),
    lists: 'Les listes de commandes et de billets déjà exportées, à refaire au besoin',
    stays: 'Ce qui reste',
    money:
      'Montants, taxes, paiements et remboursements, sans nom\u00a0: les rapports ne changent pas.',
    ahead: (count: number) =>
      pluralFr(count, {
        one: '# billet donne encore accès\u00a0: il reste valide, sans nom.',
        other: '# billets donnent encore accès\u00a0: ils restent valides, sans nom.',
      }),
    understood: 'J’ai compris que ces billets restent valides',
    reason: 'Raison',
    reasons: {
      asked: 'La personne l’a demandé',
      noLongerNeeded: 'Ses renseignements ne servent plus',
      byMistake: 'Inscrite par erreur',
    },
    type: (asked: string) => `Pour confirmer, tapez ${asked}`,
    erase: 'Effacer pour de bon',
    cancel: 'Annuler',
    first: 'À terminer d’abord',
    obstacles: {
      paymentAwaited: 'Un paiement est attendu',
      refundUnderWay: 'Un remboursement est en cours',
      disputeOpen: 'Un paiement est contesté',
      balanceOwed: 'Un solde reste à payer',
      rentalOut: 'De l’équipement n’est pas revenu',
      stayUnderWay: 'Un séjour est en cours',
      exportUnderWay: 'Une liste est en train d’être écrite\u00a0: réessayez dans un instant',
      importUnderWay: 'Des clients sont en train d’être importés\u00a0: réessayez ensuite',
    },
    commands: {
      eraseClient: { success: 'Client effacé', error: 'Impossible d’effacer le client' },
    },
  },
  en: {
    open: 'Erase client…',
    title: (name) => `Erase ${name}`,
    forGood: 'Erased for good: nobody can take it back.',
    loadFailed: 'Could not tell what would be erased',
    goes: 'What goes',
    person: 'Name, email, phone, postal code and note',
    orders: (count) =>
      pluralEn(count, {
        one: 'The name on # order, with its notes',
        other: 'The name on # orders, with their notes',
      }),
    tickets: (count) =>
      pluralEn(count, {
        one: 'The holder and answers of # ticket',
        other: 'The holders and answers of # tickets',
      }),
    letters: (count) => pluralEn(count, { one: '# email sent', other: '# emails sent' }),
    pictures: (count) => pluralEn(count, { one: '# picture', other: '# pictures' }),
    lists: 'Lists of orders and tickets that were exported before, to be made again if needed',
    stays: 'What stays',
    money: 'Amounts, taxes, payments and refunds, without a name: reports do not change.',
    ahead: (count) =>
      pluralEn(count, {
        one: '# ticket still gives access: it stays valid, without a name.',
        other: '# tickets still give access: they stay valid, without a name.',
      }),
    understood: 'I understand that these tickets stay valid',
    reason: 'Reason',
    reasons: {
      asked: 'The person asked for it',
      noLongerNeeded: 'Their information is no longer needed',
      byMistake: 'Recorded by mistake',
    },
    type: (asked) => `To confirm, type ${asked}`,
    erase: 'Erase for good',
    cancel: 'Cancel',
    first: 'To be ended first',
    obstacles: {
      paymentAwaited: 'A payment is awaited',
      refundUnderWay: 'A refund is under way',
      disputeOpen: 'A payment is disputed',
      balanceOwed: 'A balance is owed',
      rentalOut: 'Equipment has not come back',
      stayUnderWay: 'A stay is under way',
      exportUnderWay: 'A list is being written: try again in a moment',
      importUnderWay: 'Clients are being imported: try again afterwards',
    },
    commands: {
      eraseClient: { success: 'Client erased', error: 'Could not erase the client' },
    },
  },
})
