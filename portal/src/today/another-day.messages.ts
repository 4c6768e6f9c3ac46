import { bilingual } from '../kit/text/messages.ts'
import { pluralEn, pluralFr } from '../kit/text/plural.ts'

export const anotherDayMessages = bilingual({
  fr: {
    title: (name: string) => `Un autre jour pour ${name}`,
    date: 'Date',
    slots: 'Plages de ce jour',
    failed: 'Impossible de charger les plages',
    noSlot: 'Aucune plage ce jour-là.',
    places: (time: string, left: string) => `${time}, ${left}`,
    free: (n: number) => pluralFr(n, { one: '# libre', other: '# libres' }),
    tooFew: 'pas assez de places',
    priceStays: 'Le prix payé reste le même. Pour en changer,',
    inOrder: 'modifiez la commande',
  },
  en: {
    title: (name) => `Another day for ${name}`,
    date: 'Date',
    slots: 'Slots of this day',
    failed: 'Could not load the slots',
    noSlot: 'No slots on this day.',
    places: (time, left) => `${time}, ${left}`,
    free: (n) => pluralEn(n, { one: '# free', other: '# free' }),
    tooFew: 'not enough places',
    priceStays: 'The price that was paid stays. To change it,',
    inOrder: 'edit the order',
  },
})
