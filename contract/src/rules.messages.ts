import { kindNames } from './kinds.messages.ts'
import type { Kind } from './kinds.ts'

export type Language = 'fr' | 'en'
type Sentence = (limit: string | number) => string
const nameOf = (kind: string | number, language: Language) =>
  kindNames[kind as Kind]?.[language].toLowerCase() ?? kind

const figures = { fr: new Intl.NumberFormat('fr-CA'), en: new Intl.NumberFormat('en-CA') }
const inFrench: Sentence = (limit) => figures.fr.format(Number(limit))
const inEnglish: Sentence = (limit) => figures.en.format(Number(limit))

const forms = { fr: new Intl.PluralRules('fr-CA'), en: new Intl.PluralRules('en-CA') }
const counted =
  (language: Language) =>
  (n: string | number, singular: string, plural = `${singular}s`) =>
    `${figures[language].format(Number(n))} ${forms[language].select(Number(n)) === 'one' ? singular : plural}`
/** Formats a count with its noun: 1 nuit, 2 nuits. */
const many = { fr: counted('fr'), en: counted('en') }

/** Messages of the named rules, in both languages. */
export const ruleMessages: Record<string, Record<Language, Sentence>> = {
  required: { fr: () => 'Ce champ est requis.', en: () => 'This field is required.' },
  integer: { fr: () => 'Entrez un nombre entier.', en: () => 'Enter a whole number.' },
  number: { fr: () => 'Entrez un nombre.', en: () => 'Enter a number.' },
  notEmpty: { fr: () => 'Remplissez toutes les entrées.', en: () => 'Fill in every entry.' },
  minLength: {
    fr: (n) => `Au moins ${many.fr(n, 'caractère')}.`,
    en: (n) => `At least ${many.en(n, 'character')}.`,
  },
  maxLength: {
    fr: (n) => `Au plus ${many.fr(n, 'caractère')}.`,
    en: (n) => `At most ${many.en(n, 'character')}.`,
  },
  confirmation: {
    fr: () => 'Ce n’est pas ce qui est demandé.',
    en: () => 'This is not what is asked for.',
  },
  pin: { fr: () => 'De 4 à 8 chiffres.', en: () => '4 to 8 digits.' },
  pinTooEasy: {
    fr: () => 'Trop facile à deviner\u00a0: ni suite, ni chiffre répété.',
    en: () => 'Too easy to guess: no sequence, no repeated digit.',
  },
  unique: { fr: () => 'Chaque valeur doit être unique.', en: () => 'Each value must be unique.' },
  minValue: { fr: (n) => `Minimum\u00a0: ${inFrench(n)}.`, en: (n) => `Minimum: ${inEnglish(n)}.` },
  maxValue: { fr: (n) => `Maximum\u00a0: ${inFrench(n)}.`, en: (n) => `Maximum: ${inEnglish(n)}.` },
  email: {
    fr: () => 'Entrez une adresse courriel valide.',
    en: () => 'Enter a valid email address.',
  },
  phone: {
    fr: () => 'Entrez un numéro comme 418 555-0199.',
    en: () => 'Enter a number such as 418 555-0199.',
  },
  siteOrigin: {
    fr: () => 'Entrez l’adresse d’un site comme https://www.exemple.ca, sans page.',
    en: () => 'Enter the address of a site such as https://www.example.ca, without a page.',
  },
  url: { fr: () => 'Entrez une adresse web valide.', en: () => 'Enter a valid web address.' },
  hexColour: {
    fr: () => 'Entrez une couleur comme #3f6ad8.',
    en: () => 'Enter a colour such as #3f6ad8.',
  },
  nonPastPeriod: {
    fr: () => 'La date ne peut pas être passée.',
    en: () => 'The date cannot be in the past.',
  },
  notFuture: {
    fr: () => 'La date ne peut pas être à venir.',
    en: () => 'The date cannot be in the future.',
  },
  priceFormat: {
    fr: () => 'Entrez un montant avec au plus deux décimales.',
    en: () => 'Enter an amount with at most two decimals.',
  },
  minPrice: {
    fr: () => 'Le montant doit être supérieur à zéro.',
    en: () => 'The amount must be above zero.',
  },
  negativePrice: {
    fr: () => 'Le montant ne peut pas être négatif.',
    en: () => 'The amount cannot be negative.',
  },
  maxPrice: {
    fr: (n) => `Le montant maximal est ${inFrench(n)}\u00a0$.`,
    en: (n) => `The highest amount is $${inEnglish(n)}.`,
  },
  lessThanDue: {
    fr: (n) => `C’est moins que les ${inFrench(n)}\u00a0$ à payer.`,
    en: (n) => `This is less than the $${inEnglish(n)} that is due.`,
  },
  cardNumber: {
    fr: () => 'Cela ressemble à un numéro de carte. N’en écrivez jamais ici.',
    en: () => 'This looks like a card number. Never write one here.',
  },
  noComma: {
    fr: () => 'Écrivez le nombre sans virgule.',
    en: () => 'Write the number without a comma.',
  },
  between: {
    fr: () => 'Entrez un nombre supérieur à 0, jusqu’à 10\u00a0000.',
    en: () => 'Enter a number above 0, up to 10,000.',
  },
  noWhitespace: {
    fr: () => 'Les espaces ne sont pas permises.',
    en: () => 'Spaces are not allowed.',
  },
  choice: { fr: () => 'Choisissez une valeur.', en: () => 'Choose a value.' },
  hasAvailability: {
    fr: () => 'Aucune disponibilité pour cette date.',
    en: () => 'No availability for this date.',
  },
  minNights: {
    fr: (n) => `Au moins ${many.fr(n, 'nuit')}.`,
    en: (n) => `At least ${many.en(n, 'night')}.`,
  },
  maxNights: {
    fr: (n) => `Au plus ${many.fr(n, 'nuit')}.`,
    en: (n) => `At most ${many.en(n, 'night')}.`,
  },
  date: { fr: () => 'Entrez une date AAAA-MM-JJ.', en: () => 'Enter a date as YYYY-MM-DD.' },
  time: { fr: () => 'Entrez une heure HH:mm.', en: () => 'Enter a time as HH:mm.' },
  duration: {
    fr: () => 'Entrez une durée en jours, heures et minutes.',
    en: () => 'Enter a duration in days, hours and minutes.',
  },
  notZero: {
    fr: () => 'La durée doit être supérieure à zéro.',
    en: () => 'The duration must be above zero.',
  },
  instant: { fr: () => 'Entrez un instant en UTC.', en: () => 'Enter an instant in UTC.' },
  id: { fr: () => 'Identifiant non valide.', en: () => 'Not a valid identifier.' },
  unknownField: { fr: () => 'Champ inconnu.', en: () => 'Unknown field.' },
  type: { fr: () => 'Valeur d’un type inattendu.', en: () => 'Value of an unexpected type.' },
  password: {
    fr: () => 'Au moins 12 caractères, et pas un mot de passe courant.',
    en: () => 'At least 12 characters, and not a common password.',
  },
  oneTicketType: {
    fr: (kind) => `Ajoutez au moins un type de billet\u00a0: ${nameOf(kind, 'fr')}.`,
    en: (kind) => `Add at least one ticket type: ${nameOf(kind, 'en')}.`,
  },
  oneIdentification: {
    fr: (kind) => `Ajoutez au moins une identification à chaque type\u00a0: ${nameOf(kind, 'fr')}.`,
    en: (kind) => `Add at least one identification to each type: ${nameOf(kind, 'en')}.`,
  },
  onePricing: {
    fr: () => 'Ajoutez au moins une catégorie.',
    en: () => 'Add at least one category.',
  },
  withinValidPeriod: {
    fr: () => 'La période d’achat doit finir au plus tard avec la période de validité.',
    en: () => 'The buying period must end no later than the valid period.',
  },
  maxBytes: {
    fr: () => 'C’est trop à garder dans un panier. Vendez-en une partie d’abord.',
    en: () => 'This is too much to keep in one cart. Sell a part of it first.',
  },
  maxItems: {
    fr: (n) => `Au plus ${many.fr(n, 'élément')}.`,
    en: (n) => `At most ${many.en(n, 'item')}.`,
  },
  sameCount: {
    fr: () => 'Les deux langues doivent avoir le même nombre d’options.',
    en: () => 'Both languages need the same number of options.',
  },
  oneQuestion: {
    fr: () => 'Choisissez au moins une question.',
    en: () => 'Choose at least one question.',
  },
  odataFilter: {
    fr: (n) => `Filtre non compris à partir du caractère ${inFrench(n)}.`,
    en: (n) => `The filter is not understood from character ${inEnglish(n)} on.`,
  },
  contradiction: {
    fr: () => 'Cette valeur en contredit une autre.',
    en: () => 'This value contradicts another one.',
  },
  oneActivity: {
    fr: () => 'Choisissez au moins une activité.',
    en: () => 'Choose at least one activity.',
  },
  oneDay: {
    fr: () => 'Choisissez au moins un jour de la semaine.',
    en: () => 'Choose at least one day of the week.',
  },
  oneOption: { fr: () => 'Ajoutez au moins une option.', en: () => 'Add at least one option.' },
  onePhoto: { fr: () => 'Ajoutez au moins une photo.', en: () => 'Add at least one photo.' },
  tooManyImages: {
    fr: () => 'Trop d’images\u00a0: maximum 5.',
    en: () => 'Too many images: maximum 5.',
  },
  imageExists: { fr: () => 'Cette image existe déjà.', en: () => 'This image already exists.' },
  imageSize: {
    fr: (size) => `La taille de l’image n’est pas valide\u00a0: ${size} px.`,
    en: (size) => `Image size not valid: ${size} px.`,
  },
  logoColour: {
    fr: () => 'Entrez # et six chiffres ou lettres, comme #354344.',
    en: () => 'Enter # and six digits or letters, such as #354344.',
  },
  linkSuffix: {
    fr: () => 'Entrez seulement la suite de l’adresse, sans https:// ni espace.',
    en: () => 'Enter only the rest of the address, without https:// or spaces.',
  },
  staticUrl: {
    fr: () => 'Utilisez des lettres sans accent, des chiffres et des traits d’union.',
    en: () => 'Use letters without accents, digits and hyphens.',
  },
  taken: {
    fr: () => 'Cette adresse est déjà utilisée.',
    en: () => 'The static URL is already used.',
  },
  order: {
    fr: () => 'La fin doit suivre le début.',
    en: () => 'The end must come after the start.',
  },
  monday: { fr: () => 'Choisissez un lundi.', en: () => 'Choose a Monday.' },
  clockChange: {
    fr: (date) =>
      `Le ${date}, cette heure n’existe pas ou revient deux fois (changement d’heure). Choisissez-en une autre.`,
    en: (date) =>
      `On ${date} this time does not exist or comes twice (the clocks change). Choose another one.`,
  },
  maxOccurrences: {
    fr: (n) =>
      `Au plus ${many.fr(n, 'plage horaire', 'plages horaires')} à la fois\u00a0: raccourcissez la période.`,
    en: (n) => `At most ${many.en(n, 'time slot')} at once: shorten the period.`,
  },
  maxYears: {
    fr: (n) => `Une série dure au plus ${many.fr(n, 'an')}.`,
    en: (n) => `A series lasts at most ${many.en(n, 'year')}.`,
  },
  maxDays: {
    fr: (n) => `Au plus ${many.fr(n, 'jour')} à la fois.`,
    en: (n) => `At most ${many.en(n, 'day')} at a time.`,
  },
  noDate: {
    fr: () => 'Aucune date de la période ne correspond aux jours choisis.',
    en: () => 'No date in the period matches the chosen days.',
  },
  nothingToCopy: { fr: () => 'Aucune plage horaire à copier.', en: () => 'No time slots to copy.' },
  otherWeek: { fr: () => 'Choisissez une autre semaine.', en: () => 'Choose another week.' },
  sameDate: {
    fr: () => 'On ne peut pas déplacer une série. Modifiez seulement cette plage horaire.',
    en: () => 'A series can’t be moved. Change only this time slot.',
  },
  productCode: {
    fr: () => 'De 2 à 20 lettres ou chiffres sans accent ni espace, dont une lettre.',
    en: () => '2 to 20 letters or digits without accents or spaces, one a letter.',
  },
  codeTaken: { fr: () => 'Ce code est déjà utilisé.', en: () => 'This code is already used.' },
  noCode: {
    fr: () => 'Un rabais qui s’applique de lui-même n’a pas de code.',
    en: () => 'A rebate that applies by itself has no code.',
  },
  locked: {
    fr: () => 'Ce champ ne se modifie plus après la création.',
    en: () => 'This field can’t be changed once the code is made.',
  },
  oneType: {
    fr: () => 'Choisissez au moins un type de vente.',
    en: () => 'Choose at least one type of sale.',
  },
  discountFormat: {
    fr: () =>
      'Entrez un montant comme 30,00\u00a0$ ou un pourcentage comme 15\u00a0%, au-dessus de zéro et d’au plus 100\u00a0%.',
    en: () =>
      'Enter an amount such as 30.00$ or a percentage such as 15%, above zero and at most 100%.',
  },
  prepaidTax: {
    fr: () => 'Entrez un montant de 0 à 10\u00a0000\u00a0$, avec au plus deux décimales.',
    en: () => 'Enter an amount from $0 to $10,000, with at most two decimals.',
  },
  leastAmount: {
    fr: () => 'Entrez un montant d’au moins 1\u00a0$, avec au plus deux décimales.',
    en: () => 'Enter an amount of at least $1, with at most two decimals.',
  },
  leastQuantity: {
    fr: () => 'Entrez un nombre entier de 1 à 1000.',
    en: () => 'Enter a whole number from 1 to 1,000.',
  },
  discountCeiling: {
    fr: (percent) => `Votre rôle permet un rabais d’au plus ${inFrench(percent)}\u00a0%.`,
    en: (percent) => `Your role allows a discount of at most ${inEnglish(percent)}%.`,
  },
  percentFormat: {
    fr: () => 'Entrez un pourcentage avec au plus trois décimales.',
    en: () => 'Enter a percentage with at most three decimals.',
  },
  oneOfTwo: {
    fr: () => 'Entrez un pourcentage ou un montant.',
    en: () => 'Enter a percentage or an amount.',
  },
  orderPrefix: {
    fr: () => 'Utilisez au plus six majuscules ou chiffres, une majuscule d’abord.',
    en: () => 'Use at most six capital letters or digits, a letter first.',
  },
  taxNumber: {
    fr: () => 'Utilisez des majuscules, des chiffres, des espaces et des soulignés.',
    en: () => 'Use capital letters, digits, spaces and underscores.',
  },
  noPassOnDates: {
    fr: () =>
      'Une passe de saison n’a pas de date d’utilisation\u00a0: retirez les dates ou ce type.',
    en: () => 'A season pass has no date of use: remove the dates or this type.',
  },
  passUnknown: {
    fr: () => 'Aucune passe de saison ne porte ce nom.',
    en: () => 'No season pass has this name.',
  },
  passAmbiguous: {
    fr: () => 'Plusieurs passes de saison portent ce nom\u00a0:',
    en: () => 'Several season passes have this name:',
  },
  passTwice: {
    fr: () => 'Cette passe est déjà dans une ligne plus haut.',
    en: () => 'This pass stands in a row above already.',
  },
  passOver: {
    fr: () => 'Cette passe n’est plus en cours\u00a0: son dernier jour est passé.',
    en: () => 'This pass does not run any more: its last day is over.',
  },
  passOrder: {
    fr: () => 'Le dernier jour vient avant le premier.',
    en: () => 'The last day comes before the first one.',
  },
  invalid: { fr: () => 'Valeur non valide.', en: () => 'Invalid value.' },
}

/** Returns the sentence of a zod issue's message, which has the form `rule` or `rule:limit`. */
export function sentenceOf(message: string, language: Language): string {
  const [rule = 'invalid', limit = ''] = message.split(':')
  return (ruleMessages[rule] ?? ruleMessages.invalid!)[language](limit)
}
