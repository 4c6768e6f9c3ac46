import { Path, StyleSheet, Svg, View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import { drawPaper, legalTexts, shortText, text } from '../../papers/public.ts'
import type { EmailTicket } from '../emails/order-confirmation.email.ts'
import { codePath, quietZone } from './code-path.rules.ts'
import { sheetOf, type Letterhead } from './order-paper.ts'
import { paperMessages } from './paper.messages.ts'

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
})

/** One stub a ticket, as it is printed at the counter; one that opens no gate now has no code. */
export const drawTickets = (
  letterhead: Letterhead,
  tickets: readonly EmailTicket[],
  logo: Uint8Array | null,
): Promise<Buffer> =>
  drawPaper(sheetOf(letterhead, logo), [
    ...tickets.map((ticket) => stub(ticket, letterhead)),
    h(View, { key: 'legal' }, legalTexts(letterhead)),
  ])

function stub(ticket: EmailTicket, { language, business, reference }: Letterhead) {
  const say = paperMessages[language]
  const { code, title, when } = ticket
  return h(
    View,
    { key: ticket.reference, style: styles.ticket, wrap: false },
    code === null ? null : codeDrawing(code),
    h(
      View,
      { style: styles.words },
      shortText(title, 'sender'),
      shortText(when, 'strong'),
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
