import { expect, test } from 'vitest'
import { placeName } from './place-names.rules.ts'

test.each([
  ['Quebec City East', 'Québec (est)', 'Quebec City East'],
  ['Quebec City Upper Riverbank', 'Québec', 'Quebec City Upper Riverbank'],
  ['Downtown Montreal South & West', 'Montréal, centre-ville (sud et ouest)', undefined],
  ['Montreal North South', 'Montréal-Nord (sud)', 'Montreal North South'],
  ['Montreal West', 'Montréal-Ouest', 'Montreal West'],
  ['Old Montreal', 'Vieux-Montréal', 'Old Montreal'],
  ['Mount Royal Central', 'Mont-Royal (centre)', 'Mount Royal Central'],
  ['Saint-laurent Inner Northeast', 'Saint-Laurent (nord-est)', 'Saint-Laurent Inner Northeast'],
  ['Plateau Mont-royal North Central', 'Plateau Mont-Royal (centre-nord)', undefined],
  ['Pont-rouge', 'Pont-Rouge', 'Pont-Rouge'],
])('%s is %s in French', (city, fr, en = city.replace('-royal', '-Royal')) => {
  expect(placeName(city)).toEqual({ fr, en })
})

test.each([
  ['Trois-rivi\uFFFDres Central', 'Trois-Rivières (centre)'],
  ['L\uFFFDvis North', 'Lévis (nord)'],
  ["L'\uFFFDle-bizard Southwest", "L'Île-Bizard (sud-ouest)"],
  ['Cap-de-la- Madeleine Central And Southeast', 'Cap-de-la-Madeleine (centre et sud-est)'],
  ['Saint-jean- Sur-richelieu West', 'Saint-Jean-sur-Richelieu (ouest)'],
  ['Notre-dame-de-gr\uFFFDce Northeast', 'Notre-Dame-de-Grâce (nord-est)'],
])('%s gets its accents and hyphens back', (city, fr) => {
  expect(placeName(city).fr).toBe(fr)
})

test('a name with an unknown lost accent is left out', () => {
  expect(placeName('Xyz\uFFFD')).toEqual({ fr: '', en: '' })
})
