import { bilingual } from '../kit/text/messages.ts'
import { pluralEn, pluralFr } from '../kit/text/plural.ts'

export const settingsMessages = bilingual({
  fr: {
    loadFailed: 'Impossible de charger les réglages',
    since: (change: string) => `Depuis\u00a0: ${change}`,
    sinceStart: 'Depuis le début',
    sections: {
      sale: 'Vente',
      refunds: 'Remboursements',
      rebates: 'Codes promo',
      clients: 'Clients',
      place: 'Lieu',
    },
    names: {
      timeZone: 'Fuseau horaire',
      holdMinutes: 'Places gardées pour un panier (minutes)',
      orderPrefix: 'Préfixe des numéros de commande',
      feeRefundPolicy: 'Frais à un remboursement',
      allowSeveralPartialRefunds: 'Plusieurs remboursements partiels par commande',
      percentRefundOnCounterOrders: 'Pourcentage à choisir pour les commandes du comptoir',
      cancelsRefunded: 'Ce qu’un remboursement propose pour les billets et réservations',
      rebatesCombine: 'Les codes promo se cumulent par défaut',
      clientRetentionMonths: 'Conservation des clients inactifs',
    },
    effects: {
      timeZone: 'Les heures et les journées de tout l’écran, des billets et des rapports.',
      timeZoneInUse:
        'Des billets, des places ou des séjours sont à venir\u00a0: le fuseau ne change que quand plus rien n’est à venir.',
      holdMinutes: 'De 5 à 120\u00a0: ensuite, les places sont de nouveau en vente.',
      orderPrefix:
        'Au plus six majuscules ou chiffres. Les commandes déjà passées gardent leur numéro.',
      orderPrefixSample: (prefix: string) => `La prochaine commande\u00a0: ${prefix}12345678`,
      allowSeveralPartialRefunds:
        'Sinon\u00a0: un seul, puis ce qui reste de la commande en une fois.',
      percentRefundOnCounterOrders:
        'Sinon, une commande du comptoir se rembourse à 100\u00a0% de ce qui est choisi.',
      rebatesCombine:
        'Pour les codes qui ne le disent pas eux-mêmes, comme ceux d’une importation.',
    },
    choices: {
      feeRefundPolicy: {
        onTotal: 'Rendus quand tout est remboursé',
        proportional: 'Rendus à chaque remboursement, en proportion',
        keep: 'Jamais rendus',
      },
      cancelsRefunded: {
        ifWhole: 'Annuler ce qui est remboursé à 100\u00a0%, garder le reste',
        always: 'Annuler ce qui est remboursé, même en partie',
        never: 'Ne rien annuler',
      },
    },
    retention: {
      effect:
        'Un client sans achat, billet, séjour, devis ni note depuis ce temps est effacé : son nom et ses coordonnées disparaissent partout, les montants restent.',
      forever: 'Jusqu’à ce que quelqu’un l’efface',
      months: (count: number) =>
        count % 12 === 0
          ? pluralFr(count / 12, { one: '# an', other: '# ans' })
          : pluralFr(count, { one: '# mois', other: '# mois' }),
      today: (count: number) =>
        pluralFr(count, {
          one: 'Aujourd’hui, # client est inactif depuis plus longtemps.',
          other: 'Aujourd’hui, # clients sont inactifs depuis plus longtemps.',
        }),
      countFailed: 'Impossible de compter ces clients pour le moment.',
      from: (day: string) => `Effacés chaque nuit à partir du ${day}.`,
      notYet: 'Après l’enregistrement, rien n’est effacé avant huit jours.',
    },
    elsewhere: 'Réglé ailleurs',
    elsewhereHint: 'Ces réglages ont leur propre page.',
    setting: 'Réglage',
    value: 'Valeur',
    where: 'Page',
    changed: 'Depuis',
    yes: 'Oui',
    no: 'Non',
    nobody: 'Personne',
    minutes: (count: number) => `Après ${count}\u00a0min`,
    never: 'Jamais',
    elsewhereNames: {
      isTerminalReferenceRequired: 'Référence du terminal demandée pour une carte',
      isTillRequired: 'Caisse ouverte exigée pour l’argent comptant',
      isBlindCount: 'Comptage de caisse à l’aveugle',
      idleLockMinutes: 'Verrouillage d’un poste laissé seul',
      secondFactorRoles: 'Connexion en deux étapes exigée',
      IsNewRentalEnabled: 'Location d’équipement',
    },
    roles: {
      MainStaff: 'Administrateurs principaux',
      Validator: 'Validation à l’entrée',
      SchedulerDashboardAdmin: 'Gestionnaire de tâches',
    },
    pages: {
      '/collaborator': 'Ma billetterie',
      '/till': 'Caisse',
      '/staffs': 'Équipe',
      installation: 'Par l’installation',
    },
    commands: {
      saveSettings: {
        success: 'Réglages enregistrés',
        error: 'Impossible d’enregistrer les réglages',
      },
    },
  },
  en: {
    loadFailed: 'Could not load the settings',
    since: (change) => `Since ${change}`,
    sinceStart: 'Since the beginning',
    sections: {
      sale: 'Sale',
      refunds: 'Refunds',
      rebates: 'Promo codes',
      clients: 'Clients',
      place: 'Place',
    },
    names: {
      timeZone: 'Time zone',
      holdMinutes: 'Spots held for a cart (minutes)',
      orderPrefix: 'Prefix of order numbers',
      feeRefundPolicy: 'Fees when refunding',
      allowSeveralPartialRefunds: 'Several partial refunds per order',
      percentRefundOnCounterOrders: 'Choice of percentage for counter orders',
      cancelsRefunded: 'What a refund suggests for tickets and bookings',
      rebatesCombine: 'Promo codes combine by default',
      clientRetentionMonths: 'How long inactive clients are kept',
    },
    effects: {
      timeZone: 'Hours and days of every screen, of tickets and reports.',
      timeZoneInUse:
        'Tickets, spots or stays are still to come: the zone can change only when none are left.',
      holdMinutes: 'From 5 to 120. After that, the spots are on sale again.',
      orderPrefix: 'At most six capital letters or digits. Existing orders keep their numbers.',
      orderPrefixSample: (prefix) => `The next order: ${prefix}12345678`,
      allowSeveralPartialRefunds: 'Otherwise: one, then the rest of the order all at once.',
      percentRefundOnCounterOrders:
        'Otherwise, a counter order is refunded at 100% of what is selected.',
      rebatesCombine: 'For codes that do not specify it, such as imported ones.',
    },
    choices: {
      feeRefundPolicy: {
        onTotal: 'Given back once everything is refunded',
        proportional: 'Given back with each refund, in proportion',
        keep: 'Never given back',
      },
      cancelsRefunded: {
        ifWhole: 'Cancel what is refunded at 100%, keep the rest',
        always: 'Cancel what is refunded, even in part',
        never: 'Cancel nothing',
      },
    },
    retention: {
      effect:
        'A client without a purchase, ticket, stay, quote or note for that long is erased: name and contact details go everywhere, amounts stay.',
      forever: 'Until somebody erases them',
      months: (count) =>
        count % 12 === 0
          ? pluralEn(count / 12, { one: '# year', other: '# years' })
          : pluralEn(count, { one: '# month', other: '# months' }),
      today: (count) =>
        pluralEn(count, {
          one: 'Today # client has been inactive for longer.',
          other: 'Today # clients have been inactive for longer.',
        }),
      countFailed: 'These clients cannot be counted right now.',
      from: (day) => `Erased each night from ${day}.`,
      notYet: 'After you save, nothing is erased for eight days.',
    },
    elsewhere: 'Set elsewhere',
    elsewhereHint: 'These settings have a page of their own.',
    setting: 'Setting',
    value: 'Value',
    where: 'Page',
    changed: 'Since',
    yes: 'Yes',
    no: 'No',
    nobody: 'Nobody',
    minutes: (count) => `After ${count} min`,
    never: 'Never',
    elsewhereNames: {
      isTerminalReferenceRequired: 'Terminal reference asked for a card',
      isTillRequired: 'Open till required for cash',
      isBlindCount: 'Blind count of drawers',
      idleLockMinutes: 'Lock of a counter left alone',
      secondFactorRoles: 'Two-factor sign-in required',
      IsNewRentalEnabled: 'Equipment rental',
    },
    roles: {
      MainStaff: 'Main administrators',
      Validator: 'Validation at the gate',
      SchedulerDashboardAdmin: 'Task manager',
    },
    pages: {
      '/collaborator': 'My ticketing',
      '/till': 'Till',
      '/staffs': 'Staff',
      installation: 'By the installation',
    },
    commands: {
      saveSettings: { success: 'Settings saved', error: 'Could not save the settings' },
    },
  },
})
