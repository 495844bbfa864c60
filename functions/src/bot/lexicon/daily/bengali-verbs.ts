/** Bengali verbs, in the forms that people type. */
export const bengaliVerbs = `
neat, গোছা গুছি~, gochabo, guchiye, tidying, tidy up, ঝাড় ঝেড়~, ঝাড়পোঁছ
wash, কেচে, keche, কাপড় কাচব, kapor kachbo, বাসন মাজা, bason maja
get wet, got wet, soaked, soak, ভিজ~, ভেজা ভিজি~, ভেজা, bhije jabe, bhije geche, ভিজে গেছে, ভিজে যাবে
dry, শুকা শুকি~
সেদ্ধ, ফোটানো জল, ফুটিয়ে, futiye, boil water, boiled water, জল ফোটানো
mixture, mixed with, মেশা মিশি~, মিশ্রণ, misron, blend, blended
মরচে ধরা, মরচে পড়ে, জং ধরা, jong dhora, rust, rusts, rusted, rusty
count, গুনব, গুনে, গুনতে, গোনা, gunbo, gune, gunte
divide, ভাগাভাগি, bhagabhagi, share equally, split equally, split the cost
tie, tied, tying, বাঁধ বেঁধ~, bandhbo, bandhte, bendhe, knot, knots, গিঁট
জড়িয়ে ধরা, joriye dhora, hug, hugs, hugged, hugging, আলিঙ্গন
gift wrap, মুড়িয়ে, muriye, মুড়ে দেবেন
push, টান টেন~
remove, সরা সরি~
হারিয়ে, কুড়িয়ে পেয়েছি, কুড়িয়ে, kuriye, kuriye peyechi, hariye geche, হারিয়ে গেছে
ঘুম, শুয়ে, shuye, শুয়ে পড়ি, রাত জাগা, rat jaga, raat jaga, জেগে, jege, awake, stay awake
jumping, লাফা লাফি~
drive, গাড়ি চালানো, gari chalano, gari chalate, গাড়ি চালাতে, drive a car
careful, দেখাশোনা, dekhashona
cry, কাঁদ কেঁদ~, kandbo, kandte, kandchi, kandche, kandiye
ভাবা, ভাব ভেব~
মানিয়ে নেওয়া, মানিয়ে নিতে, maniye nite, maniye nebo, adjust, adjusting, adjustment, মেনে চলা, mene chola, obey
remind, মনে করিয়ে, মনে করিয়ে দেবেন, mone koriye, mone koriye din, reminder
ঠকা, ঠক~, ঠকা ঠকি~, thokiyeche, thokeche
সম্মান, sombordhona, shombordhona, সম্মাননা, sommanona, পুরস্কৃত
শোধ করব, শোধ দেব, shodh korbo, shodh debo, repay, repaid, repayment, পরিশোধ
আঁকা, আঁক এঁক~, ankbo, ankte, ankchi, ankche, enke, enkechi, enkeche
গাও, গাইব, গাইতে, গাইছি, গাইবেন, গাইছেন, gaibo, gaite, gaichi, gaiben
বাজনা, বাজাব, বাজাতে, বাজানো, বাজাচ্ছে, বাজিয়ে, bajabo, bajate, bajano, bajacche, bajiye
knitting, knit, knitted, উল বোনা, ul bona, crochet, ক্রুশ, বুনব, বুনতে
রান্না, রাঁধ রেঁধ~, randhbo, randhte, randhi, randhchi, rendhe, rendheche
গাছ লাগানো, gach lagano, বৃক্ষরোপণ, brikkhoropon, tree planting, plant trees, plant a tree, পুঁতব, পুঁতে
টাঙানো, tangano, টাঙিয়ে, tangiye, টাঙাব, ঝুলিয়ে, jhuliye, hang up, hanging, hang on the wall, put up on the wall
নেভা, নিভিয়ে, নেভাব, nibhiye, nevabo
জোকস, yarki, iyarki
bullying, tease, teasing, teased, খ্যাপানো, খ্যাপাচ্ছে, khyapano
enjoy, উপভোগ, upobhog
ভ্রমণ, roam, roaming, ঘোরাফেরা, ghoraghuri, ঘোরাঘুরি
মেলামেশা, melamesha, socialise, socialize, mingle
bite, কামড়ায়, কামড়েছে, কামড়ে, kamrechhe, kamreche, kamray
fall, পড়ে গেছি, pore gechi, পড়ে গিয়ে, pore giye, fell down, fall down
drown, drowned, drowning, ডুবে যাওয়া, ডুবে, dube jay, dube geche
মুছে, ঘষব, ঘষে, ঘষা, ghosha, rub, rubbing, scrub, scrubbing
promise, প্রতিজ্ঞা, protigga, protignya, কথা দিলাম, kotha dilam
তাড়াতাড়ি, তাড়া আছে, tara ache, in a hurry
বাঁচা, বাঁচান, বাঁচানো, বাঁচাব, বাঁচাতে, বাঁচিয়ে, bachano, bachabo, bachate, bachiye, banchano, banchan
জন্মদিন, জন্মেছি, জন্মেছেন, জন্মেছে, jonmechi, jonmeche, jonmechen
বেশি হওয়া, বাড়াব, বাড়াতে, বাড়ানো, বাড়িয়ে, বাড়াবেন, বাড়াচ্ছে, barabo, barate, barano, bariye
leftover, অপচয়, opochoy, wastage, waste of food, খাবার নষ্ট
effort, খাটুনি, khatuni
ঝগড়া, লড়াই, lorai, brawl, হাতাহাতি
হারলে, হেরে গেছি, here gechi, here gelo, হেরে গেলে
পোড়া, pure geche, pure gelo, pure gechhe, পুড়ে গেছে
হাঁটা, hantbo, hante, hente
পৌঁছানো, pounchabo, pounchate, pounche, pounchte, pounchabe, pounchache
খুঁজে, khunjchi, khunje, khunjbo, khunjte
দাঁড়ানো, danrabo, danriye, danrate
`
