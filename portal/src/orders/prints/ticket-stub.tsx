import { QRCodeSVG } from 'qrcode.react'
import type { ReactNode } from 'react'
import { useMessages } from '../../kit/text/messages.ts'
import { BusinessLogo, useBrandLine } from './business-head.tsx'
import { printMessages } from './print.messages.ts'
import styles from './print.module.css'

type Props = {
  /** None for a ticket that no gate accepts. */
  barcode: string | null | undefined
  ticketReferenceKey: string
  title: string
  description: string | null
  when: string
  /** Whose it is. */
  children?: ReactNode
  /** Whose paper it is, of which sale, and what to do with it; one line each. */
  small: readonly string[]
  /** Of what it is for: on a sheet, beside the words. */
  pictureUrl?: string | null
  /** A picture of the business can be fetched. */
  hasLogo?: boolean
}

/** One ticket on paper. Its code is on white with its quiet zone, whatever the paper or the screen. */
export function TicketStub({
  barcode,
  ticketReferenceKey,
  title,
  description,
  when,
  children,
  small,
  pictureUrl,
  hasLogo = true,
}: Props) {
  const messages = useMessages(printMessages)
  return (
    <article className={styles.ticket} style={useBrandLine()}>
      {barcode && (
        <div className={styles.code}>
          <QRCodeSVG
            value={barcode}
            size={168}
            marginSize={4}
            level="M"
            bgColor="#ffffff"
            fgColor="#000000"
            title={messages.code(ticketReferenceKey)}
          />
        </div>
      )}
      <div>
        {hasLogo && <BusinessLogo />}
        <h2>{title}</h2>
        {description && <p>{description}</p>}
        <p className={styles.when}>{when}</p>
        {children}
        <p className={styles.small}>
          {small.map((line, i) => (
            <span key={line}>
              {i > 0 && <br />}
              {line}
            </span>
          ))}
        </p>
      </div>
      {pictureUrl && <img src={pictureUrl} alt="" className={styles.picture} />}
    </article>
  )
}
