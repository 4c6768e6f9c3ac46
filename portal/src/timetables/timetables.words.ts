import { pluralEn, pluralFr } from '../kit/plural.ts'
import { bilingual } from '../kit/words.ts'

const changed = { fr: { success: 'Horaire modifié', error: 'L’horaire n’a pas été modifié' }, en: { success: 'Timetable changed', error: 'The timetable was not changed' } }
const removed = { fr: { success: 'Plage retirée', error: 'Rien n’a été retiré' }, en: { success: 'Slot removed', error: 'Nothing was removed' } }
const seriesRemoved = { fr: { success: 'Série retirée', error: 'La série n’a pas été retirée' }, en: { success: 'Series removed', error: 'The series was not removed' } }
const created = { fr: { success: 'Horaire publié', error: 'L’horaire n’a pas été publié' }, en: { success: 'Timetable published', error: 'The timetable was not published' } }
const daysFr = { Monday: 'lundi', Tuesday: 'mardi', Wednesday: 'mercredi', Thursday: 'jeudi', Friday: 'vendredi', Saturday: 'samedi', Sunday: 'dimanche' }
const daysEn = { Monday: 'Monday', Tuesday: 'Tuesday', Wednesday: 'Wednesday', Thursday: 'Thursday', Friday: 'Friday', Saturday: 'Saturday', Sunday: 'Sunday' }

