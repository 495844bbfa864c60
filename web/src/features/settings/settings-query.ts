import { api, matching, type Setting, standingIn } from '@bong-bari/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, hasSession, keyOf } from '../../api.ts'
import { changeQuery, whenIdle } from '../../office/change-query.ts'
import { refusedFields, showFailure } from '../../office/failure.ts'
import { toast } from '../../ui/toast.tsx'

const queryKey = keyOf(api.settings.list)

export const useSettings = () =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => call(api.settings.list, undefined, { signal }),
    enabled: hasSession,
    refetchOnWindowFocus: whenIdle,
  })

/** Writes a setting's default over what is stored of it. */
export const resetSetting = (known: Setting[], key: string) => {
  const settingValue = known.find(({ settingKey }) => settingKey === key)?.defaultValue ?? ''
  return call(api.settings.update, { params: { key }, body: { settingValue } })
}

const { update } = api.settings

/** Saves one setting over the one that is known; `complaint` is what the server says about its value. */
export const useSaveSetting = ({ settingKey: key, version }: Setting, label: string) => {
  const client = useQueryClient()
  const store = (setting: Setting) =>
    changeQuery<Setting[]>(client, queryKey, (known) =>
      known.map((one) => (one.settingKey === key ? setting : one)),
    )
  const { mutate, isPending, error } = useMutation({
    mutationFn: (settingValue: string) =>
      call(update, { params: { key }, body: { settingValue } }, { headers: matching(version) }),
    onSuccess: (saved) => {
      store(saved)
      toast({ title: 'Setting Saved', description: `${label} is changed. Visitors see it soon.` })
    },
    onError: (failure) => {
      const now = standingIn(update, failure)
      if (now) store(now)
      else showFailure(failure)
    },
  })
  return { mutate, isPending, complaint: refusedFields(error).settingValue }
}
