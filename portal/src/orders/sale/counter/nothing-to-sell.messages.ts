import { bilingual } from '../../../kit/text/messages.ts'

export const nothingToSellMessages = bilingual({
  fr: {
    title: 'Rien à vendre pour l’instant',
    create: 'Créez une activité et mettez-la en vente\u00a0: elle apparaît ici aussitôt.',
    ask: 'Dès qu’une activité est en vente, elle apparaît ici.',
    createActivity: 'Créer une activité',
    firstSteps: 'Voir les premières étapes',
  },
  en: {
    title: 'Nothing to sell yet',
    create: 'Create an activity and put it on sale: it appears here at once.',
    ask: 'As soon as an activity is on sale, it appears here.',
    createActivity: 'Create an activity',
    firstSteps: 'See the first steps',
  },
})
