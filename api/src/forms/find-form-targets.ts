import * as contract from '@guichet/contract/forms/find-form-targets.ts'
import type { ActivityCategory } from '@guichet/contract/kinds.ts'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { sameTenant } from '../database/same-tenant.ts'
import { selectRows } from '../platform/db/rows.ts'
import { handle } from '../platform/http/contexts.ts'

export const findFormTargets = handle(contract.findFormTargets, async ({ db, tenantId }) => {
  const activities = await selectRows(db, tenantId, 'activity')
    .select((eb) => [
      'activity.id',
      'activity.name',
      jsonArrayFrom(
        eb
          .selectFrom('activity_category')
          .select('activity_category.kind')
          .whereRef('activity_category.tenant_id', '=', 'activity.tenant_id')
          .whereRef('activity_category.activity_id', '=', 'activity.id')
          .where('activity_category.deleted_at', 'is', null)
          .orderBy('activity_category.kind'),
      ).as('categories'),
    ])
    .where('activity.deleted_at', 'is', null)
    .orderBy('activity.position')
    .orderBy('activity.id')
    .execute()
  const models = await selectRows(db, tenantId, 'rental_type')
    .innerJoin('rental_category', sameTenant('rental_category.id', 'rental_type.category_id'))
    .select(['rental_type.id', 'rental_type.name', 'rental_category.name as category_name'])
    .where('rental_type.deleted_at', 'is', null)
    .where('rental_category.deleted_at', 'is', null)
    .orderBy('rental_category.position')
    .orderBy('rental_type.position')
    .orderBy('rental_type.id')
    .execute()
  return {
    activities: activities.map(({ id, name, categories }) => ({
      publicId: id,
      name,
      categories: categories.map(({ kind }) => kind as ActivityCategory),
    })),
    rentalModels: models.map(({ id, name, category_name }) => ({
      publicId: id,
      name,
      categoryName: category_name,
    })),
  }
})
