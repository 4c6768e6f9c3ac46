import { bilingual } from '../kit/text/messages.ts'

export const workMessages = bilingual({
  fr: {
    title: 'Opérations en cours et récentes',
    open: (running: number) =>
      running ? `Opérations\u00a0: ${running} en cours` : 'Opérations récentes',
    kinds: { rescheduling: 'Report de billets' },
    states: {
      waiting: 'En attente',
      running: 'En cours',
      done: 'Terminé',
      failed: 'Échec après plusieurs tentatives',
      canceled: 'Arrêté',
    },
    stopping: 'Arrêt en cours…',
    progress: (done: number, total: number) => `${done} sur ${total}`,
    by: (who: string) => `par ${who}`,
    cancel: 'Arrêter',
    cancelOf: (what: string) => `Arrêter\u00a0: ${what}`,
    resume: 'Reprendre',
    resumeOf: (what: string) => `Reprendre\u00a0: ${what}`,
    see: 'Voir le détail',
    failed: 'Impossible de charger les opérations.',
    commands: {
      cancelWork: { success: 'Arrêt en cours', error: 'Impossible d’arrêter l’opération' },
      resumeWork: { success: 'Opération reprise', error: 'Impossible de reprendre l’opération' },
    },
  },
  en: {
    title: 'Recent operations',
    open: (running) => (running ? `Operations: ${running} running` : 'Recent operations'),
    kinds: { rescheduling: 'Rescheduling' },
    states: {
      waiting: 'Waiting',
      running: 'Running',
      done: 'Done',
      failed: 'Failed after several attempts',
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
    failed: 'Could not load operations.',
    commands: {
      cancelWork: { success: 'Stopping', error: 'Could not stop the operation' },
      resumeWork: { success: 'Operation resumed', error: 'Could not resume the operation' },
    },
  },
})
