import { pluralEn, pluralFr } from '../kit/plural.ts'
import { bilingual } from '../kit/words.ts'

const changed = { fr: { success: 'Horaire modifié', error: 'Impossible de modifier l’horaire' }, en: { success: 'Timetable changed', error: 'Could not change the timetable' } }
const removed = { fr: { success: 'Plage horaire supprimée', error: 'Impossible de supprimer la plage horaire' }, en: { success: 'Time slot deleted', error: 'Could not delete the time slot' } }
const seriesRemoved = { fr: { success: 'Série supprimée', error: 'Impossible de supprimer la série' }, en: { success: 'Series deleted', error: 'Could not delete the series' } }
const created = { fr: { success: 'Horaire publié', error: 'Impossible de publier l’horaire' }, en: { success: 'Timetable published', error: 'Could not publish the timetable' } }
const daysFr = { Monday: 'lundi', Tuesday: 'mardi', Wednesday: 'mercredi', Thursday: 'jeudi', Friday: 'vendredi', Saturday: 'samedi', Sunday: 'dimanche' }
const daysEn = { Monday: 'Monday', Tuesday: 'Tuesday', Wednesday: 'Wednesday', Thursday: 'Thursday', Friday: 'Friday', Saturday: 'Saturday', Sunday: 'Sunday' }

