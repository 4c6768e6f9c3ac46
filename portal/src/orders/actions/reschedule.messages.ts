import { bilingual } from '../../kit/text/messages.ts'
import { pluralEn, pluralFr } from '../../kit/text/plural.ts'

export const rescheduleMessages = bilingual({
  fr: {
    title: (ref: string) => `Courriel de report, commande ${ref}`,
    intro:
      'Les billets choisis perdent leur date et leur place est libérée. Le client reçoit un lien pour choisir une autre date.',
    tickets: 'Billets à reporter',
    reason: 'Motif (visible par le client)',
    used: (used: number, max: number) => `${used} / ${max}`,
    pickOne: 'Choisissez au moins un billet.',
    preview: 'Aperçu du courriel',
    previewFailed: 'Impossible d’afficher l’aperçu.',
    send: (count: number) =>
      pluralFr(count, { one: 'Reporter # billet', other: 'Reporter # billets' }),
    keep: 'Retour',
    commands: {
      makeReschedulable: {
        success: 'Courriel de report en cours d’envoi',
        error: 'Impossible d’envoyer le courriel de report',
      },
    },
  },
  en: {
    title: (ref) => `Rescheduling email, order ${ref}`,
    intro:
      'The selected tickets lose their date and their spots are released. The client gets a link to choose another date.',
    tickets: 'Tickets to reschedule',
    reason: 'Reason (visible to the client)',
    used: (used, max) => `${used} / ${max}`,
    pickOne: 'Select at least one ticket.',
    preview: 'Email preview',
    previewFailed: 'Could not show the preview.',
    send: (count) => pluralEn(count, { one: 'Reschedule # ticket', other: 'Reschedule # tickets' }),
    keep: 'Back',
    commands: {
      makeReschedulable: {
        success: 'Rescheduling email is being sent',
        error: 'Could not send the rescheduling email',
      },
    },
  },
})
