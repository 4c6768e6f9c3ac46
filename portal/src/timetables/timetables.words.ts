import { bilingual } from '../kit/words.ts'

const changed = { fr: { success: 'Horaire modifié', error: 'L’horaire n’a pas été modifié' }, en: { success: 'Timetable changed', error: 'The timetable was not changed' } }
const removed = { fr: { success: 'Plage retirée', error: 'Rien n’a été retiré' }, en: { success: 'Slot removed', error: 'Nothing was removed' } }
const created = { fr: { success: 'Horaire publié', error: 'L’horaire n’a pas été publié' }, en: { success: 'Timetable published', error: 'The timetable was not published' } }

export const words = bilingual({
  fr: {
    title: 'Horaires',
    deeds: {
      createTimetable: created.fr, createRentalTimetable: created.fr,
      changeOccurrence: changed.fr, changeWeekday: changed.fr, changeRentalOccurrence: changed.fr, changeRentalWeekday: changed.fr, changeRentalOccurrenceByOtherPath: changed.fr, changeRentalWeekdayByOtherPath: changed.fr,
      removeOccurrence: removed.fr, removeWeekday: removed.fr,
      removeSeries: { success: 'Série retirée', error: 'La série n’a pas été retirée' }, removeSeriesByOtherPath: { success: 'Série retirée', error: 'La série n’a pas été retirée' },
      copyWeek: { success: 'Semaine copiée', error: 'La semaine n’a pas été copiée' }, copyTimetable: { success: 'Saison copiée', error: 'La saison n’a pas été copiée' },
    },
  },
  en: {
    title: 'Timetables',
    deeds: {
      createTimetable: created.en, createRentalTimetable: created.en,
      changeOccurrence: changed.en, changeWeekday: changed.en, changeRentalOccurrence: changed.en, changeRentalWeekday: changed.en, changeRentalOccurrenceByOtherPath: changed.en, changeRentalWeekdayByOtherPath: changed.en,
      removeOccurrence: removed.en, removeWeekday: removed.en,
      removeSeries: { success: 'Series removed', error: 'The series was not removed' }, removeSeriesByOtherPath: { success: 'Series removed', error: 'The series was not removed' },
      copyWeek: { success: 'Week copied', error: 'The week was not copied' }, copyTimetable: { success: 'Season copied', error: 'The season was not copied' },
    },
  },
})