export const timetableWords = bilingual({
  fr: {
    title: 'Horaires', loadFailed: 'Impossible de charger les horaires', item: 'Activité ou équipement', activities: 'Activités', rentals: 'Équipements', noItem: 'Créez une activité avec des billets journaliers, ou un type d’équipement\u00a0: son horaire se publie ensuite ici.',
    create: 'Créer', createActivities: 'Pour des activités', createRental: 'Pour un équipement', more: 'Copier', copyWeek: 'Copier une semaine…', copySeason: 'Copier une saison…',
    views: { month: 'Mois', week: 'Semaine', day: 'Jour', list: 'Liste' }, view: 'Vue', previous: 'Précédent', next: 'Suivant', today: 'Aujourd’hui', keys: 'Raccourcis\u00a0: T aujourd’hui, flèches pour avancer et reculer, M mois, W semaine, D jour, L liste',
    calendar: (item: string) => `Calendrier\u00a0: ${item}`, empty: 'Rien n’est publié dans cette période.', moreSlots: (count: number) => `+ ${count}`, moreHint: (count: number) => pluralFr(count, { one: 'Voir # autre plage', other: 'Voir # autres plages' }),
    full: 'Complet', closed: 'Fermée', kept: 'Retirée, billets gardés', recurring: 'Chaque semaine', once: 'Une seule fois', places: (used: string, capacity: string) => `${used} / ${capacity}`,
    rented: (count: number) => pluralFr(count, { one: '# location', other: '# locations' }), durationCount: (count: number) => pluralFr(count, { one: '# durée', other: '# durées' }), taken: (percent: number) => `${percent}\u00a0%`,
    date: 'Date', slot: 'Plage horaire', begin: 'Début', end: 'Fin', quantity: 'Places', sold: 'Places prises', series: 'Série', beginTimes: 'Heures de début', beginTime: (place: number) => `Heure ${place}`, durations: 'Durées', addTime: 'Ajouter une heure', removeTime: (what: string) => `Retirer ${what}`,
    quantityHint: '0 ferme la plage\u00a0; elle reste affichée.', modify: 'Modifier', remove: 'Supprimer', close: 'Fermer', save: 'Enregistrer', cancel: 'Annuler', past: 'Cette plage est passée\u00a0: elle ne change plus.', keptText: 'Cette plage n’est plus offerte. Les billets déjà vendus gardent leur heure.',
    noDuration: 'Cet équipement n’a aucune durée.', toPricings: 'Ajouter ses durées et ses prix',
    thisOne: 'Ce créneau seulement', weekday: (day: string, date: string, count: number) => `Tous les ${day}s à partir du ${date} (${count})`, wholeSeries: (count: number) => `Toute la série, à venir (${count})`,
    conflictsTitle: 'Cet horaire en chevauche d’autres', conflictsText: 'Les places s’ajoutent à celles qui existent. Continuer tout de même\u00a0?', goOn: 'Continuer',
    conflict: (days: string, own: string, other: string, title: string) => `${days}, ${own}\u00a0: chevauche ${other} («\u00a0${title}\u00a0»)`, times: (count: number) => pluralFr(count, { one: '# date', other: '# dates' }),
    soldTitle: (count: number) => pluralFr(count, { one: '# place est déjà vendue', other: '# places sont déjà vendues' }), soldText: 'Que deviennent les billets touchés\u00a0?', keep: 'Garder les billets', keepHint: 'Ils restent valables à l’heure prévue\u00a0; la plage n’est plus en vente.',
    release: 'Reporter les billets', releaseHint: 'Chaque client reçoit ce mot avec un lien pour choisir un autre moment ; les places sont libérées.', reason: 'Motif, dit aux clients', reasonMissing: 'Dites pourquoi.', orderLine: (reference: string, name: string) => (name ? `${reference} · ${name}` : reference), tickets: (count: number) => pluralFr(count, { one: '# billet', other: '# billets' }), moreOrders: 'Les 50 premières commandes sont nommées.', unnamed: 'sans nom',
    removeTitle: 'Retirer de l’horaire\u00a0?', removeText: (count: number, last: string) => (count === 1 ? `La plage du ${last} n’est plus en vente.` : `${pluralFr(count, { one: '# plage', other: '# plages' })}, jusqu’au ${last}, ne ${count === 1 ? 'sera' : 'seront'} plus en vente. Ce qui est passé ne change pas.`),
    newTitle: 'Nouvel horaire d’activités', newRentalTitle: 'Nouvel horaire d’équipement', name: 'Titre de l’horaire', nameHint: 'Pour le personnel\u00a0: par exemple «\u00a0Hiver, jour\u00a0».', chosen: 'Activités et places', equipment: 'Équipement',
    recurrence: 'Récurrence', everyWeek: 'Chaque semaine', from: 'Du', to: 'Au', on: 'Le', days: 'Jours', slots: 'Plages horaires', row: (place: number) => `Plage ${place}`, addSlot: 'Ajouter une plage', publish: 'Publier',
    draft: (dates: string, slots: string, all: string) => `${dates} × ${slots} = ${all}`, dateCount: (count: number) => pluralFr(count, { one: '# date', other: '# dates' }), slotCount: (count: number) => pluralFr(count, { one: '# créneau', other: '# créneaux' }), draftPeriod: (first: string, last: string) => `du ${first} au ${last}`,
    overlap: (a: number, b: number) => `Les plages ${a} et ${b} se chevauchent. Vous pouvez publier tout de même.`, equalTimes: 'La fin doit suivre le début.',
    weekTitle: 'Copier une semaine', fromWeek: 'Semaine du lundi', toWeek: 'Vers celle du lundi', items: 'À copier', copy: 'Copier', seasonTitle: 'Copier une saison', whichSeries: 'Série', firstDay: 'Premier jour', copyText: 'Mêmes jours de la semaine, mêmes heures, mêmes places\u00a0; les exceptions d’un seul jour ne sont pas copiées.', weekText: 'Chaque plage est copiée telle qu’elle est, une seule fois.',
    willWrite: (count: number, first: string, last: string) => `${pluralFr(count, { one: '# plage', other: '# plages' })}, du ${first} au ${last}`, period: (title: string, from: string, to: string) => `${title} (${from} – ${to})`, noSeries: 'Aucune série à copier.',
    dayNames: daysFr, dayShort: { Monday: 'lun', Tuesday: 'mar', Wednesday: 'mer', Thursday: 'jeu', Friday: 'ven', Saturday: 'sam', Sunday: 'dim' },
    deeds: {
      createTimetable: created.fr, createRentalTimetable: created.fr,
      changeOccurrence: changed.fr, changeWeekday: changed.fr, changeRentalOccurrence: changed.fr, changeRentalWeekday: changed.fr, changeRentalOccurrenceByOtherPath: changed.fr, changeRentalWeekdayByOtherPath: changed.fr,
      removeOccurrence: removed.fr, removeWeekday: removed.fr, removeSeries: seriesRemoved.fr, removeSeriesByOtherPath: seriesRemoved.fr,
      copyWeek: { success: 'Semaine copiée', error: 'La semaine n’a pas été copiée' }, copyTimetable: { success: 'Saison copiée', error: 'La saison n’a pas été copiée' },
    },
  },
  en: {
    title: 'Timetables', loadFailed: 'Could not load timetables', item: 'Activity or equipment', activities: 'Activities', rentals: 'Equipment', noItem: 'Create an activity with daily tickets, or an equipment type: its timetable is then published here.',
    create: 'Create', createActivities: 'For activities', createRental: 'For equipment', more: 'Copy', copyWeek: 'Copy a week…', copySeason: 'Copy a season…',
    views: { month: 'Month', week: 'Week', day: 'Day', list: 'List' }, view: 'View', previous: 'Previous', next: 'Next', today: 'Today', keys: 'Shortcuts: T today, arrows to move on and back, M month, W week, D day, L list',
    calendar: (item) => `Calendar: ${item}`, empty: 'Nothing is published in this period.', moreSlots: (count) => `+ ${count}`, moreHint: (count) => pluralEn(count, { one: 'See # more slot', other: 'See # more slots' }),
    full: 'Full', closed: 'Closed', kept: 'Removed, tickets kept', recurring: 'Every week', once: 'Once', places: (used, capacity) => `${used} / ${capacity}`,
    rented: (count) => pluralEn(count, { one: '# rental', other: '# rentals' }), durationCount: (count) => pluralEn(count, { one: '# duration', other: '# durations' }), taken: (percent) => `${percent}%`,
    date: 'Date', slot: 'Time slot', begin: 'Begins', end: 'Ends', quantity: 'Places', sold: 'Places taken', series: 'Series', beginTimes: 'Begin times', beginTime: (place) => `Time ${place}`, durations: 'Durations', addTime: 'Add a time', removeTime: (what) => `Remove ${what}`,
    quantityHint: '0 closes the slot; it is still shown.', modify: 'Modify', remove: 'Delete', close: 'Close', save: 'Save', cancel: 'Cancel', past: 'This slot is past: it no longer changes.', keptText: 'This slot is no longer offered. Tickets already sold keep their time.',
    noDuration: 'This equipment has no duration.', toPricings: 'Add its durations and prices',
    thisOne: 'This slot only', weekday: (day, date, count) => `Every ${day} from ${date} (${count})`, wholeSeries: (count) => `The whole series, to come (${count})`,
    conflictsTitle: 'This timetable overlaps others', conflictsText: 'Places add to those that exist. Continue all the same?', goOn: 'Continue',
    conflict: (days, own, other, title) => `${days}, ${own}: overlaps ${other} (“${title}”)`, times: (count) => pluralEn(count, { one: '# date', other: '# dates' }),
    soldTitle: (count) => pluralEn(count, { one: '# place is already sold', other: '# places are already sold' }), soldText: 'What becomes of these tickets?', keep: 'Keep the tickets', keepHint: 'They stay valid at the time that was sold; the slot is no longer on sale.',
    release: 'Reschedule the tickets', releaseHint: 'Each client gets these words with a link to choose another time; the places are freed.', reason: 'Reason, told to clients', reasonMissing: 'Say why.', orderLine: (reference, name) => (name ? `${reference} · ${name}` : reference), tickets: (count) => pluralEn(count, { one: '# ticket', other: '# tickets' }), moreOrders: 'The first 50 orders are named.', unnamed: 'no name',
    removeTitle: 'Remove from the timetable?', removeText: (count, last) => (count === 1 ? `The slot of ${last} is no longer on sale.` : `${pluralEn(count, { one: '# slot', other: '# slots' })}, until ${last}, will no longer be on sale. What is past does not change.`),
    newTitle: 'New timetable of activities', newRentalTitle: 'New timetable of equipment', name: 'Title of the timetable', nameHint: 'For the staff: “Winter, day” for instance.', chosen: 'Activities and places', equipment: 'Equipment',
    recurrence: 'Recurrence', everyWeek: 'Every week', from: 'From', to: 'To', on: 'On', days: 'Days', slots: 'Time slots', row: (place) => `Slot ${place}`, addSlot: 'Add a slot', publish: 'Publish',
    draft: (dates, slots, all) => `${dates} × ${slots} = ${all}`, dateCount: (count) => pluralEn(count, { one: '# date', other: '# dates' }), slotCount: (count) => pluralEn(count, { one: '# slot', other: '# slots' }), draftPeriod: (first, last) => `from ${first} to ${last}`,
    overlap: (a, b) => `Slots ${a} and ${b} overlap. You may publish all the same.`, equalTimes: 'The end must come after the start.',
    weekTitle: 'Copy a week', fromWeek: 'Week of Monday', toWeek: 'To that of Monday', items: 'To copy', copy: 'Copy', seasonTitle: 'Copy a season', whichSeries: 'Series', firstDay: 'First day', copyText: 'Same weekdays, same times, same places; exceptions of single days are not copied.', weekText: 'Each slot is copied as it stands, once.',
    willWrite: (count, first, last) => `${pluralEn(count, { one: '# slot', other: '# slots' })}, from ${first} to ${last}`, period: (title, from, to) => `${title} (${from} – ${to})`, noSeries: 'No series to copy.',
    dayNames: daysEn, dayShort: { Monday: 'Mon', Tuesday: 'Tue', Wednesday: 'Wed', Thursday: 'Thu', Friday: 'Fri', Saturday: 'Sat', Sunday: 'Sun' },
    deeds: {
      createTimetable: created.en, createRentalTimetable: created.en,
      changeOccurrence: changed.en, changeWeekday: changed.en, changeRentalOccurrence: changed.en, changeRentalWeekday: changed.en, changeRentalOccurrenceByOtherPath: changed.en, changeRentalWeekdayByOtherPath: changed.en,
      removeOccurrence: removed.en, removeWeekday: removed.en, removeSeries: seriesRemoved.en, removeSeriesByOtherPath: seriesRemoved.en,
      copyWeek: { success: 'Week copied', error: 'The week was not copied' }, copyTimetable: { success: 'Season copied', error: 'The season was not copied' },
    },
  },
})
