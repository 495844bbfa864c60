import type { Pitch, Section } from '@bong-bari/contract'
import { fallbackVideos } from '@bong-bari/site'

type DemoSection = Pick<Section, 'sectionType' | 'title' | 'content' | 'linkUrl' | 'buttonText'>

/** The demo has one section of each type, in this order. */
export const demoSections: DemoSection[] = [
  {
    sectionType: 'greeting',
    title: 'এসো, বসো, চা খাও!',
    content: 'জুতোটা বাইরে, হাসিটা সঙ্গে। Mind the cat, she was here first.',
    linkUrl: null,
    buttonText: null,
  },
  {
    sectionType: 'announcement',
    title: 'নতুন ভিডিও প্রতি শুক্রবার, রাত আটটায়',
    content: null,
    linkUrl: 'https://www.youtube.com/@bongbari',
    buttonText: 'Watch on YouTube',
  },
  {
    sectionType: 'offer',
    title: 'Flat 50% off',
    content: 'প্রথম সাবস্ক্রিপশনে অর্ধেক দাম। Ma bargained for it, so please do not bargain again.',
    linkUrl: '/blog/flat-50-off',
    buttonText: 'How the offer works',
  },
  {
    sectionType: 'banner',
    title: 'পুজোর ধামাকা',
    content: 'Six days, six sketches, one missing shoe.',
    linkUrl: '/blog',
    buttonText: 'Read the stories',
  },
]

type DemoPitch = Pick<Pitch, 'kind'> &
  Partial<Pick<Pitch, 'title' | 'figure' | 'content' | 'videoId'>>

/** The demo has some of each kind, so that the page is full. */
export const demoPitches: DemoPitch[] = [
  {
    kind: 'integration',
    figure: '₹40,000',
    content:
      'One scene in a weekly short\nScript to you before the shoot\nPinned comment for 7 days',
  },
  {
    kind: 'content',
    figure: '₹1,20,000',
    content: 'A video of your own, 60 to 90 seconds\nTwo rounds of script\nEnglish subtitles',
  },
  {
    kind: 'social',
    figure: '₹15,000',
    content: 'One reel and three stories\nYour page tagged\nNumbers after a week',
  },
  {
    kind: 'brand',
    title: 'মিষ্টি ঘর',
    figure: '4.2 lakh views',
    content: 'The doi ran out in two branches. Ma says it was the gecko.',
    videoId: 'pdjQpcVqxMU',
  },
  {
    kind: 'brand',
    title: 'Chhata & Co.',
    figure: '31,000 shares',
    content: 'One umbrella, three generations, no rain.',
    videoId: 'NRdGq7Ncqw0',
  },
  {
    kind: 'brand',
    title: 'Ghorer Moshla',
    figure: '2,400 orders in a week',
    content: 'Ma argued with the recipe on camera and the recipe lost.',
    videoId: '8gdxQ_dgFv8',
  },
  {
    kind: 'person',
    title: 'Mitali Sen',
    figure: 'Monday to Friday, 11 to 6',
    content: 'বাংলা আর English, দুটোতেই',
  },
  {
    kind: 'question',
    title: 'Who writes the script?',
    content:
      'We do, in Bangla. You read it before the shoot and say what is wrong about the product.',
  },
  {
    kind: 'question',
    title: 'কত দিন লাগে?',
    content: 'স্ক্রিপ্ট থেকে ভিডিও, সাধারণত তিন সপ্তাহ। পুজোর আগে একটু বেশি।',
  },
  {
    kind: 'question',
    title: 'May we use the video in our own advertisements?',
    content: 'Yes, for three months, and longer if we agree on it beforehand.',
  },
  // Each under the title of its own video: the picture beside it is that video's.
  ...fallbackVideos
    .slice(0, 3)
    .map(({ videoId, title }) => ({ kind: 'film' as const, title, videoId })),
]

export const demoWhatsappChannel = {
  settingKey: 'whatsappChannel',
  settingValue: 'https://whatsapp.com/channel/0029VaBongBari0demo2026',
}

/** A demo has no YouTube key, so its reach is a text that the team would type. */
export const demoReach = {
  settingKey: 'reach',
  settingValue: '4 lakh people laugh along every month',
}
