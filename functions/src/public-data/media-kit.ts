import { allSettings } from './settings.ts'

/** For search engines. */
export const isKitListed = async () =>
  (await allSettings()).some(
    ({ settingKey, settingValue }) => settingKey === 'mediaKitListed' && settingValue === 'on',
  )
