import { api, type Passkey } from '@bong-bari/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, hasSession, keyOf, queryClient } from '../../api.ts'
import { showFailure, withRetryHint } from '../../office/page/failure.ts'
import { toast } from '../../ui/toast.tsx'
import { hasPasskeys } from './passkey-support.ts'

const passkeys = queryOptions({
  queryKey: keyOf(api.auth.listPasskeys),
  queryFn: ({ signal }) => call(api.auth.listPasskeys, undefined, { signal }),
  enabled: hasSession,
  staleTime: 0,
})

export const usePasskeys = () => useQuery(passkeys)

/** Whether a passkey can confirm the session here; also outside of the app’s own tree. */
export const useHasUsablePasskey = () => {
  const { data } = useQuery({ ...passkeys, enabled: hasPasskeys() }, queryClient)
  return Boolean(data?.some(({ isUsable }) => isUsable))
}

const useRefreshPasskeys = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: passkeys.queryKey })
}

/** Undefined where the browser creates none. */
const addPasskey = async (name: string) => {
  const { makePasskey } = await import('./passkey-browser.ts')
  const credential = await makePasskey(await call(api.auth.newPasskeyOptions))
  return credential && call(api.auth.addPasskey, { body: { name, credential } })
}

export const useAddPasskey = (onAdded: () => void) => {
  const refresh = useRefreshPasskeys()
  return useMutation({
    mutationFn: addPasskey,
    onSuccess: (added) => {
      if (!added) return
      toast({ title: 'Passkey Added', description: `${added.name} logs you in from now on.` })
      onAdded()
    },
    onError: (error) =>
      showFailure(error, {
        fallback: withRetryHint('The passkey could not be added.'),
      }),
    onSettled: refresh,
  })
}

export const useRenamePasskey = (id: string, onRenamed: () => void) => {
  const refresh = useRefreshPasskeys()
  return useMutation({
    mutationFn: (name: string) => call(api.auth.renamePasskey, { params: { id }, body: { name } }),
    onSuccess: onRenamed,
    onError: (error) =>
      showFailure(error, {
        fallback: withRetryHint('The passkey could not be renamed.'),
      }),
    onSettled: refresh,
  })
}

export const useRemovePasskey = () => {
  const refresh = useRefreshPasskeys()
  return useMutation({
    mutationFn: ({ id }: Passkey) => call(api.auth.removePasskey, { params: { id } }),
    onSuccess: (_, { name }) =>
      toast({ title: 'Passkey Removed', description: `${name} can no longer log you in.` }),
    onError: (error) =>
      showFailure(error, {
        fallback: withRetryHint('The passkey could not be removed.'),
      }),
    onSettled: refresh,
  })
}
