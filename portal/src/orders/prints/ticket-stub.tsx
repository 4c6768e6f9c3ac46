import { QRCodeSVG } from 'qrcode.react'
import type { ReactNode } from 'react'
import { useMessages } from '../../kit/text/messages.ts'
import { BusinessLogo, useBrandLine } from './print-header.tsx'
import { printMessages } from './print.messages.ts'
import styles from './print.module.css'

type Props = {
  /** Absent for a ticket that gates do not accept. */
  barcode: string | null | undefined
  ticketReferenceKey: string
  title: string
  description: string | null
  when: string
  /** Holders of the ticket. */
  children?: ReactNode
  /** Small print, one line each: business, order and ticket, instructions. */
  small: readonly string[]
  /** Picture of the activity, shown next to the text on a full sheet. */
  pictureUrl?: string | null
  /** False for offline prints, which cannot load the logo. */
  hasLogo?: boolean
}

/** A printed ticket. The QR code has a white background and its quiet zone in any format. */
export function PrintedTicket({
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
