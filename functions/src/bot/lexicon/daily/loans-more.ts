/** More English words as Bengali writes them. */
export const dailyMoreLoans = `
lady, ladies, female, লেডি, লেডিস, লেডিজ, ফিমেল
damage, damaged, ড্যামেজ, ড্যামেজড
reunion, farewell, রিইউনিয়ন, ফেয়ারওয়েল
awareness, অ্যাওয়ারনেস
count, percentage, কাউন্ট, পার্সেন্টেজ
june, july, august, জুন, জুলাই, অগস্ট
running, রানিং
repair, repairing, রিপেয়ার, রিপেয়ারিং
lease, registry, লিজ, রেজিস্ট্রি
paper, পেপার
lawyer, court, bail, advocate, লইয়ার, কোর্ট, বেইল, এডভোকেট
crime, sergeant, ক্রাইম, সার্জেন্ট
hacker, হ্যাকার
reminder, রিমাইন্ডার
fail, failure, ফেইল, ফেইলিওর
benefits, advantage, margin, বেনিফিট, অ্যাডভান্টেজ, মার্জিন
surprise, সারপ্রাইজ
practice, প্রাকটিস
life, lifestyle, লাইফ, লাইফস্টাইল
entertainment, এন্টারটেনমেন্ট
space, স্পেস
electricity, wiring, ইলেকট্রিসিটি, ওয়্যারিং
python, database, পাইথন, ডেটাবেস
assignment, অ্যাসাইনমেন্ট, এসাইনমেন্ট
album, এলবাম
sneakers, nike, স্নিকার্স, নাইকি
anxiety, অ্যাংজাইটি
busy, বিজি
clear, unclear, ক্লিয়ার, আনক্লিয়ার
scholarship, স্কলারশিপ
guidance, গাইডেন্স
receipt, রিসিট
cheating, চিটিং
expire, এক্সপায়ার
homemade, হোমমেড
ginger, জিঞ্জার
apple, অ্যাপল
alcohol, whisky, champagne, অ্যালকোহল, হুইস্কি, শ্যাম্পেন
quantity, amount, কোয়ান্টিটি, অ্যামাউন্ট, এমাউন্ট
affair, অ্যাফেয়ার
young, ইয়াং
senior, সিনিয়র
white, হোয়াইট
yellow, ইয়েলো
usa, italy, spain, japanese, korean, ইউএসএ, ইতালি, ইটালি, স্পেন, জাপানিজ, কোরিয়ান
resume, রিজিউম
sarcasm, সারকাজম
adult, অ্যাডাল্ট, এডাল্ট
winner, উইনার
state, স্টেট
announce, announcement, declare, অ্যানাউন্স, এনাউন্স, অ্যানাউন্সমেন্ট, এনাউন্সমেন্ট, ডিক্লেয়ার
guidelines, গাইডলাইন
storage, স্টোরেজ
android, এন্ড্রয়েড
install, ইন্সটল
perfume, পারফিউম
accommodation, অ্যাকোমোডেশন
confused, কনফিউজ
summer, সামার
idol, আইডল
bicycle, বাইসাইকেল
growth, গ্রোথ
verify, ভেরিফাই
competitor, কম্পিটিটর
jealous, জেলাস
fault, ফল্ট
allow, অ্যালাউ, এলাও
minimum, মিনিমাম
imagination, ইমাজিনেশন
accident, অ্যাকসিডেন্ট, এক্সিডেন্ট
institute, ইনস্টিটিউট, ইন্সটিটিউট
agree, accept, approve, approval, এগ্রি, অ্যাকসেপ্ট, এক্সেপ্ট, অ্যাপ্রুভ, এপ্রুভ, অ্যাপ্রুভাল, এপ্রুভাল
description, ডিসক্রিপশন
attend, অ্যাটেন্ড, এটেন্ড
leader, powerful, influence, লিডার, পাওয়ারফুল, ইনফ্লুয়েন্স
emotional, emotionally, ইমোশনাল, ইমোশনালি
juice, জুস
frame, ফ্রেম
natural, ন্যাচারাল, ন্যাচরাল
thriller, clue, থ্রিলার, ক্লু
technology, টেকনোলজি
trade, wholesale, retail, supplier, ট্রেড, হোলসেল, রিটেইল, সাপ্লায়ার
danger, ডেঞ্জার
rescue, রেসকিউ
headline, হেডলাইন
hollywood, হলিউড
fuel, ফুয়েল
দম্পতি, কাপল
return, রিটার্ন
exchange, replace, replacement, এক্সচেঞ্জ, রিপ্লেস, রিপ্লেসমেন্ট
advance, এডভান্স
deposit, ডিপোজিট
pickup, পিকআপ
packaging, প্যাকেজিং
medium, sleeve, মিডিয়াম, স্লিভ
detergent, ডিটারজেন্ট
environment, এনভায়রনমেন্ট
handmade, হ্যান্ডমেড
diary, ডাইরি
points, rewards, পয়েন্টস, রিওয়ার্ড
reschedule, রিশিডিউল
international, ইন্টারন্যাশনাল
auditorium, অডিটোরিয়াম
executive, এক্সিকিউটিভ
performer, পারফর্মার
choreography, কোরিওগ্রাফি
absent, অ্যাবসেন্ট
affiliated, অ্যাফিলিয়েটেড
clearance, ক্লিয়ারেন্স
relief, রিলিফ
lecture, লেকচার
judge, জাজ
photography, ফটোগ্রাফি, ফোটোগ্রাফি
bulb, বাল্ব
access, admit, অ্যাক্সেস, অ্যাডমিট
behaviour, বিহেভিয়ার
buyer, বায়ার
instruction, ইন্সট্রাকশন, ইনস্ট্রাকশন
straight, স্ট্রেট
shelter, শেল্টার
attention, concentrate, অ্যাটেনশন, কনসেনট্রেট
floor, tiles, ফ্লোর, টাইলস
rally, র‍্যালি
identity, আইডেন্টিটি
rare, রেয়ার
comfortable, কমফোর্টেবল, কমফর্টেবল
babysitter, বেবিসিটার
orange, অরেঞ্জ
passenger, প্যাসেঞ্জার
nation, নেশন
resign, retire, retired, রিজাইন, রিটায়ার, রিটায়ার্ড
assessment, evaluation, অ্যাসেসমেন্ট, ইভ্যালুয়েশন
grade, গ্রেড
substitute, সাবস্টিটিউট
recover, রিকভার
modify, মডিফাই
gateway, গেটওয়ে
negotiable, নেগোশিয়েবল
reasonable, রিজনেবল
mortgage, মর্টগেজ
incomplete, ইনকমপ্লিট
gown, গাউন
zipper, জিপার
baggage, purse, ব্যাগেজ, পার্স
casual, ক্যাজুয়াল
seafood, সিফুড
diaper, ডায়াপার
steamer, cruise, স্টিমার, ক্রুজ
opposite, অপোজিট
double, ডাবল
তোয়ালে, টাওয়েল
terrace, টেরেস
lamp, ক্যান্ডেল
waterfall, ওয়াটারফল
বেশি হওয়া, ইনক্রিজ
cable, ক্যাবল
ketchup, কেচাপ
tissue, টিসু
toothbrush, টুথব্রাশ
container, কন্টেনার
beverage, বেভারেজ
apartment, এপার্টমেন্ট
airline, এয়ারলাইন
inspection, ইন্সপেকশন
renewal, রিনিউয়াল
chemist, কেমিস্ট
gents, জেন্টস
variety, ভ্যারাইটি
installation, ইনস্টলেশন
ground, field, baseball, rugby, গ্রাউন্ড, ফিল্ড, বেসবল, রাগবি
multiple, মাল্টিপল
treasurer, ট্রেজারার
`
