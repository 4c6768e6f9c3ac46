import { farm } from './farm.ts'
import { type BusinessPlan, bilingual } from './kinds-of-business.ts'
import { museum } from './museum.ts'
import { skiCentre } from './ski-centre.ts'

const plans = [skiCentre, museum, farm] as const
const names = [
  (town: string) => bilingual(`Station plein air ${town}`, `${town} Outdoor Resort`),
  (town: string) => bilingual(`Musée de ${town}`, `${town} Museum`),
  (town: string) => bilingual(`Ferme de ${town}`, `${town} Farm`),
]
const towns = [
  'Saint-Anselmois',
  'Val-Noisette',
  'Lac-aux-Loutres',
  'Sainte-Mélisande',
  'Pointe-Claire-Eau',
  'Mont-Orme',
  'Anse-Dorée',
  'Saint-Théophane',
  'Rivière-Brune',
  'Cap-Lumière',
  'Bois-Cendré',
  'Île-Basse',
]

/**
 * The first three businesses are those of the documentation; further ones repeat the three kinds in
 * other towns.
 */
export function businessPlan(place: number): BusinessPlan {
  const kind = place % plans.length
  const plan = plans[kind]!
  if (place < plans.length) return plan
  const round = Math.floor(place / plans.length)
  const town = towns[(place - plans.length) % towns.length]!
  const suffix =
    place - plans.length < towns.length
      ? ''
      : ` ${Math.floor((place - plans.length) / towns.length) + 1}`
  const { fr, en } = names[kind]!(town)
  return {
    ...plan,
    name: bilingual(fr + suffix, en + suffix),
    staticUrl: `${plan.staticUrl}-${round + 1}`,
    prefix: plan.prefix && `${plan.prefix}${round + 1}`,
  }
}
