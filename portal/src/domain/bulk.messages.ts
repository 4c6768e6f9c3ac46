import { bilingual } from '../kit/text/messages.ts'

export const bulkMessages = bilingual({
  fr: {
    menu: 'Agir sur toute la liste',
    cancel: 'Annuler',
    tooMany: 'Jusqu’à 10\u00a0000 à la fois\u00a0: précisez la recherche.',
    nothing: 'La liste est vide.',
    changed: (found: number) =>
      `La liste a changé\u00a0: elle compte maintenant ${found}. Rien n’a été fait; vérifiez, puis confirmez de nouveau.`,
    follow:
      'L’opération continue si vous quittez la page; suivez-la dans les opérations, en haut de l’écran.',
    resend: {
      action: 'Renvoyer les confirmations…',
      title: (count: number) =>
        count === 1
          ? 'Renvoyer la confirmation de 1 commande?'
          : `Renvoyer la confirmation de ${count} commandes?`,
      effect:
        'Chaque client reçoit la confirmation de sa commande telle qu’elle est maintenant, avec ses billets. Une commande sans courriel est refusée, les autres partent.',
      confirm: 'Renvoyer',
    },
    activation: {
      action: 'Activer les billets…',
      title: (count: number) =>
        count === 1 ? 'Activer 1 billet maintenant?' : `Activer ${count} billets maintenant?`,
      effect:
        'La période de chaque billet commence au moment où il est traité. Un billet qui ne peut pas être activé est refusé avec sa raison, les autres le sont.',
      confirm: 'Activer',
    },
    rescheduling: {
      action: 'Rendre reportables…',
      title: (count: number) =>
        count === 1 ? 'Rendre 1 billet reportable?' : `Rendre ${count} billets reportables?`,
      effect:
        'Les places sont libérées et chaque client reçoit un courriel avec un lien pour choisir un autre moment. Les billets sans moment à venir sont laissés tels quels.',
      confirm: 'Rendre reportables',
    },
    extract: {
      xlsx: 'Fichier Excel en arrière-plan',
      csv: 'Fichier CSV en arrière-plan',
      schedule: 'Programmer cet export…',
    },
    reason: 'Raison, dite aux clients',
    commands: {
      beginOrderExtract: {
        success: 'Fichier en préparation\u00a0: vous le trouverez dans les opérations',
        error: 'Impossible de préparer le fichier',
      },
      beginTicketExtract: {
        success: 'Fichier en préparation\u00a0: vous le trouverez dans les opérations',
        error: 'Impossible de préparer le fichier',
      },
      resendOrders: {
        success: 'Renvoi des confirmations commencé',
        error: 'Impossible de renvoyer les confirmations',
      },
      activateFoundTickets: {
        success: 'Activation des billets commencée',
        error: 'Impossible d’activer les billets',
      },
      rescheduleFoundTickets: {
        success: 'Report des billets commencé',
        error: 'Impossible de rendre les billets reportables',
      },
    },
  },
  en: {
    menu: 'Act on the whole list',
    cancel: 'Cancel',
    tooMany: 'Up to 10,000 at a time: narrow the search.',
    nothing: 'The list is empty.',
    changed: (found) =>
      `The list has changed: it holds ${found} now. Nothing was done; check, then confirm again.`,
    follow:
      'The operation goes on if you leave the page; follow it in the operations, at the top of the screen.',
    resend: {
      action: 'Resend the confirmations…',
      title: (count) =>
        count === 1
          ? 'Resend the confirmation of 1 order?'
          : `Resend the confirmation of ${count} orders?`,
      effect:
        'Each client gets the confirmation of their order as it is now, with its tickets. An order without an email address is refused, the others are sent.',
      confirm: 'Resend',
    },
    activation: {
      action: 'Activate the tickets…',
      title: (count) => (count === 1 ? 'Activate 1 ticket now?' : `Activate ${count} tickets now?`),
      effect:
        'The time of each ticket starts when its turn comes. A ticket that may not be activated is refused with its reason, the others are activated.',
      confirm: 'Activate',
    },
    rescheduling: {
      action: 'Make reschedulable…',
      title: (count) =>
        count === 1 ? 'Make 1 ticket reschedulable?' : `Make ${count} tickets reschedulable?`,
      effect:
        'The places become free and each client gets an email with a link to choose another time. Tickets without a time ahead are left as they are.',
      confirm: 'Make reschedulable',
    },
    extract: {
      xlsx: 'Excel file in the background',
      csv: 'CSV file in the background',
      schedule: 'Schedule this export…',
    },
    reason: 'Reason, which the clients read',
    commands: {
      beginOrderExtract: {
        success: 'The file is being prepared: you will find it in the operations',
        error: 'Could not prepare the file',
      },
      beginTicketExtract: {
        success: 'The file is being prepared: you will find it in the operations',
        error: 'Could not prepare the file',
      },
      resendOrders: {
        success: 'Resending has begun',
        error: 'Could not resend the confirmations',
      },
      activateFoundTickets: {
        success: 'Activation of the tickets has begun',
        error: 'Could not activate the tickets',
      },
      rescheduleFoundTickets: {
        success: 'Rescheduling the tickets has begun',
        error: 'Could not make the tickets reschedulable',
      },
    },
  },
})
