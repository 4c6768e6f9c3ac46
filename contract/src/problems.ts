/** Every problem type of the API with its HTTP status; the portal translates the type. */
export const problems = {
  InvalidRequest: 400,
  AuthorizationInvalid: 400,
  ForgedActor: 400,
  SetPasswordLinkDead: 400,
  SignatureInvalid: 400,
  WrongPassword: 400,
  WrongCode: 400,
  WrongPin: 400,
  PasskeyRefused: 400,
  StaffAlreadyExists: 400,
  SignInRequired: 401,
  BeyondOwnAccess: 403,
  MainStaffOnly: 403,
  NoAccess: 403,
  OwnMembership: 403,
  Restricted: 403,
  SecondFactorRequired: 403,
  DemoPasswordRefused: 400,
  NotFound: 404,
  LocationNotFound: 404,
  NoTicketToRescheduleFound: 404,
  MethodNotAllowed: 405,
  AlreadyInstalled: 409,
  CatalogNotReady: 409,
  ClientBusy: 409,
  CodesTaken: 409,
  ErasureOutdated: 409,
  PictureQuotaReached: 409,
  HoldOver: 409,
  InvalidBookingTransition: 409,
  InvalidOrderTransition: 409,
  InvalidTicketTransition: 409,
  LastMainStaff: 409,
  ListFull: 409,
  NoOpenTill: 409,
  NotEnoughInventory: 409,
  NotMovable: 409,
  NotOnSale: 409,
  NotReactivable: 409,
  NotRefundable: 409,
  NothingOwed: 409,
  NothingToSend: 409,
  PriceChanged: 409,
  PlacesGone: 409,
  PlacesSold: 409,
  PaymentAwaited: 409,
  PinMissing: 409,
  PaymentDisputed: 409,
  PaymentsNotReady: 409,
  PaymentsUnderWay: 409,
  ProviderNotOffered: 409,
  ProviderTaken: 409,
  QuoteNotOpen: 409,
  QuoteOutdated: 409,
  RebateNotApplied: 409,
  RebateUsed: 409,
  RegisterInUse: 409,
  RoleInUse: 409,
  SecondFactorElsewhere: 409,
  SecondFactorExists: 409,
  SecondFactorNeeded: 409,
  StaleVersion: 409,
  StillRunning: 409,
  TerminalNotConnected: 409,
  TillAlreadyOpen: 409,
  TillClosed: 409,
  TillMoved: 409,
  TillStillOpen: 409,
  TimetableConflict: 409,
  WorksElsewhere: 409,
  PayloadTooLarge: 413,
  PictureTooLarge: 413,
  UnsupportedMediaType: 415,
  MisdirectedRequest: 421,
  NotAPicture: 422,
  PictureBroken: 422,
  PictureNotSafe: 422,
  PictureTooManyPixels: 422,
  PictureTooSlow: 422,
  AmountExceedsRemaining: 422,
  KeyReused: 422,
  SessionLocked: 423,
  TooManyAtOnce: 429,
  TooManyCodes: 429,
  TooManyPictures: 429,
  TooManyTries: 429,
  Unexpected: 500,
  ProviderAway: 503,
  Unavailable: 503,
} as const
export type ProblemType = keyof typeof problems

/**
 * One field of a request that breaks a rule: `rule` is the name of section 5, `detail` the sentence
 * in the asked language.
 */
export type FieldProblem = { field: string; rule: string; detail: string }

/** RFC 9457 problem details. `instance` is the request id; further members carry the problem's data. */
export type Problem = {
  type: ProblemType
  title: string
  status: number
  detail: string
  instance: string
  message?: string
  fields?: FieldProblem[]
  [data: string]: unknown
}
