import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { IconAction } from '../layout/icon-action.tsx'

type Props = {
  labels: { previous: string; today: string; next: string }
  /** Moves one unit (such as a day or a week) back or forward. */
  onStep: (by: -1 | 1) => void
  onToday: () => void
  isToday?: boolean
}

/** Navigation between days: back, today, forward. */
export function StepButtons({ labels, onStep, onToday, isToday = false }: Props) {
  const step = { variant: 'default', size: 32, iconSize: 18 }
  return (
    <>
      <IconAction
        {...step}
        label={labels.previous}
        icon={IconChevronLeft}
        onClick={() => onStep(-1)}
      />
      <Button variant="default" disabled={isToday} onClick={onToday}>
        {labels.today}
      </Button>
      <IconAction {...step} label={labels.next} icon={IconChevronRight} onClick={() => onStep(1)} />
    </>
  )
}
