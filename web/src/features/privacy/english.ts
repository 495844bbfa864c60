import type { Entry, Facts } from './entry.ts'

const requestKept = ({ requestMonths: months }: Facts) =>
  months
    ? `A request that nobody has changed for ${months === 1 ? 'a month' : `${months} months`} is erased by itself. If we change this time, the new one applies after 30 days. You can ask us to erase yours earlier.`
    : 'A request stays until you ask us to erase it, or until we no longer need it.'

export const englishEntries = (facts: Facts): readonly Entry[] => [
  {
    title: 'In short',
    texts: [
      'You can look around without telling us anything. We set no cookies, track nobody, show no advertisements and sell nothing.',
      'We keep what you send with a form, to answer you. And we keep questions that our chat could not answer, without who asked.',
    ],
  },
  {
    title: 'When you send a request',
    texts: [
      'The form takes your name, your company, an e-mail address or a phone number, and, if you like, a message, a package, a budget and a month. By sending it you agree that we keep these to answer you and to talk about working together, and for nothing else.',
      'You can also tell Bong Bot. It asks for the same, and what was said earlier in that chat is kept with the request, up to 4,000 characters of it. What you answer goes nowhere until you have seen all of it and sent it.',
      'Beside them stand the time they came, when one of us first opened them, how far the talk has come, our notes on it, and which of us did what with it and when. Some requests we put apart as spam; everything here holds for those too.',
      'A mail with your request goes to those of our team who answer, and a short answer may go to you at once; both are sent through Amazon (SES).',
    ],
  },
  {
    title: 'How long we keep it',
    texts: [
      requestKept(facts),
      `Erased means erased everywhere at once: the request, our notes, the files that we had made of it on our server, and what you asked in the chat before it. What stays says nothing of you: a code made of the request’s number, which keeps it from coming back, and for ${facts.auditDays} days, with that number alone, which of us did what with it. Backups, which only bring back a broken table, forget it after ${facts.backupDays} days.`,
    ],
  },
  {
    title: 'When you chat with Bong Bot',
    texts: [
      `Your words go to our server to be answered, mostly with lines that we wrote ourselves. A question that none of them answers is kept for ${facts.unansweredDays} days, so that we can write one. We keep it without your name or address, and our machine takes out what looks like an e-mail address, a postal address or a long number, such as that of a phone or a card, also in words. It can miss one, so please write no such thing there.`,
      `When we have switched on a language model, such a question also goes to it, with up to ${facts.chatTurns} earlier lines of your chat. The model runs at Amazon (Bedrock), which says that it neither keeps what is asked nor trains on it. Your chat itself stays in your own tab, unless you send a request there.`,
    ],
  },
  {
    title: 'What your browser keeps',
    texts: [
      'There are no cookies. These names stand in the storage of your own browser, and you can delete them there. All but the first two go when you close the tab. Only those of us who log in have more there.',
    ],
    names: {
      sound: 'whether you want to hear the sounds',
      'last-visit': 'when you were here last, so that newer videos get a dot; it is sent to nobody',
      chat: 'your chat with Bong Bot',
      'chat-window': 'whether the chat is open, and where, so that it comes along to the next page',
      'home-request': 'what you have typed into the form of the home page, until it is sent',
      'work-request': 'what you have typed into the form of Work with us, until it is sent',
      'chat-request': 'what you have told Bong Bot for a request, until it is sent or stopped',
      receipt: 'the last request that you sent from this tab, until you press Forget it',
      'blog-pages':
        'which posts the blog has listed for you and how far down you have read, so that loading it again leads back there',
      reloaded: 'when a page last loaded itself again because a part of it was missing',
    },
  },
  {
    title: 'Videos, pictures and links',
    texts: [
      'A video comes from youtube-nocookie.com, and only when you press play; from then on the rules of Google hold. The small pictures of videos come from i.ytimg.com, which is also theirs, and a picture in a post may come from yet another address. Whoever sends you a picture sees your network address.',
      'Links to WhatsApp, YouTube, Instagram and others lead to houses with rules of their own.',
    ],
  },
  {
    title: 'Counting and logs',
    texts: [
      `So that one visitor cannot crowd out the others, we count calls by network address. We never store the address itself, only a code made from it with a secret that is new every day. A count holds for a day at most. Count and secret are gone within a few days, from backups within ${facts.backupDays}, and with the secret goes every way back to the address. Only of our own team is a code like that kept longer: for 30 days, of the networks from which they log in. Their own browsers keep for 180 days that they have logged in there.`,
      `Our logs say which call was made, when and how it ended. They hold no names, no addresses and nothing that you typed, and go after ${facts.logDays} days, or another time if our operator has set one.`,
    ],
  },
  {
    title: 'Where it lies, and who sees it',
    texts: [
      `What we keep lies with Amazon Web Services in ${facts.region}. Pages reach you through Amazon’s network, which has servers all over the world. Amazon works for us and may not use it for itself.`,
      'Of people, only those of our team who log in see your request. We give it to nobody else, unless a law makes us.',
    ],
  },
  {
    title: 'What you may ask of us',
    texts: [
      'You may see all that we hold of you, as one file; have it corrected; have it erased; take back your consent; and name somebody who asks in your place. It costs nothing and needs no reason.',
      'Write to {mail}. So that we know it is you, write from the e-mail address or name the phone number that you gave us. We answer within a month.',
    ],
  },
  {
    title: 'If you are not satisfied',
    texts: [
      'Complaints go to {mail} too; put the word “Grievance” in the subject, and a person reads it. If our answer does not help, you can turn to the Data Protection Board of India or, in Europe, to the authority of your country. The laws are India’s Digital Personal Data Protection Act, 2023, and the European GDPR.',
    ],
  },
  {
    title: 'Children',
    texts: [
      'Our videos are for every age, our forms for grown-ups. If you are under 18, let a parent write. If a child has sent us something, tell us and we erase it.',
    ],
  },
]
