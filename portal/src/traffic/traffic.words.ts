import { pluralEn, pluralFr } from '../kit/plural.ts'
import { bilingual } from '../kit/words.ts'

export const trafficWords = bilingual({
  fr: {
    title: 'Achalandage', loadFailed: 'Impossible de charger l’achalandage', activities: 'Activités', all: 'Toutes', none: 'Aucune', noActivity: 'Aucune activité n’a de billets journaliers.',
    from: 'Du', to: 'Au', search: 'Rechercher', live: 'Mis à jour toutes les 10 secondes',
    slots: (count: number) => pluralFr(count, { one: '# plage horaire', other: '# plages horaires' }), sum: (used: string, initial: number) => `${used} / ${pluralFr(initial, { one: '# place', other: '# places' })}`,
    columns: { activity: 'Activité', slot: 'Plage horaire', used: 'Occupation', left: 'Places restantes' }, full: 'Complet', closed: 'Fermée',
    before: 'Choisissez des activités et une période, puis lancez la recherche.', nothing: 'Aucune plage horaire dans cette période pour ces activités.',
    pages: 'Pages', page: (page: number) => `Page ${page}`, previous: 'Page précédente', next: 'Page suivante',
  },
  en: {
    title: 'Traffic', loadFailed: 'Could not load traffic', activities: 'Activities', all: 'All', none: 'None', noActivity: 'No activities have daily tickets.',
    from: 'From', to: 'To', search: 'Search', live: 'Updated every 10 seconds',
    slots: (count) => pluralEn(count, { one: '# time slot', other: '# time slots' }), sum: (used, initial) => `${used} / ${pluralEn(initial, { one: '# spot', other: '# spots' })}`,
    columns: { activity: 'Activity', slot: 'Time slot', used: 'Occupancy', left: 'Spots left' }, full: 'Full', closed: 'Closed',
    before: 'Choose activities and a period, then search.', nothing: 'No time slots in this period for these activities.',
    pages: 'Pages', page: (page) => `Page ${page}`, previous: 'Previous page', next: 'Next page',
  },
})
