import { render, toPlainText } from '@react-email/render'
import type { EmailContent } from './email-content.ts'
import { frame } from './frame.ts'

export async function renderEmail(content: EmailContent): Promise<{ html: string; text: string }> {
  const html = await render(frame(content))
  return { html, text: toPlainText(html) }
}
