import * as contract from '@guichet/contract/timetables/change-availability.ts'
import { handle } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { planRentalChange, planSlotChange } from './changes/plan-change.ts'
import { findSeries } from './series.db.ts'
import { soldBy, viewImpact } from './sold.db.ts'

/**
 * Returns the overlaps and the affected sold places of a change before the decision; they are
 * checked again when it is written.
 */
export const validateAvailability = handle(
  contract.validateAvailability,
  async (
    ctx,
    {
      body: {
        timeslotBegin,
        timeslotEnd,
        quantity,
        beginTimes,
        durations,
        scope = 'date',
        ...body
      },
    },
  ) => {
    const { db, language, tenantId, timeZone } = ctx
    const required = <T>(field: string, value: T | undefined): T => {
      if (value === undefined) throw fieldProblem(field, 'required', language)
      return value
    }
    const series = await findSeries(db, tenantId, body)
    const plan =
      series.kind === 'activity'
        ? await planSlotChange(
            ctx,
            series,
            {
              ...body,
              timeslotBegin: required('timeslotBegin', timeslotBegin),
              timeslotEnd: required('timeslotEnd', timeslotEnd),
              quantity: required('quantity', quantity),
            },
            scope,
          )
        : await planRentalChange(
            ctx,
            series,
            {
              ...body,
              beginTimes: required('beginTimes', beginTimes),
              durations: required('durations', durations),
            },
            scope,
          )
    return {
      hasConflicts: plan.conflicts.length > 0,
      conflicts: plan.conflicts,
      occurrences: plan.targets.length,
      impact: viewImpact(await soldBy(db, tenantId, plan.touched), timeZone),
    }
  },
)
