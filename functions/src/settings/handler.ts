import { complaintAbout, settings } from '@bong-bari/contract'
import { listedPages } from '@bong-bari/edge'
import { everyPage, writeSetting } from '@bong-bari/table'
import { changingPages } from '../http/change-pages.ts'
import { refuse, refuseField } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import { knownSettings } from '../public-data/known-settings.ts'
import { allSettings, publicSettings, settingOf } from '../public-data/settings.ts'

/** Those of their own at once, posts after them. */
const shownOn = ({ isPublic }: { isPublic: boolean }) =>
  isPublic ? [...listedPages, everyPage] : []

export const handler = serve(settings, {
  publicList: publicSettings,

  list: allSettings,

  update: async ({ params, body, now }) => {
    const known =
      knownSettings.find(({ settingKey }) => settingKey === params.key) ??
      refuse('setting-not-found')
    const settingValue = body.settingValue.trim()
    const complaint = complaintAbout(settingOf(known, undefined), settingValue)
    if (complaint) refuseField('settingValue', complaint)
    const changed = { settingKey: known.settingKey, settingValue, updatedAt: now.toISOString() }
    await changingPages(shownOn(known), now, () => writeSetting(changed))
    return settingOf(known, changed)
  },
})
