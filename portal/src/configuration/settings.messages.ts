import { bilingual } from '../kit/text/messages.ts'

export const settingsMessages = bilingual({
  fr: {
    loadFailed: 'Impossible de charger les réglages',
    since: (change: string) => `Depuis\u00a0: ${change}`,
    sinceStart: 'Depuis le début',
    sections: {
      sale: 'Vente',
      refunds: 'Remboursements',
      rebates: 'Codes promo',
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
    sections: { sale: 'Sale', refunds: 'Refunds', rebates: 'Promo codes', place: 'Place' },
    names: {
      timeZone: 'Time zone',
      holdMinutes: 'Places kept for a cart (minutes)',
      orderPrefix: 'Prefix of order numbers',
      feeRefundPolicy: 'Fees at a refund',
      allowSeveralPartialRefunds: 'Several partial refunds per order',
      percentRefundOnCounterOrders: 'Percentage to choose for orders of the counter',
      cancelsRefunded: 'What a refund proposes for tickets and bookings',
      rebatesCombine: 'Promo codes combine by default',
    },
    effects: {
      timeZone: 'Hours and days of every screen, of tickets and reports.',
      timeZoneInUse:
        'Tickets, places or stays are to come: the zone changes only when nothing is to come any more.',
      holdMinutes: 'From 5 to 120: after that the places are on sale again.',
      orderPrefix: 'At most six capitals or digits. Orders of before keep their number.',
      orderPrefixSample: (prefix) => `The next order: ${prefix}12345678`,
      allowSeveralPartialRefunds: 'Else: one, then what is left of the order at once.',
      percentRefundOnCounterOrders:
        'Else an order of the counter is refunded at 100% of what is chosen.',
      rebatesCombine: 'For codes that do not say so themselves, as those of an import.',
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
