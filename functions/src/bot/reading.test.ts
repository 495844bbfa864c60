import { expect, test } from 'vitest'
import { findMessageIntents, minSure } from './message-intents.ts'
import { readMessage } from './reading.ts'

const wishes = (message: string) => findMessageIntents(readMessage(message, [])).map(({ id }) => id)

test.each([
  ['what is the price and how soon do you reply?', ['price', 'howlong']],
  ['রিল বানাতে কত টাকা নেন আর কত দিন লাগে?', ['price', 'making']],
  ['are there subtitles? and can I download the videos?', ['subtitles', 'download']],
  ['subtitle ache? ar merch kothay pabo?', ['subtitles', 'merch']],
])('%s asks two things', (message, ids) => {
  expect(wishes(message).toSorted()).toEqual(ids.toSorted())
})

test.each([
  ['Hello Ma! Since when have you been making these videos?', 'since'],
  ['আমাদের গয়নার দোকান আছে, একটা ভিডিও করাতে চাই। কত লাগবে?', 'price'],
  ['Nomoshkar, tomader dekhle mon bhalo hoye jay. Kolkatar baire kokhono show koro?', 'live'],
])('%s is answered where it asks, not where it is polite', (message, id) => {
  expect(wishes(message)).toEqual([id])
})

test.each([
  ['I do not want a joke', 'ok'],
  ['not the newest one, what is the funniest video?', 'watch'],
  ['blog na, ekta mojar video dekhao', 'watch'],
  ['কোলাব চাই না', 'notbrand'],
  ['video does not play', 'trouble'],
  ['notun video nei keno?', 'new'],
  ['ভিডিও চলছে না', 'trouble'],
  ['ekta joke bolo na', 'joke'],
])('%s means what it says beside its “not”', (message, id) => {
  expect(wishes(message)).toEqual([id])
})

test('whoever wants no collaboration is not answered as a brand', () => {
  const pronam = 'আমি বিজ্ঞাপন দিতে চাই না, শুধু মাকে একটা প্রণাম জানাতে চাই'
  const [first] = findMessageIntents(readMessage(pronam, []))
  expect(first?.id === 'work' && first.probability >= minSure).toBe(false)
})

test('politeness beside a question is left out, and a sign alone says something', () => {
  expect(wishes('Hello! Are there subtitles?')).toEqual(['subtitles'])
  expect(wishes('🙏')).toEqual(['hello'])
  expect(wishes('😂😂')).toEqual(['laugh'])
})

test('words that no way to ask has make a meaning improbable', () => {
  const [first] = readMessage('where is the zorblatt', []).whole.intents
  expect(first?.id === 'none' || (first?.probability ?? 1) < 0.5).toBe(true)
})

const distressIn = (message: string) =>
  readMessage(message, []).whole.intents.find(({ id }) => id === 'care')?.probability ?? 0

test.each([
  'I want to kill myself',
  'ami ar bachte chai na',
  'আমি আর বাঁচতে চাই না',
  'আত্মহত্যা করতে ইচ্ছে করছে',
  'honestly I just want it all to end, I cannot live like this',
  'bish khabo',
])('%s is heard as distress', (message) => {
  expect(distressIn(message)).toBeGreaterThanOrEqual(0.25)
})

test.each([
  'hashte hashte more gelam',
  'this joke killed me',
  'মরে গেলাম হাসতে হাসতে',
  'mom will kill me if she sees this',
  'amar mon kharap',
])('%s is not', (message) => {
  expect(distressIn(message)).toBeLessThan(0.25)
})

