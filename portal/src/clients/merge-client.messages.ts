import { bilingual } from '../kit/text/messages.ts'
import { pluralEn, pluralFr } from '../kit/text/plural.ts'

export const mergeMessages = bilingual({
  fr: {
    loadFailed: 'Impossible de chercher les doublons',
    likely: 'Peut-être la même personne',
    none: 'Personne d’autre n’a le même nom ou le même téléphone.',
    shared: { name: 'Même nom', phone: 'Même téléphone', postalCode: 'Même code postal' },
    another: 'Chercher un autre client à fusionner',
    nobody: 'Aucun autre client ne correspond.',
    choose: 'Fusionner…',
    chooseOf: (name: string) => `Fusionner avec ${name}…`,
    merged: 'Déjà fusionnés',
    mergedOn: (day: string, by: string | null) =>
      by === null ? `Fusionné le ${day}` : `Fusionné le ${day} par ${by}`,
    orders: (count: number) =>
      pluralFr(count, {
        one: '# commande déplacée',
        other: '# commandes déplacées',
      }),
    undoableUntil: (day: string) => `se défait jusqu’au ${day}`,
    settled: 'ne se défait plus',
    undo: 'Défaire',
    undoOf: (name: string) => `Défaire la fusion avec ${name}`,
    undoTitle: 'Défaire la fusion?',
    undoBody:
      'Les deux clients redeviennent séparés. Les commandes déplacées retournent à leur client, avec celles faites depuis avec son courriel.',
    title: 'Fusionner deux clients',
    keep: 'Quel dossier reste?',
    keepHint:
      'L’autre n’est plus dans la liste. Ce qui manque au dossier qui reste est complété par l’autre.',
    noEmail: 'Sans courriel',
    lastTransaction: (day: string) => `Dernière transaction le ${day}`,
    neverBought: 'Aucune transaction terminée',
    what: 'Les commandes, les billets et la note passent au dossier qui reste. Les deux courriels mènent à lui.',
    later: (days: number) =>
      pluralFr(days, { one: 'Se défait pendant # jour.', other: 'Se défait pendant # jours.' }),
    merge: 'Fusionner',
    cancel: 'Annuler',
    commands: {
      mergeClient: { success: 'Clients fusionnés', error: 'Impossible de fusionner les clients' },
      undoMerge: { success: 'Fusion défaite', error: 'Impossible de défaire la fusion' },
    },
  },
  en: {
    loadFailed: 'Could not look for duplicates',
    likely: 'Maybe the same person',
    none: 'Nobody else has the same name or phone.',
    shared: { name: 'Same name', phone: 'Same phone', postalCode: 'Same postal code' },
    another: 'Search for another client to merge',
    nobody: 'No other client matches.',
    choose: 'Merge…',
    chooseOf: (name) => `Merge with ${name}…`,
    merged: 'Merged before',
    mergedOn: (day, by) => (by === null ? `Merged on ${day}` : `Merged on ${day} by ${by}`),
    orders: (count) => pluralEn(count, { one: '# order moved', other: '# orders moved' }),
    undoableUntil: (day) => `can be undone until ${day}`,
    settled: 'can no longer be undone',
    undo: 'Undo',
    undoOf: (name) => `Undo the merge with ${name}`,
    undoTitle: 'Undo the merge?',
    undoBody:
      'The two clients are apart again. Orders that moved go back to their client, with those made since with their email.',
    title: 'Merge two clients',
    keep: 'Which record stays?',
    keepHint:
      'The other is no longer listed. What the record that stays lacks is completed by the other.',
    noEmail: 'No email',
    lastTransaction: (day) => `Last transaction on ${day}`,
    neverBought: 'No completed transaction',
    what: 'Orders, tickets and the note go to the record that stays. Both emails lead to it.',
    later: (days) =>
      pluralEn(days, { one: 'Can be undone for # day.', other: 'Can be undone for # days.' }),
    merge: 'Merge',
    cancel: 'Cancel',
    commands: {
      mergeClient: { success: 'Clients merged', error: 'Could not merge the clients' },
      undoMerge: { success: 'Merge undone', error: 'Could not undo the merge' },
    },
  },
})
