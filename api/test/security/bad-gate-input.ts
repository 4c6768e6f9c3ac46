import { bad, type Bad } from './bad-requests.ts'

/** Invalid input of the gate; a forged code is a regular result, not invalid input. */
export const badGateInput: readonly Bad[] = [
  bad('recordScans', 'no scan', { 'body.scans': [] }, 'scans notEmpty'),
  bad(
    'recordScans',
    'a text instead of a boolean',
    { 'body.scans.0.isAdmitted': 'true' },
    'scans.0.isAdmitted type',
  ),
  bad('recordScans', 'a code of spaces', { 'body.scans.0.code': '  ' }, 'scans.0.code required'),
  bad(
    'recordScans',
    'a code that is too long',
    { 'body.scans.0.code': 'x'.repeat(301) },
    'scans.0.code maxLength',
  ),
  bad('recordScans', 'a NUL in a code', { 'body.scans.0.code': 'a\0b' }, 'scans.0.code invalid'),
  bad(
    'recordScans',
    'an impossible instant',
    { 'body.scans.0.scannedDateTimeUtc': '2030-02-30T25:00:00Z' },
    'scans.0.scannedDateTimeUtc instant',
  ),
  bad('recordScans', 'a device without a name', { 'body.devicePublicId': '' }, 'devicePublicId id'),
  bad('findGateTickets', 'nothing to find', { 'query.query': ' ' }, 'query required'),
  bad(
    'findGateTickets',
    'a text that is too long',
    { 'query.query': 'x'.repeat(201) },
    'query maxLength',
  ),
  bad(
    'findGateTickets',
    'an impossible day',
    { 'query.activePeriodStart': '2030-02-30' },
    'activePeriodStart date',
  ),
  bad('countScans', 'an impossible day', { 'query.startPeriod': '2030-02-30' }, 'startPeriod date'),
  bad(
    'countScans',
    'a period that ends before it begins',
    { 'query.endPeriod': '2029-12-31' },
    'endPeriod order',
  ),
]
