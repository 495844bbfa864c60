import { api, type Lead } from '@bong-bari/contract'
import { useQuery } from '@tanstack/react-query'
import { call, hasSession, keyOf } from '../../../api.ts'
import { nameFormerMember, useLoadedTeam } from '../../../office/list/row.tsx'

export type Member = { id: string; username: string }

/** Who is logged in, once known. */
export const useMe = (): Member | undefined =>
  useQuery({
    queryKey: keyOf(api.auth.me),
    queryFn: ({ signal }) => call(api.auth.me, undefined, { signal }),
    enabled: hasSession,
  }).data

/** All who can own a lead; empty until loaded. */
export const useTeam = (): readonly Member[] => useLoadedTeam() ?? []

/** Whether there is nobody to share requests with, so that their owners are not shown. False until the team is loaded. */
export const useIsAlone = () => useLoadedTeam()?.length === 1

/** Their name, which says once their account was deleted. */
export const useNameOf = () => {
  const team = useLoadedTeam()
  return ({ id, username }: Member) =>
    !team || team.some((one) => one.id === id) ? username : nameFormerMember(username)
}

export const ownerOf = ({ ownerId, ownerName }: Lead): Member | null =>
  ownerId ? { id: ownerId, username: ownerName ?? 'Somebody' } : null

/** A reply is signed by the lead's owner, else by its writer. */
export const useSignature = ({ ownerName }: Lead) => {
  const me = useMe()
  return ownerName ?? me?.username
}
