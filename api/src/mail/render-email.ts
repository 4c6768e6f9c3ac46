import { render } from '@react-email/render'
import { frame } from './frame.ts'
import type { EmailContent } from './email-content.ts'

export async function renderEmail(content: EmailContent): Promise<{ html: string; text: string }> {
  const element = frame(content)
  return { html: await render(element), text: await render(element, { plainText: true }) }
}
