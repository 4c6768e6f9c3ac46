import type { Language } from '../text/messages.ts'
import { pluralEn, pluralFr } from '../text/plural.ts'
import type { PortalProblem } from './api-error.ts'

/**
 * Values for messages: `left` places or pieces, `when` of the slot, the changed `total`, `seconds`
 * to wait, the exceeded `limit`.
 */
export type ProblemFacts = {
  left: number | null
  when: string | null
  total: string | null
  seconds: number | null
  limit: number | null
}
type Sentence = string | ((facts: ProblemFacts) => string)
/** Failures without a response need a message in the portal. */
type Own = Partial<Record<PortalProblem, Sentence>> &
  Record<'Unexpected' | 'Unavailable' | 'Unreachable', Sentence>
const figureFr = (count: number) => count.toLocaleString('fr-CA')
const figureEn = (count: number) => count.toLocaleString('en-CA')

const leftFr = (left: number | null): string => {
  if (left === null) return 'Il n’en reste pas assez'
  return left <= 0 ? 'Il n’en reste plus' : `Il n’en reste que ${figureFr(left)}`
}
const leftEn = (left: number | null): string => {
  if (left === null) return 'Not enough left'
  return left <= 0 ? 'None left' : `Only ${figureEn(left)} left`
}

/**
 * Messages that replace the server's, because the portal knows the screen. Other problems show the
 * server's `detail`.
 */
