import { qrPicture } from '../../platform/qr-picture.ts'

// Each picture is half a megabyte while it is drawn: a whole season's passes at once would not fit.
const codesAtOnce = 20

/** The address of a ticket's QR code, inside the email that carries it. */
export const codeId = (reference: string): string => `qr-${reference}`

/** The QR codes of the tickets that have one, as pictures that an email carries. */
export async function drawTicketCodes(
  tickets: readonly { reference: string; code: string | null }[],
) {
  const coded = tickets.flatMap(({ reference, code }) =>
    code === null ? [] : [{ reference, code }],
  )
  const pictures = []
  for (let i = 0; i < coded.length; i += codesAtOnce) {
    const drawn = coded.slice(i, i + codesAtOnce).map(async ({ reference, code }) => ({
      cid: codeId(reference),
      content: await qrPicture(code, 360),
    }))
    pictures.push(...(await Promise.all(drawn)))
  }
  return pictures
}
