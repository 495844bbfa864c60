/** Texts around search results, and ways on when the bot does not know. */
export const botOnward = {
  /** Stands above the card of a video or post that was found: the one that was asked for, the nearest to it, or one that only fits. */
  found: {
    bengali: {
      nearest: 'ঠিক এরকম কিছু পেলাম না, সবচেয়ে কাছের এইটা। আর একটু বলুন, কে কী করছিল:',
      one: 'মনে হয় এইটাই খুঁজছেন। না হলে আর একটু বলুন, কে কী করছিল:',
      about: 'ঠিক উত্তরটা জানি না, তবে বাড়িতে এটা আছে:',
    },
    benglish: {
      nearest: 'Thik emon kichu pelam na, sobcheye kacher eita. Ar ektu bolun, ke ki korchilo:',
      one: 'Mone hoy eitai khujchen. Na hole ar ektu bolun, ke ki korchilo:',
      about: 'Thik uttor ta jani na, tobe barite eta ache:',
    },
    english: {
      nearest:
        'I find nothing just like that; the nearest is this. Tell me a little more, who does what in it:',
      one: 'I think this is the one. If not, tell me a little more, who does what in it:',
      about: 'I cannot say for sure, but the house has this:',
    },
  },
  /** Follows a plain "I do not know". */
  wayOn: {
    bengali: 'মানুষের উত্তর চাইলে /contact পাতায় লিখুন, ওরা জানবে। সব ভিডিও /videos পাতায়।',
    benglish: 'Manusher uttor chaile /contact page e likhun, ora janbe. Sob video /videos page e.',
    english: 'For an answer from a person write through /contact. All videos are at /videos.',
  },
  /** Follows where the chips say what was probably meant. */
  orMeant: {
    bengali: 'না কি নিচের কোনোটা জানতে চাইছিলেন?',
    benglish: 'Na ki nicher konota jante chaichilen?',
    english: 'Or did you mean one of these?',
  },
  /** Instead of it, to a brand whose question is unsure. */
  unsureOfBusiness: {
    bengali:
      'এটা আমি নিজে কথা দিতে পারি না, একজন মানুষ আপনার সঙ্গে ঠিক করবে। এখানেই লিখে দিন, নয়তো /contact পাতা থেকে মেল বা হোয়াটসঅ্যাপে। না কি নিচের কোনোটা জানতে চাইছিলেন?',
    benglish:
      'Eta ami nije kotha dite pari na, ekjon manush apnar sathe thik korbe. Ekhanei likhe din, noyto /contact page theke mail ba WhatsApp e. Na ki nicher konota jante chaichilen?',
    english:
      'That is not for me to promise: a person settles it with you. Tell us right here, or by e-mail or WhatsApp from /contact. Or did you mean one of these?',
  },
  /** The chips that are offered after the answer. */
  onward: {
    bengali: ['সবচেয়ে নতুন ভিডিওটা দেখাও', 'কোলাব করতে চাই'],
    benglish: ['Sobcheye notun video ta dekhao', 'Collab korte chai'],
    english: ['Show me the newest video', 'We want to collaborate'],
  },
  /** The last answer was requested in this language, which its row lacks. */
  untold: {
    bengali: 'এটা বাংলায় আমাকে কেউ শেখায়নি, দুঃখিত। /contact পাতায় মানুষ আছে, ওরা বাংলায় বলে দেবে।',
    benglish:
      'Eta Benglish e amake keu shekhayni, sorry. /contact page e manush ache, ora bole debe.',
    english:
      'Nobody has taught me that one in English, sorry. There are people at /contact who will tell you.',
  },
  /** No video or post is like what somebody half remembers. */
  notFound: {
    bengali:
      'এরকম কিছু খুঁজে পেলাম না। আর একটু বলুন, কে কী করছিল? নিজে খুঁজতে চাইলে সব ভিডিও /videos পাতায়, লেখা /blog-এ।',
    benglish:
      'Emon kichu khunje pelam na. Ar ektu bolun, ke ki korchilo? Nije khujte chaile sob video /videos page e, lekha /blog e.',
    english:
      'I find nothing like that here. Tell me a little more: who does what in it? To look yourself, all videos are at /videos and the stories at /blog.',
  },
} as const
