import type { Language } from '../rules.messages.ts'

const fr = {
  number: 'Numéro',
  beganOn: 'Début',
  endedOn: 'Fin',
  noticedOn: 'Constaté le',
  information: 'Renseignements visés',
  circumstances: 'Circonstances',
  persons: 'Personnes concernées',
  risk: 'Analyse du risque de préjudice sérieux',
  isSerious: 'Risque de préjudice sérieux',
  commissionToldOn: 'Commission d’accès à l’information avisée le',
  personsToldOn: 'Personnes avisées le',
  measures: 'Mesures prises',
}
/** Names of the fields of the register, on the screen and in the workbook. */
export const incidentFields: Record<Language, Record<keyof typeof fr, string>> = {
  fr,
  en: {
    number: 'Number',
    beganOn: 'Began',
    endedOn: 'Ended',
    noticedOn: 'Noticed on',
    information: 'Information involved',
    circumstances: 'Circumstances',
    persons: 'People concerned',
    risk: 'Assessment of the risk of serious injury',
    isSerious: 'Risk of serious injury',
    commissionToldOn: 'Commission d’accès à l’information told on',
    personsToldOn: 'People told on',
    measures: 'Measures taken',
  },
}
