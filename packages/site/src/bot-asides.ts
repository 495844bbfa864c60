/** What the bot says to somebody who asks nothing. */
export const botAsides = {
  /** Thanks, or an ok, after an answer. */
  enough: {
    bengali: 'খুশি হলাম! আর কিছু জানার থাকলে বলুন, চা এখনও শেষ হয়নি।',
    benglish: 'Khushi holam! Aar kichu janar thakle bolun, cha ekhono sesh hoyni.',
    english: 'Glad to help! Ask away if there is more, the tea is not finished yet.',
  },
  /** The last answer is wanted in this language, and nobody has taught it. */
  untold: {
    bengali: 'এটা বাংলায় আমাকে কেউ শেখায়নি, দুঃখিত। /contact পাতায় মানুষ আছে, ওরা বাংলায় বলে দেবে।',
    benglish:
      'Eta Benglish e amake keu shekhayni, sorry. /contact page e manush ache, ora bole debe.',
    english:
      'Nobody has taught me that one in English, sorry. There are people at /contact who will tell you.',
  },
} as const

/** To who says that they want to harm themselves: kindness and a line where people answer, never a joke. */
export const careLine = {
  bengali:
    'আপনার কথাটা শুনলাম, আর এটা হেলাফেলার কথা নয়। আমি একটা বট, কিন্তু আপনি একা নন। এখনই একজন মানুষের সঙ্গে কথা বলুন: {care}, দিনরাত খোলা, পয়সা লাগে না, বাংলাতেও কথা বলা যায়। কাছের কাউকেও ডাকুন; এক্ষুনি বিপদ হলে 112।',
  benglish:
    'Apnar kotha ta shunlam, ar eta helaphelar kotha noy. Ami ekta bot, kintu apni eka non. Ekhoni ekjon manusher songe kotha bolun: {care}, din raat khola, poysa lage na, Banglateo kotha bola jay. Kacher kauke o dakun; ekkhuni bipod hole 112.',
  english:
    'I hear you, and I take it seriously. I am only a bot, but you are not alone. Please talk to a person now: {care}, free, day and night, in Bengali and English too. Call somebody close to you as well; if you are in danger right now, dial 112.',
} as const
