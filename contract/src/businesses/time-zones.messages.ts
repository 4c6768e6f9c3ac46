import { bilingual } from '../bilingual.ts'
import type { timeZones } from './time-zones.ts'

/** Time zones by the cities that people know; each has its own rule of daylight saving time. */
export const timeZoneNames = bilingual<Record<(typeof timeZones)[number], string>>({
  fr: {
    'America/St_Johns': 'Terre-Neuve (St. John’s)',
    'America/Halifax': 'Atlantique (Halifax, Moncton)',
    'America/Toronto': 'Est (Montréal, Québec, Toronto)',
    'America/Winnipeg': 'Centre (Winnipeg)',
    'America/Regina': 'Centre, sans heure d’été (Regina)',
    'America/Edmonton': 'Rocheuses (Calgary, Edmonton)',
    'America/Vancouver': 'Pacifique (Vancouver)',
    'America/Whitehorse': 'Yukon, sans heure d’été (Whitehorse)',
    'America/Yellowknife': 'Rocheuses (Yellowknife)',
    'America/Iqaluit': 'Est (Iqaluit)',
  },
  en: {
    'America/St_Johns': 'Newfoundland (St. John’s)',
    'America/Halifax': 'Atlantic (Halifax, Moncton)',
    'America/Toronto': 'Eastern (Montreal, Quebec City, Toronto)',
    'America/Winnipeg': 'Central (Winnipeg)',
    'America/Regina': 'Central, no daylight saving (Regina)',
    'America/Edmonton': 'Mountain (Calgary, Edmonton)',
    'America/Vancouver': 'Pacific (Vancouver)',
    'America/Whitehorse': 'Yukon, no daylight saving (Whitehorse)',
    'America/Yellowknife': 'Mountain (Yellowknife)',
    'America/Iqaluit': 'Eastern (Iqaluit)',
  },
})
