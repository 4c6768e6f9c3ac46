import type { Language } from '../sign-in.ts'

const words = {
  fr: {
    create: 'Créer', forActivities: 'Pour des activités', forEquipment: 'Pour un équipement', name: 'Titre de l’horaire', places: 'Places', from: 'Du', to: 'Au', saturday: 'sam', sunday: 'dim', slot: (n: number) => `Plage ${n}`, begin: 'Début', end: 'Fin', addSlot: 'Ajouter une plage',
    equipment: 'Équipement', time: (n: number) => `Heure ${n}`, addTime: 'Ajouter une heure', durations: ['2 h', '4 h', '2 jours'], publish: 'Publier', published: 'Horaire publié', remove: 'Supprimer', modify: 'Modifier', save: 'Enregistrer', thisOne: 'Ce créneau seulement', removed: 'Plage retirée', changed: 'Horaire modifié',
    reschedule: 'Reporter les billets', why: 'Motif, dit aux clients', item: 'Activité ou équipement',
    activity: 'Activité', tickets: 'Billets, passes et dons', rentals: 'Locations', later: 'Deux semaines plus tard', date: 'Date', slots: 'Plage horaire', adult: 'Adulte', beginTime: 'Début', duration: 'Durée', size: 'Skis – 160 cm', full: 'Complet',
    lostItems: 'Activités, équipements et accessoires', lostDate: 'Date perdue', lostReason: 'Motif, tel que les clients le liront', launch: 'Lancer le report', launchVerb: 'Reporter et écrire aux clients', choose: /^Choisir pour le client/, newDate: 'Nouvelle date', newTime: 'Nouvelle plage', newBegin: 'Nouveau début', move: 'Déplacer le billet', moved: 'Billet déplacé',
  },
  en: {
    create: 'Create', forActivities: 'For activities', forEquipment: 'For equipment', name: 'Title of the timetable', places: 'Places', from: 'From', to: 'To', saturday: 'Sat', sunday: 'Sun', slot: (n: number) => `Slot ${n}`, begin: 'Begins', end: 'Ends', addSlot: 'Add a slot',
    equipment: 'Equipment', time: (n: number) => `Time ${n}`, addTime: 'Add a time', durations: ['2 h', '4 h', '2 days'], publish: 'Publish', published: 'Timetable published', remove: 'Delete', modify: 'Modify', save: 'Save', thisOne: 'This slot only', removed: 'Slot removed', changed: 'Timetable changed',
    reschedule: 'Reschedule the tickets', why: 'Reason, told to clients', item: 'Activity or equipment',
    activity: 'Activity', tickets: 'Tickets, passes and donations', rentals: 'Rentals', later: 'Two weeks later', date: 'Date', slots: 'Time slot', adult: 'Adult', beginTime: 'Begin', duration: 'Duration', size: 'Skis – 160 cm', full: 'Full',
    lostItems: 'Activities, equipment and accessories', lostDate: 'Lost date', lostReason: 'Reason, as clients will read it', launch: 'Launch the rescheduling', launchVerb: 'Reschedule and write to the clients', choose: /^Choose for the client/, newDate: 'New date', newTime: 'New slot', newBegin: 'New start', move: 'Move the ticket', moved: 'Ticket moved',
  },
}
export const seasonWords = (language: Language) => words[language]
