import { bilingual } from '../kit/messages.ts'

export const workMessages = bilingual({
  fr: {
    title: 'Travaux en cours et récents',
    open: (running: number) => (running ? `Travaux\u00a0: ${running} en cours` : 'Travaux récents'),
    kinds: { rescheduling: 'Report de billets' },
    states: {
      waiting: 'En attente',
      running: 'En cours',
      done: 'Terminé',
      failed: 'Abandonné après plusieurs essais',
      canceled: 'Arrêté',
    },
    stopping: 'S’arrête…',
    progress: (done: number, total: number) => `${done} sur ${total}`,
    by: (who: string) => `par ${who}`,
    cancel: 'Arrêter',
    cancelOf: (what: string) => `Arrêter\u00a0: ${what}`,
    resume: 'Reprendre',
    resumeOf: (what: string) => `Reprendre\u00a0: ${what}`,
    see: 'Voir le détail',
    failed: 'Les travaux n’ont pas pu être lus.',
    commands: {
      cancelWork: { success: 'Arrêt demandé', error: 'Le travail n’a pas pu être arrêté' },
      resumeWork: { success: 'Travail repris', error: 'Le travail n’a pas pu être repris' },
    },
  },
  en: {
    title: 'Running and recent work',
    open: (running) => (running ? `Work: ${running} running` : 'Recent work'),
    kinds: { rescheduling: 'Rescheduling of tickets' },
    states: {
      waiting: 'Waiting',
      running: 'Running',
      done: 'Done',
      failed: 'Given up after several tries',
      canceled: 'Stopped',
    },
    stopping: 'Stopping…',
    progress: (done, total) => `${done} of ${total}`,
    by: (who) => `by ${who}`,
    cancel: 'Stop',
    cancelOf: (what) => `Stop: ${what}`,
    resume: 'Resume',
    resumeOf: (what) => `Resume: ${what}`,
    see: 'See the details',
    failed: 'The work could not be read.',
    commands: {
      cancelWork: { success: 'Asked to stop', error: 'The work could not be stopped' },
      resumeWork: { success: 'Work resumed', error: 'The work could not be resumed' },
    },
  },
})
