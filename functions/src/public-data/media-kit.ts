import { allSettings } from './settings.ts'

/** Whether search engines may list the media kit. */
export const isKitListed = async () =>
  (await allSettings()).some(
    ({ settingKey, settingValue }) => settingKey === 'mediaKitListed' && settingValue === 'on',
  )
