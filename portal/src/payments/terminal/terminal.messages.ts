import { bilingual } from '../../kit/text/messages.ts'

export const terminalMessages = bilingual({
  fr: {
    title: 'Terminal de paiement',
    failed: 'Impossible de charger le terminal',
    back: 'Fournisseur de paiement',
    intro:
      'Le client paie par carte au terminal\u00a0: la vente y est envoyée, et la caisse sait quand elle est payée.',
    notReady: 'Connectez Square et acceptez toutes ses permissions avant de connecter un terminal.',
    none: 'Aucun terminal n’est connecté.',
    pair: 'Connecter un terminal',
    pairAgain: 'Demander un autre code',
    code: 'Code du terminal',
    steps: [
      'Allumez le terminal Square et choisissez la langue.',
      'Choisissez «\u00a0Se connecter\u00a0», puis «\u00a0Utiliser un code\u00a0».',
      'Entrez ce code.',
    ].join('\n'),
    until: (time: string) => `Le code sert jusqu’à ${time}. Cette page attend le terminal.`,
    over: 'Ce code ne sert plus.',
    paired: 'Le terminal est connecté.',
    pairedHint: 'À la caisse, choisissez «\u00a0Au terminal\u00a0» comme mode de paiement.',
    terminal: (id: string) => `Terminal ${id}`,
    imitated: 'Ouvrir le terminal imité de cette démonstration',
    check: 'Vérifier le terminal',
    disconnect: 'Déconnecter le terminal',
    disconnectTitle: 'Déconnecter le terminal?',
    disconnectText:
      'Les ventes ne pourront plus y être envoyées. Un autre terminal pourra être connecté.',
    commands: {
      pairTerminal: {
        success: 'Le code est prêt',
        error: 'Impossible de demander un code',
      },
      checkTerminal: {
        success: 'Square est interrogé',
        error: 'Impossible de vérifier le terminal',
      },
    },
  },
  en: {
    title: 'Payment terminal',
    failed: 'Could not load the terminal',
    back: 'Payment provider',
    intro:
      'The client pays by card at the terminal: the sale is sent to it, and the counter knows when it is paid.',
    notReady: 'Connect Square and accept all its permissions before you connect a terminal.',
    none: 'No terminal is connected.',
    pair: 'Connect a terminal',
    pairAgain: 'Ask for another code',
    code: 'Code of the terminal',
    steps: [
      'Turn the Square terminal on and choose the language.',
      'Choose “Sign in”, then “Use a code”.',
      'Enter this code.',
    ].join('\n'),
    until: (time) => `The code works until ${time}. This page waits for the terminal.`,
    over: 'This code no longer works.',
    paired: 'The terminal is connected.',
    pairedHint: 'At the counter, choose “At the terminal” as the payment.',
    terminal: (id) => `Terminal ${id}`,
    imitated: 'Open the imitated terminal of this demonstration',
    check: 'Check the terminal',
    disconnect: 'Disconnect the terminal',
    disconnectTitle: 'Disconnect the terminal?',
    disconnectText: 'Sales can no longer be sent to it. Another terminal can be connected.',
    commands: {
      pairTerminal: { success: 'The code is ready', error: 'Could not ask for a code' },
      checkTerminal: { success: 'Square is being asked', error: 'Could not check the terminal' },
    },
  },
})
