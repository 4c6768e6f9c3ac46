import { bilingual } from '../../kit/text/messages.ts'

/** Results of a scan. `unverified`: the device could not decide. */
export const scanResultMessages = bilingual({
  fr: {
    doubleUse: 'Accepté deux fois',
    decidedAlone: 'Décidé par l’appareil',
    results: {
      accepted: 'Accepté',
      used: 'Déjà utilisé',
      voided: 'Annulé',
      blocked: 'Bloqué',
      replaced: 'Code remplacé',
      lostDate: 'Date à reporter',
      noDate: 'Date à choisir',
      tooEarly: 'Trop tôt',
      over: 'Terminé',
      pictureMissing: 'Photo manquante',
      otherBusiness: 'Autre entreprise',
      forged: 'Code invalide',
      unknown: 'Billet inconnu',
      unverified: 'Non vérifié',
    },
  },
  en: {
    doubleUse: 'Accepted twice',
    decidedAlone: 'Decided by the device',
    results: {
      accepted: 'Accepted',
      used: 'Already used',
      voided: 'Voided',
      blocked: 'Blocked',
      replaced: 'Code replaced',
      lostDate: 'Lost its date',
      noDate: 'No date yet',
      tooEarly: 'Too early',
      over: 'Over',
      pictureMissing: 'Picture missing',
      otherBusiness: 'Other business',
      forged: 'Invalid code',
      unknown: 'Unknown ticket',
      unverified: 'Not verified',
    },
  },
})
