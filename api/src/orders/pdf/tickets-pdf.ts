import { Image, Path, StyleSheet, Svg, View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import { logoIn, type Images } from '../../mail/public.ts'
import { renderPdf, legalTexts, shortText, smallPicture, text } from '../../pdf/public.ts'
import { quietZone } from '../../platform/text/qr-modules.ts'
import type { EmailTicket } from '../emails/email-tickets.ts'
import { codePath } from './code-path.rules.ts'
import { sheetOf, type Letterhead } from './order-pdf.ts'
import { pdfMessages } from './pdf.messages.ts'

const codeSize = 180
const styles = StyleSheet.create({
  ticket: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 18,
    paddingVertical: 8,
    borderBottomWidth: 1,
    borderBottomStyle: 'dashed',
    borderBottomColor: '#8a94a3',
  },
  code: { width: codeSize, height: codeSize, backgroundColor: '#ffffff' },
  words: { flex: 1, gap: 3 },
  picture: { width: 105, height: 70, borderRadius: 4, marginBottom: 3 },
})

/**
 * Renders one stub per ticket, as printed at the counter; a ticket that is not valid now has no
 * code.
 */
export async function renderTickets(
  letterhead: Letterhead,
  tickets: readonly EmailTicket[],
  images: Images,
): Promise<Buffer> {
  const pictures = await stubPictures(tickets, images)
  return renderPdf(sheetOf(letterhead, logoIn(letterhead.business, images)), [
    ...tickets.map((ticket) => stub(ticket, letterhead, pictures.get(ticket.pictureKey ?? ''))),
    h(View, { key: 'legal' }, legalTexts(letterhead)),
  ])
}

/** Image of each activity at the size of a stub; unreadable ones are left out. */
async function stubPictures(tickets: readonly EmailTicket[], images: Images) {
  const drawn = new Map<string, Buffer>()
  for (const key of new Set(tickets.flatMap(({ pictureKey }) => pictureKey ?? []))) {
    const bytes = images.get(key)
    const picture = bytes && (await smallPicture(bytes))
    if (picture) drawn.set(key, picture)
  }
  return drawn
}

function stub(
  ticket: EmailTicket,
  { language, business, reference }: Letterhead,
  picture: Buffer | undefined,
) {
  const say = pdfMessages[language]
  const { code, title, when, holder } = ticket
  return h(
    View,
    { key: ticket.reference, style: styles.ticket, wrap: false },
    code === null ? null : codeDrawing(code),
    h(
      View,
      { style: styles.words },
      picture ? h(Image, { src: { data: picture, format: 'jpg' }, style: styles.picture }) : null,
      shortText(title, 'sender'),
      shortText(when, 'strong'),
      holder ? shortText(holder) : null,
      text(business.name, 'dim'),
      text(`${say.order(reference)} · ${ticket.reference}`, 'dim'),
      text(say[instructionOf(ticket)]),
    ),
  )
}

function codeDrawing(code: string) {
  const { size, path } = codePath(code)
  const side = size + 2 * quietZone
  return h(
    Svg,
    { viewBox: `${-quietZone} ${-quietZone} ${side} ${side}`, style: styles.code },
    h(Path, { d: path, fill: '#000000' }),
  )
}

function instructionOf({ code, isBlocked = false }: EmailTicket) {
  if (code !== null) return 'scan'
  return isBlocked ? 'blocked' : 'chooseFirst'
}
