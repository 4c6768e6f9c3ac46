import { bilingual } from '../kit/text/messages.ts'
import { pluralEn, pluralFr } from '../kit/text/plural.ts'

/** The count, when known: ' (1,708)', or ' (10,000+)' when capped. */
const counted = (total: number | undefined, isCapped: boolean | undefined, locale: string) =>
  total === undefined ? '' : ` (${total.toLocaleString(locale)}${isCapped ? '+' : ''})`

export const clientMessages = bilingual({
  fr: {
    title: 'Clients',
    search: 'Chercher un client',
    searchHint: 'Nom, courriel, téléphone ou code postal',
    results: (count: number, isCapped: boolean) =>
      isCapped
        ? `${count.toLocaleString('fr-CA')}+ clients`
        : pluralFr(count, { one: '# client', other: '# clients' }),
    columns: { firstName: 'Prénom', lastName: 'Nom', email: 'Courriel' },
    lastTransaction: 'Dernière transaction',
    lastOn: (day: string) => `dernier achat\u00a0: ${day}`,
    view: 'Voir',
    viewOf: (name: string) => `Voir ${name}`,
    nameless: 'Client sans nom',
    neverTitle: 'Aucun client pour l’instant',
    never: 'Qui achète avec un courriel, au comptoir ou en ligne, apparaîtra ici.',
    nothing: (sought: string) => `Aucun client ne correspond à «\u00a0${sought}\u00a0».`,
    loadFailed: 'Impossible de rechercher les clients',
    actions: 'Actions',
    exportAll: (total?: number, isCapped?: boolean) =>
      `Exporter tous les clients${counted(total, isCapped, 'fr-CA')}`,
    exportFound: (total?: number, isCapped?: boolean) =>
      `Exporter seulement les clients trouvés${counted(total, isCapped, 'fr-CA')}`,
    importList: 'Importer des clients…',
    exported: {
      success: 'Liste des clients exportée',
      error: 'Impossible d’exporter la liste des clients',
    },
    tabs: {
      information: 'Informations',
      orders: 'Commandes',
      note: 'Note',
      duplicates: 'Doublons',
    },
    facts: {
      birthYear: 'Année de naissance',
      gender: 'Genre',
      phone: 'Téléphone',
      postalCode: 'Code postal',
      language: 'Langue',
      activities: 'Activités',
    },
    sell: 'Vendre à ce client',
    figures: {
      spent: 'Total dépensé',
      refunded: 'Remboursé',
      orders: 'Commandes',
      visits: 'Visites',
    },
    figuresFailed: 'Impossible de charger les chiffres du client',
    ordersFailed: 'Impossible de charger les commandes du client',
    noOrders: 'Ce client n’a aucune commande.',
    reference: 'Numéro',
    status: 'Statut',
    completed: 'Terminée le',
    note: 'Note interne',
    noteHint: 'Lue par le personnel seulement, jamais par le client.',
    noteFailed: 'Impossible de charger la note',
    editNote: 'Modifier comme texte',
    editNoteHint: 'La mise en forme sera retirée à l’enregistrement.',
    rights: 'Renseignements personnels',
    rightsHint:
      'Ce que la personne peut demander\u00a0: une copie de tout ce qui est gardé d’elle, ou que tout soit effacé.',
    takeData: 'Télécharger ses données',
    dataTaken: {
      success: 'Données du client téléchargées',
      error: 'Impossible de télécharger les données du client',
    },
    commands: {
      saveClientNote: {
        success: 'Note enregistrée',
        error: 'Impossible d’enregistrer la note',
      },
    },
  },
  en: {
    title: 'Clients',
    search: 'Search for a client',
    searchHint: 'Name, email, phone or postal code',
    results: (count, isCapped) =>
      isCapped
        ? `${count.toLocaleString('en-CA')}+ clients`
        : pluralEn(count, { one: '# client', other: '# clients' }),
    columns: { firstName: 'First name', lastName: 'Last name', email: 'Email' },
    lastTransaction: 'Last transaction',
    lastOn: (day) => `last purchase: ${day}`,
    view: 'View',
    viewOf: (name) => `View ${name}`,
    nameless: 'Client without a name',
    neverTitle: 'No clients yet',
    never: 'Whoever buys with an email, at the counter or online, will appear here.',
    nothing: (sought) => `No client matches “${sought}”.`,
    loadFailed: 'Could not search clients',
    actions: 'Actions',
    exportAll: (total, isCapped) => `Export all clients${counted(total, isCapped, 'en-CA')}`,
    exportFound: (total, isCapped) =>
      `Export only the clients found${counted(total, isCapped, 'en-CA')}`,
    importList: 'Import clients…',
    exported: {
      success: 'Client list exported',
      error: 'Could not export the client list',
    },
    tabs: { information: 'Information', orders: 'Orders', note: 'Note', duplicates: 'Duplicates' },
    facts: {
      birthYear: 'Birth year',
      gender: 'Gender',
      phone: 'Phone',
      postalCode: 'Postal code',
      language: 'Language',
      activities: 'Activities',
    },
    sell: 'Sell to this client',
    figures: { spent: 'Total spent', refunded: 'Refunded', orders: 'Orders', visits: 'Visits' },
    figuresFailed: 'Could not load the figures of the client',
    ordersFailed: 'Could not load the client’s orders',
    noOrders: 'This client has no orders.',
    reference: 'Number',
    status: 'Status',
    completed: 'Completed on',
    note: 'Internal note',
    noteHint: 'Read by the staff only, never by the client.',
    noteFailed: 'Could not load the note',
    editNote: 'Edit as text',
    editNoteHint: 'The formatting will be removed when the note is saved.',
    rights: 'Personal information',
    rightsHint:
      'What the person may ask for: a copy of everything that is kept about them, or that it is all erased.',
    takeData: 'Download their data',
    dataTaken: {
      success: 'Client data downloaded',
      error: 'Could not download the client’s data',
    },
    commands: {
      saveClientNote: {
        success: 'Note saved',
        error: 'Could not save the note',
      },
    },
  },
})
