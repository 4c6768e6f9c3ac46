import { expect, test } from 'vitest'
import { faultKinds, scheduleOf, steadyFrom } from './schedule.rules.ts'

test.each([4, 30, 60])(
  'a run of %i minutes has every kind of fault, one after another, with pauses',
  (minutes) => {
    const steps = scheduleOf(minutes * 60)
    expect(new Set(steps.map(({ kind }) => kind)).size).toBe(Object.keys(faultKinds).length)
    for (const [i, { atSeconds, holdSeconds }] of steps.entries()) {
      const next = steps[i + 1]?.atSeconds ?? minutes * 60
      expect(next - atSeconds - holdSeconds).toBeGreaterThan(minutes < 10 ? 8 : 30)
    }
  },
)

test('a run of half an hour has each kind twice, for its full duration', () => {
  const steps = scheduleOf(1800)
  for (const [kind, { holdSeconds }] of Object.entries(faultKinds)) {
    const held = steps.filter((step) => step.kind === kind).map((step) => step.holdSeconds)
    expect(held).toEqual([holdSeconds, holdSeconds])
  }
})

test.each([4, 30, 60])(
  'a run of %i minutes kills no process of the product in its second half',
  (minutes) => {
    const steps = scheduleOf(minutes * 60)
    const late = steps.filter(({ atSeconds }) => atSeconds >= minutes * 30)
    expect(late.filter(({ kind }) => faultKinds[kind].kills > 0)).toEqual([])
    expect(steadyFrom(steps)).toBeLessThan(minutes * 36)
  },
)
