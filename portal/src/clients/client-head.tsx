import { Button, Skeleton } from '@mantine/core'
import { IconPencil, IconShoppingCart } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { ButtonLink } from '../kit/layout/links.tsx'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { clientMessages } from './clients.messages.ts'
import { useClientFigures } from './clients.queries.ts'
import { contactMessages } from './contact.messages.ts'
import type { ClientContact } from './contact.queries.ts'
import styles from './clients.module.css'

const CorrectContact = lazyPart(() => import('./correct-contact.tsx'), 'CorrectContact')

type Props = {
  profilePublicId: string
  onCorrected: (contact: ClientContact) => void
  /** Opens another client, who is found by an email. */
  onOther: (profilePublicId: string, email: string) => void
}

/** Figures of a client, and the actions on them. */
export function ClientHead({ profilePublicId, onCorrected, onOther }: Props) {
  const { sell } = useMessages(clientMessages)
  const { correct } = useMessages(contactMessages)
  const maySell = mayOpen(useBusiness(), 'TicketCreation')
  const [isCorrecting, setCorrecting] = useState(false)
  return (
    <div className={styles.head}>
      <Figures profilePublicId={profilePublicId} />
      <div className="wrapping gap-8">
        <Button
          variant="default"
          leftSection={<IconPencil size={16} aria-hidden />}
          onClick={() => setCorrecting(true)}
        >
          {correct}
        </Button>
        {maySell && (
          <ButtonLink
            to="/sell"
            search={{ client: profilePublicId }}
            leftSection={<IconShoppingCart size={16} aria-hidden />}
          >
            {sell}
          </ButtonLink>
        )}
      </div>
      {isCorrecting && (
        <CorrectContact
          profilePublicId={profilePublicId}
          onCorrected={onCorrected}
          onOther={onOther}
          onClose={() => setCorrecting(false)}
        />
      )}
    </div>
  )
}

function Figures({ profilePublicId }: { profilePublicId: string }) {
  const { figures, figuresFailed } = useMessages(clientMessages)
  const money = useMoney()
  const { data, isError } = useClientFigures(profilePublicId)
  if (isError) return <p className="dimmed size-13 no-margin">{figuresFailed}</p>
  const shown = [
    [figures.spent, data && money(data.spent)],
    ...(data && data.refunded !== 0 ? [[figures.refunded, money(data.refunded)] as const] : []),
    [figures.orders, data?.orders],
    [figures.visits, data?.visits],
  ] as const
  return (
    <dl className={styles.figures}>
      {shown.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? <Skeleton component="span" className={styles.coming!} />}</dd>
        </div>
      ))}
    </dl>
  )
}
