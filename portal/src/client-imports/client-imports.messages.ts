import { bilingual } from '../kit/text/messages.ts'
import { pluralEn, pluralFr } from '../kit/text/plural.ts'

export const importMessages = bilingual({
  fr: {
    title: 'Importer des clients',
    back: 'Clients',
    chooseTitle: 'Choisir un fichier',
    choose: 'Choisir un fichier…',
    drop: 'ou déposez-le ici',
    formats: (rows: number, megabytes: number) =>
      `Excel (.xlsx, .xls), OpenDocument ou CSV, avec une ligne de titres. Au plus ${pluralFr(rows, { one: '# ligne', other: '# lignes' })} et ${megabytes}\u00a0Mo. Rien n’est écrit avant que vous l’ayez vérifié. Les passes de saison qui courent encore peuvent venir dans le même fichier.`,
    sending: (percent: number) => `Envoi\u00a0: ${percent}\u00a0%`,
    reading: 'Lecture du fichier…',
    another: 'Autre fichier',
    loadFailed: 'Impossible de charger l’importation',
    columnsTitle: 'Que disent les colonnes?',
    rows: (count: number) => pluralFr(count, { one: '# ligne', other: '# lignes' }),
    column: 'Colonne',
    examples: 'Exemples',
    means: 'Correspond à',
    meansOf: (header: string) => `Correspond à\u00a0: ${header}`,
    nothing: 'Ne pas importer',
    untitled: (number: number) => `Colonne ${number}`,
    ofClient: 'Client',
    fields: {
      email: 'Courriel',
      firstName: 'Prénom',
      lastName: 'Nom',
      phone: 'Téléphone',
      postalCode: 'Code postal',
      birthDate: 'Date de naissance',
      gender: 'Genre',
      language: 'Langue',
      note: 'Note interne',
      pass: 'Passe de saison',
      passFrom: 'Premier jour',
      passUntil: 'Dernier jour',
      holderFirstName: 'Prénom du titulaire',
      holderLastName: 'Nom du titulaire',
      formerNumber: 'Ancien numéro de carte',
    },
    passNeeded: 'Indiquez quelle colonne nomme la passe de saison.',
    passByMain:
      'Ce fichier semble contenir des passes de saison\u00a0: un administrateur principal peut les reprendre.',
    passHint:
      'Une passe est reconnue par le nom de son activité, de son prix ou des deux. Elle court ici sans être payée de nouveau\u00a0: une commande à 0\u00a0$, qui n’entre dans aucun chiffre des ventes, et aucun courriel. Plusieurs lignes d’un même courriel sont un client avec plusieurs passes.',
    emailNeeded: 'Indiquez quelle colonne contient le courriel.',
    dateOrder: 'Une date comme 03/04/1990',
    dateOrders: { dayFirst: '3 avril (jour d’abord)', monthFirst: '4 mars (mois d’abord)' },
    language: 'Langue, si la ligne n’en dit rien',
    known: 'Clients déjà connus',
    knowns: { complete: 'Compléter ce qui manque', leave: 'Laisser comme ils sont' },
    knownHint: 'Ce qui est déjà écrit n’est jamais remplacé.',
    check: 'Vérifier',
    checkAgain: 'Vérifier de nouveau',
    resultTitle: 'Ce qui serait fait',
    stale: 'Les colonnes ont changé\u00a0: vérifiez de nouveau.',
    outcomes: {
      new: (count: number) =>
        pluralFr(count, { one: '# nouveau client', other: '# nouveaux clients' }),
      completes: (count: number) =>
        pluralFr(count, { one: '# client complété', other: '# clients complétés' }),
      known: (count: number) =>
        pluralFr(count, { one: '# client déjà à jour', other: '# clients déjà à jour' }),
      again: (count: number) =>
        pluralFr(count, {
          one: '# ligne de plus pour le même client',
          other: '# lignes de plus pour les mêmes clients',
        }),
      refused: (count: number) =>
        pluralFr(count, { one: '# ligne refusée', other: '# lignes refusées' }),
    },
    passes: {
      new: (count: number) =>
        pluralFr(count, { one: '# passe à reprendre', other: '# passes à reprendre' }),
      known: (count: number) =>
        pluralFr(count, { one: '# passe déjà reprise', other: '# passes déjà reprises' }),
    },
    refusedTitle: 'Lignes refusées',
    refusedHint:
      'Elles ne seront pas importées. Corrigez-les, puis importez-les dans un autre fichier.',
    firstRefused: (count: number) =>
      pluralFr(count, {
        one: 'La première est montrée.',
        other: 'Les # premières sont montrées.',
      }),
    row: 'Ligne',
    content: 'Contenu',
    wrong: 'À corriger',
    takeRefused: 'Télécharger les lignes refusées',
    refusedTaken: {
      success: 'Lignes refusées téléchargées',
      error: 'Impossible de télécharger les lignes refusées',
    },
    start: (clients: number, passes: number) =>
      [
        pluralFr(clients, { one: 'Importer # client', other: 'Importer # clients' }),
        passes > 0 && pluralFr(passes, { one: '# passe', other: '# passes' }),
      ]
        .filter(Boolean)
        .join(' et '),
    nobody: 'Aucune ligne ne peut être importée.',
    running: 'Importation en cours',
    runningHint: 'Vous pouvez quitter cette page\u00a0: le travail continue.',
    progress: (done: number, total: number) =>
      `${done.toLocaleString('fr-CA')} sur ${total.toLocaleString('fr-CA')}`,
    done: 'Importation terminée',
    seeClients: 'Voir les clients',
    commands: {
      checkClientImport: { success: 'Fichier vérifié', error: 'Impossible de vérifier le fichier' },
      startClientImport: {
        success: 'Importation commencée',
        error: 'Impossible de commencer l’importation',
      },
    },
  },
  en: {
    title: 'Import clients',
    back: 'Clients',
    chooseTitle: 'Choose a file',
    choose: 'Choose a file…',
    drop: 'or drop it here',
    formats: (rows, megabytes) =>
      `Excel (.xlsx, .xls), OpenDocument or CSV, with a row of titles. At most ${pluralEn(rows, { one: '# row', other: '# rows' })} and ${megabytes} MB. Nothing is written before you have checked it. Season passes that still run may come in the same file.`,
    sending: (percent) => `Sending: ${percent}%`,
    reading: 'Reading the file…',
    another: 'Another file',
    loadFailed: 'Could not load the import',
    columnsTitle: 'What do the columns say?',
    rows: (count) => pluralEn(count, { one: '# row', other: '# rows' }),
    column: 'Column',
    examples: 'Examples',
    means: 'Means',
    meansOf: (header) => `Means: ${header}`,
    nothing: 'Do not import',
    untitled: (number) => `Column ${number}`,
    ofClient: 'Client',
    fields: {
      email: 'Email',
      firstName: 'First name',
      lastName: 'Last name',
      phone: 'Phone',
      postalCode: 'Postal code',
      birthDate: 'Date of birth',
      gender: 'Gender',
      language: 'Language',
      note: 'Internal note',
      pass: 'Season pass',
      passFrom: 'First day',
      passUntil: 'Last day',
      holderFirstName: 'First name of the holder',
      holderLastName: 'Last name of the holder',
      formerNumber: 'Former card number',
    },
    passNeeded: 'Say which column names the season pass.',
    passByMain: 'This file seems to hold season passes: a main administrator can take them over.',
    passHint:
      'A pass is known by the name of its activity, of its price or of both. It runs here without being paid again: an order of $0, which counts in no figure of sales, and no email. Several rows of one email are one client with several passes.',
    emailNeeded: 'Say which column holds the email.',
    dateOrder: 'A date such as 03/04/1990',
    dateOrders: { dayFirst: 'April 3 (day first)', monthFirst: 'March 4 (month first)' },
    language: 'Language, where the row says none',
    known: 'Clients who are known already',
    knowns: { complete: 'Complete what is missing', leave: 'Leave as they are' },
    knownHint: 'What is written already is never replaced.',
    check: 'Check',
    checkAgain: 'Check again',
    resultTitle: 'What would be done',
    stale: 'The columns have changed: check again.',
    outcomes: {
      new: (count) => pluralEn(count, { one: '# new client', other: '# new clients' }),
      completes: (count) =>
        pluralEn(count, { one: '# client completed', other: '# clients completed' }),
      known: (count) =>
        pluralEn(count, { one: '# client up to date', other: '# clients up to date' }),
      again: (count) =>
        pluralEn(count, {
          one: '# more row of the same client',
          other: '# more rows of the same clients',
        }),
      refused: (count) => pluralEn(count, { one: '# row refused', other: '# rows refused' }),
    },
    passes: {
      new: (count) =>
        pluralEn(count, { one: '# pass to take over', other: '# passes to take over' }),
      known: (count) =>
        pluralEn(count, { one: '# pass taken over already', other: '# passes taken over already' }),
    },
    refusedTitle: 'Refused rows',
    refusedHint: 'They will not be imported. Mend them, then import them in another file.',
    firstRefused: (count) =>
      pluralEn(count, { one: 'The first is shown.', other: 'The first # are shown.' }),
    row: 'Row',
    content: 'Content',
    wrong: 'To be mended',
    takeRefused: 'Download the refused rows',
    refusedTaken: {
      success: 'Refused rows downloaded',
      error: 'Could not download the refused rows',
    },
    start: (clients, passes) =>
      [
        pluralEn(clients, { one: 'Import # client', other: 'Import # clients' }),
        passes > 0 && pluralEn(passes, { one: '# pass', other: '# passes' }),
      ]
        .filter(Boolean)
        .join(' and '),
    nobody: 'No row can be imported.',
    running: 'Import under way',
    runningHint: 'You can leave this page: the work goes on.',
    progress: (done, total) =>
      `${done.toLocaleString('en-CA')} of ${total.toLocaleString('en-CA')}`,
    done: 'Import done',
    seeClients: 'See the clients',
    commands: {
      checkClientImport: { success: 'File checked', error: 'Could not check the file' },
      startClientImport: { success: 'Import started', error: 'Could not start the import' },
    },
  },
})
