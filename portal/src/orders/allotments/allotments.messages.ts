import { bilingual } from '../../kit/text/messages.ts'
import { pluralEn, pluralFr } from '../../kit/text/plural.ts'

const places = {
  fr: (count: number) => pluralFr(count, { one: '# place', other: '# places' }),
  en: (count: number) => pluralEn(count, { one: '# spot', other: '# spots' }),
}

export const allotmentMessages = bilingual({
  fr: {
    heading: 'Vente sans réseau',
    loading: 'Chargement…',
    online: 'En ligne',
    offline: 'Hors ligne',
    counter: 'Retour au comptoir',
    elsewhere: 'Un autre onglet de cet appareil vend déjà',
    elsewhereHint: 'Fermez-le pour continuer ici. Cette page prend la suite d’elle-même.',
    noNetwork: 'Cette page doit être ouverte une première fois avec le réseau',
    notPermitted: 'Vous n’avez pas la permission de vendre',
    signInAgain: 'Le réseau est revenu. Connectez-vous pour régler les ventes.',
    signIn: 'Se connecter',
    otherBusiness:
      'Vous êtes connecté pour une autre entreprise. Changez d’entreprise au comptoir pour régler ces ventes.',
    // Without places
    intro: {
      title: 'Vendre même sans réseau',
      purpose:
        'Cet appareil prend d’avance des places d’aujourd’hui. Si le réseau manque, il continue de les vendre.',
      sold: 'Se vendent ici : les billets à l’heure, sans question ni nom. Les locations, l’hébergement, les forfaits, les produits et les passes se vendent au comptoir.',
      paid: 'On encaisse en argent comptant, ou d’une autre façon notée au paiement. Les billets et le reçu s’impriment.',
      settled:
        'L’appareil garde les ventes. Au retour du réseau, pressez « Régler » : chaque vente devient une commande.',
      noPlaces:
        'Cet appareil n’a aucune place. Quand le réseau sera revenu, prenez-en ici pour la prochaine fois.',
    },
    // Cart of the counter
    counterCart: 'Panier du comptoir',
    counterCartHint:
      'Il était en cours quand le réseau a été perdu. Ce qui est vendu ici est retiré du panier.',
    counterCartNotSold: 'Rien de ce panier ne se vend ici. Il reste au comptoir.',
    takeOver: 'Reprendre',
    takenOver: 'Repris',
    leftOut: 'Restent au comptoir :',
    noDiscount: 'Les codes promo et les rabais de ce panier ne s’appliquent pas ici.',
    // Selling
    slots: 'Plages horaires',
    left: (count: number) => pluralFr(count, { one: '# place en main', other: '# places en main' }),
    noneLeft: 'Plus de place',
    omitted: (count: number) =>
      pluralFr(count, {
        one: '# type de billet ne se vend pas sans réseau\u00a0: il pose des questions ou demande des noms.',
        other:
          '# types de billets ne se vendent pas sans réseau\u00a0: ils posent des questions ou demandent des noms.',
      }),
    quantities: 'Billets',
    noSeats: 'Aucun type de billet de cette plage ne se vend sans réseau.',
    total: 'Total',
    noTotal: 'Choisissez des billets',
    pay: (total: string) => `Encaisser ${total}`,
    free: 'Conclure · Gratuit',
    notSold:
      'Rien n’est vendu\u00a0: ces places ne sont plus là, ou ce navigateur ne garde rien. Vérifiez, puis recommencez.',
    sold: 'Vendu',
    soldHint: 'Cet appareil garde la vente. Elle devient une commande quand vous la réglez.',
    printTickets: 'Imprimer les billets',
    printReceipt: 'Imprimer le reçu',
    next: 'Nouvelle vente',
    over: 'Les plages en main sont terminées. Réglez les ventes, puis rendez les places.',
    // Sales to settle
    sales: 'Ventes de cet appareil',
    waiting: (count: number) =>
      pluralFr(count, { one: '# vente à régler', other: '# ventes à régler' }),
    allSettled: 'Tout est réglé',
    settle: (count: number) =>
      pluralFr(count, { one: 'Régler la vente', other: 'Régler les # ventes' }),
    settleHint: 'Chaque vente devient une commande, une seule fois.',
    settleOffline: 'À régler quand le réseau sera revenu.',
    stopped: 'L’envoi s’est arrêté. Ce qui reste attend encore.',
    openTill: 'Ouvrez d’abord votre caisse\u00a0: l’argent comptant y entre.',
    toTill: 'Ouvrir la caisse',
    states: {
      waiting: 'À régler',
      settled: 'Réglée',
      refused: 'Pas réglée',
      dealtWith: 'Traitée autrement',
    },
    order: (ref: string) => `Commande ${ref}`,
    overbooked: 'Les places avaient été rendues\u00a0: la plage est en survente.',
    problems: {
      SeatSold:
        'Une de ces places a déjà été réglée par une autre vente. Vendez ces billets au comptoir, remettez-les au client, puis marquez cette vente comme traitée.',
      PriceChanged:
        'Le total ne correspond plus à ce qui a été encaissé. Faites la vente au comptoir pour ce montant, puis marquez-la comme traitée.',
      rest: 'Le serveur ne l’a pas acceptée. Réessayez, ou faites la vente au comptoir, puis marquez-la comme traitée.',
    },
    reprint: (at: string) => `Imprimer à nouveau la vente de ${at}`,
    again: 'Réessayer',
    dealtWith: 'C’est traité autrement',
    dealtWithTitle: (total: string) => `Cette vente de ${total} est traitée?`,
    dealtWithHint:
      'Elle ne sera plus envoyée. L’argent a été encaissé\u00a0: assurez-vous qu’une commande du comptoir le dit.',
    onePlace: (what: string, count: number) => `${count} × ${what}`,
    // Places
    take: 'Prendre des places',
    takeHint:
      'Elles sont retirées de la vente jusqu’à la fin de leur plage, et vous les vendez ici sans réseau.',
    counterName: 'Nom du comptoir',
    counterHint: 'Par exemple\u00a0: Remontée du nord',
    usual: 'Places par plage',
    today: 'Plages d’aujourd’hui',
    freePlaces: (count: number) => pluralFr(count, { one: '# libre', other: '# libres' }),
    placesOf: (slot: string) => `Places de ${slot}`,
    noSlots: 'Plus aucune plage aujourd’hui.',
    slotsFailed: 'Impossible de charger les plages d’aujourd’hui',
    takeButton: (count: number) => (count > 0 ? `Prendre ${places.fr(count)}` : 'Prendre'),
    tooMany: 'Au plus 40 plages à la fois.',
    needsNetwork: 'Prendre et rendre des places demande le réseau.',
    held: 'Places retenues par les comptoirs',
    heldFailed: 'Impossible de charger les places retenues',
    noneHeld: 'Aucun comptoir ne retient de places.',
    soldOf: (sold: number, all: number) => `Réglé\u00a0: ${sold} / ${all}`,
    entered: (count: number) =>
      pluralFr(count, { one: '# entrée sans vente réglée', other: '# entrées sans vente réglée' }),
    until: (at: string) => `jusqu’à ${at}`,
    takenBy: (name: string) => `prises par ${name}`,
    thisDevice: 'Cet appareil',
    endings: { returned: 'Rendues', takenBack: 'Reprises', expired: 'Terminées' },
    fetch: 'Charger sur cet appareil',
    fetchFailed: 'Impossible de charger les places',
    giveBack: 'Rendre',
    giveBackTitle: 'Rendre les places qui restent?',
    giveBackHint:
      'Elles redeviennent libres pour tous, et cet appareil ne les vend plus. Ce qui est vendu le reste.',
    giveBackWaiting: 'Réglez d’abord les ventes de cet appareil.',
    takeBack: 'Reprendre',
    takeBackTitle: (counter: string) => `Reprendre les places de ${counter}?`,
    takeBackHint:
      'Elles redeviennent libres pour tous. Si cet appareil vend encore, ses ventes arriveront quand même et la plage peut être en survente.',
    // Leaving
    leaveTitle: (count: number) =>
      pluralFr(count, {
        one: '# vente sans réseau n’est pas réglée',
        other: '# ventes sans réseau ne sont pas réglées',
      }),
    leaveHint:
      'Seul cet appareil en garde la trace, même après la déconnexion. Rien ne peut être réglé d’ailleurs.',
    leaveSettle: 'Régler',
    leaveAnyway: 'Se déconnecter quand même',
    commands: {
      takeAllotment: {
        success: 'Places prises',
        error: 'Impossible de prendre les places',
      },
      settleAllotmentSale: {
        success: 'Vente réglée',
        error: 'Impossible de régler la vente',
      },
      returnAllotment: {
        success: 'Places rendues',
        error: 'Impossible de rendre les places',
      },
    },
  },
  en: {
    heading: 'Selling offline',
    loading: 'Loading…',
    online: 'Online',
    offline: 'Offline',
    counter: 'Back to the counter',
    elsewhere: 'Another tab of this device is selling',
    elsewhereHint: 'Close it to go on here. This page takes over by itself.',
    noNetwork: 'This page has to be opened once with a network',
    notPermitted: 'You do not have permission to sell',
    signInAgain: 'The network is back. Sign in to settle the sales.',
    signIn: 'Sign in',
    otherBusiness:
      'You are signed in for another business. Change the business at the counter to settle these sales.',
    intro: {
      title: 'Sell even without a network',
      purpose:
        'This device takes spots of today in advance. If the network is lost, it goes on selling them.',
      sold: 'Sold here: tickets at a time, without questions or names. Rentals, lodging, packages, products and passes are sold at the counter.',
      paid: 'Take cash, or another payment that you note. The tickets and the receipt are printed.',
      settled:
        'The device keeps the sales. When the network is back, press “Settle”: each sale becomes an order.',
      noPlaces:
        'This device has no spots. When the network is back, take some here for the next time.',
    },
    counterCart: 'Cart of the counter',
    counterCartHint:
      'It was in progress when the network was lost. What is sold here is taken out of the cart.',
    counterCartNotSold: 'Nothing of this cart is sold here. It stays at the counter.',
    takeOver: 'Take over',
    takenOver: 'Taken over',
    leftOut: 'Left at the counter:',
    noDiscount: 'The promo codes and discounts of this cart do not apply here.',
    slots: 'Time slots',
    left: (count) => pluralEn(count, { one: '# spot in hand', other: '# spots in hand' }),
    noneLeft: 'No spot left',
    omitted: (count) =>
      pluralEn(count, {
        one: '# ticket type is not sold offline: it asks questions or for names.',
        other: '# ticket types are not sold offline: they ask questions or for names.',
      }),
    quantities: 'Tickets',
    noSeats: 'No ticket type of this slot is sold offline.',
    total: 'Total',
    noTotal: 'Choose tickets',
    pay: (total) => `Take ${total}`,
    free: 'Complete · Free',
    notSold:
      'Nothing is sold: these spots are gone, or this browser keeps nothing. Check, then try again.',
    sold: 'Sold',
    soldHint: 'This device keeps the sale. It becomes an order when you settle it.',
    printTickets: 'Print the tickets',
    printReceipt: 'Print the receipt',
    next: 'New sale',
    over: 'The slots in hand are over. Settle the sales, then give the spots back.',
    sales: 'Sales of this device',
    waiting: (count) => pluralEn(count, { one: '# sale to settle', other: '# sales to settle' }),
    allSettled: 'All is settled',
    settle: (count) => pluralEn(count, { one: 'Settle the sale', other: 'Settle the # sales' }),
    settleHint: 'Each sale becomes an order, once only.',
    settleOffline: 'To be settled when the network is back.',
    stopped: 'The sending stopped. What is left goes on waiting.',
    openTill: 'Open your till first: the cash goes into it.',
    toTill: 'Open the till',
    states: {
      waiting: 'To settle',
      settled: 'Settled',
      refused: 'Not settled',
      dealtWith: 'Dealt with otherwise',
    },
    order: (ref) => `Order ${ref}`,
    overbooked: 'The spots had been given back: the slot is overbooked.',
    problems: {
      SeatSold:
        'One of these spots is settled by another sale already. Sell these tickets at the counter, hand them to the client, then mark this sale as dealt with.',
      PriceChanged:
        'The total is not what was taken any more. Make the sale at the counter for this amount, then mark it as dealt with.',
      rest: 'The server did not accept it. Try again, or make the sale at the counter, then mark it as dealt with.',
    },
    reprint: (at) => `Print the sale of ${at} again`,
    again: 'Try again',
    dealtWith: 'Dealt with otherwise',
    dealtWithTitle: (total) => `Is this sale of ${total} dealt with?`,
    dealtWithHint:
      'It will not be sent any more. The money was taken: make sure that an order of the counter says so.',
    onePlace: (what, count) => `${count} × ${what}`,
    take: 'Take spots',
    takeHint:
      'They are taken off sale until the end of their slot, and you sell them here without a network.',
    counterName: 'Name of the counter',
    counterHint: 'For example: North lift',
    usual: 'Spots per slot',
    today: 'Slots of today',
    freePlaces: (count) => pluralEn(count, { one: '# free', other: '# free' }),
    placesOf: (slot) => `Spots of ${slot}`,
    noSlots: 'No more slots today.',
    slotsFailed: 'Could not load the slots of today',
    takeButton: (count) => (count > 0 ? `Take ${places.en(count)}` : 'Take'),
    tooMany: '40 slots at most at a time.',
    needsNetwork: 'Taking spots and giving them back needs the network.',
    held: 'Spots held by counters',
    heldFailed: 'Could not load the spots that are held',
    noneHeld: 'No counter holds any spots.',
    soldOf: (sold, all) => `Settled: ${sold} / ${all}`,
    entered: (count) =>
      pluralEn(count, {
        one: '# entry without a settled sale',
        other: '# entries without a settled sale',
      }),
    until: (at) => `until ${at}`,
    takenBy: (name) => `taken by ${name}`,
    thisDevice: 'This device',
    endings: { returned: 'Given back', takenBack: 'Taken back', expired: 'Over' },
    fetch: 'Load on this device',
    fetchFailed: 'Could not load the spots',
    giveBack: 'Give back',
    giveBackTitle: 'Give back the spots that are left?',
    giveBackHint:
      'They are free for everybody again, and this device no longer sells them. What is sold stays sold.',
    giveBackWaiting: 'Settle the sales of this device first.',
    takeBack: 'Take back',
    takeBackTitle: (counter) => `Take back the spots of ${counter}?`,
    takeBackHint:
      'They are free for everybody again. If that device goes on selling, its sales still come in, and the slot may be overbooked.',
    leaveTitle: (count) =>
      pluralEn(count, {
        one: '# sale made offline is not settled',
        other: '# sales made offline are not settled',
      }),
    leaveHint:
      'Only this device has a record of it, and keeps it after you sign out. Nothing can be settled from elsewhere.',
    leaveSettle: 'Settle',
    leaveAnyway: 'Sign out all the same',
    commands: {
      takeAllotment: { success: 'Spots taken', error: 'Could not take the spots' },
      settleAllotmentSale: { success: 'Sale settled', error: 'Could not settle the sale' },
      returnAllotment: { success: 'Spots given back', error: 'Could not give the spots back' },
    },
  },
})
