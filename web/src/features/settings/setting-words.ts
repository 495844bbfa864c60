/** Name and help of each setting; others show their key and the server's description. */
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
  nextUpload: {
    label: 'Next upload',
    help: 'Day and hour in Kolkata. The bot says it to those who ask. Once the hour has come, or while this is empty, it says none.',
  },
  whatsappChannel: {
    label: 'WhatsApp channel',
    help: 'Where Home sends people who want to hear of new videos: the address that WhatsApp shares, https://whatsapp.com/channel/... Empty: no link.',
  },
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
  maLines: {
    label: "Ma's line of the day",
    help: 'Home says one of them each day, in this order. Each in Bengali, and behind a | in Latin letters.',
  },
  noticeEmails: {
    label: 'Who hears of new requests',
    help: 'E-mail addresses, at most 10. Each gets a mail for every new request, and one on business mornings at 9:30 with what is new, due and late. None: no mail.',
  },
  autoAnswer: {
    label: 'Answer brands at once',
    help: 'On: a brand gets a short mail in Bengali and English with the reply promise, at most one a day for each address.',
  },
  careLine: {
    label: 'Line for people in distress',
    help: 'Name and number that Bong Bot gives somebody who wants to harm themselves.',
  },
  holidays: {
    label: 'Holidays',
    help: 'Weekdays on which nobody answers. Requests are due 3 business days after they come.',
  },
}

type Subject = { name: string; words: string; keys: readonly string[] }

/** Settings changed together, in the page's order. */
export const subjects: readonly Subject[] = [
  {
    name: 'Home',
    words: 'What visitors see first.',
    keys: ['ticker', 'introVideo', 'nextUpload', 'maLines'],
  },
  {
    name: 'Contact and channels',
    words: 'Where people write to, and where they follow.',
    keys: ['email', 'whatsapp', 'youtube', 'whatsappChannel', 'instagram', 'twitter'],
  },
  {
    name: 'For brands',
    words: 'What brands are told, and how soon.',
    keys: ['replyPromise', 'autoAnswer', 'reach'],
  },
  {
    name: 'Requests',
    words: 'Who hears of them, and how long they are kept.',
    keys: ['noticeEmails', 'leadRetentionMonths'],
  },
  {
    name: 'Bong Bot',
    words: 'What it says beyond the rows of the Training Center.',
    keys: ['careLine'],
  },
  {
    name: 'Days off',
    words: 'They move the day by which a brand is answered.',
    keys: ['holidays'],
  },
]

/** For settings in no subject. */
export const others = { name: 'Others', words: 'Everything else.' }
