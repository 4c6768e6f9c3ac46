import { qrPicture } from '../../platform/qr-picture.ts'

/** The address of a ticket's QR code, inside the email that carries it. */
export const codeId = (reference: string): string => `qr-${reference}`

/** The QR codes of the tickets that have one, as pictures that an email carries. */
export const drawTicketCodes = (tickets: readonly { reference: string; code: string | null }[]) =>
  tickets.flatMap(({ reference, code }) =>
    code === null ? [] : [{ cid: codeId(reference), content: qrPicture(code, 360) }],
  )