export const problemMessages: Record<Language, Own> = {
  fr: {
    InvalidRequest: 'Certains champs sont à corriger.',
    ForgedActor: 'Cette action est associée à une autre personne. Reconnectez-vous.',
    SetPasswordLinkDead: 'Ce lien a déjà servi ou n’est plus valable. Demandez-en un autre.',
    SignInRequired: 'Votre session est terminée. Connectez-vous de nouveau.',
    NoAccess: 'Votre rôle ne permet pas cette action.',
    Restricted: 'Une restriction de votre rôle empêche cette action.',
    DemoPasswordRefused: 'Le mot de passe de démonstration ne peut pas servir ici.',
    NotFound: 'Introuvable. L’élément a peut-être été supprimé.',
    LocationNotFound: 'Impossible de localiser l’adresse. Elle peut tout de même être enregistrée.',
    MethodNotAllowed: 'Action non prise en charge. Actualisez la page.',
    AlreadyInstalled: 'Une entreprise existe déjà ici. Connectez-vous.',
    CodesTaken: 'Des codes sont déjà utilisés. Générez-les de nouveau.',
    InvalidBookingTransition:
      'Cette réservation n’est plus dans l’état affiché, ou sa date n’est pas encore venue.',
    InvalidOrderTransition: 'L’état de la commande ne permet plus cette action.',
    NotEnoughInventory: ({ left, when }) =>
      `${leftFr(left)}${when ? ` (${when})` : ''}. Rien n’a été vendu. Réduisez la quantité ou choisissez une autre date.`,
    NotMovable:
      'Impossible de changer la date de ce billet\u00a0: il est annulé, expiré, déjà utilisé ou déjà à cette date.',
    NotOnSale: 'Un article du panier n’est plus en vente.',
    NothingToSend: 'Rien à envoyer\u00a0: la commande n’a pas d’adresse courriel.',
    PaymentsNotReady:
      'Aucun fournisseur de paiement n’est prêt. Choisissez un autre mode de paiement, ou connectez un fournisseur dans Paiements et taxes.',
    PaymentDisputed:
      'Le client conteste ce paiement auprès de sa banque\u00a0: rien ne peut être remboursé par le fournisseur de paiement. Répondez au litige.',
    TerminalNotConnected:
      'Aucun terminal de paiement n’est connecté. Connectez-en un dans Paiements et taxes.',
    PriceChanged: ({ total }) =>
      `Le prix a changé${total ? `\u00a0: le total est maintenant de ${total}` : ''}. Rien n’a été vendu. Vérifiez le panier, puis confirmez.`,
    PlacesGone: 'Une partie de la commande n’est plus disponible. Rien n’a changé.',
    TimetableConflict:
      'L’horaire chevauche maintenant d’autres plages horaires. Rien n’a changé\u00a0: vérifiez-les, puis recommencez.',
    StaleVersion:
      'Quelqu’un d’autre a modifié cet élément. Vérifiez les données à jour, puis recommencez.',
    StillRunning: 'La même demande est encore en cours. Réessayez dans quelques secondes.',
    PayloadTooLarge: 'L’envoi est trop volumineux. Réduisez-le, puis réessayez.',
    UnsupportedMediaType: 'Ce format n’est pas accepté.',
    PictureTooLarge: ({ limit }) =>
      `L’image dépasse ${limit ?? 15}\u00a0Mo. Réduisez-la, puis réessayez.`,
    PictureTooManyPixels: ({ limit }) =>
      `L’image dépasse ${limit ?? 50} mégapixels. Réduisez ses dimensions, puis réessayez.`,
    ListFull: ({ limit }) =>
      `Limite de ${figureFr(limit ?? 1000)} fiches atteinte. Supprimez-en, puis réessayez.`,
    PictureQuotaReached: ({ limit }) =>
      `L’espace réservé aux images de l’entreprise${limit ? ` (${limit}\u00a0Mo)` : ''} est plein. Retirez des images, puis réessayez.`,
    KeyReused: 'Cette demande a déjà été envoyée. Rouvrez le formulaire.',
    TooManyAtOnce: () => 'Trop de listes et de recherches à la fois. Réessayez dans un instant.',
    TooManyTries: ({ seconds }) =>
      `Trop de tentatives. Réessayez ${seconds ? `dans ${pluralFr(seconds, { one: '# seconde', other: '# secondes' })}` : 'dans quelques minutes'}.`,
    Unexpected:
      'Une erreur inattendue s’est produite. Réessayez; si elle revient, donnez le numéro de la demande à votre soutien technique.',
    Unavailable: 'Service temporairement indisponible. Réessayez dans un instant.',
    Unreachable: 'Impossible de joindre le serveur. Vérifiez la connexion, puis réessayez.',
  },
  en: {
    InvalidRequest: 'Some fields need correcting.',
    ForgedActor: 'This action belongs to another user. Sign in again.',
    SetPasswordLinkDead: 'This link was already used or has expired. Ask for another one.',
    SignInRequired: 'Your session has ended. Sign in again.',
    NoAccess: 'Your role does not allow this action.',
    Restricted: 'A restriction of your role prevents this action.',
    DemoPasswordRefused: 'The demo password can’t be used here.',
    NotFound: 'Not found. It may have been deleted.',
    LocationNotFound: 'Could not locate the address. It can still be saved.',
    MethodNotAllowed: 'Action not supported. Refresh the page.',
    AlreadyInstalled: 'A business already exists here. Sign in.',
    CodesTaken: 'Some codes are already used. Generate them again.',
    InvalidBookingTransition:
      'This booking no longer has the status shown, or its date has not come yet.',
    InvalidOrderTransition: 'The order’s status no longer allows this action.',
    NotEnoughInventory: ({ left, when }) =>
      `${leftEn(left)}${when ? ` (${when})` : ''}. Nothing was sold. Reduce the quantity or choose another date.`,
    NotMovable:
      'This ticket can’t be rescheduled: it is cancelled, expired, already used or already on that date.',
    NotOnSale: 'An item in the cart is no longer on sale.',
    NothingToSend: 'Nothing to send: the order has no email address.',
    PaymentsNotReady:
      'No payment provider is ready. Choose another way to pay, or connect a provider in Payments and taxes.',
    PaymentDisputed:
      'The client disputes this payment with their bank: nothing can be refunded through the payment provider. Answer the dispute.',
    TerminalNotConnected: 'No payment terminal is connected. Connect one in Payments and taxes.',
    PriceChanged: ({ total }) =>
      `The price changed${total ? `: the total is now ${total}` : ''}. Nothing was sold. Check the cart, then confirm.`,
    PlacesGone: 'Part of the order is no longer available. Nothing was changed.',
    TimetableConflict:
      'The timetable now overlaps other time slots. Nothing was changed: check them, then try again.',
    StaleVersion: 'Someone else changed this. Check the updated data, then try again.',
    StillRunning: 'The same request is still running. Try again in a few seconds.',
    PayloadTooLarge: 'This is too large. Reduce it, then try again.',
    UnsupportedMediaType: 'This format is not accepted.',
    PictureTooLarge: ({ limit }) =>
      `The image is larger than ${limit ?? 15} MB. Make it smaller, then try again.`,
    PictureTooManyPixels: ({ limit }) =>
      `The image has more than ${limit ?? 50} megapixels. Reduce its dimensions, then try again.`,
    ListFull: ({ limit }) =>
      `Limit of ${figureEn(limit ?? 1000)} records reached. Delete some, then try again.`,
    PictureQuotaReached: ({ limit }) =>
      `The space for the business’s images${limit ? ` (${limit} MB)` : ''} is full. Remove images, then try again.`,
    KeyReused: 'This request was already sent. Reopen the form.',
    TooManyAtOnce: () => 'Too many lists and searches at once. Try again in a moment.',
    TooManyTries: ({ seconds }) =>
      `Too many attempts. Try again ${seconds ? `in ${pluralEn(seconds, { one: '# second', other: '# seconds' })}` : 'in a few minutes'}.`,
    Unexpected:
      'An unexpected error occurred. Try again; if it comes back, give the request ID to your support.',
    Unavailable: 'Service temporarily unavailable. Try again shortly.',
    Unreachable: 'Could not reach the server. Check the connection, then try again.',
  },
}
