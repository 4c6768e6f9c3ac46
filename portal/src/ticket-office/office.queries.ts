import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import { findCoordinates } from '@guichet/contract/ticket-office/find-coordinates.ts'
import { findStaticUrl } from '@guichet/contract/ticket-office/find-static-url.ts'
import { getOfficeProfile } from '@guichet/contract/ticket-office/get-office-profile.ts'
import {
  getDisplayNames,
  saveDisplayNames,
} from '@guichet/contract/ticket-office/save-display-names.ts'
import type { saveOfficeProfile } from '@guichet/contract/ticket-office/save-office-profile.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useContext } from 'react'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { BusinessReload, useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { officeMessages } from './office.messages.ts'

/** Body of a save, based on the version that was loaded. */
type ProfileBody = Body<typeof saveOfficeProfile>
type Texts = ProfileBody['languageSpecificFields']['fr'] & { locationName: string }
export type Profile = Omit<ProfileBody, 'languageSpecificFields'> & {
  version: number
  languageSpecificFields: Record<'fr' | 'en', Texts>
  location: NonNullable<ProfileBody['location']>
  profileImages: NonNullable<ProfileBody['profileImages']>
  mainProfileImageUrl: string | null
  logoImageUrl: string | null
  logoImageDarkUrl: string | null
  embeddingSites: string[]
}
export type DisplayNames = Reply<typeof getDisplayNames>
export type Address = Body<typeof findCoordinates>['address']

export function useOfficeProfile() {
  const { publicId } = useBusiness()
  return useRead(
    queryKeys.office.profile(publicId),
    getOfficeProfile,
    { params: { id: publicId } },
    { staleTime: 0 },
  )
}
/** Checks an address. `isAsked` is false for the stored one. */
export const useStaticUrl = (url: string, isAsked: boolean) =>
  useRead(
    queryKeys.office.staticUrl(url),
    findStaticUrl,
    { params: { url } },
    { enabled: isAsked, staleTime: 0, retry: false },
  )

/** Why an address cannot be saved: it is taken, or the check failed; null if it can. */
export function useAddressFault() {
  const { publicId } = useBusiness()
  const client = useQueryClient()
  return (url: string): Promise<'taken' | 'checkFailed' | null> =>
    client
      .fetchQuery({
        queryKey: queryKeys.office.staticUrl(url),
        retry: false,
        queryFn: ({ signal }) => call(findStaticUrl, { params: { url } }, { signal }),
      })
      .then(
        ({ isTaken, collaboratorId }) => (isTaken && collaboratorId !== publicId ? 'taken' : null),
        () => 'checkFailed',
      )
}

/** Names of places around an address, for a map without streets. */
export const useNearby = (address: Address, isAsked: boolean) =>
  useQuery({
    queryKey: queryKeys.office.nearby(address.postalCode, address.country),
    enabled: isAsked,
    staleTime: Infinity,
    retry: false,
    queryFn: async ({ signal }) => (await locate(address, signal)).nearby,
  })
export const locate = (address: Address, signal: AbortSignal) =>
  call(findCoordinates, { body: { address } }, { signal })

export function useDisplayNames() {
  const { publicId } = useBusiness()
  return useRead(queryKeys.office.names(publicId), getDisplayNames, { params: { id: publicId } })
}
export function useSaveDisplayNames() {
  const { publicId } = useBusiness()
  const reload = useContext(BusinessReload)
  return useCommand(saveDisplayNames, {
    titles: useMessages(officeMessages).commands.saveDisplayNames,
    invalidates: [queryKeys.office.names(publicId)],
    onDone: reload,
    isShownInForm: true,
  })
}
