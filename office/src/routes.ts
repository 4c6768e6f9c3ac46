import type { Ask, PageRequest } from './kit/call.ts'
import { loadActivity } from './pages/activity/activity.load.ts'
import { loadBusiness } from './pages/business/business.load.ts'
import type { View } from './view.ts'

export type OfficeRoute = {
  /** Path below the office and its language. */
  path: '' | `/${string}`
  /** Members of the query that the page reads; others, such as those of campaigns, are ignored. */
  query: readonly string[]
  load: (ask: Ask, request: PageRequest) => Promise<View>
}

/** Every page of a ticket office. */
export const officeRoutes: readonly OfficeRoute[] = [
  {
    path: '',
    query: [],
    load: async (ask, request) => ({ page: 'business', props: await loadBusiness(ask, request) }),
  },
  {
    path: '/activities/:activityPublicId',
    query: ['month', 'day'],
    load: async (ask, request) => ({ page: 'activity', props: await loadActivity(ask, request) }),
  },
]
