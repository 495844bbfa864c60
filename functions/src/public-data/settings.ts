import type { Setting } from '@bong-bari/contract'
import {
  businessDaysAfter,
  dayInKolkata,
  endOfDay,
  holidays,
  holidaysIn,
  maLines,
  replyDays,
  site,
} from '@bong-bari/site'
import { derivedId, listSettings, type StoredSetting } from '@bong-bari/table'

export type SettingDefinition = Pick<
  Setting,
  'settingKey' | 'group' | 'label' | 'description' | 'settingType' | 'settingValue' | 'isPublic'
>

/**
 * All that there is to say of each setting, in the order of the settings page, which draws its fields from this. `settingValue` is the
 * default, from the brand file. `isPublic` lets visitors read it.
 */
export const settingDefinitions: SettingDefinition[] = [
  {
    settingKey: 'ticker',
    group: 'Home',
    label: 'Ticker messages',
    description: 'One on each line. They run along the sign under the header, in this order.',
    settingType: 'list',
    settingValue: site.ticker.join('\n'),
    isPublic: true,
  },
  {
    settingKey: 'introVideo',
    group: 'Home',
    label: 'Intro video',
    description: 'The address of a YouTube video, or its 11 characters.',
    settingType: 'video',
    settingValue: site.introVideo,
    isPublic: true,
  },
  {
    settingKey: 'nextUpload',
    group: 'Home',
    label: 'Next upload',
    description: 'Kolkata time. Bong Bot tells visitors of it until then. Empty: it tells of none.',
    settingType: 'moment',
    settingValue: site.nextUpload,
    // Only the bot says it, and no page needs it.
    isPublic: false,
  },
  {
    settingKey: 'maLines',
    group: 'Home',
    label: "Ma's line of the day",
    description:
      'One on each line, in Bengali, then | and Latin letters: কথা | Kotha. Home shows one each day, in this order.',
    settingType: 'list',
    settingValue: maLines.map(({ bn, latin }) => `${bn} | ${latin}`).join('\n'),
    // Home shows one of them; no page has all.
    isPublic: false,
  },
  {
    settingKey: 'email',
    group: 'Contact',
    label: 'E-mail address',
    description: 'Where visitors and brands write to.',
    settingType: 'email',
    settingValue: site.email,
    isPublic: true,
  },
  {
    settingKey: 'whatsapp',
    group: 'Contact',
    label: 'WhatsApp number',
    description: 'With the country code, like +91 98300 12345.',
    settingType: 'phone',
    settingValue: site.whatsapp,
    isPublic: true,
  },
  {
    settingKey: 'whatsappChannel',
    group: 'Contact',
    label: 'WhatsApp channel',
    description:
      'For news of videos, as WhatsApp shares it: https://whatsapp.com/channel/... Empty: Home has no link.',
    settingType: 'whatsapp-channel',
    settingValue: site.whatsappChannel,
    isPublic: true,
  },
  {
    settingKey: 'replyPromise',
    group: 'Requests',
    label: 'Reply promise',
    description: 'How soon a brand is answered, like 2-3 business days.',
    settingType: 'text',
    settingValue: site.replyPromise,
    isPublic: true,
  },
  {
    settingKey: 'autoAnswer',
    group: 'Requests',
    label: 'Confirm each request by mail',
    description:
      'A brand gets a short mail in Bengali and English with the reply promise, at most one a day for each address.',
    settingType: 'switch',
    settingValue: 'off',
    isPublic: false,
  },
  {
    settingKey: 'noticeEmails',
    group: 'Requests',
    label: 'Who is notified of new requests',
    description:
      'At most 10 e-mail addresses, one on each line. Each gets a mail for every new request, but for those that come faster than ten in ten minutes, and one on business mornings at 9:30 with what is new, due and late. Empty: no mail.',
    settingType: 'emails',
    settingValue: '',
    isPublic: false,
  },
  {
    settingKey: 'holidays',
    group: 'Requests',
    label: 'Holidays',
    description:
      'Weekdays on which nobody answers, one on each line, like 2026-12-25 Christmas. Requests are due 3 business days after they come.',
    settingType: 'days',
    settingValue: holidays.join('\n'),
    isPublic: false,
  },
  {
    settingKey: 'reach',
    group: 'Rarely changed',
    label: 'Reach',
    description:
      'Shown where YouTube gives no subscriber count, like 4 lakh people every month. Empty: nothing is shown.',
    settingType: 'text',
    settingValue: site.reach,
    isPublic: true,
  },
  {
    settingKey: 'youtube',
    group: 'Rarely changed',
    label: 'YouTube channel',
    description: 'The whole address, beginning with https://',
    settingType: 'link',
    settingValue: site.social.youtube,
    isPublic: true,
  },
  {
    settingKey: 'instagram',
    group: 'Rarely changed',
    label: 'Instagram profile',
    description: 'The whole address, beginning with https://',
    settingType: 'link',
    settingValue: site.social.instagram,
    isPublic: true,
  },
  {
    settingKey: 'twitter',
    group: 'Rarely changed',
    label: 'Social network',
    description: 'The whole address, beginning with https://',
    settingType: 'link',
    settingValue: site.social.twitter,
    isPublic: true,
  },
  {
    settingKey: 'careLine',
    group: 'Rarely changed',
    label: 'Helpline for people in distress',
    description: 'Name and number that Bong Bot gives somebody who wants to harm themselves.',
    settingType: 'text',
    settingValue: site.careLine,
    isPublic: false,
  },
  {
    settingKey: 'leadRetentionMonths',
    group: 'Rarely changed',
    label: 'How long requests are kept',
    description:
      'Requests that nobody has changed for so many months are erased, spam too. Saving a number gives 30 days of notice in the dashboard first. Empty: they are kept. Visitors read it under Privacy.',
    settingType: 'months',
    settingValue: 'off',
    isPublic: true,
  },
]

/** Makes a setting of its definition and its stored value, if it was ever changed. */
export const makeSetting = (
  definition: SettingDefinition,
  changed: StoredSetting | undefined,
): Setting => ({
  ...definition,
  id: derivedId(`setting ${definition.settingKey}`),
  settingValue: changed?.settingValue ?? definition.settingValue,
  defaultValue: definition.settingValue,
  updatedAt: changed?.updatedAt ?? null,
  version: changed?.version ?? 0,
  changedBy: changed?.changedBy ?? null,
})

export const readSettings = async () => {
  const changed = new Map((await listSettings()).map((one) => [one.settingKey, one]))
  return settingDefinitions.map((definition) =>
    makeSetting(definition, changed.get(definition.settingKey)),
  )
}

export const readPublicSettings = async () =>
  (await readSettings()).filter(({ isPublic }) => isPublic)

export const findHolidays = (settings: readonly Pick<Setting, 'settingKey' | 'settingValue'>[]) =>
  settings.find(({ settingKey }) => settingKey === 'holidays')?.settingValue ?? ''

/** Makes the rule for `dueAt`: the end of the last promised business day, where `holidays` is the value of that setting. */
export const makeDueAtRule = (holidays: string) => {
  const holidaySet = holidaysIn(holidays)
  return (createdAt: string) => {
    const lastDay = businessDaysAfter(dayInKolkata(createdAt), replyDays, holidaySet)
    return endOfDay(lastDay).toISOString()
  }
}
