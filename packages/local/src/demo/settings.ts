export const demoWhatsappChannel = {
  settingKey: 'whatsappChannel',
  settingValue: 'https://whatsapp.com/channel/0029VaBongBari0demo2026',
}

/** A demo has no YouTube key, so its reach is a text that the team would type. */
export const demoReach = {
  settingKey: 'reach',
  settingValue: '4 lakh people laugh along every month',
}
