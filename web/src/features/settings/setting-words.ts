/** Name and help of each setting; one that is not listed shows its key and the server's description. */
export const settingWords: Record<string, { label: string; help: string }> = {
  ticker: {
    label: 'Ticker messages',
    help: 'They run along the sign under the header, in this order.',
  },
  email: { label: 'E-mail address', help: 'Where visitors and brands write to.' },
  whatsapp: {
    label: 'WhatsApp number',
    help: 'With the country code, like +91 98300 12345.',
  },
  youtube: { label: 'YouTube channel', help: 'The whole address, beginning with https://' },
  instagram: { label: 'Instagram profile', help: 'The whole address, beginning with https://' },
  twitter: { label: 'Social network', help: 'The whole address, beginning with https://' },
  introVideo: {
    label: 'Intro video',
    help: 'Paste the address of a YouTube video or its 11 characters.',
  },
  replyPromise: {
    label: 'Reply promise',
    help: 'How soon a brand is answered, like 2-3 business days.',
  },
  reach: {
    label: 'Reach',
    help: 'Said where YouTube tells no subscribers, like 4 lakh people every month. Empty says nothing.',
  },
  leadRetentionMonths: {
    label: 'How long requests are kept',
    help: 'In months, such as 24, or off. Saving a number gives 30 days of notice in the dashboard; then requests that nobody has changed for so long are erased every night, the spam too. Visitors read it under Privacy.',
  },
}
