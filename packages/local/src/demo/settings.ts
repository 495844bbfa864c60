export const demoWhatsappChannel = {
  settingKey: 'whatsappChannel',
  settingValue: 'https://whatsapp.com/channel/0029VaBongBari0demo2026',
}

/** By hand, without a YouTube key. */
export const demoReach = {
  settingKey: 'reach',
  settingValue: '4 lakh people laugh along every month',
}
