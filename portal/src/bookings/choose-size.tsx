import type { RentedPiece } from '@guichet/contract/bookings/bookings-view.ts'
import { Button, Skeleton, Text } from '@mantine/core'
import { usePersonText } from '../domain/names/use-person-text.ts'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { Dialog } from '../kit/layout/dialog.tsx'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { bookingMessages } from './bookings.messages.ts'
import { useRentalSizes, useSizeRental } from './bookings.queries.ts'
import styles from './bookings.module.css'

type Props = { piece: RentedPiece; onClose: () => void }
/** Sizes of an item that is handed out, with the number free of each; a click chooses. */
export function ChooseSize({ piece, onClose }: Props) {
  const messages = useMessages(bookingMessages)
  const localized = useLocalized()
  const { nameOf, factsOf } = usePersonText()
  const sizes = useRentalSizes(piece.unitPublicId)
  const give = useSizeRental()
  const who = piece.person ? nameOf(piece.person) : (piece.guestName ?? messages.anonymous)
  const choose = (specificationPublicId: string) =>
    give.mutate(
      {
        params: { unitId: piece.unitPublicId },
        body: { version: piece.version, specificationPublicId },
      },
      { onSuccess: onClose },
    )
  return (
    <Dialog
      title={messages.sizeOf(localized(piece.name), who)}
      onClose={onClose}
      isLocked={give.isPending}
    >
      {piece.person && factsOf(piece.person) && <Text mb="sm">{factsOf(piece.person)}</Text>}
      <QueryBoundary query={sizes} title={messages.sizesFailed} loading={<Skeleton height={96} />}>
        {({ items }) => (
          <ul className={styles.sizes}>
            {items.map(({ publicId, name, free, isCurrent }) => (
              <li key={publicId}>
                <Button
                  fullWidth
                  size="lg"
                  variant={isCurrent && !piece.isSizeOpen ? 'filled' : 'default'}
                  aria-pressed={isCurrent && !piece.isSizeOpen}
                  disabled={free === 0 || give.isPending}
                  onClick={() => choose(publicId)}
                >
                  {localized(name)}
                  <span className={styles.free}>{messages.free(free)}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </Dialog>
  )
}
