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

type PasskeyChange<Given, Answer> = {
  change: (given: Given) => Promise<Answer>
  onDone: (answer: Answer, given: Given) => void
  failure: string
}

const usePasskeyChange = <Given, Answer>({
  change,
  onDone,
  failure,
}: PasskeyChange<Given, Answer>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: onDone,
    onError: (error) => showFailure(error, { fallback: withRetryHint(failure) }),
    onSettled: () => client.invalidateQueries({ queryKey: passkeys.queryKey }),
  })
}

/** Undefined where the browser creates none. */
const addPasskey = async (name: string) => {
  const { makePasskey } = await import('./passkey-browser.ts')
  const credential = await makePasskey(await call(api.auth.newPasskeyOptions))
  return credential && call(api.auth.addPasskey, { body: { name, credential } })
}

export const useAddPasskey = (onAdded: () => void) =>
  usePasskeyChange({
    change: addPasskey,
    onDone: (added) => {
      if (!added) return
      toast({ title: 'Passkey Added', description: `${added.name} logs you in from now on.` })
      onAdded()
    },
    failure: 'The passkey could not be added.',
  })

export const useRemovePasskey = () =>
  usePasskeyChange({
    change: ({ id }: Passkey) => call(api.auth.removePasskey, { params: { id } }),
    onDone: (_, { name }) =>
      toast({ title: 'Passkey Removed', description: `${name} can no longer log you in.` }),
    failure: 'The passkey could not be removed.',
  })
