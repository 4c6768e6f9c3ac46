import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { TenantId } from '../primitives.ts'
import { CommunicationForm, StoredCommunication } from './communication.ts'

export const getCommunication = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/profile/:id/communicationandlegaltexts',
  summary: 'Get the email texts and legal texts of the business',
  access: 'CommunicationAndLegalTexts',
  effect: 'read',
  params: z.object({ id: TenantId }),
  reply: StoredCommunication,
  problems: [],
})
export const saveCommunication = endpoint({
  service: 'collaborator',
  method: 'PUT',
  path: '/1.0/profile/:id/communicationandlegaltexts',
  summary: 'Save the email texts and legal texts of the business',
  access: 'CommunicationAndLegalTexts',
  effect: 'write',
  params: z.object({ id: TenantId }),
  body: CommunicationForm,
  reply: StoredCommunication,
  problems: ['StaleVersion'],
})
