import { bilingual } from '../../kit/text/messages.ts'

export const slipMessages = bilingual({
  fr: {
    title: (ref: string) => `Fiche de remise – commande ${ref}`,
    heading: 'Fiche de remise',
    order: (ref: string) => `Commande ${ref}`,
    client: (name: string) => `Client\u00a0: ${name}`,
    failed: 'Impossible de charger la fiche de remise',
    others: 'Sans nom',
    size: 'Taille\u00a0:',
    nothing: 'Aucun équipement à remettre.',
    until: (begin: string, end: string) => `Du ${begin} au ${end}`,
  },
  en: {
    title: (ref) => `Hand-out slip – order ${ref}`,
    heading: 'Hand-out slip',
    order: (ref) => `Order ${ref}`,
    client: (name) => `Client: ${name}`,
    failed: 'Could not load the hand-out slip',
    others: 'No name',
    size: 'Size:',
    nothing: 'No equipment to hand out.',
    until: (begin, end) => `From ${begin} to ${end}`,
  },
})
