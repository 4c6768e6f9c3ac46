/** Columns of the extracted audit log. */
export const auditSheetMessages = {
  fr: {
    columns: [
      'Numéro',
      'Date',
      'Qui',
      'Action',
      'Sur quoi',
      'Nom',
      'Commande',
      'Détail',
      'Code',
      'Identifiant',
    ],
    actors: { client: 'Client', system: 'Système', staff: '', key: '' },
  },
  en: {
    columns: [
      'Number',
      'Date',
      'Who',
      'Action',
      'About',
      'Name',
      'Order',
      'Details',
      'Code',
      'Identifier',
    ],
    actors: { client: 'Client', system: 'System', staff: '', key: '' },
  },
}
