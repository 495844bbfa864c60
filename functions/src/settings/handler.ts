import { type Setting, settingComplaint, settings } from '@bong-bari/contract'
import { derivedId, listSettings, type StoredSetting, writeSetting } from '@bong-bari/table'
import { refuse, refuseField } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import { knownSettings } from './known.ts'

type Known = (typeof knownSettings)[number]

const asSetting = (known: Known, changed: StoredSetting | undefined): Setting => ({
  ...known,
  id: derivedId(`setting ${known.settingKey}`),
  settingValue: changed?.settingValue ?? known.settingValue,
  defaultValue: known.settingValue,
  updatedAt: changed?.updatedAt ?? null,
})

const allSettings = async () => {
  const changed = new Map((await listSettings()).map((one) => [one.settingKey, one]))
  return knownSettings.map((known) => asSetting(known, changed.get(known.settingKey)))
}

export const handler = serve(settings, {
  publicList: async () => (await allSettings()).filter(({ isPublic }) => isPublic),

  list: allSettings,

  update: async ({ params, body, now }) => {
    const known =
      knownSettings.find(({ settingKey }) => settingKey === params.key) ??
      refuse('setting-not-found')
    const settingValue = body.settingValue.trim()
    const complaint = settingComplaint(known.settingType, settingValue)
    if (complaint) refuseField('settingValue', complaint)
    const changed = { settingKey: known.settingKey, settingValue, updatedAt: now.toISOString() }
    await writeSetting(changed)
    return asSetting(known, changed)
  },
})
