import type { ProblemType } from '@guichet/contract/problems.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'

type Facts = Record<string, unknown>

/** The sentence of each problem, for clients that show `detail`; some name what the problem carries. */
export const problemMessages: Record<
  Language,
  Record<ProblemType, string | ((facts: Facts) => string)>
> = {
  fr: {
    InvalidRequest: 'La demande contient des champs non valides.',
    ForgedActor: 'L’auteur indiqué n’est pas la personne connectée.',
    SetPasswordLinkDead: 'Ce lien n’est plus valide. Demandez-en un nouveau.',
    WrongPassword: 'Le mot de passe actuel est inexact.',
    StaffAlreadyExists: 'Un membre avec ce courriel existe déjà.',
    SignInRequired: 'Connectez-vous de nouveau.',
    NoAccess: 'Vous n’avez pas accès à cette action.',
    Restricted: 'Une restriction de votre rôle interdit cette action.',
    DemoPasswordRefused: 'Ce mot de passe est celui de la démonstration : choisissez-en un autre.',
    NotFound: 'Introuvable.',
    LocationNotFound: 'L’adresse n’a pas pu être localisée.',
    NoTicketToRescheduleFound: 'Aucun billet à reporter n’a été trouvé.',
    MethodNotAllowed: 'Méthode non permise.',
    AlreadyInstalled: 'Une entreprise est déjà configurée.',
    HoldOver: 'Les places gardées ne le sont plus : vérifiez le panier.',
    InvalidBookingTransition: 'Cette réservation ne peut pas passer à cet état.',
    InvalidOrderTransition: 'La commande ne peut pas passer à cet état.',
    NotEnoughInventory: 'Il ne reste pas assez de places.',
    NotMovable: 'Ce billet ne peut pas changer de moment.',
    NotOnSale: 'Ce produit n’est pas en vente.',
    NotRefundable: 'Cette commande ou ces articles ne peuvent pas être remboursés.',
    NothingToSend: 'Il n’y a rien à envoyer pour cette commande.',
    PriceChanged: 'Le prix a changé.',
    PlacesSold: 'Des places sont déjà vendues : dites ce qu’elles deviennent.',
    TimetableConflict: 'L’horaire chevauche des plages existantes.',
    StaleVersion: 'Quelqu’un a modifié ces données entre-temps.',
    StillRunning: 'La même opération est en cours. Réessayez dans un instant.',
    PayloadTooLarge: 'La demande est trop volumineuse.',
    UnsupportedMediaType: 'Ce type de contenu n’est pas accepté.',
    PictureTooLarge: ({ limitMegabytes }) =>
      `L’image dépasse ${String(limitMegabytes)} Mo. Réduisez-la, puis réessayez.`,
    PictureTooManyPixels: ({ limitMegapixels }) =>
      `L’image dépasse ${String(limitMegapixels)} mégapixels. Réduisez ses dimensions, puis réessayez.`,
    MisdirectedRequest: 'Ce serveur ne répond pas à ce nom d’hôte.',
    NotAPicture:
      'Ce fichier n’est pas une image acceptée. Choisissez un fichier JPEG ou PNG (SVG ou PNG pour un logo).',
    PictureBroken:
      'L’image est endommagée ou incomplète. Enregistrez-la de nouveau, puis réessayez.',
    PictureTooSlow:
      'Cette image est trop compliquée à lire. Simplifiez-la ou exportez-la en PNG, puis réessayez.',
    TooManyPictures:
      'Trop d’images attendent déjà d’être lues. Attendez qu’elles apparaissent, puis réessayez.',
    PictureNotSafe:
      'Ce logo SVG contient du code ou va chercher des éléments ailleurs. Exportez-le sans script ni lien, ou en PNG.',
    ListFull: ({ limit }) =>
      `Cette liste tient ${String(limit)} fiches au plus. Archivez-en, puis réessayez.`,
    PictureQuotaReached: ({ limitMegabytes }) =>
      `L’espace réservé aux images de l’entreprise (${String(limitMegabytes)} Mo) est plein. Retirez des images, puis réessayez.`,
    AmountExceedsRemaining: 'Le montant dépasse ce qui reste à rembourser.',
    KeyReused: 'Cette clé d’idempotence a déjà servi pour une autre demande.',
    TooManyAtOnce:
      'Trop de listes et de recherches demandées à la fois. Réessayez dans un instant.',
    TooManyTries: 'Trop d’essais. Attendez avant de réessayer.',
    Unexpected: 'Une erreur inattendue est survenue.',
    Unavailable: 'Le service est momentanément indisponible.',
  },
  en: {
    InvalidRequest: 'The request has fields that are not valid.',
    ForgedActor: 'The named author is not the signed-in person.',
    SetPasswordLinkDead: 'This link is no longer valid. Ask for a new one.',
    WrongPassword: 'The current password is wrong.',
    StaffAlreadyExists: 'A member with this email already exists.',
    SignInRequired: 'Please sign in again.',
    NoAccess: 'You have no access to this action.',
    Restricted: 'A restriction of your role forbids this action.',
    DemoPasswordRefused: 'This is the password of the demonstration: choose another one.',
    NotFound: 'Not found.',
    LocationNotFound: 'Could not fetch location.',
    NoTicketToRescheduleFound: 'No ticket to reschedule was found.',
    MethodNotAllowed: 'Method not allowed.',
    AlreadyInstalled: 'A business is already set up.',
    HoldOver: 'The places are no longer held: check the cart.',
    InvalidBookingTransition: 'This booking cannot move to that state.',
    InvalidOrderTransition: 'The order cannot move to that state.',
    NotEnoughInventory: 'Not enough places are left.',
    NotMovable: 'This ticket cannot get another time.',
    NotOnSale: 'This product is not on sale.',
    NotRefundable: 'This order or these items cannot be refunded.',
    NothingToSend: 'There is nothing to send for this order.',
    PriceChanged: 'The price has changed.',
    PlacesSold: 'Places are sold already: say what becomes of them.',
    TimetableConflict: 'The timetable overlaps existing slots.',
    StaleVersion: 'Somebody changed this in the meantime.',
    StillRunning: 'The same operation is running. Try again in a moment.',
    PayloadTooLarge: 'The request is too large.',
    UnsupportedMediaType: 'This content type is not accepted.',
    PictureTooLarge: ({ limitMegabytes }) =>
      `The picture is larger than ${String(limitMegabytes)} MB. Make it smaller, then try again.`,
    PictureTooManyPixels: ({ limitMegapixels }) =>
      `The picture has more than ${String(limitMegapixels)} megapixels. Reduce its dimensions, then try again.`,
    MisdirectedRequest: 'This server does not answer to this host name.',
    NotAPicture:
      'This file is not an accepted picture. Choose a JPEG or PNG file (SVG or PNG for a logo).',
    PictureBroken: 'The picture is damaged or incomplete. Save it again, then try again.',
    PictureTooSlow:
      'This picture takes too long to read. Simplify it or export it as PNG, then try again.',
    TooManyPictures:
      'Too many pictures are waiting to be read already. Wait until they appear, then try again.',
    PictureNotSafe:
      'This SVG logo holds code or fetches things from elsewhere. Export it without scripts and links, or as PNG.',
    ListFull: ({ limit }) =>
      `This list holds ${String(limit)} records at most. Archive some, then try again.`,
    PictureQuotaReached: ({ limitMegabytes }) =>
      `The space for pictures of the business (${String(limitMegabytes)} MB) is full. Remove pictures, then try again.`,
    AmountExceedsRemaining: 'The amount is more than what is left to refund.',
    KeyReused: 'This idempotency key was already used for another request.',
    TooManyAtOnce: 'Too many lists and searches asked for at once. Try again in a moment.',
    TooManyTries: 'Too many tries. Wait before you try again.',
    Unexpected: 'An unexpected error occurred.',
    Unavailable: 'The service is unavailable for a moment.',
  },
}
