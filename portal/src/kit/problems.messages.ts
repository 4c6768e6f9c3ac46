import type { PortalProblem } from './api-error.ts'
import { bilingual } from './messages.ts'
import { pluralEn, pluralFr } from './plural.ts'

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
type Sentence = (facts: ProblemFacts) => string
const always =
  (sentence: string): Sentence =>
  () =>
    sentence

export const problemMessages = bilingual<Record<PortalProblem, Sentence>>({
  fr: {
    InvalidRequest: always('Certains champs sont à corriger.'),
    ForgedActor: always('Cette demande porte le nom d’une autre personne.'),
    SetPasswordLinkDead: always(
      'Ce lien a déjà servi ou n’est plus valable. Demandez-en un autre.',
    ),
    WrongPassword: always('Le mot de passe actuel est inexact.'),
    StaffAlreadyExists: always('Un membre du personnel a déjà cette adresse courriel.'),
    SignInRequired: always('Votre session est terminée. Connectez-vous de nouveau.'),
    NoAccess: always('Votre rôle ne permet pas cette action.'),
    Restricted: always('Une restriction de votre rôle empêche cette action.'),
    DemoPasswordRefused: always('Le mot de passe de démonstration ne peut pas servir ici.'),
    NotFound: always('Introuvable. L’élément a peut-être été retiré.'),
    LocationNotFound: always(
      'L’adresse n’a pas pu être localisée\u00a0; elle peut tout de même être enregistrée.',
    ),
    NoTicketToRescheduleFound: always('Aucun billet à reporter.'),
    MethodNotAllowed: always('Cette action n’existe pas à cette adresse.'),
    AlreadyInstalled: always('Une entreprise existe déjà ici. Connectez-vous.'),
    HoldOver: always('Les places gardées ne le sont plus : vérifiez le panier.'),
    InvalidBookingTransition: always(
      'Cette réservation n’est plus dans l’état affiché, ou sa date n’est pas encore venue.',
    ),
    InvalidOrderTransition: always('L’état de la commande ne permet plus cette action.'),
    NotEnoughInventory: ({ left, when }) =>
      `${left === null ? 'Il ne reste plus assez de places' : left <= 0 ? 'Il ne reste aucune place' : pluralFr(left, { one: 'Il reste # place', other: 'Il reste # places' })}${when ? ` (${when})` : ''}. Rien n’a été vendu\u00a0: ajustez la quantité ou choisissez un autre moment.`,
    NotMovable: always(
      'Ce billet ne peut pas changer de moment\u00a0: il est annulé, expiré, déjà remis, ou déjà à ce moment-là.',
    ),
    NotOnSale: always('Un produit du panier n’est plus en vente.'),
    NotRefundable: always('Ces éléments ne sont plus remboursables.'),
    NothingToSend: always('Il n’y a rien à envoyer\u00a0: la commande n’a pas d’adresse courriel.'),
    PriceChanged: ({ total }) =>
      `Le prix a changé pendant la saisie${total ? `\u00a0: le total est maintenant de ${total}` : ''}. Rien n’a été vendu\u00a0: vérifiez la facture, puis confirmez de nouveau.`,
    PlacesSold: always(
      'Des places ont été vendues entre-temps. Rien n’a changé\u00a0: décidez ce qu’elles deviennent.',
    ),
    TimetableConflict: always(
      'L’horaire chevauche maintenant d’autres plages. Rien n’a changé\u00a0: vérifiez-les, puis recommencez.',
    ),
    StaleVersion: always(
      'Quelqu’un a modifié cet élément entre-temps. Les données ont été rechargées\u00a0: vérifiez-les, puis recommencez.',
    ),
    StillRunning: always('La même demande est encore en cours. Réessayez dans quelques secondes.'),
    PayloadTooLarge: always('L’envoi est trop volumineux.'),
    UnsupportedMediaType: always('Ce format n’est pas accepté.'),
    PictureTooLarge: ({ limit }) =>
      `L’image dépasse ${limit ?? 15}\u00a0Mo. Réduisez-la, puis réessayez.`,
    PictureTooManyPixels: ({ limit }) =>
      `L’image dépasse ${limit ?? 50} mégapixels. Réduisez ses dimensions, puis réessayez.`,
    MisdirectedRequest: always('Ce serveur ne répond pas à cette adresse.'),
    NotAPicture: always(
      'Ce fichier n’est pas une image acceptée. Choisissez un fichier JPEG ou PNG (SVG ou PNG pour un logo).',
    ),
    PictureBroken: always(
      'L’image est endommagée ou incomplète. Enregistrez-la de nouveau, puis réessayez.',
    ),
    PictureTooSlow: always(
      'Cette image est trop compliquée à lire. Simplifiez-la ou exportez-la en PNG, puis réessayez.',
    ),
    TooManyPictures: always(
      'Trop d’images attendent déjà d’être lues. Attendez qu’elles apparaissent, puis réessayez.',
    ),
    PictureNotSafe: always(
      'Ce logo SVG contient du code ou va chercher des éléments ailleurs. Exportez-le sans script ni lien, ou en PNG.',
    ),
    ListFull: ({ limit }) =>
      `Cette liste tient ${limit ?? 1000} fiches au plus. Archivez-en, puis réessayez.`,
    PictureQuotaReached: ({ limit }) =>
      `L’espace réservé aux images de l’entreprise${limit ? ` (${limit}\u00a0Mo)` : ''} est plein. Retirez des images, puis réessayez.`,
    AmountExceedsRemaining: always('Le montant dépasse ce qui reste à rembourser.'),
    KeyReused: always('Cette demande a déjà servi avec un autre contenu. Rouvrez le formulaire.'),
    TooManyAtOnce: () =>
      'Trop de listes et de recherches demandées à la fois. Réessayez dans un instant.',
    TooManyTries: ({ seconds }) =>
      `Trop d’essais. Réessayez ${seconds ? `dans ${pluralFr(seconds, { one: '# seconde', other: '# secondes' })}` : 'dans quelques minutes'}.`,
    Unexpected: always(
      'Une erreur inattendue s’est produite. Réessayez\u00a0; si elle revient, donnez le numéro de la demande à votre soutien technique.',
    ),
    Unavailable: always('Le service est momentanément indisponible. Réessayez dans un instant.'),
    Unreachable: always('Impossible de joindre le serveur. Vérifiez la connexion, puis réessayez.'),
  },
  en: {
    InvalidRequest: always('Some fields need correcting.'),
    ForgedActor: always('This request carries another person’s name.'),
    SetPasswordLinkDead: always('This link was already used or has expired. Ask for another one.'),
    WrongPassword: always('The current password is wrong.'),
    StaffAlreadyExists: always('A staff member already has this e-mail address.'),
    SignInRequired: always('Your session is over. Sign in again.'),
    NoAccess: always('Your role does not allow this.'),
    Restricted: always('A restriction of your role prevents this.'),
    DemoPasswordRefused: always('The demonstration password cannot be used here.'),
    NotFound: always('Not found. It may have been removed.'),
    LocationNotFound: always('The address could not be located; it can still be saved.'),
    NoTicketToRescheduleFound: always('No ticket to reschedule.'),
    MethodNotAllowed: always('This action does not exist at this address.'),
    AlreadyInstalled: always('A business already exists here. Sign in.'),
    HoldOver: always('The places are no longer held: check the cart.'),
    InvalidBookingTransition: always(
      'This booking is no longer in the state shown, or its date has not come yet.',
    ),
    InvalidOrderTransition: always('The order is in a state that no longer allows this.'),
    NotEnoughInventory: ({ left, when }) =>
      `${left === null ? 'Not enough places are left' : left <= 0 ? 'No place is left' : pluralEn(left, { one: 'Only # place is left', other: 'Only # places are left' })}${when ? ` (${when})` : ''}. Nothing was sold: change the quantity or pick another time.`,
    NotMovable: always(
      'This ticket cannot get another time: it is void, expired, handed out, or there already.',
    ),
    NotOnSale: always('A product of the cart is no longer on sale.'),
    NotRefundable: always('These items can no longer be refunded.'),
    NothingToSend: always('There is nothing to send: the order has no e-mail address.'),
    PriceChanged: ({ total }) =>
      `The price changed meanwhile${total ? `: the total is now ${total}` : ''}. Nothing was sold: check the invoice, then confirm again.`,
    PlacesSold: always(
      'Places were sold meanwhile. Nothing was changed: decide what becomes of them.',
    ),
    TimetableConflict: always(
      'The timetable now overlaps other slots. Nothing was changed: check them, then try again.',
    ),
    StaleVersion: always(
      'Someone changed this meanwhile. The data was reloaded: check it, then try again.',
    ),
    StillRunning: always('The same request is still running. Try again in a few seconds.'),
    PayloadTooLarge: always('This is too large to send.'),
    UnsupportedMediaType: always('This format is not accepted.'),
    PictureTooLarge: ({ limit }) =>
      `The picture is larger than ${limit ?? 15} MB. Make it smaller, then try again.`,
    PictureTooManyPixels: ({ limit }) =>
      `The picture has more than ${limit ?? 50} megapixels. Reduce its dimensions, then try again.`,
    MisdirectedRequest: always('This server does not answer to this address.'),
    NotAPicture: always(
      'This file is not an accepted picture. Choose a JPEG or PNG file (SVG or PNG for a logo).',
    ),
    PictureBroken: always('The picture is damaged or incomplete. Save it again, then try again.'),
    PictureTooSlow: always(
      'This picture takes too long to read. Simplify it or export it as PNG, then try again.',
    ),
    TooManyPictures: always(
      'Too many pictures are waiting to be read already. Wait until they appear, then try again.',
    ),
    PictureNotSafe: always(
      'This SVG logo holds code or fetches things from elsewhere. Export it without scripts and links, or as PNG.',
    ),
    ListFull: ({ limit }) =>
      `This list holds ${limit ?? 1000} records at most. Archive some, then try again.`,
    PictureQuotaReached: ({ limit }) =>
      `The space for pictures of the business${limit ? ` (${limit} MB)` : ''} is full. Remove pictures, then try again.`,
    AmountExceedsRemaining: always('The amount is more than what is left to refund.'),
    KeyReused: always('This request was already used with other content. Open the form again.'),
    TooManyAtOnce: () => 'Too many lists and searches asked for at once. Try again in a moment.',
    TooManyTries: ({ seconds }) =>
      `Too many tries. Try again ${seconds ? `in ${pluralEn(seconds, { one: '# second', other: '# seconds' })}` : 'in a few minutes'}.`,
    Unexpected: always(
      'Something unexpected went wrong. Try again; if it comes back, give the request number to your support.',
    ),
    Unavailable: always('The service is unavailable for a moment. Try again shortly.'),
    Unreachable: always('The server cannot be reached. Check the connection, then try again.'),
  },
})
