/** Column names of the list of clients, in the language of the reader. */
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
      consent: 'Consentement aux messages',
      lastTransaction: 'Dernière transaction',
    },
    languages: { fr: 'Français', en: 'Anglais' },
    consent: (isGiven: boolean, day: string) => `${isGiven ? 'Oui' : 'Non'} (${day})`,
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
      consent: 'Consent to messages',
      lastTransaction: 'Last transaction',
    },
    languages: { fr: 'French', en: 'English' },
    consent: (isGiven: boolean, day: string) => `${isGiven ? 'Yes' : 'No'} (${day})`,
  },
} as const
