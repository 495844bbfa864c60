/** What happens in each of the built-in videos. The search finds them by these words. */
type Words = {
  aboutBn: string
  aboutEn: string
}

export const fallbackWords: Readonly<Record<string, Words>> = {
  pdjQpcVqxMU: {
    aboutBn: 'রাত দুটো। লেপের নিচে একটা আলো জ্বলছে, আর দরজায় মা। মোবাইলটা কার হাতে যাবে, সেটা সবাই জানে।',
    aboutEn:
      'Two in the morning, a light under the blanket, and Ma in the doorway. Everybody knows in whose hand the mobile ends.',
  },
  '8gdxQ_dgFv8': {
    aboutBn: 'পাতে ইলিশের শেষ টুকরোটা পড়ে আছে। মা বলে, তুই খা। ছেলে বলে, তুমি খাও। তারপর ঝগড়া।',
    aboutEn:
      'One last piece of hilsa on the plate. Ma says, you eat it. The son says, no, you. Then they fight over the fish.',
  },
  rGOvg5PJtXA: {
    aboutBn: 'মামার বাড়ি তিন দিনের জন্য। মা ব্যাগ গোছাতে বসলেন সোমবার, শেষ হল সতেরোটায়।',
    aboutEn:
      "Three days at uncle's house. Ma began packing on Monday and stopped at seventeen bags; the luggage has its own taxi.",
  },
  Gyo_QpZQuPU: {
    aboutBn: 'দরজায় অতিথি, উনুনে চায়ের জল, আর আলমারির ভালো কাপগুলো কোথাও নেই।',
    aboutEn:
      'The bell rings, the tea is on, the visitors sit down, and the good cups of the showcase are nowhere to be found.',
  },
  GJfHWL0ro_A: {
    aboutBn: 'মা ভিডিও কল করতে শিখেছে। মুখ নয়, পর্দায় শুধু কপাল আর ঘরের পাখা।',
    aboutEn:
      'Ma has learnt to make a video call on WhatsApp. On the screen there is a forehead, and above it the ceiling fan.',
  },
  NRdGq7Ncqw0: {
    aboutBn: 'আকাশে কড়া রোদ, বৃষ্টির নাম নেই। তবু ছাতা নিয়ে মায়ের পুরো একটা বক্তৃতা।',
    aboutEn:
      'The sun is out, there is no rain, and still nobody leaves the house without the umbrella and the lecture about it.',
  },
}
