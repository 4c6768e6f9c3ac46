import { moves } from './bad-moves.ts'
import { bad, conflicting, fold, gap, missing, stale, type Bad } from './bad-requests.ts'

const slots = (count: number) =>
  Array.from({ length: count }, () => ({ beginTimeslot: '09:00', endTimeslot: '10:00' }))

const timetable: Bad[] = [
  bad(
    'createTimetable',
    'the year 9999',
    { 'body.endDateTimeUtc': '9999-01-01T05:00:00.000Z' },
    'endDateTimeUtc instant',
  ),
  bad('createTimetable', '10 000 slots', { 'body.timeslots': slots(10_000) }, 'timeslots maxItems'),
  bad(
    'createTimetable',
    'a period that ends before it begins',
    {
      'body.beginDateTimeUtc': '2030-02-01T05:00:00.000Z',
      'body.endDateTimeUtc': '2030-01-01T05:00:00.000Z',
    },
    'endDateTimeUtc order',
  ),
  bad(
    'createTimetable',
    'an unknown weekday',
    { 'body.weekdays': ['Blursday'] },
    'weekdays.0 choice',
  ),
  bad(
    'createTimetable',
    'an hour that the clocks skip',
    {
      'body.beginDateTimeUtc': `${gap}T05:00:00.000Z`,
      'body.endDateTimeUtc': `${gap}T15:00:00.000Z`,
      'body.timeslots': [{ beginTimeslot: '02:30', endTimeslot: '04:00' }],
    },
    'timeslots.0.beginTimeslot clockChange',
  ),
  bad(
    'createTimetable',
    'an hour that the clocks repeat',
    {
      'body.beginDateTimeUtc': `${fold}T04:00:00.000Z`,
      'body.endDateTimeUtc': `${fold}T15:00:00.000Z`,
      'body.timeslots': [{ beginTimeslot: '00:30', endTimeslot: '01:30' }],
    },
    'timeslots.0.endTimeslot clockChange',
  ),
  missing('createTimetable', 'an activity of another business', {
    'body.activitiesWithQuantity.0.activityPublicId':
      'foreign:body.activitiesWithQuantity.0.activityPublicId',
  }),
  missing('validateTimetable', 'an unknown activity', {
    'body.activitiesWithQuantity.0.activityPublicId': 'random',
  }),
  bad(
    'createRentalTimetable',
    'an hour that the clocks skip',
    {
      'body.beginDateTimeUtc': `${gap}T05:00:00.000Z`,
      'body.endDateTimeUtc': `${gap}T15:00:00.000Z`,
      'body.beginTimes': ['09:00', '02:30'],
    },
    'beginTimes.1 clockChange',
  ),
  bad(
    'createRentalTimetable',
    'a duration that has no price',
    { 'body.durations': ['05:00:00'] },
    'durations.0 choice',
  ),
  missing('createRentalTimetable', 'a type of another business', {
    'body.rentalModelPublicId': 'foreign:body.rentalModelPublicId',
  }),
  bad('changeOccurrence', 'the year 9999', { 'body.newDate': '9999-01-01' }, 'newDate date'),
  bad(
    'changeOccurrence',
    'an end before its beginning',
    { 'body.timeslotBegin': '12:00', 'body.timeslotEnd': '09:00' },
    'timeslotEnd order',
  ),
  bad(
    'changeOccurrence',
    'an hour that the clocks skip',
    { 'body.newDate': gap, 'body.timeslotBegin': '02:30' },
    'timeslotBegin clockChange',
  ),
  bad(
    'changeOccurrence',
    'an hour that the clocks repeat',
    { 'body.newDate': fold, 'body.timeslotBegin': '01:30' },
    'timeslotBegin clockChange',
  ),
  bad('changeOccurrence', '10 001 places', { 'body.quantity': 10_001 }, 'quantity maxValue'),
  bad('changeWeekday', 'an unknown weekday', { 'body.weekday': 'Blursday' }, 'weekday choice'),
  bad('changeWeekday', 'another day', { 'body.newDate': '2030-01-06' }, 'newDate sameDate'),
  missing('changeOccurrence', 'a series of another business', {
    'body.timetablePublicId': 'foreign:body.timetablePublicId',
  }),
  missing('changeOccurrence', 'a slot of another business', {
    'body.availabilityPublicId': 'foreign:body.availabilityPublicId',
  }),
  stale('changeOccurrence', 'body.version'),
  stale('changeRentalOccurrence', 'body.version'),
  stale('removeSeries', 'query.version'),
  missing('removeSeries', 'an item of another business', {
    'query.itemPublicId': 'foreign:query.itemPublicId',
  }),
  missing('removeOccurrence', 'a series of another business', { 'params.id': 'foreign:params.id' }),
  bad('removeOccurrence', 'the year 9999', { 'query.date': '9999-01-01' }, 'date date'),
  missing('copyWeek', 'one foreign item among our own', {
    'body.itemPublicIds': ['own:body.itemPublicIds.0', 'foreign:body.itemPublicIds.0'],
  }),
  bad('copyWeek', 'a Tuesday', { 'body.toMonday': '2030-03-19' }, 'toMonday monday'),
  bad('copyTimetable', 'the year 9999', { 'body.firstDate': '9999-01-04' }, 'firstDate date'),
  bad(
    'getCalendar',
    'a period that ends before it begins',
    { 'query.endDateTimeUtc': '2029-01-01T05:00:00.000Z' },
    'endDateTimeUtc order',
  ),
  missing('getCalendar', 'an item of another business', { 'params.item': 'foreign:params.item' }),
]
const traffic: Bad[] = [
  bad('findTraffic', 'the year 9999', { 'query.endPeriod': '9999-01-01' }, 'endPeriod date'),
  bad(
    'findTraffic',
    'a period that ends before it begins',
    { 'query.endPeriod': '2029-12-31' },
    'endPeriod order',
  ),
  missing('findTraffic', 'an unknown activity', { 'query.activityPublicIds': 'random' }),
  bad(
    'findTraffic',
    '10 000 on a page',
    { 'query.page': 1, 'query.pageSize': 10_000 },
    'pageSize maxValue',
  ),
]
const inventory: Bad[] = [
  bad('getRentalInventory', 'the year 9999', { 'query.date': '9999-01-01' }, 'date date'),
  bad(
    'getRentalInventory',
    'an hour that the clocks skip',
    { 'query.date': gap, 'query.beginTime': '02:30' },
    'beginTime time',
  ),
  bad(
    'getRentalInventory',
    'an hour that the clocks repeat',
    { 'query.date': fold, 'query.beginTime': '01:30' },
    'beginTime time',
  ),
  missing('getRentalInventory', 'a ticket of another business', {
    'query.ticketPublicIdToOmit': 'foreign:query.ticketPublicIdToOmit',
  }),
  bad(
    'findRentalDays',
    'a period that ends before it begins',
    { 'body.endDateTimeUtc': '2030-01-01T05:00:00.000Z' },
    'endDateTimeUtc order',
  ),
  bad(
    'findRentalDays',
    'the year 9999',
    { 'body.endDateTimeUtc': '9999-01-01T05:00:00.000Z' },
    'endDateTimeUtc instant',
  ),
  missing('findRentalDays', 'a type of another business', {
    'body.rentalItems.0.modelPublicId': 'foreign:body.rentalItems.0.modelPublicId',
  }),
  missing('findRentalDays', 'a size of another business', {
    'body.rentalItems.0.specificationPublicId': 'foreign:body.rentalItems.0.specificationPublicId',
  }),
  bad(
    'findNights',
    'a last night before the first one',
    { 'body.lastNight': '2030-01-01' },
    'lastNight order',
  ),
  missing('findNights', 'a product of another business', {
    'body.productId': 'foreign:body.productId',
  }),
]
const sale: Bad[] = (['holdCart', 'sell'] as const).flatMap((call) => [
  bad(
    call,
    'the year 9999',
    { 'body.tickets.1.activationDateTimeUtc': '9999-01-01T05:00:00.000Z' },
    'tickets.1.activationDateTimeUtc instant',
  ),
  bad(call, '10 000 pieces', { 'body.tickets.1.quantity': 10_000 }, 'tickets.1.quantity maxValue'),
  bad(call, 'no line', { 'body.tickets': [] }, 'tickets notEmpty'),
  bad(
    call,
    'a size of another business',
    { 'body.tickets.1.specificationPublicId': 'foreign:body.tickets.1.specificationPublicId' },
    'tickets.1.specificationPublicId invalid',
  ),
  conflicting(
    call,
    'a begin that is not offered',
    { 'body.tickets.1.activationDateTimeUtc': '2030-02-02T14:01:00.000Z' },
    'NotOnSale',
  ),
  missing(call, 'a product of another business', {
    'body.tickets.1.productId': 'foreign:body.tickets.1.productId',
  }),
  missing(call, 'an unknown product', { 'body.tickets.0.productId': 'random' }),
])
export const badInput: readonly Bad[] = [...timetable, ...traffic, ...inventory, ...sale, ...moves]
