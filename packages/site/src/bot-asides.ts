/** Replies to messages that ask nothing. */
export const botAsides = {
  /** The last answer was requested in this language, which it lacks. */
  untold: {
    bengali: 'এটা বাংলায় আমাকে কেউ শেখায়নি, দুঃখিত। /contact পাতায় মানুষ আছে, ওরা বাংলায় বলে দেবে।',
    benglish:
      'Eta Benglish e amake keu shekhayni, sorry. /contact page e manush ache, ora bole debe.',
    english:
      'Nobody has taught me that one in English, sorry. There are people at /contact who will tell you.',
  },
} as const
