import { type Language, tokens } from '@bong-bari/text'

const typedAs = (list: string) => new Set(tokens(list))

const enough = typedAs(
  'thanks thank thanx thnx thnks thx tnx thanku thankyou ty tysm tq ok okay okk oki okey k kk accha acha achha bujhlam bujhechi bujhte bujhesi understood noted great perfect cool alright dhonnobad dhonyobad dhanyabad ধন্যবাদ আচ্ছা ওকে বুঝলাম বুঝেছি থ্যাংকস থ্যাঙ্কস থ্যাংক থ্যাঙ্ক কৃতজ্ঞ উপকার upokar grateful see helpful bash ব্যাস বেশ besh thik ঠিক got',
)

const beside = typedAs(
  'you u so much very a lot many i it that this the all for your help helping is good nice fine then now me my dear team sir madam mam dada didi bhai bon kaku kaka bhaia onek khub khubi bhalo valo holo hlo hoyeche hoyechhe gechi gelam parlam ache ase achhe hmm hm oh o ah yes ya haan ha right super darun wow jene nilam jenechi peye peyechi apnake apnader tomake tomader bot bong and ar আর ও হ্যাঁ হুম আছে অনেক খুব ভালো দাদা দিদি ভাই ইউ আপনাকে আপনাদের তোমাকে তোমাদের হলো হল হয়েছে পারলাম গেছি দারুণ সুন্দর তাহলে tahole tobe তবে জেনে নিলাম পেয়ে গেলাম very well was really truly sotti সত্যি sweet again love bye জানলাম janlam',
)

/** Thanks, or ok. */
export const isEnough = (message: string) => {
  const words = tokens(message)
  return (
    words.length > 0 &&
    words.length <= 9 &&
    words.some((word) => enough.has(word)) &&
    words.every((word) => enough.has(word) || beside.has(word))
  )
}

const more = typedAs(
  'another more again next one r ar aro arekta ekta abar ekbar bolo bolun please plz joke jokes a tell me aar o na koyekta আরেকটা আর আরও আরো একটা একবার আবার বলো বলুন জোক প্লিজ ও না ekti hok hobe',
)
const again = typedAs('another more again next r ar aro aar arekta abar আরেকটা আর আরও আরো আবার')

/** "one more", "আরেকটা" */
export const wantsMore = (message: string) => {
  const words = tokens(message)
  return (
    words.length <= 6 &&
    words.every((word) => more.has(word)) &&
    words.some((word) => again.has(word))
  )
}

const tongues: Record<Language, Set<string>> = {
  bengali: typedAs('bengali bangla banglay banglai banglate বাংলা বাংলায় বাংলাতে bangali'),
  benglish: typedAs('benglish banglish benglishe banglishe বেংলিশ বাংলিশ romanised'),
  english: typedAs(
    'english englishe ingreji ingriji ingrejite engreji ingrejitey eng ইংরেজি ইংরেজিতে ইংরাজি ইংরাজিতে ইংলিশ ইংলিশে',
  ),
}

const asking = typedAs(
  'in to into e te ta tai a the same it this that answer reply say tell write speak type again once please plz pls kindly can could would you u will me us now and but sorry bolun bolo bolen bolben bolbe bolte bolna bol blun blo na to likhun likho lekho likhe din dao diben deben den parben paren parbe parbo ki kore ektu aktu abar eta seta ota uttor jobab amake dada didi bhai korun koro translate translation explain repeat lagbe chai bujhi bujhlam বলুন বলো বলেন বলবেন বল বলতে না তো লিখুন লেখো লিখে দিন দাও দেবেন পারবেন পারেন কি একটু আবার এটা সেটা ওটা উত্তর উত্তরটা জবাব আমাকে দাদা দিদি ভাই করুন করো অনুবাদ করে প্লিজ বুঝিয়ে লাগবে চাই আর ar kintu how about what i want need',
)

const longestRequest = 9

/** Undefined if it asks more. */
export const languageWanted = (message: string): Language | undefined => {
  const words = tokens(message)
  if (words.length > longestRequest) return undefined
  const named = (Object.keys(tongues) as Language[]).filter((language) =>
    words.some((word) => tongues[language].has(word)),
  )
  const [wanted] = named
  if (!wanted || named.length > 1) return undefined
  return words.every((word) => tongues[wanted].has(word) || asking.has(word)) ? wanted : undefined
}
