import { bilingual } from '../../kit/text/messages.ts'

export const noteMessages = bilingual({
  fr: {
    title: 'Notes du personnel',
    hint: 'Aucun client ne les lit.',
    saleNote: 'À la vente',
    label: 'Nouvelle note',
    add: 'Ajouter la note',
    edit: 'Modifier la note',
    remove: 'Supprimer la note',
    removeText: 'La note disparaît, l’historique garde qu’elle a existé.',
    by: (name: string, moment: string) => `${name} · ${moment}`,
    edited: (moment: string) => `modifiée le ${moment}`,
    text: 'Texte',
    failed: 'Impossible de charger les notes',
    commands: {
      addNote: { success: 'Note ajoutée', error: 'Impossible d’ajouter la note' },
      saveNote: { success: 'Note modifiée', error: 'Impossible de modifier la note' },
      removeNote: { success: 'Note supprimée', error: 'Impossible de supprimer la note' },
    },
  },
  en: {
    title: 'Staff notes',
    hint: 'No client reads them.',
    saleNote: 'At the sale',
    label: 'New note',
    add: 'Add the note',
    edit: 'Edit the note',
    remove: 'Delete the note',
    removeText: 'The note goes, the history keeps that it existed.',
    by: (name, moment) => `${name} · ${moment}`,
    edited: (moment) => `edited on ${moment}`,
    text: 'Text',
    failed: 'Could not load the notes',
    commands: {
      addNote: { success: 'Note added', error: 'Could not add the note' },
      saveNote: { success: 'Note changed', error: 'Could not change the note' },
      removeNote: { success: 'Note deleted', error: 'Could not delete the note' },
    },
  },
})
