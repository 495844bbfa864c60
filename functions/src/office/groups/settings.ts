import { findSettingError, settings } from '@bong-bari/contract'
import { listSettings, writeSetting } from '@bong-bari/table'
import { applyChange, createEdit } from '../../http/edit.ts'
import { refuse, refuseField } from '../../http/refuse.ts'
import { serve } from '../../http/serve.ts'
import { requireProof } from '../../http/session.ts'
import { splitAddresses } from '../../public-data/notice-settings.ts'
import {
  makeSetting,
  readPublicSettings,
  readSettings,
  type SettingDefinition,
  settingDefinitions,
} from '../../public-data/settings.ts'

const findSetting = async (definition: SettingDefinition) =>
  makeSetting(
    definition,
    (await listSettings()).find(({ settingKey }) => settingKey === definition.settingKey),
  )

/** Reply and notice addresses, retention: what a stolen session would change. */
const needsProof = ({ settingType }: SettingDefinition) =>
  ['email', 'emails', 'phone', 'months'].includes(settingType)

export const handler = serve(settings, {
  publicList: () => readPublicSettings(),

  list: readSettings,

  update: ({ params, body, ...facts }) => {
    const definition =
      settingDefinitions.find(({ settingKey }) => settingKey === params.key) ??
      refuse('setting-not-found')
    if (needsProof(definition)) requireProof(facts)
    const settingValue = body.settingValue.trim()
    const complaint = findSettingError(makeSetting(definition, undefined), settingValue)
    if (complaint) refuseField('settingValue', complaint)
    const made = createEdit(facts)
    const given = { settingKey: definition.settingKey, settingValue }
    return applyChange({
      response: settings.update.response,
      expected: made.expected,
      find: () => findSetting(definition),
      fields: () => given,
      write: async (_fields, { settingValue: before }) => {
        // Former recipients hear of the new address.
        const tell = definition.settingType === 'emails' ? splitAddresses(before) : undefined
        const changed = await writeSetting({ ...given, tell }, made)
        return changed && makeSetting(definition, changed)
      },
      gone: () => refuse('setting-not-found'),
    })
  },
})
