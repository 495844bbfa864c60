/** The button under an answer that was not meant, and the reply to it. */
export const chatNotMeant = {
  bengali: {
    say: 'এটা জানতে চাইনি',
    failed: 'জানানো গেল না। আবার চেষ্টা করুন',
    noted: 'টুকে রাখলাম, বাড়ির লোক দেখে শুধরে দেবেন। অন্যভাবে জিজ্ঞেস করে দেখুন তো?',
  },
  benglish: {
    say: 'Eta jante chaini',
    failed: 'Janano gelo na. Abar cheshta korun',
    noted: 'Tuke rakhlam, barir lok dekhe shudhre deben. Onnobhabe jiggesh kore dekhun to?',
  },
  english: {
    say: 'Not what I meant',
    failed: 'That did not get through. Try again',
    noted: 'Noted, and the house will mend it. Ask me another way, maybe?',
  },
} as const
