/** Texts around search results, and ways on when the bot does not know. */
export const botOnward = {
  /** Above one or two cards. */
  found: {
    bengali: {
      one: 'মনে হয় এইটাই খুঁজছেন:',
      two: 'এই দুটোর একটা বোধহয়:',
      about: 'ঠিক উত্তরটা জানি না, তবে বাড়িতে এটা আছে:',
    },
    benglish: {
      one: 'Mone hoy eitai khujchen:',
      two: 'Ei dutor ekta bodhhoy:',
      about: 'Thik uttor ta jani na, tobe barite eta ache:',
    },
    english: {
      one: 'I think this is the one:',
      two: 'One of these two, I think:',
      about: 'I cannot say for sure, but the house has this:',
    },
  },
  /** After a plain "I do not know". */
  wayOn: {
    bengali: 'সব ভিডিও /videos পাতায়, কাজের কথা /work-with-us পাতায়।',
    benglish: 'Sob video /videos page e, kajer kotha /work-with-us page e.',
    english: 'All videos are at /videos, and work with us begins at /work-with-us.',
  },
  /** Chips after it. */
  onward: {
    bengali: ['সবচেয়ে নতুন ভিডিওটা দেখাও', 'কোলাব করতে চাই'],
    benglish: ['Sobcheye notun video ta dekhao', 'Collab korte chai'],
    english: ['Show me the newest video', 'We want to collaborate'],
  },
} as const

/** For messages about self-harm: kindness and a helpline, never a joke. */
export const careLine = {
  bengali:
    'আপনার কথাটা শুনলাম, আর এটা হেলাফেলার কথা নয়। আমি একটা বট, কিন্তু আপনি একা নন। এখনই একজন মানুষের সঙ্গে কথা বলুন: {care}, দিনরাত খোলা, পয়সা লাগে না, বাংলাতেও কথা বলা যায়। কাছের কাউকেও ডাকুন; এক্ষুনি বিপদ হলে 112।',
  benglish:
    'Apnar kotha ta shunlam, ar eta helaphelar kotha noy. Ami ekta bot, kintu apni eka non. Ekhoni ekjon manusher songe kotha bolun: {care}, din raat khola, poysa lage na, Banglateo kotha bola jay. Kacher kauke o dakun; ekkhuni bipod hole 112.',
  english:
    'I hear you, and I take it seriously. I am only a bot, but you are not alone. Please talk to a person now: {care}, free, day and night, in Bengali and English too. Call somebody close to you as well; if you are in danger right now, dial 112.',
} as const
