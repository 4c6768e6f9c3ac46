import type { Bilingual } from '@guichet/contract/primitives.ts'

const smallWord = /^(de|du|des|la|le|les|sur|sous|aux?|et|en|of|on|the)$/
/** Words whose accents the data set replaced by U+FFFD. */
const accentedWords =
  'Adèle Bélair Chaudière Châteauguay Côte Dorothée François Félicien Gaspé Gaspésie Geneviève Grâce Hébertville Jonquière Jérôme Lamèque Lanaudière Laterrière Léonard Lévis Montérégie Mère Métabetchouan Pelé Québec Rivière Rivières Région Thérèse Témiscamingue Île Îles Émard Émile Épiphanie'
const wordOf = new Map(
  accentedWords
    .split(' ')
    .map((word) => [word.replaceAll(/[^ -~]/g, '\uFFFD').toLowerCase(), word]),
)

const capital = (word: string) => `${word[0]!.toUpperCase()}${word.slice(1)}`

/**
 * The data set capitalizes only the first character of a name, has lost its accents, and breaks
 * long names: “Saint-jean- Sur-richelieu” is Saint-Jean-sur-Richelieu.
 */
const repaired = (city: string): string =>
  city
    .replace(/\s*\(.*$/, '')
    .replaceAll('- ', '-')
    .replaceAll(/[\p{L}\uFFFD]+/gu, (word) => wordOf.get(word.toLowerCase()) ?? word)
    .replaceAll(/(?<=[-'])\p{L}+/gu, (word) =>
      smallWord.test(word.toLowerCase()) ? word.toLowerCase() : capital(word),
    )

const french: Record<string, string> = {
  north: 'nord',
  south: 'sud',
  east: 'est',
  west: 'ouest',
  northeast: 'nord-est',
  southeast: 'sud-est',
  northwest: 'nord-ouest',
  southwest: 'sud-ouest',
  central: 'centre',
  'north central': 'centre-nord',
  'south central': 'centre-sud',
  'east central': 'centre-est',
}
const part = '(?:(?:north|south|east) central|(?:north|south)(?:east|west)?|east|west|central)'
const partsAtEnd = new RegExp(` (?:inner |outer )?(${part}(?: (?:and|&) ${part})*)$`, 'i')
/** Names that are other words in French; the part of the town is not yet among them. */
const frenchTowns: readonly [RegExp, string][] = [
  [/^Quebec Provincial Government$/, 'Québec'],
  [/^Quebec City(?: .*riverbank)?$/i, 'Québec'],
  [/^Old Montreal$/, 'Vieux-Montréal'],
  [/^Downtown (.*)$/, '$1, centre-ville'],
  [/^Mount Royal$/, 'Mont-Royal'],
]

function frenchName(name: string): string {
  // Three towns have the name of a part: Montréal-Nord has a north and a south.
  const whole = name.replace(
    /^Montreal (north|east|west)/i,
    (_, side: string) => `Montréal-${capital(french[side.toLowerCase()]!)}`,
  )
  const [ending = '', parts = ''] = partsAtEnd.exec(whole) ?? []
  const town = frenchTowns
    .reduce(
      (text, [english, words]) => text.replace(english, words),
      whole.slice(0, whole.length - ending.length),
    )
    .replace('Montreal', 'Montréal')
  if (!parts) return town
  const side = parts
    .toLowerCase()
    .split(/ (?:and|&) /)
    .map((each) => french[each])
    .join(' et ')
  return `${town} (${side})`
}

/** Name of a place of the data set in both languages; empty if accents of it are lost. */
export function placeName(city: string): Bilingual {
  const en = repaired(city)
  return en.includes('\uFFFD') ? { fr: '', en: '' } : { fr: frenchName(en), en }
}
