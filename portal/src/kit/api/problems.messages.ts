import type { Language } from '../text/messages.ts'
import { pluralEn, pluralFr } from '../text/plural.ts'
import type { PortalProblem } from './api-error.ts'

/**
 * What a sentence may need: `left` places or pieces, `when` of the slot, the `total` that changed,
 * seconds to wait, the `limit` that was passed.
 */
export type ProblemFacts = {
  left: number | null
  when: string | null
  total: string | null
  seconds: number | null
  limit: number | null
}
type Sentence = string | ((facts: ProblemFacts) => string)
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

export const problemMessages: Record<Language, Record<PortalProblem, Sentence>> = {
  fr: {
    InvalidRequest: 'Certains champs sont à corriger.',
    ForgedActor: 'Cette action est associée à une autre personne. Reconnectez-vous.',
    SetPasswordLinkDead: 'Ce lien a déjà servi ou n’est plus valable. Demandez-en un autre.',
    WrongPassword: 'Le mot de passe actuel est inexact.',
    StaffAlreadyExists: 'Un membre avec ce courriel existe déjà.',
    SignInRequired: 'Votre session est terminée. Connectez-vous de nouveau.',
    NoAccess: 'Votre rôle ne permet pas cette action.',
    Restricted: 'Une restriction de votre rôle empêche cette action.',
    DemoPasswordRefused: 'Le mot de passe de démonstration ne peut pas servir ici.',
    NotFound: 'Introuvable. L’élément a peut-être été supprimé.',
    LocationNotFound: 'Impossible de localiser l’adresse. Elle peut tout de même être enregistrée.',
    NoTicketToRescheduleFound: 'Aucun billet à reporter n’a été trouvé.',
    MethodNotAllowed: 'Action non prise en charge. Actualisez la page.',
    AlreadyInstalled: 'Une entreprise existe déjà ici. Connectez-vous.',
    CodesTaken: 'Des codes sont déjà utilisés. Générez-les de nouveau.',
    HoldOver: 'Le délai est expiré\u00a0: les places ne sont plus réservées. Vérifiez le panier.',
    InvalidBookingTransition:
      'Cette réservation n’est plus dans l’état affiché, ou sa date n’est pas encore venue.',
    InvalidOrderTransition: 'L’état de la commande ne permet plus cette action.',
    InvalidTicketTransition: 'L’état du billet ne permet plus cette action.',
    NotEnoughInventory: ({ left, when }) =>
      `${leftFr(left)}${when ? ` (${when})` : ''}. Rien n’a été vendu. Réduisez la quantité ou choisissez une autre date.`,
    NotMovable:
      'Impossible de changer la date de ce billet\u00a0: il est annulé, expiré, déjà utilisé ou déjà à cette date.',
    NotOnSale: 'Un article du panier n’est plus en vente.',
    NotReactivable: 'Cette commande n’est plus annulée, ou ne peut pas être réactivée.',
    NotRefundable: 'Ces articles ne sont plus remboursables.',
    NothingToSend: 'Rien à envoyer\u00a0: la commande n’a pas d’adresse courriel.',
    PaymentsNotReady:
      'Aucun fournisseur de paiement n’est prêt. Choisissez un autre mode de paiement, ou connectez un fournisseur dans Paiement et taxes.',
    PaymentsUnderWay:
      'Des paiements sont en cours. Attendez leur fin, ou annulez-les, avant de déconnecter le fournisseur.',
    ProviderAway: 'Le fournisseur de paiement ne répond pas. Réessayez dans un instant.',
    ProviderNotOffered: 'Ce fournisseur de paiement n’est pas offert ici.',
    ProviderTaken: 'Un autre fournisseur de paiement est déjà connecté.',
    AuthorizationInvalid:
      'L’autorisation ne peut pas servir\u00a0: elle a déjà servi, elle a plus de dix minutes, ou quelqu’un d’autre l’a commencée. Recommencez la connexion.',
    CatalogNotReady: 'Le catalogue de Square n’est pas encore écrit. Réessayez.',
    NothingOwed: 'Il ne reste rien à payer pour cette commande.',
    PaymentAwaited:
      'Un paiement du solde est attendu. Attendez qu’il arrive, ou cessez d’abord de l’attendre.',
    TerminalNotConnected:
      'Aucun terminal de paiement n’est connecté. Connectez-en un dans Paiement et taxes.',
    SignatureInvalid: 'La signature n’est pas valide.',
    PriceChanged: ({ total }) =>
      `Le prix a changé${total ? `\u00a0: le total est maintenant de ${total}` : ''}. Rien n’a été vendu. Vérifiez le panier, puis confirmez.`,
    PlacesGone: 'Une partie de la commande n’est plus disponible. Rien n’a changé.',
    PlacesSold: 'Que faire des billets vendus?',
    TimetableConflict:
      'L’horaire chevauche maintenant d’autres plages horaires. Rien n’a changé\u00a0: vérifiez-les, puis recommencez.',
    RebateNotApplied: 'Un code promo ne s’applique plus à cette vente. Rien n’a été vendu.',
    RebateUsed: 'Un code à usage unique qui a servi ne se modifie plus.',
    StaleVersion:
      'Quelqu’un d’autre a modifié cet élément. Vérifiez les données à jour, puis recommencez.',
    StillRunning: 'La même demande est encore en cours. Réessayez dans quelques secondes.',
    PayloadTooLarge: 'L’envoi est trop volumineux. Réduisez-le, puis réessayez.',
    UnsupportedMediaType: 'Ce format n’est pas accepté.',
    PictureTooLarge: ({ limit }) =>
      `L’image dépasse ${limit ?? 15}\u00a0Mo. Réduisez-la, puis réessayez.`,
    PictureTooManyPixels: ({ limit }) =>
      `L’image dépasse ${limit ?? 50} mégapixels. Réduisez ses dimensions, puis réessayez.`,
    MisdirectedRequest: 'Ce serveur ne répond pas à cette adresse.',
    NotAPicture:
      'Ce fichier n’est pas une image acceptée. Choisissez un fichier JPEG ou PNG (SVG ou PNG pour un logo).',
    PictureBroken:
      'L’image est endommagée ou incomplète. Enregistrez-la de nouveau, puis réessayez.',
    PictureTooSlow:
      'Cette image est trop complexe à lire. Simplifiez-la ou exportez-la en PNG, puis réessayez.',
    TooManyPictures:
      'Trop d’images sont déjà en attente. Attendez qu’elles apparaissent, puis réessayez.',
    PictureNotSafe:
      'Ce logo SVG contient du code ou va chercher des éléments ailleurs. Exportez-le sans script ni lien, ou en PNG.',
    ListFull: ({ limit }) =>
      `Limite de ${figureFr(limit ?? 1000)} fiches atteinte. Supprimez-en, puis réessayez.`,
    PictureQuotaReached: ({ limit }) =>
      `L’espace réservé aux images de l’entreprise${limit ? ` (${limit}\u00a0Mo)` : ''} est plein. Retirez des images, puis réessayez.`,
    AmountExceedsRemaining: 'Le montant dépasse ce qui reste à rembourser.',
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
    WrongPassword: 'The current password is wrong.',
    StaffAlreadyExists: 'A member with this email already exists.',
    SignInRequired: 'Your session has ended. Sign in again.',
    NoAccess: 'Your role does not allow this action.',
    Restricted: 'A restriction of your role prevents this action.',
    DemoPasswordRefused: 'The demo password can’t be used here.',
    NotFound: 'Not found. It may have been deleted.',
    LocationNotFound: 'Could not locate the address. It can still be saved.',
    NoTicketToRescheduleFound: 'No ticket to reschedule found.',
    MethodNotAllowed: 'Action not supported. Refresh the page.',
    AlreadyInstalled: 'A business already exists here. Sign in.',
    CodesTaken: 'Some codes are already used. Generate them again.',
    HoldOver: 'The hold expired and the spots were released. Check the cart.',
    InvalidBookingTransition:
      'This booking no longer has the status shown, or its date has not come yet.',
    InvalidOrderTransition: 'The order’s status no longer allows this action.',
    InvalidTicketTransition: 'The ticket’s status no longer allows this action.',
    NotEnoughInventory: ({ left, when }) =>
      `${leftEn(left)}${when ? ` (${when})` : ''}. Nothing was sold. Reduce the quantity or choose another date.`,
    NotMovable:
      'This ticket can’t be rescheduled: it is cancelled, expired, already used or already on that date.',
    NotOnSale: 'An item in the cart is no longer on sale.',
    NotReactivable: 'This order is no longer cancelled, or cannot be reactivated.',
    NotRefundable: 'These items can no longer be refunded.',
    NothingToSend: 'Nothing to send: the order has no email address.',
    PaymentsNotReady:
      'No payment provider is ready. Choose another way to pay, or connect a provider in Payment and taxes.',
    PaymentsUnderWay:
      'Payments are under way. Wait until they end, or cancel them, before you disconnect the provider.',
    ProviderAway: 'The payment provider does not answer. Try again in a moment.',
    ProviderNotOffered: 'This payment provider is not offered here.',
    ProviderTaken: 'Another payment provider is connected already.',
    AuthorizationInvalid:
      'The authorization cannot be used: it was used already, it is more than ten minutes old, or somebody else began it. Connect again.',
    CatalogNotReady: 'The catalogue of Square is not written yet. Try again.',
    NothingOwed: 'Nothing is left to pay for this order.',
    PaymentAwaited:
      'A payment of the balance is awaited. Wait for it, or stop waiting for it first.',
    TerminalNotConnected: 'No payment terminal is connected. Connect one in Payment and taxes.',
    SignatureInvalid: 'The signature is not valid.',
    PriceChanged: ({ total }) =>
      `The price changed${total ? `: the total is now ${total}` : ''}. Nothing was sold. Check the cart, then confirm.`,
    PlacesGone: 'Part of the order is no longer available. Nothing was changed.',
    PlacesSold: 'What should happen to the sold tickets?',
    TimetableConflict:
      'The timetable now overlaps other time slots. Nothing was changed: check them, then try again.',
    RebateNotApplied: 'A promo code no longer applies to this sale. Nothing was sold.',
    RebateUsed: 'You can’t modify a single-use promo code that was used.',
    StaleVersion: 'Someone else changed this. Check the updated data, then try again.',
    StillRunning: 'The same request is still running. Try again in a few seconds.',
    PayloadTooLarge: 'This is too large. Reduce it, then try again.',
    UnsupportedMediaType: 'This format is not accepted.',
    PictureTooLarge: ({ limit }) =>
      `The image is larger than ${limit ?? 15} MB. Make it smaller, then try again.`,
    PictureTooManyPixels: ({ limit }) =>
      `The image has more than ${limit ?? 50} megapixels. Reduce its dimensions, then try again.`,
    MisdirectedRequest: 'This server does not answer to this address.',
    NotAPicture:
      'This file is not an accepted image. Choose a JPEG or PNG file (SVG or PNG for a logo).',
    PictureBroken: 'The image is damaged or incomplete. Save it again, then try again.',
    PictureTooSlow:
      'This image takes too long to read. Simplify it or export it as PNG, then try again.',
    TooManyPictures: 'Too many images are already waiting. Wait until they appear, then try again.',
    PictureNotSafe:
      'This SVG logo contains code or fetches things from elsewhere. Export it without scripts and links, or as PNG.',
    ListFull: ({ limit }) =>
      `Limit of ${figureEn(limit ?? 1000)} records reached. Delete some, then try again.`,
    PictureQuotaReached: ({ limit }) =>
      `The space for the business’s images${limit ? ` (${limit} MB)` : ''} is full. Remove images, then try again.`,
    AmountExceedsRemaining: 'The amount is more than what is left to refund.',
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
