import { site } from '@bong-bari/site'
import { listSettings } from '@bong-bari/table'
import { cacheForMinute } from './every-minute.ts'

/** The contact details and promises that the team has set, or those of the brand where it has set none. */
export const readContacts = cacheForMinute(async () => {
  const changed = new Map((await listSettings()).map((one) => [one.settingKey, one.settingValue]))
  return {
    email: changed.get('email') || site.email,
    whatsapp: changed.get('whatsapp') || site.whatsapp,
    youtube: changed.get('youtube') || site.social.youtube,
    instagram: changed.get('instagram') || site.social.instagram,
    twitter: changed.get('twitter') || site.social.twitter,
    replyPromise: changed.get('replyPromise') || site.replyPromise,
    reach: changed.get('reach') || site.reach,
    nextUpload: changed.get('nextUpload') || site.nextUpload,
    careLine: changed.get('careLine') || site.careLine,
  }
})

export const whatsappLink = (whatsapp: string) => `https://wa.me/${whatsapp.replace(/\D/g, '')}`
