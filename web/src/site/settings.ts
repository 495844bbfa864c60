import { type api, type CallResult, isSafeLink } from '@bong-bari/contract'
import { site } from '@bong-bari/site'
import { createContext, useContext } from 'react'

type Answer = CallResult<typeof api.settings.publicList>

/** Editable by the team without a deployment. */
export type SiteSettings = {
  ticker: readonly string[]
  email: string
  whatsapp: string
  youtube: string
  instagram: string
  twitter: string
  introVideo: string
  replyPromise: string
  /** How many people the videos reach; may be empty. */
  reach: string
  /** The address of the channel on WhatsApp; empty if there is none. */
  whatsappChannel: string
  /** Months after its last change that a lead is deleted; undefined keeps it. */
  leadRetentionMonths?: number
}

/** The settings that hold until the team changes them. */
export const brand: SiteSettings = {
  ticker: site.ticker,
  email: site.email,
  whatsapp: site.whatsapp,
  ...site.social,
  introVideo: site.introVideo,
  replyPromise: site.replyPromise,
  reach: site.reach,
  whatsappChannel: site.whatsappChannel,
}

const splitLines = (value: string) => {
  const lines = value.split('\n').flatMap((line) => line.trim() || [])
  return [...new Set(lines)]
}

/** Defaults overridden by the answer's valid values. */
export const readSiteSettings = (answer: Answer): SiteSettings => {
  const valueByKey = new Map(answer.map((one) => [one.settingKey, one.settingValue.trim()]))
  const text = (key: keyof SiteSettings & string, own: string) => valueByKey.get(key) || own
  const link = (key: keyof SiteSettings, own: string) => {
    const value = valueByKey.get(key) ?? ''
    return isSafeLink(value) ? value : own
  }
  const months = Number(valueByKey.get('leadRetentionMonths'))
  const messages = splitLines(valueByKey.get('ticker') ?? '')
  return {
    ticker: messages.length > 0 ? messages : brand.ticker,
    email: text('email', brand.email),
    whatsapp: text('whatsapp', brand.whatsapp),
    youtube: link('youtube', brand.youtube),
    instagram: link('instagram', brand.instagram),
    twitter: link('twitter', brand.twitter),
    introVideo: text('introVideo', brand.introVideo),
    replyPromise: text('replyPromise', brand.replyPromise),
    reach: text('reach', brand.reach),
    whatsappChannel: link('whatsappChannel', brand.whatsappChannel),
    ...(months > 0 && { leadRetentionMonths: months }),
  }
}

/** What a page says of the team; the defaults where nobody gave others. */
export const SettingsContext = createContext(brand)

export const useSiteSettings = () => useContext(SettingsContext)
