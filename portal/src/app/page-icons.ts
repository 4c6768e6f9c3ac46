import { IconBed, IconBuildingStore, IconCalendarShare, IconCalendarTime, IconCalendarUser, IconChartBar, IconForms, IconMail, IconMountain, IconPackage, IconReceipt2, IconSkiJumping, IconTag, IconTicket, type Icon } from '@tabler/icons-react'
import type { Page } from './pages.ts'

export const pageIcons: Record<Page['to'], Icon> = {
  '/sell': IconTicket,
  '/orders': IconReceipt2,
  '/timetables': IconCalendarTime,
  '/traffic': IconChartBar,
  '/bookings': IconCalendarUser,
  '/rescheduling': IconCalendarShare,
  '/activities': IconMountain,
  '/equipment-rentals': IconSkiJumping,
  '/lodging': IconBed,
  '/products': IconPackage,
  '/pricings': IconTag,
  '/forms': IconForms,
  '/communication': IconMail,
  '/collaborator': IconBuildingStore,
}
