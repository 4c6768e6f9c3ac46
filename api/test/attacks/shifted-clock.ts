// Loaded before a process of the product (`node --import`): shifts its clock by CLOCK_SHIFT_SECONDS
// from the start.
const shiftMs = Number(process.env.CLOCK_SHIFT_SECONDS) * 1000
const trueNow = Date.now.bind(Date)

class ShiftedDate extends Date {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(trueNow() + shiftMs)
    else super(...(given as [number]))
  }
  static override now(): number {
    return trueNow() + shiftMs
  }
}

Object.assign(globalThis, { Date: ShiftedDate })
