/** Words that any sentence of families and neighbours may have, beside those of weak.ts. */
export const homeWeak = `
somebody, anybody, nobody, noone, somebody else
otherwise, unless, whether, whereas, since, thus, hence, thereby, therefore, so that, as soon as, by chance, by mistake, by any chance, at least, at times, again and again
approach, expect, expecting, expected, consider, arrange, arranged, supposed, suppose to, likely, unlikely, apparently, particularly, specifically, recently, currently, presently, previously, initially, eventually, anymore, no longer, any longer
appear, appears, appeared, remaining here, look like, looks like, begin to, set up, carry on
said, mentioned to me
same way, other way, that way
plenty, plenty of, a couple, couple of, a bunch, loads of, dozens, various, different kinds
bit later, sooner, sometime, some time, these times, this time, next time, every time, each time, any time, all day, whole day, day and night
moved, newly shifted, recently moved, bumped into, dropped by
absolutely, seriously speaking, desperately, badly need, dearly, terribly, awfully, incredibly, extremely, hugely, fairly, pretty much
poor me, poor thing, god knows, thank god, touch wood, fingers crossed
একলা, একাকী, তিনজন, চারজন, পাঁচজন, অনেকেই, বাদবাকি, সবাইয়ের, সবকিছু
ওসব, সেসব, এইসব, ওইসব, সেইসব, এতেও, তাতেও, এতেই, তাতেই, ওতে, এখানকার, ওখানকার, সেখানকার, কোত্থেকে
এনে, এনেছে, এলাম, আসিনি, আসেননি, আসেনি তো, যাইনি, যায়নি, পাইনি, পাননি, হইনি, করেননি, বলেননি, জানায়নি, নিইনি, নেননি, দিইনি, দেননি, দেয়নি, ছিলাম, ছিলাম না, থাকেননি, রইলাম, রইল, রইলেন, রইব, বেরিয়ে, বেরিয়েছে, বেরোল, ঢুকে, উঠে পড়ে, পড়ে গেল, পেরিয়ে, পেরোলে, মিলিয়ে, থেমে, ফিরে, ফিরব, ফিরবে, ফিরছি, বসিয়েছি, বসানো, দিয়েছিলাম, দিয়েছিলেন, নিয়েছিলাম, নিয়েছিলেন
রোজকার, সারারাত ধরে, দিনরাত, দিনভর, সারা বছর, সারাবছর, সারা মাস, এদ্দিন, কদ্দিন ধরে, অনেকদিন, অনেকদিন ধরে, বহুদিন, বহু দিন, কিছুদিন, কিছুদিন আগে, কদিন ধরে, কদিন আগে, এদিন, পরদিন, পরের দিন, আগের দিন, গত পরশু, তরশু, ইদানিং, এ যাবৎ, এযাবৎ, এখনো পর্যন্ত, এতক্ষণ, এতবার, বারবার, বার বার, কয়েকবার, তিনবার, কোনওবার, সদ্য, এইমাত্র তো, এক্ষুনি তো
boddo, অত্যন্ত, অতিরিক্ত রকম, নিতান্ত, নেহাত, মোটেই, মোটেও, আদৌ, কোনোমতে, কোনওমতে, কোনোরকমে, কোনওরকমে, বোধহয়, বোধ হয়, সম্ভবত, নিশ্চিত ভাবে, খালি খালি, হুট করে, চট করে, ঝট করে, আস্তে আস্তে, ধীরে ধীরে, অল্প অল্প, একসঙ্গে সবাই, ঠিকঠাক, ঠিকমতো, ঠিক মতো, ভালোভাবে, ভালো করে, ভালোমতো, সুন্দর করে, খারাপভাবে
উল্টো, উলটো, উল্টে, উলটে, ওপাশে, এপাশে, দুপাশে, চারপাশে, চারদিকে, আশেপাশে, সামনাসামনি থেকে, একপাশে, একদিকে, অন্যদিকে, দূরেই, ওদিকটা, এদিকটা, এইদিকে, ওইদিকে
নিজের মতো, নিজের মতো করে, যেকেউ, যেকোনো, যেকোনও, যেখানে, যেখান থেকে, যেদিন, যেহেতু, সেহেতু, তাই ভাবছি, নতুবা, অন্যথায়, তা না হলে, নয়তো, নাকি অন্য
জাতে, জাতে করে, কেমন যেন, এই ধরুন, মনে করুন, ভাবুন তো, দেখুন তো, শোনো না, একটু দেখবেন, একটু দেখুন, জানিয়ে দিন, বলে দিন, বলে দিলে ভালো হয়, উপকার হত, উপকার হয়, খুব উপকার হয়, ভালো হত, ভালো হতো
jemon, temon, emon, kemon jeno, tai na, hoy to, holeo, korleo, theke theke, moddhe moddhe, pashapashi, songe songe, ek sathe, ekai, ekla, egiye, beriye, beriyeche, periye, periyeche, miliye, firbo, firbe, phirbo, phirbe, roilam, ene, enechi, anini, aseni to, jaini, paini, korini, korlam, bolini, bollen, niye elam, niye gelam, egiye diyeche
notun esechi, নতুন এসেছি, নতুন এলাম, এখানে নতুন, new here, new to this, i am new, first time here, first timer
hoye gache, hoye gachhe, hoye gece, holo bong bari, dear bong bari, hello bong bari, hi bong bari, বং বাড়ির সবাই, bong bari r sobai, bong bari team, বং বাড়ি টিম
`