/** What is refused and what is wanted instead, each with alternatives. */
const refusals: [message: string, refused: string, wanted: string][] = [
  ['ami chakri chai na, sudhu video dekhte chai', 'join', 'watch/all/newest'],
  ['আমি কাজ করতে চাই না, শুধু জানতে চাই ভিডিও কবে আসবে', 'work/join', 'new'],
  ["don't tell me about the price, how long does it take to make?", 'price', 'making'],
  ['not asking for a discount, just tell me your reach', 'offer/price', 'reach'],
  ['দাম জানতে চাই না, স্ক্রিপ্ট দেখাবেন কি না বলুন', 'price', 'script'],
  ['joke chai na, notun video ta dekhao', 'joke', 'newest/new/watch'],
  ['no jokes please, where can I read the blog?', 'joke', 'blog'],
  ['I am not looking for a job, I want to sponsor a video', 'join', 'work'],
  ['কোলাব না, শুধু আপনাদের সঙ্গে একবার দেখা করতে চাই', 'work', 'meet'],
  ['merch lagbe na, autograph pabo?', 'merch', 'shoutout/meet'],
  ["I don't need the newest one, show me the old videos", 'newest', 'all'],
  ['stop sending me links to the blog, show me a video', 'blog', 'watch/newest/all'],
  ['ইনস্টাগ্রাম না, ফোন নম্বরটা দিন', 'social', 'contact'],
  ['instagram noy, whatsapp number ta din', 'social', 'contact'],
  ['we do not want barter, what is your rate?', 'barter', 'price'],
  ['ami brand noi, sudhu ekta golpo pathate chai', 'work', 'story'],
  ['live না, কোনো অনুষ্ঠানে আসবেন কি?', 'live', 'events'],
  ['not interested in a media kit, just send the prices', 'mediakit', 'price'],
  ['গল্প শোনাতে হবে না, একটা জোক বলো', 'story', 'joke'],
  ["I didn't ask who you are, I asked for a human", 'bot', 'person/human'],
  ['মার্চ কিনব না, ব্লগটা কোথায় পড়ব?', 'merch', 'blog'],
  ['ami kono gift pathabo na, apnader mail id ta din', 'gift', 'contact'],
  ['forget the price, who watches your videos?', 'price', 'reach'],
  ['not the whole list, just one good video', 'all', 'watch'],
  ['subtitle noy, video ta Hindi na Bangla seta janao', 'subtitles', 'language'],
  ['সাবস্ক্রাইব করতে চাই না, শুধু লাইভ কবে হবে বলুন', 'subscribe', 'live'],
  ['I am not complaining, I love the videos', 'sorry', 'praise/warm/love'],
  ['download lagbe na, repost korte parbo kina bolo', 'download', 'reuse'],
  ['no need for a script, we want to know the delivery date', 'script', 'making'],
  ['আড্ডা না, কাজের কথা বলতে চাই', 'hello', 'work/contact/person/packages'],
  ['টাকা দেব না, প্রোডাক্ট পাঠালে ভিডিও করবেন?', 'invoice', 'barter'],
  ['ami video banabo na, kintu golpo likhe pathabo', 'howto', 'story'],
  ['dekha korte chai na, sudhu ekta selfie video wish chai', 'meet', 'shoutout'],
  ["I'm not asking where you live, I'm asking since when you make videos", 'where', 'since'],
  ['rather than a reel, what other packages exist?', 'none', 'packages'],
  ['মিডিয়া কিট লাগবে না, সাবস্ক্রাইবার কত বললেই হবে', 'mediakit', 'reach'],
  ['no blog, just the funniest video please', 'blog', 'watch'],
  ['gaan er naam chai na, subtitle kothay pabo', 'music', 'subtitles'],
  ['skip the small talk, what do you charge', 'hello', 'price'],
  ['ফেসবুক নয়, মেল আইডি চাই', 'social', 'contact'],
]

