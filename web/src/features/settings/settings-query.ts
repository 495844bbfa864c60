import { api, type Setting } from '@bong-bari/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, hasSession, keyOf } from '../../api.ts'
import { changeQuery } from '../../office/change-query.ts'
import { refusedFields, showFailure } from '../../office/failure.ts'
import { toast } from '../../ui/toast.tsx'

const queryKey = keyOf(api.settings.list)

export const useSettings = () =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => call(api.settings.list, undefined, { signal }),
    enabled: hasSession,
  })

/** Writes a setting's default over what is stored of it. */
export const resetSetting = (known: Setting[], key: string) => {
  const settingValue = known.find(({ settingKey }) => settingKey === key)?.defaultValue ?? ''
  return call(api.settings.update, { params: { key }, body: { settingValue } })
}

/** Saves one setting; `complaint` is what the server says about its value. */
export const useSaveSetting = (key: string, label: string) => {
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (settingValue: string) =>
      call(api.settings.update, { params: { key }, body: { settingValue } }),
    onSuccess: (saved) => {
      changeQuery<Setting[]>(client, queryKey, (known) =>
        known.map((one) => (one.settingKey === key ? saved : one)),
      )
      toast({ title: 'Setting Saved', description: `${label} is changed. Visitors see it soon.` })
    },
    onError: (failure) => showFailure(failure),
  })
  return { mutate, isPending, complaint: refusedFields(error).settingValue }
}
