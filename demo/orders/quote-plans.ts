/** History of a demo quote; days are relative to today. */
export type QuotePlan = {
  status: 'Draft' | 'Sent' | 'Accepted' | 'Declined' | 'Expired'
  title: { fr: string; en: string }
  people: number
  writtenAgo: number
  /** Days from writing to sending and to the answer; absent for a draft. */
  sentAfter?: number
  answeredAfter?: number
  /** Days for which the price is valid, from writing. */
  stands: number
  /** Days from today to the visit. */
  ahead: number
  isReminded?: boolean
  areNamesAsked?: boolean
  hasDiscount?: boolean
  /** Deposit in thousandths of the total. */
  depositMilli?: number
  note?: { fr: string; en: string }
  internalNote?: string
  declineReason?: { fr: string; en: string }
}

export const quotePlans: readonly QuotePlan[] = [
  {
    status: 'Expired',
    title: { fr: 'Club de l’âge d’or', en: 'Golden age club' },
    people: 32,
    writtenAgo: 52,
    sentAfter: 1,
    stands: 30,
    ahead: 6,
  },
  {
    status: 'Declined',
    title: { fr: 'Fête de bureau', en: 'Office party' },
    people: 18,
    writtenAgo: 40,
    sentAfter: 0,
    answeredAfter: 9,
    stands: 45,
    ahead: 12,
    declineReason: {
      fr: 'Nous avons choisi une autre date, au printemps.',
      en: 'We have chosen another date, in the spring.',
    },
  },
  {
    status: 'Sent',
    title: { fr: 'Camp de jour, groupe des grands', en: 'Day camp, older group' },
    people: 24,
    writtenAgo: 28,
    sentAfter: 0,
    stands: 30,
    ahead: 20,
    isReminded: true,
    note: {
      fr: 'Une salle vous est prêtée pour le repas du midi.',
      en: 'A room is lent to you for lunch.',
    },
  },
  {
    status: 'Accepted',
    title: { fr: 'Sortie scolaire, 5e année', en: 'School trip, grade 5' },
    people: 28,
    writtenAgo: 12,
    sentAfter: 1,
    answeredAfter: 6,
    stands: 30,
    ahead: 34,
    areNamesAsked: true,
    hasDiscount: true,
    depositMilli: 250,
    internalNote: 'Appeler la direction une semaine avant.',
  },
  {
    status: 'Sent',
    title: { fr: 'Anniversaire de Charlotte', en: 'Charlotte’s birthday' },
    people: 11,
    writtenAgo: 4,
    sentAfter: 0,
    stands: 30,
    ahead: 15,
    areNamesAsked: true,
  },
  {
    status: 'Draft',
    title: { fr: 'Journée d’équipe', en: 'Team day' },
    people: 16,
    writtenAgo: 0,
    stands: 30,
    ahead: 27,
    internalNote: 'Confirmer le nombre de personnes avant l’envoi.',
  },
]
