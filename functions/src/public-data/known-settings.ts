import type { Setting } from '@bong-bari/contract'
import { holidays, maLines, site } from '@bong-bari/site'

export type KnownSetting = Pick<
  Setting,
  'settingKey' | 'settingType' | 'settingValue' | 'description' | 'isPublic'
>

const shown = { isPublic: true }
const forTheTeam = { isPublic: false }

/** Defaults come from the brand file. */
export const knownSettings: KnownSetting[] = [
  {
    ...shown,
    settingKey: 'ticker',
    settingType: 'list',
    settingValue: site.ticker.join('\n'),
    description: 'Messages of the sign under the header, one on each line',
  },
  {
    ...shown,
    settingKey: 'email',
    settingType: 'email',
    settingValue: site.email,
    description: 'E-mail address on the contact page',
  },
  {
    ...shown,
    settingKey: 'whatsapp',
    settingType: 'phone',
    settingValue: site.whatsapp,
    description: 'WhatsApp number in international form',
  },
  {
    ...shown,
    settingKey: 'youtube',
    settingType: 'link',
    settingValue: site.social.youtube,
    description: 'Address of the YouTube channel',
  },
  {
    // It is not public, because only the bot says it.
    ...forTheTeam,
    settingKey: 'nextUpload',
    settingType: 'moment',
    settingValue: site.nextUpload,
    description: 'Day and hour in Kolkata at which the next video comes, until it has come',
  },
  {
    ...shown,
    settingKey: 'whatsappChannel',
    settingType: 'whatsapp-channel',
    settingValue: site.whatsappChannel,
    description: 'Address of the WhatsApp channel that tells of new videos',
  },
  {
    ...shown,
    settingKey: 'instagram',
    settingType: 'link',
    settingValue: site.social.instagram,
    description: 'Address of the Instagram profile',
  },
  {
    ...shown,
    settingKey: 'twitter',
    settingType: 'link',
    settingValue: site.social.twitter,
    description: 'Address of the profile on the social network',
  },
  {
    ...shown,
    settingKey: 'introVideo',
    settingType: 'video',
    settingValue: site.introVideo,
    description: 'YouTube id of the video on the home page',
  },
  {
    ...shown,
    settingKey: 'replyPromise',
    settingType: 'text',
    settingValue: site.replyPromise,
    description: 'How soon a brand is answered',
  },
  {
    ...shown,
    settingKey: 'reach',
    settingType: 'text',
    settingValue: site.reach,
    description: 'How many people the videos reach, where YouTube does not tell the subscribers',
  },
  {
    ...forTheTeam,
    settingKey: 'careLine',
    settingType: 'text',
    settingValue: site.careLine,
    description: 'Line and number that the bot names to somebody who wants to harm themselves',
  },
  {
    ...shown,
    settingKey: 'leadRetentionMonths',
    settingType: 'months',
    settingValue: 'off',
    description: 'Months that a request is kept after its last change, or off',
  },
  {
    // Home shows one; no page has all.
    ...forTheTeam,
    settingKey: 'maLines',
    settingType: 'list',
    settingValue: maLines.map(({ bn, latin }) => `${bn} | ${latin}`).join('\n'),
    description:
      'What Ma says on Home, one line for each day, in Bengali and in Latin letters: কথা | Kotha',
  },
  {
    ...forTheTeam,
    settingKey: 'noticeEmails',
    settingType: 'emails',
    settingValue: '',
    description: 'E-mail addresses that are notified of new requests, one on each line',
  },
  {
    ...forTheTeam,
    settingKey: 'autoAnswer',
    settingType: 'switch',
    settingValue: 'off',
    description: 'Whether a brand gets a mail at once that says when it will be answered',
  },
  {
    ...forTheTeam,
    settingKey: 'holidays',
    settingType: 'days',
    settingValue: holidays.join('\n'),
    description: 'Days from Monday to Friday on which nobody answers, one on each line',
  },
]
