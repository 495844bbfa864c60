/** The last of the English words as Bengali writes them, and Latin spellings of Bengali words they sound like. */
export const dailyLastLoans = `
rabbit, aquarium, র‍্যাবিট, অ্যাকোয়ারিয়াম
twin, টুইন
sign, সাইন
alarm, অ্যালার্ম, এলার্ম
arrest, অ্যারেস্ট
attack, অ্যাটাক
south, সাউথ
engine, ইঞ্জিন
average, অ্যাভারেজ, এভারেজ
excuse, এক্সকিউজ
lazy, লেজি
cheese, চিজ
technique, টেকনিক
scale, স্কেল
smile, স্মাইল
spare, স্পেয়ার
tube, wheel, টিউব, হুইল
zero, জিরো
cover, কভার
flute, violin, ফ্লুট, ভায়োলিন
honest, অনেস্ট
mayor, মেয়র
murder, মার্ডার
position, পজিশন
race, রেস
shape, শেপ
surface, সারফেস
wild, ওয়াইল্ড
witness, উইটনেস
alphabet, অ্যালফাবেট
supernatural, সুপারন্যাচারাল
monster, মনস্টার
angel, অ্যাঞ্জেল, এঞ্জেল
prince, প্রিন্স
spiritual, christian, স্পিরিচুয়াল, ক্রিশ্চান
sympathy, সিমপ্যাথি, সিম্প্যাথি
mature, ম্যাচিওর
immature, ইম্যাচিওর
careless, কেয়ারলেস
responsibility, responsible, রেসপন্সিবিলিটি, রেসপন্সিবল
handsome, attractive, হ্যান্ডসাম, অ্যাট্রাকটিভ
unique, ইউনিক
creative, creativity, ক্রিয়েটিভ, ক্রিয়েটিভিটি
brain, ব্রেন
adventure, এডভেঞ্চার
player, athlete, প্লেয়ার, অ্যাথলিট
wrestling, রেসলিং
torture, টর্চার
suicide, সুইসাইড
funeral, ফিউনারেল
investigation, ইনভেস্টিগেশন
accountant, অ্যাকাউন্ট্যান্ট, একাউন্টেন্ট
literature, লিটারেচার
psychologist, psychiatrist, সাইকোলজিস্ট, সাইকিয়াট্রিস্ট
housewife, হাউসওয়াইফ
millionaire, মিলিয়নেয়ার
hamburger, হ্যামবার্গার
pancake, brownie, প্যানকেক, ব্রাউনি
fracture, ফ্র্যাকচার
donor, ডোনার
addiction, addicted, অ্যাডিকশন, অ্যাডিক্টেড, এডিক্টেড
drug, ড্রাগ
automatically, অটোমেটিক্যালি
structure, স্ট্রাকচার
construction, কনস্ট্রাকশন, কন্সট্রাকশন
pigeon, পিজিয়ন
runway, রানওয়ে
bumper, বাম্পার
halloween, হ্যালোইন
graduate, গ্র্যাজুয়েট, গ্রাজুয়েট
handwriting, হ্যান্ডরাইটিং
logic, logical, লজিক, লজিক্যাল, লজিকাল
chemical, acid, কেমিক্যাল, কেমিকেল, এসিড
genetic, জেনেটিক
rhythm, রিদম
angle, এঙ্গেল
source, সোর্স
circuit, সার্কিট
luxury, লাক্সারি
nightclub, নাইটক্লাব
bundle, বান্ডেল, বান্ডিল
alternative, অল্টারনেটিভ
priority, প্রায়োরিটি
effective, ইফেক্টিভ
adjust, adjustment, adjusting, এডজাস্ট, অ্যাডজাস্টমেন্ট, অ্যাডজাস্টিং
misunderstanding, মিসআন্ডারস্ট্যান্ডিং
challenging, চ্যালেঞ্জিং
random, র‍্যান্ডম
unexpected, আনএক্সপেক্টেড
dedication, dedicated, ডেডিকেশন, ডেডিকেটেড
syndrome, সিনড্রোম
analyst, analysis, অ্যানালিস্ট, অ্যানালিসিস, এনালাইসিস
genius, জিনিয়াস
attitude, অ্যাটিটিউড, এটিটিউড
ego, ইগো
compromise, কম্প্রোমাইজ
conspiracy, কন্সপিরেসি
generation, জেনারেশন
labour, লেবার
musician, মিউজিশিয়ান
rapper, র‍্যাপার
auction, অকশন
memories, nostalgia, nostalgic, মেমোরিজ, নস্টালজিয়া, নস্টালজিক
antique, vintage, অ্যান্টিক, এন্টিক, ভিন্টেজ
palace, প্যালেস
psychology, সাইকোলজি
essential, এসেনশিয়াল
positive, পজিটিভ
underwear, আন্ডারওয়্যার
crown, ক্রাউন
diamond, ডায়মন্ড
underground, আন্ডারগ্রাউন্ড
layout, লেআউট
physical, physically, ফিজিক্যাল, ফিজিকাল, ফিজিক্যালি
countdown, কাউন্টডাউন
antenna, অ্যান্টেনা
dictionary, ডিকশনারি
agenda, এজেন্ডা
intention, ইনটেনশন
economics, ইকোনমিক্স
bounce, বাউন্স
individual, ইন্ডিভিজুয়াল
amusement, অ্যামিউজমেন্ট
assembly, অ্যাসেম্বলি, এসেম্বলি
active, activation, অ্যাক্টিভ, এক্টিভ, অ্যাক্টিভেশন
asthma, অ্যাজমা, এজমা
discharge, ডিসচার্জ
diagnosis, ডায়াগনসিস
intelligence, ইন্টেলিজেন্স
principle, প্রিন্সিপল
radiation, রেডিয়েশন
climate, ক্লাইমেট
atmosphere, vibe, vibes, অ্যাটমোস্ফিয়ার, ভাইব, ভাইবস
refugee, রিফিউজি
colonel, কর্নেল
visual, ভিজুয়াল, ভিজ্যুয়াল
ratio, রেশিও
column, কলাম
league, লিগ
asia, এশিয়া
jasmine, জেসমিন
dryer, ড্রায়ার
restore, রিস্টোর
communicate, messenger, কমিউনিকেট, মেসেঞ্জার, ম্যাসেঞ্জার
biography, বায়োগ্রাফি
geography, জিওগ্রাফি
librarian, লাইব্রেরিয়ান
composer, কম্পোজার
entrepreneur, অন্ত্রপ্রনর
mixture, মিক্সচার
alumni, অ্যালামনাই, এলামনাই
cultural, culture, heritage, কালচারাল, কালচার, হেরিটেজ
passionate, প্যাশনেট
customise, কাস্টমাইজ
customized, কাস্টমাইজড
actually, অ্যাকচুয়ালি, একচুয়ালি
use, ইউজ
upgrade, upgraded, upgrading, আপগ্রেড
browser, browsers, ব্রাউজার
scroll, scrolling, স্ক্রল, স্ক্রোল
feelings, feeling, ফিলিং
reject, rejected, rejects, রিজেক্টেড
ক্যামেরা, cinematography, সিনেমাটোগ্রাফি
search, সার্চ
ওষুধ, capsule, capsules, ক্যাপসুল
creator, ক্রিয়েটরও
প্রেম, prem, preme, premer
প্রায়, prai
oath, shopoth
কত, kobar
অপেক্ষা, opekshar, apekshar
এক্ষুনি, ekshuni
`
