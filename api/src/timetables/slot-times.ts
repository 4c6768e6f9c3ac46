/** A slot by the clock of its business. */
export type LocalSlot = { activityId: string; date: string; begin: string; end: string }
export type SlotTimes = LocalSlot & { beginsAt: string; endsAt: string }

/** Equal keys are one slot. */
export const slotKey = ({ activityId, date, begin, end }: LocalSlot): string =>
  `${activityId} ${date} ${begin.slice(0, 5)} ${end.slice(0, 5)}`
