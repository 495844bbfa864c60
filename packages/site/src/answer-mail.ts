/**
 * The optional automatic reply to a brand; `{promise}` is when a person answers. Repeats nothing
 * that was typed, since anybody may type anybody's address.
 */
export const answerMail = {
  subject: 'We have your request · আপনার অনুরোধ পেয়েছি',
  bengali: [
    'নমস্কার,',
    'আপনার অনুরোধ আমাদের কাছে পৌঁছেছে, ধন্যবাদ। আমাদের একজন মানুষ পড়ে উত্তর দেবেন। সময় লাগে: {promise}।',
    'আপনি যদি আমাদের না লিখে থাকেন, কেউ ভুল করে আপনার ঠিকানা দিয়েছেন; আপনাকে কিছু করতে হবে না।',
  ],
  english: [
    'Hello,',
    'Your request has reached us, thank you. A person reads it and answers you within {promise}.',
    'If you did not write to us, somebody gave your address by mistake; there is nothing you need to do.',
  ],
} as const
