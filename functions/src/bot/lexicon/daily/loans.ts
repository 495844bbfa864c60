/** English words as Bengali writes them: each line adds to the meaning of its first word. */
export const dailyLoans = `
arrangement, অ্যারেঞ্জমেন্ট, এরেঞ্জমেন্ট
reason, রিজন
রাত, নাইট
repeat, রিপিট
week, weekly, উইক, উইকলি
monthly, মান্থলি
daily, ডেইলি, ডেলি
year, annual, ইয়ার, অ্যানুয়াল, এনুয়াল
hour, আওয়ার
human, person, হিউম্যান, পার্সন
public, পাবলিক
create, build, ক্রিয়েট, বিল্ড
large, লার্জ
easy, simple, ইজি, সিম্পল
urgent, আর্জেন্ট
late, লেট
before, বিফোর
always, অলওয়েজ
same, সেম
complete, কমপ্লিট
half, হাফ
early, আর্লি
monday, tuesday, thursday, friday, saturday, weekend, মানডে, টুয়েসডে, থার্সডে, ফ্রাইডে, স্যাটারডে, উইকেন্ড, উইকএন্ড
try, attempt, ট্রাই, অ্যাটেম্পট
requirement, রিকোয়ারমেন্ট
evening, ইভনিং
decide, prefer, ডিসাইড, প্রেফার
maintain, মেনটেন
improve, improvement, ইমপ্রুভ, ইমপ্রুভমেন্ট
type, style, pattern, টাইপ, স্টাইল, প্যাটার্ন
energy, এনার্জি
apology, অ্যাপোলজি
congratulations, কংগ্রাচুলেশন, কংগ্র্যাচুলেশনস
upcoming, আপকামিং
tune, soundtrack, টিউন, সাউন্ডট্র্যাক
screenplay, dialogue, স্ক্রিনপ্লে, ডায়ালগ
suggestion, suggest, advice, সাজেশন, সাজেস্ট, অ্যাডভাইস, এডভাইস
writer, writing, রাইটার, রাইটিং
reading, রিডিং
picture, image, পিকচার, ইমেজ
drawing, painting, paint, ড্রয়িং, পেইন্টিং, পেন্টিং, পেইন্ট
rhyme, রাইম
humour, হিউমার
lonely, tragedy, tragic, লোনলি, ট্র্যাজেডি, ট্রাজেডি, ট্র্যাজিক
angry, annoying, অ্যাংরি, অ্যানয়িং
happy, হ্যাপি
lovely, sweetheart, লাভলি, সুইটহার্ট
response, answer, রেসপন্স, আনসার, অ্যানসার
alert, notify, অ্যালার্ট, এলার্ট, নোটিফাই
premiere, প্রিমিয়ার
tweet, টুইট
handle, হ্যান্ডেল
account, একাউন্ট
dispatch, postage, rider, ডিসপ্যাচ, পোস্টেজ, রাইডার
home, house, farmhouse, হোম, হাউস, ফার্মহাউস
headquarters, হেডকোয়ার্টার
country, কান্ট্রি
village, town, area, ভিলেজ, টাউন, এরিয়া
language, ল্যাঙ্গুয়েজ
translate, ট্রান্সলেট
association, অ্যাসোসিয়েশন, এসোসিয়েশন
ads, advertisement, অ্যাডস, অ্যাডভারটাইজমেন্ট
business, enterprise, বিজনেস, এন্টারপ্রাইজ
item, আইটেম
revenue, রেভিনিউ
transaction, ট্রানজাকশন, ট্রানজ্যাকশন
returns, রিটার্নস
award, অ্যাওয়ার্ড
win, raffle, উইন, র‍্যাফেল
reserve, reservation, রিজার্ভ, রিজার্ভেশন
accessories, অ্যাক্সেসরিজ, এক্সেসরিজ
outfit, আউটফিট
mother, মাদার
father, ফাদার
daughter, girl, ডটার, গার্ল
brother, ব্রাদার
aunt, aunty, আন্ট, আন্টি
uncle, আঙ্কেল, আংকেল
wife, ওয়াইফ
husband, হাজব্যান্ড
baby, teenager, বেবি, টিনএজার
relative, cousin, রিলেটিভ, কাজিন
real, actual, genuine, realistic, reality, রিয়েল, রিয়াল, অ্যাকচুয়াল, জেনুইন, রিয়েলিস্টিক, রিয়েলিটি, রিয়ালিটি
fake, duplicate, fraud, ফেক, ফেইক, ডুপ্লিকেট, ফ্রড
সহকারী, এসিস্ট্যান্ট
actress, অ্যাকট্রেস
opportunity, অপরচুনিটি
hiring, career, হায়ারিং, ক্যারিয়ার, কেরিয়ার
newspaper, news, coverage, নিউজপেপার, নিউজ, কভারেজ
management, manage, supervisor, ম্যানেজমেন্ট, ম্যানেজ, সুপারভাইজার
guest, গেস্ট
shoot, শ্যুট
equipment, ইকুইপমেন্ট
volume, noise, voice, ভলিউম, নয়েজ, ভয়েস
resolution, রেজুলেশন
rights, claim, রাইটস, ক্লেম
close, closed, closing, ক্লোজ, ক্লোজড, ক্লোজিং
title, surname, টাইটেল, সারনেম
marriage, anniversary, unmarried, ম্যারেজ, অ্যানিভার্সারি, এনিভার্সারি, আনম্যারেড, আনম্যারিড
height, হাইট
study, studies, qualify, academic, স্টাডি, স্টাডিজ, কোয়ালিফাই, অ্যাকাডেমিক
university, ইউনিভার্সিটি
teacher, টিচার
viva, ভাইভা
tuition, টিউশনি
admission, অ্যাডমিশন
learning, teaching, লার্নিং, টিচিং
issue, trouble, crash, stuck, scratch, ইস্যু, ট্রাবল, ক্র্যাশ, স্টাক, স্ক্র্যাচ
complain, criticism, কমপ্লেন, ক্রিটিসিজম
useless, crazy, strange, rude, ইউজলেস, ক্রেজি, স্ট্রেঞ্জ, রুড
abuse, অ্যাবিউজ
nice, great, amazing, outstanding, masterpiece, legend, legendary, gorgeous, classy, incredible, নাইস, গ্রেট, অ্যামেজিং, এমেজিং, আউটস্ট্যান্ডিং, মাস্টারপিস, লেজেন্ড, লেজেন্ডারি, গর্জিয়াস, ক্লাসি, ইনক্রেডিবল
famous, ফেমাস
viewers, audience, ভিউয়ার্স, ভিউয়ার, অডিয়েন্স
display, ডিসপ্লে
listening, লিসেনিং
dinner, ডিনার
kitchen, কিচেন
mutton, মাটন
rice, রাইস
bread, ব্রেড
vegetable, ভেজিটেবল
vegetarian, ভেজিটেরিয়ান
sweet, sweets, dessert, সুইট, সুইটস, ডেজার্ট
yogurt, ইয়োগার্ট
oil, অয়েল
spicy, স্পাইসি
tasty, yummy, টেস্টি, ইয়াম্মি
clean, ক্লিন
soft, সফট
winter, উইন্টার
temperature, টেম্পারেচার
celebration, celebrate, সেলিব্রেশন, সেলিব্রেট
holiday, হলিডে
travel, ট্র্যাভেল
route, direction, highway, রুট, ডিরেকশন, হাইওয়ে
distance, ডিসট্যান্স, ডিস্ট্যান্স
patient, surgery, pathology, tumor, পেশেন্ট, সার্জারি, প্যাথলজি, টিউমার
syrup, rabies, সিরাপ, র‍্যাবিস
health, healthy, body, exercise, হেলথ, হেলদি, বডি, এক্সারসাইজ
pain, পেইন
diabetic, ডায়াবেটিক
game, activities, activity, গেইম, অ্যাক্টিভিটি, এক্টিভিটি
question, doubt, inquiry, কোশ্চেন, কোয়েশ্চেন, ডাউট, ইনকোয়ারি, এনকোয়ারি
detail, ডিটেল, ডিটেইল
note, material, নোট, মেটেরিয়াল, ম্যাটেরিয়াল
mutual, মিউচুয়াল
government, election, scheme, গভমেন্ট, ইলেকশন, স্কিম
hair, beauty, acne, facial, haircut, hairdresser, manicure, pedicure, হেয়ার, বিউটি, অ্যাকনে, ফেসিয়াল, ফেশিয়াল, হেয়ারকাট, হেয়ারড্রেসার, ম্যানিকিওর, পেডিকিওর
waiting, ওয়েটিং
change, চেঞ্জ
remove, রিমুভ
dream, ambition, ড্রিম, অ্যাম্বিশন
inspire, ইন্সপায়ার
future, strategy, ফিউচার, স্ট্র্যাটেজি
experience, এক্সপেরিয়েন্স
fight, fighting, debate, ফাইট, ফাইটিং, ডিবেট
private, confidential, প্রাইভেট, কনফিডেনশিয়াল
terms, rule, rules, টার্মস, রুল, রুলস
suitable, eligible, সুটেবল, এলিজিবল
colour, blue, purple, violet, grey, brown, কালার, ব্লু, পার্পল, ভায়োলেট, গ্রে, ব্রাউন
available, warehouse, অ্যাভেইলেবল, এভেইলেবল, ওয়্যারহাউস
apply, application, অ্যাপ্লাই, এপ্লাই, অ্যাপ্লিকেশন
science, physics, chemistry, biology, theory, সায়েন্স, সাইন্স, ফিজিক্স, কেমিস্ট্রি, বায়োলজি, থিওরি
geometry, triangle, জিওমেট্রি, ট্রায়াঙ্গেল
appointment, এপয়েন্টমেন্ট
compare, কম্পেয়ার
immediately, ইমিডিয়েটলি
react, reaction, রিঅ্যাক্ট, রিয়েক্ট, রিয়েকশন
animation, এনিমেশন
refrigerator, grinder, রেফ্রিজারেটর, গ্রাইন্ডার
boil, fry, fried, বয়েল, ফ্রাই, ফ্রায়েড
`
