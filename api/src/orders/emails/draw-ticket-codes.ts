import { qrPicture } from '../../platform/text/qr-picture.ts'

/** Content id of a ticket's QR code in the email. */
export const codeId = (reference: string): string => `qr-${reference}`

/** QR codes of the tickets that have a code, as inline images of an email. */
export const drawTicketCodes = (tickets: readonly { reference: string; code: string | null }[]) =>
  tickets.flatMap(({ reference, code }) =>
    code === null ? [] : [{ cid: codeId(reference), content: qrPicture(code, 360) }],
  )
