import type { Province } from '@guichet/contract/businesses/provinces.ts'
import { bilingual } from '../../kit/text/messages.ts'

export const provinceNames = bilingual<Record<Province, string>>({
  fr: {
    AB: 'Alberta',
    BC: 'Colombie-Britannique',
    PE: 'Île-du-Prince-Édouard',
    MB: 'Manitoba',
    NB: 'Nouveau-Brunswick',
    NS: 'Nouvelle-Écosse',
    ON: 'Ontario',
    QC: 'Québec',
    SK: 'Saskatchewan',
    NL: 'Terre-Neuve-et-Labrador',
    NT: 'Territoires du Nord-Ouest',
    NU: 'Nunavut',
    YK: 'Yukon',
  },
  en: {
    AB: 'Alberta',
    BC: 'British Columbia',
    PE: 'Prince Edward Island',
    MB: 'Manitoba',
    NB: 'New Brunswick',
    NS: 'Nova Scotia',
    ON: 'Ontario',
    QC: 'Quebec',
    SK: 'Saskatchewan',
    NL: 'Newfoundland and Labrador',
    NT: 'Northwest Territories',
    NU: 'Nunavut',
    YK: 'Yukon',
  },
})
