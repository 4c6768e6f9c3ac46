const sub = 'the id of whoever is signed in is `sub` of the access token'
const address = 'a picture is told as a whole address, which holds it'

/** Ids that no reply provides for the next call, each with its reason. */
export const unlinked: Record<string, string> = {
  'getMyProfile id': sub,
  'getOwnerPicture userId': address,
  'getOwnerPicture name': address,
  'payReturnedRefund id': 'findRefunds names it in `returned`, where a bank sent money back',
  'getBarcode id': 'linkBarcode answers the whole address of the picture',
}
