/** Default reply templates until the team writes its own; the sender fills everything but `{promise}`. */
const templates = [
  {
    name: 'First answer',
    bodyBn: `নমস্কার {name},

বং বাড়িতে লেখার জন্য অনেক ধন্যবাদ! আপনার কথা আমরা পড়েছি, আর {company}-এর জন্য কী করা যায় তাই নিয়ে বাড়িতে চায়ের আড্ডা শুরু হয়ে গেছে।

একটা গল্পের ভাবনা আর আন্দাজ খরচ নিয়ে আমরা আবার লিখব। সময় লাগে: {promise}। তার আগে কিছু জানতে চাইলে এখানেই লিখুন।

{owner}
বং বাড়ি`,
    bodyEn: `Hello {name},

Thank you for writing to Bong Bari! We have read it, and what we could make for {company} is being argued about at home already, over tea.

We write again with an idea for a story and a rough price, within {promise}. If there is anything you want to know before that, just answer here.

{owner}
Bong Bari`,
  },
  {
    name: 'Details wanted',
    bodyBn: `নমস্কার {name},

{company}-এর জন্য একটা সত্যিকারের বাড়ির গল্প ভাবতে চাই। তার আগে কয়েকটা কথা জানলে সুবিধা হয়:

- ভিডিওটা কীসের জন্য, আর কারা দেখলে আপনি খুশি হবেন?
- কবে নাগাদ দরকার?
- খরচ মোটামুটি কত ভেবেছেন?
- কী বলতেই হবে, আর কী একেবারেই নয়?

যতটুকু জানেন লিখুন, বাকিটা আমরা একসঙ্গে ভেবে নেব।

{owner}
বং বাড়ি`,
    bodyEn: `Hello {name},

We would like to find a true story of a home for {company}. A few things would help us:

- What is the video for, and who should see it?
- By when do you need it?
- What did you think of spending, roughly?
- What must be said, and what must not?

Write what you know; we work out the rest together.

{owner}
Bong Bari`,
  },
] as const

export type ReplyTemplate = { name: string; bodyBn: string; bodyEn: string }

export const replyTemplatesWith = ({ en, bn }: { en: string; bn: string }): ReplyTemplate[] =>
  templates.map(({ name, bodyBn, bodyEn }) => ({
    name,
    bodyBn: bodyBn.replace('{promise}', () => bn),
    bodyEn: bodyEn.replace('{promise}', () => en),
  }))
