import { api, type Lead } from '@bong-bari/contract'
import { useQuery } from '@tanstack/react-query'
import { call, hasSession, keyOf } from '../../api.ts'

/** An admin who can take care of a lead. */
export type Member = { id: string; username: string; displayName?: string | null }

/** Who is logged in, as far as it is known by now. */
export const useMe = (): Member | undefined =>
  useQuery({
    queryKey: keyOf(api.auth.me),
    queryFn: ({ signal }) => call(api.auth.me, undefined, { signal }),
    enabled: hasSession,
  }).data

/** Milliseconds after which a team may have others in it. */
const teamLifetime = 60_000

/** Everybody who may take care of a lead; nobody until they are known. */
export const useTeam = (): readonly Member[] =>
  useQuery({
    queryKey: keyOf(api.auth.listUsers),
    queryFn: ({ signal }) => call(api.auth.listUsers, undefined, { signal }),
    enabled: hasSession,
    staleTime: teamLifetime,
  }).data ?? []

/** Who takes care of a lead, by the name of then. */
export const ownerOf = ({ ownerId, ownerName }: Lead): Member | null =>
  ownerId ? { id: ownerId, username: ownerName ?? 'Somebody' } : null

/** What a reply to a lead is signed with: who takes care of it, or else who writes. */
export const useSignature = ({ ownerId, ownerName }: Lead) => {
  const [me, team] = [useMe(), useTeam()]
  const signer = team.find(({ id }) => id === (ownerId ?? me?.id))
  return signer?.displayName ?? signer?.username ?? ownerName ?? me?.username
}
