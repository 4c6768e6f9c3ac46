import type { Language } from '../sign-in.ts'

const words = {
  fr: {
    create: 'Créer', forActivities: 'Créer pour des activités', forEquipment: 'Créer pour des locations', name: 'Titre', places: 'Places', from: 'Du', to: 'Au', saturday: 'sam', sunday: 'dim', slot: (n: number) => `Plage ${n}`, begin: 'Début', end: 'Fin', addSlot: 'Ajouter une plage',
    equipment: 'Équipement', time: (n: number) => `Heure ${n}`, addTime: 'Ajouter une heure', durations: ['2 h', '4 h', '2 jours'], publish: 'Publier', published: 'Horaire publié', remove: 'Supprimer', modify: 'Modifier', save: 'Enregistrer', thisOne: 'Cette plage horaire seulement', removed: 'Plage horaire supprimée', changed: 'Horaire modifié',
    reschedule: 'Reporter les billets', why: 'Motif (visible par les clients)', item: 'Activité ou équipement',
    activity: 'Activité', tickets: 'Billets, passes et dons', rentals: 'Locations', later: 'Deux semaines plus tard', date: 'Date', slots: 'Plage horaire', adult: 'Adulte', beginTime: 'Début', duration: 'Durée', size: 'Skis – 160 cm', full: 'Complet',
    lostItems: 'Activités, équipements et accessoires', lostDate: 'Date touchée', lostReason: 'Motif (visible par les clients)', launch: 'Lancer le report', launchVerb: 'Reporter et aviser les clients', choose: /^Choisir une date/, newDate: 'Nouvelle date', newTime: 'Nouvelle plage horaire', newBegin: 'Nouveau début', move: 'Déplacer le billet', moved: 'Billet déplacé',
  },
  en: {
    create: 'Create new', forActivities: 'Create for activities', forEquipment: 'Create for rentals', name: 'Title', places: 'Spots', from: 'From', to: 'To', saturday: 'Sat', sunday: 'Sun', slot: (n: number) => `Slot ${n}`, begin: 'Start', end: 'End', addSlot: 'Add a slot',
    equipment: 'Equipment', time: (n: number) => `Time ${n}`, addTime: 'Add a time', durations: ['2 h', '4 h', '2 days'], publish: 'Publish', published: 'Timetable published', remove: 'Delete', modify: 'Modify', save: 'Save', thisOne: 'This time slot only', removed: 'Time slot deleted', changed: 'Timetable changed',
    reschedule: 'Reschedule the tickets', why: 'Reason (shown to clients)', item: 'Activity or equipment',
    activity: 'Activity', tickets: 'Tickets, passes and donations', rentals: 'Rentals', later: 'Two weeks later', date: 'Date', slots: 'Time slot', adult: 'Adult', beginTime: 'Start', duration: 'Duration', size: 'Skis – 160 cm', full: 'Full',
    lostItems: 'Activities, equipment and accessories', lostDate: 'Affected date', lostReason: 'Reason (shown to clients)', launch: 'Launch the rescheduling', launchVerb: 'Reschedule and notify clients', choose: /^Choose a date/, newDate: 'New date', newTime: 'New time slot', newBegin: 'New start', move: 'Move the ticket', moved: 'Ticket moved',
  },
}
export const seasonWords = (language: Language) => words[language]
