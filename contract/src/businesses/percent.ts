import { z } from 'zod'
import { printedAs } from '../printed-schema.ts'

const isWhole = (milli: number) => Math.abs(milli - Math.round(milli)) < 1e-6
/** A percentage from 0 to 100 with at most three decimals. */
export const Percent = printedAs(
  z
    .number('number')
    .min(0, 'minValue:0')
    .max(100, 'maxValue:100')
    .refine((percent) => isWhole(percent * 1000), 'percentFormat'),
  { type: 'number', minimum: 0, maximum: 100, multipleOf: 0.001 },
)
/** Converts a percentage to thousandths of a percent, the unit of price calculations. */
export const toRateMilli = (percent: number): number => Math.round(percent * 1000)
