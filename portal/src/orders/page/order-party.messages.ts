import { bilingual } from '../../kit/text/messages.ts'

export const partyMessages = bilingual({
  fr: {
    heading: 'Famille ou groupe',
    failed: 'Impossible de charger les personnes',
    sizeOpen: (what: string) => `${what}, taille à choisir`,
    nothing: 'Rien de cette commande',
  },
  en: {
    heading: 'Family or group',
    failed: 'Could not load the people',
    sizeOpen: (what) => `${what}, size to be chosen`,
    nothing: 'Nothing of this order',
  },
})
