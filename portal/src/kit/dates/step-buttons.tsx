import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { IconAction } from '../layout/icon-action.tsx'

type Props = {
  labels: { previous: string; today: string; next: string }
  /** One back or one on, of whatever is shown at a time. */
  onStep: (by: -1 | 1) => void
  onToday: () => void
  isToday?: boolean
}

/** The way to other days: back, today, on. */
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
