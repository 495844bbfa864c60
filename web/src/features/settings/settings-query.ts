import { api, currentOf, matching, type Setting } from '@bong-bari/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api.ts'
import { changeQuery, whenIdle } from '../../office/change-query.ts'
import { refusedFields, showFailure } from '../../office/failure.ts'
import { settingsQuery } from '../../office/settings.ts'
import { toast } from '../../ui/toast.tsx'

const { queryKey } = settingsQuery

export const useSettings = () => useQuery({ ...settingsQuery, refetchOnWindowFocus: whenIdle })

const { update } = api.settings

export type Change = { setting: Setting; label: string; value: string }

const savedWords = (labels: string[]) => ({
  title: labels.length === 1 ? 'Setting Saved' : 'Settings Saved',
  description: `${labels.join(', ')} ${labels.length === 1 ? 'is' : 'are'} changed. Visitors see it soon.`,
})

/**
 * Saves settings in sequence, each over its known version; `complaints` are the server's errors about values.
 * A refusal does not stop the others; an unreachable server does.
 */
export const useSaveSettings = (onSaved: (key: string) => void) => {
  const client = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const [complaints, setComplaints] = useState<Record<string, string>>({})
  const store = (setting: Setting) =>
    changeQuery<Setting[]>(client, queryKey, (known) =>
      known.map((one) => (one.settingKey === setting.settingKey ? setting : one)),
    )
  const send = async ({ setting: { settingKey: key, version }, value }: Change) => {
    try {
      const body = { settingValue: value }
      store(await call(update, { params: { key }, body }, { headers: matching(version) }))
      onSaved(key)
      return { isSaved: true }
    } catch (error) {
      const now = currentOf(update, error)
      if (now) store(now)
      return { isSaved: false, error: now ? undefined : error }
    }
  }
  const save = async (changes: Change[]) => {
    setSaving(true)
    setComplaints({})
    const saved: string[] = []
    let failure: unknown
    for (const change of changes) {
      const { isSaved, error } = await send(change)
      if (isSaved) saved.push(change.label)
      failure ??= error
      const { settingValue: complaint } = refusedFields(error)
      if (complaint) setComplaints((all) => ({ ...all, [change.setting.settingKey]: complaint }))
      else if (error) break
    }
    setSaving(false)
    if (failure) showFailure(failure)
    else if (saved.length > 0) toast(savedWords(saved))
  }
  return { save, isSaving, complaints }
}
