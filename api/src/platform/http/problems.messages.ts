import type { ProblemType } from '@guichet/contract/problems.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'

type Facts = Record<string, unknown>

/** Reasons why a refund is rejected, by the reason in the problem. */
const notRefundable: Record<Language, Record<string, string>> = {
  fr: {
    other: 'Cette commande ou ces articles ne peuvent pas être remboursés.',
    pickedUp:
      'L’équipement est encore avec le client. Enregistrez son retour, ou gardez le billet valable.',
    checkedIn:
      'Les personnes sont encore dans l’hébergement. Enregistrez leur départ, ou gardez la réservation.',
  },
  en: {
    other: 'This order or these items cannot be refunded.',
    pickedUp:
      'The equipment is still with the client. Record its return, or keep the ticket valid.',
    checkedIn: 'The guests are still in the unit. Record their departure, or keep the booking.',
  },
}

/** Sentence of each problem, for clients that show `detail`; some contain data of the problem. */
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
    WrongPin: 'Ce NIP n’est pas le bon.',
    WrongCode: 'Ce code est inexact, expiré ou déjà utilisé.',
    PasskeyRefused: 'Cette clé d’accès n’a pas pu être enregistrée. Recommencez.',
    SecondFactorRequired:
      'Votre rôle demande la vérification en deux étapes. Activez-la dans votre compte, puis reconnectez-vous.',
    SecondFactorElsewhere: 'La vérification en deux étapes ne se règle pas ici pour ce compte.',
    SecondFactorExists: 'Une application d’authentification est déjà active.',
    SecondFactorNeeded:
      'Votre rôle demande la vérification en deux étapes\u00a0: ajoutez un autre moyen avant de retirer celui-ci.',
    WorksElsewhere:
      'Cette personne travaille aussi pour une autre entreprise\u00a0: elle seule peut changer sa vérification.',
    PinMissing: 'Choisissez d’abord un NIP dans votre compte.',
    SessionLocked: 'L’écran est verrouillé.',
    BeyondOwnAccess: 'Vous ne pouvez pas accorder un accès que vous n’avez pas.',
    MainStaffOnly: 'Seul un administrateur principal peut gérer un administrateur principal.',
    OwnMembership: 'Vous ne pouvez pas modifier ni retirer votre propre accès.',
    LastMainStaff: 'Il doit rester au moins un administrateur principal.',
    RoleInUse: 'Des membres ont encore ce rôle\u00a0: donnez-leur-en un autre d’abord.',
    SeatSold: 'Une de ces places est déjà vendue.',
    Restricted: 'Une restriction de votre rôle interdit cette action.',
    DemoPasswordRefused:
      'Ce mot de passe est celui de la démonstration\u00a0: choisissez-en un autre.',
    NotFound: 'Introuvable.',
    LocationNotFound: 'Impossible de localiser l’adresse.',
    NoTicketToRescheduleFound: 'Aucun billet à reporter n’a été trouvé.',
    MethodNotAllowed: 'Méthode non permise.',
    AlreadyInstalled: 'Une entreprise est déjà configurée.',
    CodesTaken: ({ codes }) =>
      `Ces codes sont déjà utilisés\u00a0: ${[codes].flat().slice(0, 5).join(', ')}.`,
    ClientBusy:
      'Quelque chose est encore en cours pour ce client\u00a0: cela doit se terminer d’abord.',
    ClientEmailTaken: ({ name }) =>
      name
        ? `Cette adresse est celle d’un autre client\u00a0: ${String(name)}.`
        : 'Un autre client vient de prendre cette adresse.',
    ClientErased: 'Le client de cette commande a été effacé\u00a0: elle n’en reçoit plus d’autre.',
    ErasureOutdated:
      'Le dossier de ce client a changé depuis que vous l’avez regardé. Vérifiez-le, puis recommencez.',
    MergeSettled: 'Cette fusion ne peut plus être défaite.',
    NotesTooLong: 'Les deux notes réunies sont trop longues. Raccourcissez-en une, puis fusionnez.',
    HoldOver: 'Le délai est expiré\u00a0: les places ne sont plus réservées. Vérifiez le panier.',
    InvalidBookingTransition: 'Cette réservation ne peut pas passer à cet état.',
    InvalidOrderTransition: 'La commande ne peut pas passer à cet état.',
    InvalidTicketTransition: ({ reason }) =>
      reason === 'used'
        ? 'Ce billet a déjà servi à l’entrée.'
        : 'Ce billet ne peut pas passer à cet état.',
    NotEnoughInventory: 'Il n’en reste pas assez.',
    NotMovable: 'Impossible de changer la date de ce billet.',
    NotOnSale: 'Ce produit n’est pas en vente.',
    NotReactivable: 'Cette commande n’est pas annulée, ou ne peut pas être réactivée.',
    NotRefundable: ({ reason }) => notRefundable.fr[String(reason)] ?? notRefundable.fr.other!,
    NothingToSend: ({ reason }) =>
      reason === 'nothingValid'
        ? 'Rien de cette commande n’est encore valable.'
        : 'Il n’y a rien à envoyer pour cette commande.',
    PriceChanged: 'Le prix a changé.',
    PlacesGone: 'Une partie de la commande n’est plus disponible.',
    PlacesSold: 'Que faire des billets vendus?',
    TimetableConflict: 'L’horaire chevauche des plages horaires existantes.',
    PaymentsNotReady:
      'Aucun fournisseur de paiement n’est prêt à recevoir des paiements. Connectez-en un dans Paiements et taxes.',
    PaymentsUnderWay:
      'Des paiements sont en cours. Attendez leur fin, ou annulez-les, avant de déconnecter le fournisseur.',
    ProviderAway: 'Le fournisseur de paiement ne répond pas. Réessayez dans un instant.',
    ProviderNotOffered: 'Ce fournisseur de paiement n’est pas offert par cette installation.',
    ProviderTaken: 'Un autre fournisseur de paiement est déjà connecté.',
    AuthorizationInvalid:
      'L’autorisation ne peut pas servir\u00a0: elle a déjà servi, elle a plus de dix minutes, ou quelqu’un d’autre l’a commencée. Recommencez la connexion.',
    CartSold: ({ orderReferenceNumber, soldBy }) =>
      `Ce panier est déjà vendu\u00a0: commande ${String(orderReferenceNumber)}, par ${String(soldBy)}.`,
    CartTaken: ({ takenBy }) => `${String(takenBy)} a ouvert ce panier.`,
    CatalogueNotEmpty:
      'Le catalogue contient déjà des fiches\u00a0: un exemple ne remplit qu’un catalogue vide.',
    CatalogNotReady: 'Le catalogue de Square n’est pas encore écrit.',
    NoOpenTill:
      'Aucune caisse n’est ouverte à votre nom\u00a0: ouvrez la vôtre à la page Caisse, puis recommencez.',
    TimeZoneInUse:
      'Des billets, des places ou des séjours sont à venir\u00a0: le fuseau horaire dit à quelle heure. Il se change quand plus rien n’est à venir.',
    RegisterInUse: ({ name }) => `La caisse de ce poste est déjà ouverte par ${name}.`,
    TillAlreadyOpen: ({ register }) => `Votre caisse est déjà ouverte (${register}).`,
    TillClosed: ({ name }) => `Cette caisse a été fermée par ${name}.`,
    TillMoved: 'De l’argent est entré ou sorti depuis le décompte. Comptez le tiroir de nouveau.',
    TillStillOpen: 'Cette caisse est encore ouverte.',
    NothingOwed: 'Il ne reste rien à payer pour cette commande.',
    PaymentAwaited:
      'Un paiement du solde est attendu. Attendez qu’il arrive, ou cessez d’abord de l’attendre.',
    PaymentDisputed:
      'Le client conteste ce paiement auprès de sa banque\u00a0: rien ne peut être remboursé par le fournisseur de paiement. Répondez au litige.',
    TerminalNotConnected: 'Aucun terminal de paiement n’est connecté.',
    SignatureInvalid: 'La signature de l’avis n’est pas valide.',
    QuoteNotOpen:
      'La soumission n’est plus dans l’état affiché\u00a0: cette action n’est plus possible.',
    QuoteOutdated:
      'Ce qui est vendu a changé depuis que la soumission a été écrite. Révisez-la, puis envoyez-la de nouveau.',
    RebateNotApplied: ({ code, of: kind }) =>
      `Le code promo ${String(code)} ne s’applique pas à cette ${kind === 'quote' ? 'soumission' : 'vente'}.`,
    RebateUsed: 'Un code à usage unique qui a servi ne se modifie plus.',
    StaleVersion: 'Quelqu’un d’autre a modifié ces données.',
    StillRunning: 'La même opération est en cours. Réessayez dans un instant.',
    PayloadTooLarge: 'La demande est trop volumineuse.',
    UnsupportedMediaType: 'Ce type de contenu n’est pas accepté.',
    ImportStarted: 'Cette importation a déjà commencé.',
    NotASpreadsheet:
      'Ce fichier n’est pas une feuille de calcul. Enregistrez-le en .xlsx ou en CSV, puis réessayez.',
    SpreadsheetEmpty:
      'Cette feuille est vide\u00a0: il faut une ligne de titres, et une ligne par client.',
    SpreadsheetTooLarge: ({ rows, columns }) =>
      `Cette feuille est trop grande\u00a0: au plus ${Number(rows).toLocaleString('fr-CA')} lignes et ${String(columns)} colonnes. Partagez-la en plusieurs fichiers.`,
    PictureTooLarge: ({ limitMegabytes }) =>
      `Le fichier dépasse ${String(limitMegabytes)}\u00a0Mo. Réduisez-le, puis réessayez.`,
    PictureTooManyPixels: ({ limitMegapixels }) =>
      `L’image dépasse ${String(limitMegapixels)} mégapixels. Réduisez ses dimensions, puis réessayez.`,
    MisdirectedRequest: 'Ce serveur ne répond pas à ce nom d’hôte.',
    NotAPicture:
      'Ce fichier n’est pas une image acceptée. Choisissez un fichier JPEG ou PNG (SVG ou PNG pour un logo).',
    PictureBroken:
      'L’image est endommagée ou incomplète. Enregistrez-la de nouveau, puis réessayez.',
    PictureTooSlow:
      'Cette image est trop complexe à lire. Simplifiez-la ou exportez-la en PNG, puis réessayez.',
    TooManyCodes: ({ retryAfterSeconds }) =>
      `Trop de codes promotionnels inconnus ont été essayés. Retirez le code, ou réessayez dans ${Number(retryAfterSeconds)}\u00a0s.`,
    TooManyPictures:
      'Trop d’images sont déjà en attente. Attendez qu’elles apparaissent, puis réessayez.',
    PictureNotSafe:
      'Ce logo SVG contient du code ou va chercher des éléments ailleurs. Exportez-le sans script ni lien, ou en PNG.',
    ListFull: ({ limit }) =>
      `Limite de ${Number(limit).toLocaleString('fr-CA')} fiches atteinte. Supprimez-en, puis réessayez.`,
    PictureQuotaReached: ({ limitMegabytes }) =>
      `L’espace réservé aux images de l’entreprise (${String(limitMegabytes)}\u00a0Mo) est plein. Retirez des images, puis réessayez.`,
    AmountExceedsRemaining: 'Le montant dépasse ce qui reste à rembourser.',
    NothingToRefund: ({ reason }) =>
      reason === 'amountTooSmall'
        ? 'Le remboursement serait de 0,00 $.'
        : 'Rien ne serait annulé\u00a0: tous les billets et toutes les réservations restent valables.',
    KeyReused: 'Cette clé d’idempotence a déjà servi pour une autre demande.',
    TooManyAtOnce: 'Trop de listes et de recherches à la fois. Réessayez dans un instant.',
    TooManyRequests: 'Cette clé a envoyé trop d’appels. Attendez avant de réessayer.',
    TooManyTries: 'Trop de tentatives. Attendez avant de réessayer.',
    Unexpected: 'Une erreur inattendue s’est produite.',
    Unavailable: 'Service temporairement indisponible. Réessayez dans un instant.',
  },
  en: {
    InvalidRequest: 'The request has fields that are not valid.',
    ForgedActor: 'The named author is not the signed-in person.',
    SetPasswordLinkDead: 'This link is no longer valid. Ask for a new one.',
    WrongPassword: 'The current password is wrong.',
    StaffAlreadyExists: 'A member with this email already exists.',
    SignInRequired: 'Please sign in again.',
    NoAccess: 'You have no access to this action.',
    WrongPin: 'This PIN is not the right one.',
    WrongCode: 'This code is wrong, expired or already used.',
    PasskeyRefused: 'This passkey could not be saved. Start again.',
    SecondFactorRequired:
      'Your role requires two-step sign-in. Turn it on in your account, then sign in again.',
    SecondFactorElsewhere: 'Two-step sign-in isn’t set here for this account.',
    SecondFactorExists: 'An authenticator app is already on.',
    SecondFactorNeeded:
      'Your role requires two-step sign-in: add another way before you remove this one.',
    WorksElsewhere:
      'This person works for another business too: only they can change their sign-in.',
    PinMissing: 'Choose a PIN in your account first.',
    SessionLocked: 'The screen is locked.',
    BeyondOwnAccess: 'You cannot grant an access that you do not have.',
    MainStaffOnly: 'Only a main administrator can manage a main administrator.',
    OwnMembership: 'You cannot change or remove your own access.',
    LastMainStaff: 'At least one main administrator must remain.',
    RoleInUse: 'Members still hold this role: give them another one first.',
    SeatSold: 'One of these places is sold already.',
    Restricted: 'A restriction of your role forbids this action.',
    DemoPasswordRefused: 'This is the demo password: choose another one.',
    NotFound: 'Not found.',
    LocationNotFound: 'Could not fetch location.',
    NoTicketToRescheduleFound: 'No ticket to reschedule found.',
    MethodNotAllowed: 'Method not allowed.',
    AlreadyInstalled: 'A business is already set up.',
    CodesTaken: ({ codes }) =>
      `These codes are already used: ${[codes].flat().slice(0, 5).join(', ')}.`,
    ClientBusy: 'Something is still under way for this client: it has to end first.',
    ClientEmailTaken: ({ name }) =>
      name
        ? `This address belongs to another client: ${String(name)}.`
        : 'Another client has just taken this address.',
    ClientErased: 'The client of this order was erased: it is given no other one.',
    ErasureOutdated:
      'The record of this client has changed since you looked at it. Check it, then try again.',
    MergeSettled: 'This merge can no longer be undone.',
    NotesTooLong: 'The two notes together are too long. Shorten one of them, then merge.',
    HoldOver: 'The hold expired and the spots were released. Check the cart.',
    InvalidBookingTransition: 'This booking cannot get that status.',
    InvalidOrderTransition: 'The order cannot get that status.',
    InvalidTicketTransition: ({ reason }) =>
      reason === 'used'
        ? 'This ticket was already used at the entrance.'
        : 'This ticket cannot get that status.',
    NotEnoughInventory: 'Not enough left.',
    NotMovable: 'Could not change the date of this ticket.',
    NotOnSale: 'This product is not on sale.',
    NotReactivable: 'This order is not cancelled, or cannot be reactivated.',
    NotRefundable: ({ reason }) => notRefundable.en[String(reason)] ?? notRefundable.en.other!,
    NothingToSend: ({ reason }) =>
      reason === 'nothingValid'
        ? 'Nothing of this order is still valid.'
        : 'There is nothing to send for this order.',
    PriceChanged: 'The price has changed.',
    PlacesGone: 'Part of the order is no longer available.',
    PlacesSold: 'What should happen to the sold tickets?',
    TimetableConflict: 'The timetable overlaps existing time slots.',
    PaymentsNotReady:
      'No payment provider is ready to receive payments. Connect one in Payments and taxes.',
    PaymentsUnderWay:
      'Payments are under way. Wait until they end, or cancel them, before you disconnect the provider.',
    ProviderAway: 'The payment provider does not answer. Try again in a moment.',
    ProviderNotOffered: 'This payment provider is not offered by this installation.',
    ProviderTaken: 'Another payment provider is connected already.',
    AuthorizationInvalid:
      'The authorization cannot be used: it was used already, it is more than ten minutes old, or somebody else began it. Connect again.',
    CartSold: ({ orderReferenceNumber, soldBy }) =>
      `This cart is sold already: order ${String(orderReferenceNumber)}, by ${String(soldBy)}.`,
    CartTaken: ({ takenBy }) => `${String(takenBy)} has opened this cart.`,
    CatalogueNotEmpty: 'The catalogue already has records: a sample only fills an empty one.',
    CatalogNotReady: 'The catalogue of Square is not written yet.',
    NoOpenTill: 'You have no open till: open yours on the Till page, then try again.',
    TimeZoneInUse:
      'Tickets, places or stays are to come: the time zone says at what hour. It changes when nothing is to come any more.',
    RegisterInUse: ({ name }) => `The till of this register is already open, by ${name}.`,
    TillAlreadyOpen: ({ register }) => `Your till is already open (${register}).`,
    TillClosed: ({ name }) => `This till was closed by ${name}.`,
    TillMoved: 'Cash has moved since the count. Count the drawer again.',
    TillStillOpen: 'This till is still open.',
    NothingOwed: 'Nothing is left to pay for this order.',
    PaymentAwaited:
      'A payment of the balance is awaited. Wait for it, or stop waiting for it first.',
    PaymentDisputed:
      'The client disputes this payment with their bank: nothing can be refunded through the payment provider. Answer the dispute.',
    TerminalNotConnected: 'No payment terminal is connected.',
    SignatureInvalid: 'The signature of the notification is not valid.',
    QuoteNotOpen: 'The quote is no longer as shown: this can no longer be done.',
    QuoteOutdated:
      'What is sold has changed since the quote was written. Revise it, then send it again.',
    RebateNotApplied: ({ code, of: kind }) =>
      `Promo code ${String(code)} does not apply to this ${kind === 'quote' ? 'quote' : 'sale'}.`,
    RebateUsed: 'You can’t change a single-use promo code that was used.',
    StaleVersion: 'Someone else changed this.',
    StillRunning: 'The same operation is running. Try again in a moment.',
    PayloadTooLarge: 'The request is too large.',
    UnsupportedMediaType: 'This content type is not accepted.',
    ImportStarted: 'This import has already started.',
    NotASpreadsheet: 'This file is not a spreadsheet. Save it as .xlsx or CSV, then try again.',
    SpreadsheetEmpty: 'This sheet is empty: it needs a row of titles, and a row for each client.',
    SpreadsheetTooLarge: ({ rows, columns }) =>
      `This sheet is too large: at most ${Number(rows).toLocaleString('en-CA')} rows and ${String(columns)} columns. Split it into several files.`,
    PictureTooLarge: ({ limitMegabytes }) =>
      `The file is larger than ${String(limitMegabytes)} MB. Make it smaller, then try again.`,
    PictureTooManyPixels: ({ limitMegapixels }) =>
      `The image has more than ${String(limitMegapixels)} megapixels. Reduce its dimensions, then try again.`,
    MisdirectedRequest: 'This server does not answer to this host name.',
    NotAPicture:
      'This file is not an accepted image. Choose a JPEG or PNG file (SVG or PNG for a logo).',
    PictureBroken: 'The image is damaged or incomplete. Save it again, then try again.',
    PictureTooSlow:
      'This image takes too long to read. Simplify it or export it as PNG, then try again.',
    TooManyCodes: ({ retryAfterSeconds }) =>
      `Too many unknown promo codes were tried. Remove the code, or try again in ${Number(retryAfterSeconds)} s.`,
    TooManyPictures: 'Too many images are already waiting. Wait until they appear, then try again.',
    PictureNotSafe:
      'This SVG logo contains code or fetches things from elsewhere. Export it without scripts and links, or as PNG.',
    ListFull: ({ limit }) =>
      `Limit of ${Number(limit).toLocaleString('en-CA')} records reached. Delete some, then try again.`,
    PictureQuotaReached: ({ limitMegabytes }) =>
      `The space for the business’s images (${String(limitMegabytes)} MB) is full. Remove images, then try again.`,
    AmountExceedsRemaining: 'The amount is more than what is left to refund.',
    NothingToRefund: ({ reason }) =>
      reason === 'amountTooSmall'
        ? 'The refund would be $0.00.'
        : 'Nothing would be cancelled: all tickets and bookings stay valid.',
    KeyReused: 'This idempotency key was already used for another request.',
    TooManyAtOnce: 'Too many lists and searches at once. Try again in a moment.',
    TooManyRequests: 'This key has sent too many calls. Wait before you try again.',
    TooManyTries: 'Too many attempts. Wait before you try again.',
    Unexpected: 'An unexpected error occurred.',
    Unavailable: 'Service temporarily unavailable. Try again shortly.',
  },
}
