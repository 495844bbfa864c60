import { expect, test } from 'vitest'
import { handoffAnswer, handoffIn } from './handoff.ts'

test.each([
  'I want to talk to a person',
  'can i speak with a real human please',
  'talk to humen',
  'human please',
  'real person',
  'connect me to an agent',
  'get me a representative',
  'is there someone I can talk to?',
  'manusher sathe kotha bolte chai',
  'ekjon manush er sathe ktha bolbo',
  'asol manush er sathe kotha bola jabe?',
  'karo sathe kotha bolte chai',
  'manager er sathe jogajog korte chai',
  'human er sathe kotha bolte chai 🙏',
  'I wanna chat with a human',
  'can a person call me',
  'ekta manush er sathe chat korbo',
  'bot er sathe na manusher sathe katha bolbo',
  'একজন মানুষের সঙ্গে কথা বলতে চাই',
  'মানুষের সাথে কথা বলব',
  'আসল মানুষের সঙ্গে কথা বলতে পারি?',
  'কারও সঙ্গে কথা বলা যাবে?',
  'লোকের সাথে কথা বলতে চাই',
  'talk to মানুষ',
  'ami ekta human chai',
  'live agent please',
  'i need a real person',
  'talk to a pirson',
])('%s asks for a person', (message) => {
  expect(handoffIn(message)).toBe('person')
})

test.each([
  'apnader sathe kotha bolte chai',
  'তোমাদের সঙ্গে যোগাযোগ করতে চাই',
  'how can I contact you?',
  'I want to talk to the team',
  'call korte chai',
  'ফোনে কথা বলতে চাই',
  'মানুষ চাই',
  'customer care number',
  'give me a person',
  'can you call me please',
  'phone number chai',
  'কাস্টমার কেয়ারের নম্বর',
  'আপনাদের ফোন নম্বরটা দিন',
  'apnader phone number ta deben?',
  'your email id please',
  'what is your whatsapp number',
  'whatsapp number koto',
  'contact number',
  'number ta din',
  'ইমেল আইডি দিন',
  'how can I email you',
  'mail korte chai',
])('%s asks for those of the house', (message) => {
  expect(handoffIn(message)).toBe('house')
})

test.each([
  'are you a human or a bot?',
  'tumi ki manush naki robot',
  'তুমি কি মানুষ?',
  'how many people are in the family',
  'team e koto lok ache',
  'notun video kobe asbe',
  'kemon acho',
  'collab korte chai',
  'আজ কী রান্না হচ্ছে?',
  'want to order a mug',
  'ma ki boke?',
  'thank you',
  'I love this person in the video',
  'video ta khub bhalo legeche',
  'ki kotha hocche',
  'people talk about your mother',
  'ma er sathe kotha bolte chai',
  'which phone do you use',
  'sir er nam ki ar koto din dhore porachhen',
  'asol lok ke',
  'travel agent chai',
  'estate agent number',
  'customer koto',
  'customer review',
  'contact lens chai',
  'phone kinte chai',
  'speak bengali please',
  'can you speak hindi please',
  'হিন্দিতে কথা বলো প্লিজ',
  'bhalo manush chai',
  'মানুষের মতো মানুষ চাই',
  'koto din por manush dekhte pabe',
  'video call korbe?',
  'need a job in your team',
  'amar bhai er phone kharap',
  'which episode number is this',
  'amar number ta ki peyechen',
  'roll number koto',
  'your number one fan',
  'I sent you an email yesterday',
  'ami mail korechi, uttor pai ni',
  'দুই নম্বর পর্বটা কবে',
  'can I get the email of the delivery boy',
  'ok bye, talk to you later',
  'talk to you later',
  'accha tata, pore kotha hobe',
])('%s does not', (message) => {
  expect(handoffIn(message)).toBeUndefined()
})

test.each(['bengali', 'benglish', 'english'] as const)(
  'the %s answer has all three links',
  (language) => {
    const contacts = {
      email: 'ma@example.com',
      whatsapp: '+91 98300 12345',
      youtube: '',
      instagram: '',
      twitter: '',
      replyPromise: '',
      reach: '',
      nextUpload: '',
      careLine: '',
    }
    const answer = handoffAnswer(language, contacts)
    for (const link of ['https://wa.me/919830012345', 'ma@example.com', '/work-with-us'])
      expect(answer).toContain(link)
  },
)
