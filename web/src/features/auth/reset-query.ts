import { type AccountLink, api, type TeamMember } from '@bong-bari/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api.ts'
import { showFailure } from '../../office/page/failure.ts'
import { linkAddress } from './account-link.ts'

export type ResetLink = { username: string; address: string } & Pick<AccountLink, 'expiresAt'>

/** A link for a colleague's new password. It is not stored, so it is shown only once. */
export const useMakeReset = (onMade: (link: ResetLink) => void) =>
  useMutation({
    mutationFn: ({ id }: TeamMember) => call(api.auth.makeReset, { params: { id } }),
    gcTime: 0,
    onSuccess: ({ token, expiresAt }, { username }) =>
      onMade({ username, expiresAt, address: linkAddress('reset', token) }),
    onError: (error, { username }) =>
      showFailure(error, {
        fallback: `No link could be made for ${username}. Check your connection and try again.`,
      }),
  })

/** An invitation link, shown only once. */
export const useMakeInvite = (onMade: (link: ResetLink) => void) =>
  useMutation({
    mutationFn: () => call(api.auth.invite),
    gcTime: 0,
    onSuccess: ({ token, expiresAt }) =>
      onMade({ username: 'a colleague', expiresAt, address: linkAddress('invite', token) }),
    onError: (error) =>
      showFailure(error, {
        fallback: 'No link could be made. Check your connection and try again.',
      }),
  })
