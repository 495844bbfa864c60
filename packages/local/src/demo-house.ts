import type { Post, Section } from '@bong-bari/contract'

type DemoPost = Pick<Post, 'title' | 'slug' | 'excerpt' | 'content'>
type DemoSection = Pick<Section, 'sectionType' | 'title' | 'content' | 'linkUrl' | 'buttonText'>

/** Posts of the demo's blog, newest first. */
export const demoPosts: DemoPost[] = [
  {
    title: 'মায়ের হোয়াটসঅ্যাপ স্ট্যাটাস',
    slug: 'mayer-whatsapp-status',
    excerpt: 'মা স্ট্যাটাস দেওয়া শিখেছে। পাড়া এখন সব জানে।',
    content:
      '# প্রথম দিন\n\nছেলে বলেছিল, "মা, এখানে ছবি দিলে সবাই দেখতে পায়।" মা চশমাটা নাকের ডগায় এনে জিজ্ঞেস করল, "সবাই মানে? পাশের বাড়ির বৌদিও?"\n\nসেই থেকে সকাল সাতটায় স্ট্যাটাস: গোলাপের ছবি, নিচে "সুপ্রভাত"। আটটায়: কালকের বাজারের ফর্দ। নটায়: ছেলের ঘুমন্ত মুখ, নিচে লেখা "এই যে, এখনও ওঠেনি।"\n\n# দ্বিতীয় দিন\n\nপাড়ার মোড়ের চায়ের দোকানে ঢুকতেই দাদা বলল, "কী রে, কাল রাত দুটো অবধি জেগে ছিলি?" ছেলে বুঝল, ব্যক্তিগত জীবন বলে আর কিছু রইল না।\n\nতবে একটা লাভ হয়েছে। স্ট্যাটাস দেখে মাসি ইলিশ পাঠিয়েছে। শেষ পিসটা কার, সে গল্প আর একদিন।',
  },
  {
    title: 'The Lost Remote and Other Family Mysteries',
    slug: 'the-lost-remote',
    excerpt: null,
    content:
      '# The crime\n\nAt nine in the evening, with the serial about to begin, the remote was gone. Ma looked at the son. The son looked at the cat. The cat looked at the window, which in our house counts as a confession.\n\n# The investigation\n\nMa questioned everybody once, then everybody again in a louder voice. She found two pens, the electricity bill of March, and a biscuit that the son had hidden from himself. "খুঁজলে সব পাওয়া যায়," she said. Look and you shall find everything, except what you are looking for.\n\n# The truth\n\nIt was in the fridge, beside the mishti doi. Nobody had put it there. Nobody ever does.\n\nThe episode took us one afternoon to shoot and four days to stop arguing about. It is still the most forwarded video of the channel, and the remote now lives on a string.',
  },
  {
    title: 'Behind the Window: How We Shoot',
    slug: 'behind-the-window',
    excerpt: 'One phone, one balcony, one mother who does not do retakes.',
    content:
      '# One phone\n\nWe shoot on a phone tied to a clothes horse. The light comes from the balcony until four, when the neighbour hangs out her sarees and the whole room turns pink.\n\n# No script, only a fight\n\nMost videos begin as something that was really said at lunch. The son writes it down, Ma reads it and says, "আমি এরকম কথা বলি?" Then she says it again, better, and that is the take.\n\n# The gecko\n\nIf the gecko on the wall goes "tik tik tik" during a line, the line stays. In this house that settles it.',
  },
]

/** Sections of the demo's home page, in display order: one of each type. */
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
    linkUrl: '/contact',
    buttonText: 'Claim it at the door',
  },
  {
    sectionType: 'banner',
    title: 'পুজোর ধামাকা',
    content: 'Six days, six sketches, one missing shoe.',
    linkUrl: '/blog',
    buttonText: 'Read the stories',
  },
]
