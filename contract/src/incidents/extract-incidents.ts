import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const extractIncidents = endpoint({
  service: 'configuration',
  method: 'GET',
  path: '/1.0/configuration/incident/extraction',
  summary: 'Download the register of confidentiality incidents as a workbook, for the Commission',
  access: 'Configuration',
  effect: 'outside',
  produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  reply: z.unknown(),
  problems: [],
})
