import { bilingual } from '../../../kit/text/messages.ts'
import { pluralEn, pluralFr } from '../../../kit/text/plural.ts'

export const detailsMessages = bilingual({
  fr: {
    pasteHint:
      'Groupe? Copiez les lignes d’un tableur et collez-les dans le premier champ\u00a0: une ligne par billet, une colonne par champ.',
    pasted: (rows: number, surplus: number) =>
      `${pluralFr(rows, { one: '# ligne collée.', other: '# lignes collées.' })}${surplus ? ` ${pluralFr(surplus, { one: '# ligne de trop est laissée de côté.', other: '# lignes de trop sont laissées de côté.' })}` : ''}`,
    piece: (title: string, ordinal: number, count: number) =>
      count > 1 ? `${title} (${ordinal} sur ${count})` : title,
    optional: '(facultatif)',
    sameAsClient: 'Le client lui-même',
    birthDate: 'Date de naissance',
    datePattern: 'AAAA-MM-JJ',
    picture: 'Photo',
    pictureHint: 'Peut être ajoutée plus tard, mais exigée à l’entrée.',
    pictureOf: (who: string) => `Photo\u00a0: ${who}`,
  },
  en: {
    pasteHint:
      'Group? Copy the rows of a spreadsheet and paste them into the first field: a row for each ticket, a column for each field.',
    pasted: (rows, surplus) =>
      `${pluralEn(rows, { one: '# row pasted.', other: '# rows pasted.' })}${surplus ? ` ${pluralEn(surplus, { one: '# row too many is left out.', other: '# rows too many are left out.' })}` : ''}`,
    piece: (title, ordinal, count) => (count > 1 ? `${title} (${ordinal} of ${count})` : title),
    optional: '(optional)',
    sameAsClient: 'The client',
    birthDate: 'Birth date',
    datePattern: 'YYYY-MM-DD',
    picture: 'Photo',
    pictureHint: 'Can be added later, but required at the entrance.',
    pictureOf: (who) => `Photo: ${who}`,
  },
})
