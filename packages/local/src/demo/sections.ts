import type { Section } from '@bong-bari/contract'

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
