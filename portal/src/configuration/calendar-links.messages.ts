import { bilingual } from '../kit/text/messages.ts'

export const calendarMessages = bilingual({
  fr: {
    title: 'Liens de calendrier',
    intro:
      'Google Agenda, Outlook ou Calendrier d’Apple lisent les horaires ou les réservations par un lien. Aucun client n’y est nommé.',
    loadFailed: 'Impossible de charger les liens de calendrier',
    none: 'Aucun lien. Créez-en un par équipe, pour pouvoir le retirer.',
    create: 'Créer un lien',
    nameHint: 'Qui s’abonnera à ce calendrier.',
    subjects: {
      timetables: 'Horaires, avec les places prises',
      bookings: 'Réservations d’hébergement et d’équipement',
    },
    languages: { fr: 'Français', en: 'Anglais' },
    created: (date: string, by: string) => `${date}, ${by}`,
    createdHead: 'Créé',
    lastRead: 'Dernière lecture',
    neverRead: 'Jamais',
    actions: 'Actions',
    revoke: 'Retirer',
    revokeOf: (name: string) => `Retirer le lien ${name}`,
    revokeTitle: (name: string) => `Retirer le lien ${name}?`,
    revokeText:
      'Les calendriers qui le lisent ne sont plus mis à jour, dès maintenant. Ce qu’ils ont déjà lu y reste.',
    madeTitle: 'Voici le lien',
    madeText:
      'Ajoutez-le à un calendrier par abonnement. Il ne sera plus jamais montré, et qui l’a lit ce calendrier.',
    copy: 'Copier le lien',
    copied: 'Lien copié',
    done: 'J’ai gardé le lien',
    fields: { name: 'Nom', subject: 'Contenu', language: 'Langue' },
    commands: {
      createCalendarLink: { success: 'Lien créé', error: 'Impossible de créer le lien' },
      revokeCalendarLink: { success: 'Lien retiré', error: 'Impossible de retirer le lien' },
    },
  },
  en: {
    title: 'Calendar links',
    intro:
      'Google Calendar, Outlook or Apple Calendar read timetables or bookings by a link. No client is named in it.',
    loadFailed: 'Could not load the calendar links',
    none: 'No link. Create one for each team, so that it can be revoked.',
    create: 'Create a link',
    nameHint: 'Who will subscribe to this calendar.',
    subjects: {
      timetables: 'Timetables, with the places taken',
      bookings: 'Bookings of lodging and equipment',
    },
    languages: { fr: 'French', en: 'English' },
    created: (date, by) => `${date}, ${by}`,
    createdHead: 'Created',
    lastRead: 'Last read',
    neverRead: 'Never',
    actions: 'Actions',
    revoke: 'Revoke',
    revokeOf: (name) => `Revoke the link ${name}`,
    revokeTitle: (name) => `Revoke the link ${name}?`,
    revokeText:
      'Calendars that read it are not updated any more, from now on. What they have read stays there.',
    madeTitle: 'This is the link',
    madeText:
      'Add it to a calendar by subscription. It will never be shown again, and whoever has it reads this calendar.',
    copy: 'Copy the link',
    copied: 'Link copied',
    done: 'I kept the link',
    fields: { name: 'Name', subject: 'Content', language: 'Language' },
    commands: {
      createCalendarLink: { success: 'Link created', error: 'Could not create the link' },
      revokeCalendarLink: { success: 'Link revoked', error: 'Could not revoke the link' },
    },
  },
})
