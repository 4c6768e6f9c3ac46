import { brandColours, letterGrounds } from '@guichet/contract/brand-colour.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { officeMessages } from './office.messages.ts'
import styles from './office.module.css'

/** Header and button of an email in the brand colour, by the same rule as on the server. */
export function BrandColourPreview({ colour }: { colour: string }) {
  const messages = useMessages(officeMessages)
  const localized = useLocalized()
  const { name } = useBusiness()
  const { background, ink, onLight } = brandColours(colour)
  return (
    <figure className={styles.letter} style={{ background: letterGrounds.light }}>
      <figcaption className="visually-hidden">{messages.letterPreview}</figcaption>
      <p style={{ background, color: ink }}>{localized(name)}</p>
      <div>
        <span className={styles.letterButton} style={{ background, color: ink }}>
          {messages.letterButton}
        </span>
        <span className={styles.letterLink} style={{ color: onLight }}>
          {messages.letterLink}
        </span>
      </div>
    </figure>
  )
}