/** What both questions mean, with alternatives. */
const doubleQuestions: [message: string, wanted: string][] = [
  ['notun video kobe asbe r ma kemon ache', 'new+family'],
  ['তোমাদের বাড়ি কোথায় আর কবে থেকে ভিডিও করছ?', 'where+since'],
  ['what camera do you use and who writes the stories?', 'shoot+who/shoot'],
  ['how much does a reel cost and can we see the script first?', 'price+script'],
  ['জিএসটি বিল পাব? আর অ্যাডভান্স কত দিতে হবে?', 'invoice'],
  ['subtitle kivabe on korbo? download kora jabe?', 'subtitles+download'],
  ['insta te achen? ar subscribe korte taka lage?', 'social+subscribe'],
  ['is it safe for my kids and which language is it in?', 'kids+language'],
  ['বাচ্চারা দেখতে পারবে? কোন ভাষায় ভিডিও?', 'kids+language'],
  ['apnader subscriber koto r ekta video r dam koto?', 'reach+price'],
  ['do you sell mugs, and can I visit the house?', 'merch+meet'],
  ['রিল পোস্ট করলে কপিরাইট দেবেন? আর ভিডিও নামানো যাবে?', 'reuse+download'],
  ['how many subscribers do you have? do you have a media kit?', 'reach+mediakit'],
  ['kon brand er kaj koren na? ar baire theke payment neben?', 'refuse+abroad'],
  ['কলেজ ফেস্টে আসবেন? কত টাকা লাগবে?', 'events+price'],
  ['ami acting korte chai, ar audition kobe hobe? abar ekta golpo o ache', 'join+story'],
  ['who made this website and what happens to my data?', 'site+privacy'],
  ['আমার গল্প পাঠাব কোথায় আর ফোন নম্বরটা কী?', 'story+contact'],
  ['koto dine reply den? ar request pathiyechi ki holo?', 'howlong+status/status'],
  ['can you show an example and how many views will we get?', 'example+results'],
]

/** Many are other wordings than those that the patterns were written for, so one in ten may fail. */
const minShare = 0.9

test('of messages that refuse one thing and want another, nine in ten get what they want', () => {
  const right = refusals.filter(([message, refused, wanted]) => {
    const ids = wishes(message)
    return (
      wanted.split('/').some((id) => ids.includes(id)) &&
      !refused.split('/').some((id) => ids.includes(id))
    )
  })
  expect(right.length / refusals.length).toBeGreaterThanOrEqual(minShare)
})

test('of messages with two questions, nine in ten get both', () => {
  const right = doubleQuestions.filter(([message, wanted]) => {
    const ids = wishes(message)
    return wanted.split('/').some((both) => both.split('+').every((id) => ids.includes(id)))
  })
  expect(right.length / doubleQuestions.length).toBeGreaterThanOrEqual(minShare)
})

test('a message that two rows share gets both', () => {
  expect(wishes('আমার পাঠানো মেলের জবাব পাইনি এক সপ্তাহ হল')).toContain('status')
  expect(wishes('show me a past paid video of yours')).toContain('example')
})

test.each([
  ['bhai kaise ho', 'hello'],
  ['kya haal hai', 'hello'],
  ['naya video kab aayega', 'new'],
  ['hindi mein baat karo', 'hindi'],
])('%s is understood, and answered in English', (message, id) => {
  expect(wishes(message)).toEqual([id])
  expect(readMessage(message, []).language).toBe('english')
})

test.each(['kemon acho bhai', 'notun video kobe asbe', 'ami Hindi bujhi na'])(
  '%s is Bengali',
  (message) => {
    expect(readMessage(message, []).language).toBe('benglish')
  },
)

const askedBefore = (...messages: string[]) =>
  messages.map((content) => ({ role: 'user' as const, content }))

test.each([
  ['bye', askedBefore('notun video kobe asbe', 'thanks'), 'benglish'],
  ['ok bye', askedBefore('ভিডিও চলছে না', 'hello'), 'bengali'],
  ['collab?', askedBefore('how do I reach you', 'ok'), 'english'],
])(
  '%s is answered in the language of the last message that has one',
  (message, history, language) => {
    expect(readMessage(message, history).language).toBe(language)
  },
)