export const timetableWords = bilingual({
  fr: {
    title: 'Horaires', loadFailed: 'Impossible de charger les horaires', item: 'Activité ou équipement', activities: 'Activités', rentals: 'Équipements', noItem: 'Créez une activité ou un type d’équipement pour publier son horaire ici.',
    create: 'Créer', createActivities: 'Créer pour des activités', createRental: 'Créer pour des locations', more: 'Copier', copyWeek: 'Copier une semaine…', copySeason: 'Copier une saison…',
    views: { month: 'Mois', week: 'Semaine', day: 'Jour', list: 'Liste' }, view: 'Vue', previous: 'Précédent', next: 'Suivant', today: 'Aujourd’hui', keys: 'Raccourcis\u00a0: T aujourd’hui, flèches pour avancer et reculer, M mois, W semaine, D jour, L liste',
    calendar: (item: string) => `Calendrier\u00a0: ${item}`, empty: 'Aucune plage horaire pour cette période.', moreSlots: (count: number) => `+ ${count}`, moreHint: (count: number) => pluralFr(count, { one: 'Voir # autre plage horaire', other: 'Voir # autres plages horaires' }),
    full: 'Complet', closed: 'Fermée', kept: 'Supprimée, billets conservés', recurring: 'Chaque semaine', once: 'Une seule fois', places: (used: string, capacity: string) => `${used} / ${capacity}`,
    rented: (count: number) => pluralFr(count, { one: '# location', other: '# locations' }), durationCount: (count: number) => pluralFr(count, { one: '# durée', other: '# durées' }), taken: (percent: number) => `${percent}\u00a0%`,
    date: 'Date', slot: 'Plage horaire', begin: 'Début', end: 'Fin', quantity: 'Places', sold: 'Places prises', series: 'Série', beginTimes: 'Heures de début', beginTime: (place: number) => `Heure ${place}`, durations: 'Durées', addTime: 'Ajouter une heure', removeTime: (what: string) => `Retirer ${what}`,
    quantityHint: '0 = fermée à la vente, mais toujours affichée.', modify: 'Modifier', remove: 'Supprimer', close: 'Fermer', save: 'Enregistrer', cancel: 'Annuler', past: 'Cette plage horaire est passée et ne peut plus être modifiée.', keptText: 'Cette plage horaire n’est plus offerte. Les billets déjà vendus gardent leur heure.',
    noDuration: 'Cet équipement n’a aucune durée.', toPricings: 'Ajouter ses durées et ses prix',
    thisOne: 'Cette plage horaire seulement', weekday: (day: string, date: string, count: number) => `Tous les ${day}s à partir du ${date} (${count})`, wholeSeries: (count: number) => `Toutes les dates à venir (${count})`,
    conflictsTitle: 'Cet horaire en chevauche d’autres', conflictsText: 'Ces places s’ajouteront aux places existantes. Continuer?', goOn: 'Continuer',
    conflict: (days: string, own: string, other: string, title: string) => `${days}, ${own}\u00a0: chevauche ${other} («\u00a0${title}\u00a0»)`, times: (count: number) => pluralFr(count, { one: '# date', other: '# dates' }),
    soldTitle: (count: number) => pluralFr(count, { one: '# place est déjà vendue', other: '# places sont déjà vendues' }), soldText: 'Que faire des billets vendus?', keep: 'Garder les billets', keepHint: 'Ils restent valables à l’heure prévue. La plage horaire n’est plus en vente.',
    release: 'Reporter les billets', releaseHint: 'Les clients reçoivent ce message et un lien pour choisir une autre date.', reason: 'Motif (visible par les clients)', reasonMissing: 'Indiquez un motif.', orderLine: (reference: string, name: string) => (name ? `${reference} · ${name}` : reference), tickets: (count: number) => pluralFr(count, { one: '# billet', other: '# billets' }), moreOrders: 'Les 50 premières commandes sont affichées.', unnamed: 'sans nom',
    removeTitle: 'Supprimer de l’horaire?', removeText: (count: number, last: string) => (count === 1 ? `La plage horaire du ${last} ne sera plus en vente.` : `${pluralFr(count, { one: '# plage horaire', other: '# plages horaires' })}, jusqu’au ${last}, ne ${count === 1 ? 'sera' : 'seront'} plus en vente. Le passé ne change pas.`),
    newTitle: 'Nouvel horaire d’activités', newRentalTitle: 'Nouvel horaire d’équipement', name: 'Titre', nameHint: 'Visible par le personnel seulement. Ex.\u00a0: «\u00a0Hiver, jour\u00a0».', chosen: 'Activités et places', equipment: 'Équipement',
    recurrence: 'Récurrence', everyWeek: 'Chaque semaine', from: 'Du', to: 'Au', on: 'Le', days: 'Jours', slots: 'Plages horaires', row: (place: number) => `Plage ${place}`, addSlot: 'Ajouter une plage', publish: 'Publier',
    draft: (dates: string, slots: string, all: string) => `${dates} × ${slots} = ${all}`, dateCount: (count: number) => pluralFr(count, { one: '# date', other: '# dates' }), slotCount: (count: number) => pluralFr(count, { one: '# plage horaire', other: '# plages horaires' }), draftPeriod: (first: string, last: string) => `du ${first} au ${last}`,
    overlap: (a: number, b: number) => `Les plages ${a} et ${b} se chevauchent. Vous pouvez quand même publier.`, equalTimes: 'La fin doit suivre le début.',
    weekTitle: 'Copier une semaine', fromWeek: 'Semaine à copier (lundi)', toWeek: 'Copier vers (lundi)', items: 'À copier', copy: 'Copier', seasonTitle: 'Copier une saison', whichSeries: 'Série', firstDay: 'Premier jour', copyText: 'Mêmes jours, heures et places. Les exceptions ne sont pas copiées.', weekText: 'Chaque plage horaire est copiée une seule fois, sans récurrence.',
    willWrite: (count: number, first: string, last: string) => `${pluralFr(count, { one: '# plage horaire', other: '# plages horaires' })}, du ${first} au ${last}`, period: (title: string, from: string, to: string) => `${title} (${from} – ${to})`, noSeries: 'Aucune série à copier.',
    dayNames: daysFr, dayShort: { Monday: 'lun', Tuesday: 'mar', Wednesday: 'mer', Thursday: 'jeu', Friday: 'ven', Saturday: 'sam', Sunday: 'dim' },
    deeds: {
      createTimetable: created.fr, createRentalTimetable: created.fr,
      changeOccurrence: changed.fr, changeWeekday: changed.fr, changeRentalOccurrence: changed.fr, changeRentalWeekday: changed.fr, changeRentalOccurrenceByOtherPath: changed.fr, changeRentalWeekdayByOtherPath: changed.fr,
      removeOccurrence: removed.fr, removeWeekday: removed.fr, removeSeries: seriesRemoved.fr, removeSeriesByOtherPath: seriesRemoved.fr,
      copyWeek: { success: 'Semaine copiée', error: 'Impossible de copier la semaine' }, copyTimetable: { success: 'Saison copiée', error: 'Impossible de copier la saison' },
    },
  },
  en: {
    title: 'Timetables', loadFailed: 'Could not load timetables', item: 'Activity or equipment', activities: 'Activities', rentals: 'Equipment', noItem: 'Create an activity or equipment type to publish its timetable here.',
    create: 'Create new', createActivities: 'Create for activities', createRental: 'Create for rentals', more: 'Copy', copyWeek: 'Copy a week…', copySeason: 'Copy a season…',
    views: { month: 'Month', week: 'Week', day: 'Day', list: 'List' }, view: 'View', previous: 'Previous', next: 'Next', today: 'Today', keys: 'Shortcuts: T today, arrows for next and previous, M month, W week, D day, L list',
    calendar: (item) => `Calendar: ${item}`, empty: 'No time slots in this period.', moreSlots: (count) => `+ ${count}`, moreHint: (count) => pluralEn(count, { one: 'See # more time slot', other: 'See # more time slots' }),
    full: 'Full', closed: 'Closed', kept: 'Deleted, tickets kept', recurring: 'Every week', once: 'Once', places: (used, capacity) => `${used} / ${capacity}`,
    rented: (count) => pluralEn(count, { one: '# rental', other: '# rentals' }), durationCount: (count) => pluralEn(count, { one: '# duration', other: '# durations' }), taken: (percent) => `${percent}%`,
    date: 'Date', slot: 'Time slot', begin: 'Start', end: 'End', quantity: 'Spots', sold: 'Spots taken', series: 'Series', beginTimes: 'Start times', beginTime: (place) => `Time ${place}`, durations: 'Durations', addTime: 'Add a time', removeTime: (what) => `Remove ${what}`,
    quantityHint: '0 = closed for sale, but still shown.', modify: 'Modify', remove: 'Delete', close: 'Close', save: 'Save', cancel: 'Cancel', past: 'This time slot has passed and can’t be changed.', keptText: 'This time slot is no longer offered. Tickets already sold keep their time.',
    noDuration: 'This equipment has no durations.', toPricings: 'Add its durations and prices',
    thisOne: 'This time slot only', weekday: (day, date, count) => `Every ${day} from ${date} (${count})`, wholeSeries: (count) => `All upcoming dates (${count})`,
    conflictsTitle: 'This timetable overlaps others', conflictsText: 'These spots will be added to the existing ones. Continue?', goOn: 'Continue',
    conflict: (days, own, other, title) => `${days}, ${own}: overlaps ${other} (“${title}”)`, times: (count) => pluralEn(count, { one: '# date', other: '# dates' }),
    soldTitle: (count) => pluralEn(count, { one: '# spot is already sold', other: '# spots are already sold' }), soldText: 'What should happen to the sold tickets?', keep: 'Keep the tickets', keepHint: 'They stay valid at their original time. The time slot is no longer on sale.',
    release: 'Reschedule the tickets', releaseHint: 'Clients get this message and a link to choose a new date.', reason: 'Reason (shown to clients)', reasonMissing: 'Enter a reason.', orderLine: (reference, name) => (name ? `${reference} · ${name}` : reference), tickets: (count) => pluralEn(count, { one: '# ticket', other: '# tickets' }), moreOrders: 'Showing the first 50 orders.', unnamed: 'no name',
    removeTitle: 'Delete from the timetable?', removeText: (count, last) => (count === 1 ? `The time slot of ${last} will no longer be on sale.` : `${pluralEn(count, { one: '# time slot', other: '# time slots' })}, until ${last}, will no longer be on sale. The past won’t change.`),
    newTitle: 'New activity timetable', newRentalTitle: 'New equipment timetable', name: 'Title', nameHint: 'Visible to staff only. E.g. “Winter, day”.', chosen: 'Activities and spots', equipment: 'Equipment',
    recurrence: 'Recurrence', everyWeek: 'Every week', from: 'From', to: 'To', on: 'On', days: 'Days', slots: 'Time slots', row: (place) => `Slot ${place}`, addSlot: 'Add a slot', publish: 'Publish',
    draft: (dates, slots, all) => `${dates} × ${slots} = ${all}`, dateCount: (count) => pluralEn(count, { one: '# date', other: '# dates' }), slotCount: (count) => pluralEn(count, { one: '# time slot', other: '# time slots' }), draftPeriod: (first, last) => `from ${first} to ${last}`,
    overlap: (a, b) => `Slots ${a} and ${b} overlap. You can still publish.`, equalTimes: 'The end must come after the start.',
    weekTitle: 'Copy a week', fromWeek: 'Week to copy (Monday)', toWeek: 'Copy to (Monday)', items: 'To copy', copy: 'Copy', seasonTitle: 'Copy a season', whichSeries: 'Series', firstDay: 'First day', copyText: 'Same days, times and spots. Exceptions are not copied.', weekText: 'Each time slot is copied once, without recurrence.',
    willWrite: (count, first, last) => `${pluralEn(count, { one: '# time slot', other: '# time slots' })}, from ${first} to ${last}`, period: (title, from, to) => `${title} (${from} – ${to})`, noSeries: 'No series to copy.',
    dayNames: daysEn, dayShort: { Monday: 'Mon', Tuesday: 'Tue', Wednesday: 'Wed', Thursday: 'Thu', Friday: 'Fri', Saturday: 'Sat', Sunday: 'Sun' },
    deeds: {
      createTimetable: created.en, createRentalTimetable: created.en,
      changeOccurrence: changed.en, changeWeekday: changed.en, changeRentalOccurrence: changed.en, changeRentalWeekday: changed.en, changeRentalOccurrenceByOtherPath: changed.en, changeRentalWeekdayByOtherPath: changed.en,
      removeOccurrence: removed.en, removeWeekday: removed.en, removeSeries: seriesRemoved.en, removeSeriesByOtherPath: seriesRemoved.en,
      copyWeek: { success: 'Week copied', error: 'Could not copy the week' }, copyTimetable: { success: 'Season copied', error: 'Could not copy the season' },
    },
  },
})
