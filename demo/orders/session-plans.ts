export type Times = readonly (readonly [begin: string, end: string])[]
export const twoHours = ['08:00', '10:00', '12:00', '14:00', '16:00', '18:00', '20:00'] as const
const threeHours = ['09:00', '12:00', '15:00', '18:00'] as const
export const wall = (hour: number) => `${String(hour).padStart(2, '0')}:00`
const lasting = (begins: readonly string[], hours: number): Times =>
  begins.map((begin) => [begin, wall(Number(begin.slice(0, 2)) + hours)])
/** Slots by day and by lamplight, so that some are in progress from morning to night. */
export const plans: readonly { times: Times; quantity: number }[] = [
  {
    times: [
      ['08:15', '16:00'],
      ['16:00', '22:00'],
    ],
    quantity: 80,
  },
  { times: lasting(twoHours, 2), quantity: 24 },
  { times: lasting(threeHours, 3), quantity: 16 },
]
/** Indexes of the season's activities in their plan. */
export const inWinter = [0, 1, 5] as const
export const inSummer = [2, 3, 5] as const
export const daysBack = 42
export const daysAhead = 13
