/** What happens in each of the built-in videos, which YouTube does not tell. The search finds them by these words. */
export const fallbackDescriptions: Readonly<Record<string, string>> = {
  pdjQpcVqxMU: `রাত দুটো। লেপের নিচে একটা আলো জ্বলছে, আর দরজায় মা। মোবাইলটা কার হাতে যাবে, সেটা সবাই জানে।

Two in the morning, a light under the blanket, and Ma in the doorway. Everybody knows in whose hand the mobile ends.`,
  '8gdxQ_dgFv8': `পাতে ইলিশের শেষ টুকরোটা পড়ে আছে। মা বলে, তুই খা। ছেলে বলে, তুমি খাও। তারপর ঝগড়া।

One last piece of hilsa on the plate. Ma says, you eat it. The son says, no, you. Then they fight over the fish.`,
  rGOvg5PJtXA: `মামার বাড়ি তিন দিনের জন্য। মা ব্যাগ গোছাতে বসলেন সোমবার, শেষ হল সতেরোটায়।

Three days at uncle's house. Ma began packing on Monday and stopped at seventeen bags; the luggage has its own taxi.`,
  Gyo_QpZQuPU: `দরজায় অতিথি, উনুনে চায়ের জল, আর আলমারির ভালো কাপগুলো কোথাও নেই।

The bell rings, the tea is on, the visitors sit down, and the good cups of the showcase are nowhere to be found.`,
  GJfHWL0ro_A: `মা ভিডিও কল করতে শিখেছে। মুখ নয়, পর্দায় শুধু কপাল আর ঘরের পাখা।

Ma has learnt to make a video call on WhatsApp. On the screen there is a forehead, and above it the ceiling fan.`,
  NRdGq7Ncqw0: `আকাশে কড়া রোদ, বৃষ্টির নাম নেই। তবু ছাতা নিয়ে মায়ের পুরো একটা বক্তৃতা।

The sun is out, there is no rain, and still nobody leaves the house without the umbrella and the lecture about it.`,
}
