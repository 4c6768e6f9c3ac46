import { Anchor } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useMessages } from '../kit/text/messages.ts'
import { providerMessages } from './provider.messages.ts'
import styles from './payments.module.css'

/** Link to a page of the provider, without access to this window (`noopener`). */
export function OutsideLink({ href, children }: { href: string; children: string }) {
  const messages = useMessages(providerMessages)
  return (
    <Anchor
      className={styles.outside}
      size="sm"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
      <IconExternalLink size={14} aria-hidden />
      <span className="visually-hidden"> {messages.newTab}</span>
    </Anchor>
  )
}
