/** What the columns of the list of clients are called, in the language of who asks for it. */
export const clientSheetMessages = {
  fr: {
    columns: {
      firstName: 'Prénom',
      lastName: 'Nom',
      email: 'Courriel',
      birthYear: 'Année de naissance',
      gender: 'Genre',
      phoneNumber: 'Téléphone',
      postalCode: 'Code postal',
      language: 'Langue',
      activities: 'Activités',
      lastTransaction: 'Dernière transaction',
    },
    languages: { fr: 'Français', en: 'Anglais' },
  },
  en: {
    columns: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      birthYear: 'Birth year',
      gender: 'Gender',
      phoneNumber: 'Phone',
      postalCode: 'Postal code',
      language: 'Language',
      activities: 'Activities',
      lastTransaction: 'Last transaction',
    },
    languages: { fr: 'French', en: 'English' },
  },
} as const
