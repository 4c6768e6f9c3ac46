import { Body, Container, Head, Hr, Html, Preview, Section, Text } from '@react-email/components'
import { createElement as h, type ReactElement } from 'react'
import type { EmailContent } from './email-content.ts'

const font = "'Radio Canada', 'Segoe UI', system-ui, sans-serif"
export const mailStyle = {
  heading: {
    fontSize: '20px',
    lineHeight: '28px',
    fontWeight: 700,
    margin: '0 0 12px',
    color: '#1b2430',
  },
  text: { fontSize: '15px', lineHeight: '22px', margin: '0 0 12px', color: '#1b2430' },
  dim: { fontSize: '13px', lineHeight: '19px', margin: '0', color: '#5b6675' },
  cell: {
    fontSize: '15px',
    lineHeight: '22px',
    color: '#1b2430',
    verticalAlign: 'top',
    padding: '4px 0',
  },
  amount: {
    fontSize: '15px',
    lineHeight: '22px',
    color: '#1b2430',
    textAlign: 'right' as const,
    verticalAlign: 'top',
    padding: '4px 0',
    whiteSpace: 'nowrap' as const,
  },
  line: { borderTop: '1px dashed #b6bfcb', borderBottom: 'none', margin: '16px 0' },
}

/** The frame of every email: the name of the business on its colour, the words, who sent it. */
export function frame({ language, preview, body, business }: EmailContent): ReactElement {
  const sentBy =
    language === 'fr'
      ? `Ce message vous est envoyé par ${business.name}.`
      : `This message is sent to you by ${business.name}.`
  return h(
    Html,
    { lang: language },
    h(Head),
    h(Preview, null, preview),
    h(
      Body,
      { style: { backgroundColor: '#f7f8fb', fontFamily: font, margin: 0, padding: '16px 0' } },
      h(
        Container,
        { style: { backgroundColor: '#ffffff', border: '1px solid #d3d9e2', maxWidth: '560px' } },
        h(
          Section,
          { style: { backgroundColor: business.colour, padding: '14px 24px' } },
          h(
            Text,
            { style: { color: '#ffffff', fontSize: '17px', fontWeight: 700, margin: 0 } },
            business.name,
          ),
        ),
        h(
          Section,
          { style: { padding: '24px' } },
          body,
          h(Hr, { style: mailStyle.line }),
          h(Text, { style: mailStyle.dim }, sentBy),
        ),
      ),
    ),
  )
}
