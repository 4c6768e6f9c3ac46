const sub = 'The id of the signed-in person is `sub` of the access token.'
const address = 'A reply names a picture by its whole address, which contains this part.'

/** Ids that no reply provides for the next call, each with its reason. */
export const unlinked: Record<string, string> = {
  'getMyProfile id': sub,
  'getImageVariant variant': 'The caller chooses a width and a format of the list.',
  'getOwnerPicture userId': address,
  'getOwnerPicture name': address,
  'payReturnedRefund id':
    'findRefunds has it in `returned`, but only after a bank has returned money.',
  'findOffice office': 'The URL of the public page has it; getBusiness replies it as `staticUrl`.',
  'findOfficeActivity activityPublicId':
    'findOffice replies it as the `publicId` of an offer of the kind `activity`.',
  'findOfficeActivity office': 'As that of findOffice.',
  ...Object.fromEntries(
    ['Rental', 'Lodging', 'Package'].flatMap((kind) => [
      [`findOffice${kind} office`, 'As that of findOffice.'],
      [
        `findOffice${kind} ${kind.toLowerCase()}PublicId`,
        'findOffice replies it as the `publicId` of an offer of its kind.',
      ],
    ]),
  ),
  ...Object.fromEntries(
    [
      'findOfficeCart',
      'saveOfficeCart',
      'sellOfficeCart',
      'openOfficePayment',
      'extractOfficeOrder',
      'resendOfficeOrder',
      'findOfficeChanges',
      'findOfficeTimes',
      'moveOfficeTickets',
      'cancelOfficeOrder',
    ].flatMap((name) => [
      [`${name} office`, 'As that of findOffice.'],
      [`${name} cart`, 'The program of the visitor draws the token of a new cart.'],
    ]),
  ),
  'extractOfficeOrder file': 'findOfficeCart replies it among the `files` of the order.',
  'getBarcode id': 'linkBarcode replies with the whole address of the picture.',
}
