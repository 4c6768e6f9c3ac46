import type { Language } from '../kit/text/messages.ts'

// Imports only types besides the names, so that its chunk stays small.
export { accessNames } from '../domain/names/access-names.messages.ts'

type Sentences = {
  noAccess: (access: string) => string
  noAccessAtAll: string
  noAccessHere: string
}
export const missingAccessMessages: Record<Language, Sentences> = {
  fr: {
    noAccess: (access: string) =>
      `Votre rôle ne comprend pas l’accès «\u00a0${access}\u00a0». Demandez-le à un administrateur principal.`,
    noAccessHere: 'Vous n’avez pas accès à cette page.',
    noAccessAtAll:
      'Votre rôle ne donne accès à aucune page. Demandez un accès à un administrateur principal.',
  },
  en: {
    noAccess: (access) =>
      `Your role does not include the “${access}” access. Ask a main administrator for it.`,
    noAccessHere: 'You do not have access to this page.',
    noAccessAtAll:
      'Your role doesn’t give access to any page. Ask a main administrator for access.',
  },
}
