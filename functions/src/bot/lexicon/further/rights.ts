/**
 * Permission, rights, complaints and the channel itself. Each line adds to the meaning of its
 * first word; one that begins with * parts its words from it, as a meaning near by.
 */
export const rightsMeanings = `
*permission, অনুমতি, permit, আপত্তি, objection, object to, consent, সম্মতি, okay with you, ok with you, রাগ করবেন, mind if, permission lagbe, clearance, ছাড়পত্র
copyright, কপিরাইট, স্বত্ব, intellectual property, lawful, legal to use, use your clip, ক্লিপ ব্যবহার, বসাতে পারি, লাগাতে পারি, use a part, use your video
*licence, লাইসেন্স, licensing, licence fee, footage fee, ফুটেজ, footage
*credit, ক্রেডিট, কৃতজ্ঞতা, acknowledge, name in the credits, নাম যাবে, নাম দেবেন, নাম থাকবে, my name shown, be credited, attribution
meme, মিম, memes, মজার পোস্ট, funny post about you, meme page
translate, অনুবাদ, subtitle, dub, subtitles add, অন্য ভাষায়, another language, my language
stolen, চুরি, reupload, reuploaded, নিজের বলে, নিজের নামে চালাচ্ছে, copied your video, without permission, না বলে, হুবহু, স্টোলেন, passing off, someone uploaded your, আপনাদের ভিডিও দিয়েছে, pirated copy, lifted
fake page, ভুয়ো, ভুয়ো পেজ, fake account, fake profile, pretends to be you, pretending, impersonating, imposter, আমাদের সেজে, আপনাদের সেজে, apnader seje, tomader seje, posing as, নকল পেজ, ভুয়া, clone page, জাল
real page, আসল পেজ, official page, official account, asol page, কোনটা আসল, which is real, genuine page, verified page
scam, প্রতারণা, টাকা চেয়েছে, টাকা চাইছে, asked for money, asking for money, ঠগ, ঠকিয়ে, fraud call, lottery call, লটারি জিতেছি, swindle, swindled, otp চাইছে, ফাঁদ, cheated, দাবি করছে টাকা
my face, আমার মুখ, মুখ দেখা যাচ্ছে, i am in the video, i am in your video, filmed me, আমাকে দেখিয়েছেন, আমার ছবি সরান, without asking me, পিছনে আমি, take me out
*blur, ঝাপসা, hide face, hide the face, hide her face, hide his face, মুখ ঢেকে, মুখ ঢাকা, চেনা না যায়, anonymous, unrecognisable, pixelate, cover the face
photo of child, বাচ্চার ছবি, childrens pictures, ছবি নেটে, post pictures, ছবি দেন, childs picture, ছবি ফেসবুকে, মুখ ফেসবুকে, put pictures online, photos online
privacy, গোপনীয়তা, personal data, ব্যক্তিগত তথ্য, my data, my details, আমার তথ্য, তথ্য রাখেন, data you keep, what you store, store about me, information about me, keep about me, খবর জমা, জমা রাখেন, personal information
share data, তথ্য দেন, sell my data, share my data, অন্যকে দেন, give my number, third party, third parties, pass on my, তথ্য বিক্রি, কোম্পানিকে দেন, নম্বর দিয়ে দেবেন, leak my number
delete, মুছে, মুছে দিন, erase, remove, wipe, সরিয়ে দিন, কেটে দিন, উড়িয়ে দিন, get rid, সরান, মুছতে, forget me, delete my account, deletion, take down, নামিয়ে দিন, take it down
cookie, কুকি, cookies, tracking, follow me around, track me, analytics, নজর রাখে, পিছু নেয়
chat saved, চ্যাট জমা, চ্যাট সেভ, chat history, read my chat, conversation stored, কথা জমা, is this recorded, কে পড়ে, চ্যাট কে দেখে, chat log
robot, যন্ত্র, রোবট, machine, are you a bot, মানুষ না রোবট, bot, real person typing, automated, কেউ বসে টাইপ
complaint, অভিযোগ, নালিশ, unhappy, dissatisfied, অসন্তুষ্ট, not happy, grievance, grievances, disappointed, report a problem, lodge, unsatisfied, upset with, খুশি নই, ঠকলাম, complain korte, sub standard, disgusted, নালিশ জানানো
rude, খারাপ ব্যবহার, দুর্ব্যবহার, misbehaved, misbehaviour, impolite, মুখ করল, বাজে ব্যবহার, rude to me, shouted at me, ধমক, বকেছে, insulted, অপমান করেছে, অভদ্র, ill mannered, behaved badly, chotopat
hurt feelings, কষ্ট পেয়েছি, আঘাত, দুঃখ পেয়েছি, hurt me, offended, offensive, আহত, অনুভূতি, insensitive, felt bad, not funny, হাসির নয়, হাসির না, অপমানজনক
joke, রসিকতা, ঠাট্টা, তামাশা, jokes, মশকরা, ইয়ার্কি
religion, ধর্ম, ধর্মীয়, ঠাকুর দেবতা, গড, religious, হিন্দু, মুসলমান, হিন্দু মুসলিম, hindu, muslim, faith, দেবতা, নামাজ, পুজো আচ্চা, sentiments
politics, রাজনীতি, কোন দলের, ভোট দেন, কাকে ভোট, party support, political, which party, তৃণমূল, বিজেপি, সিপিএম, left or right, vote for
*women, মেয়েদের নিয়ে, নারীবিদ্বেষ, sexist, sexism, misogyny, বৌদের, disrespect women, নারী
threat, হুমকি, ভয় দেখাচ্ছে, threatened, threatening, threatens, মেরে ফেলবে, blackmail, ব্ল্যাকমেল, stalking, intimidated, প্রাণের ভয়
abuse, গালাগালি, গালি, galagali, abusive, harassed, harassing, যা তা বলছে, bad words to me, trolled, trolling, কটু কথা, insults in comments, নোংরা কমেন্ট
comment deleted, কমেন্ট মুছে, comment removed, কমেন্ট উধাও, my comment vanished, my comment is gone, মন্তব্য মুছে, কমেন্ট নেই, comment disappeared
block, ব্লক, blocked, banned, ban, cannot comment, cant comment, cant see your page, পেজ দেখতে পাচ্ছি না, কমেন্ট করতে পারছি না, kicked out, restricted
reply time, উত্তর কবে, জবাব কবে, answered, উত্তর পাব, get an answer, hear from you, hear back, response, জবাব দেবেন, উত্তর দেবেন, সাড়া, when will you reply, how long for a reply
responsible, দায়িত্বে কে, in charge, somebody in charge, কর্তৃপক্ষ, authority, person responsible, grievance officer, উপরমহল
legal notice, উকিলের নোটিশ, আইনি নোটিশ, lawyer, মামলা, sue, case file, আইনি, উকিল, court case
police, পুলিশ, থানা, police permission, থানার অনুমতি, law and order
contract, চুক্তি, লিখিত চুক্তি, চুক্তিপত্র, written agreement, in writing, সই করতে হয়, মুখের কথা, agreement paper, stamp paper
ads, বিজ্ঞাপন, অ্যাড, too many ads, adverts, বিজ্ঞাপন বেশি, অ্যাড দেখান, interruptions, মাঝখানে অ্যাড, এত অ্যাড, commercial break
sponsored, স্পনসর করা, paid promotion, টাকা নিয়ে, paid content, টাকা নিয়ে করা, honest review, প্রশংসা করতে টাকা, sponsored video, promotional video, company pays, advertisement in disguise
earn, আয়, রোজগার, income of channel, make from youtube, money do you make, how rich, কত কামান, পকেটে ঢোকে, monthly income, earnings
child actor, শিশুশিল্পী, child labour, শিশুশ্রম, খাটানো, বাচ্চাকে দিয়ে, make the child work, child in the videos, বাচ্চাটাকে, exploiting the child
animal, কুকুর, পোষ্য, dog, pets, pet, বিড়াল, cruelty, অত্যাচার, জন্তু, puppy, labrador, পশু, treated well
visit shoot, শুটিং দেখা, watch a shoot, watch the shooting, see a shoot, সেটে আসা, on the set, ক্যামেরার পেছনে, shoot dekhte, watch you film
visit home, বাড়ি গিয়ে, বাড়ি যাওয়া, meet the family, দেখা করা, come over, come and meet, visit you, say hello in person, meet all of you, আপনাদের সঙ্গে দেখা
phone call, ফোনে কথা, talk on the phone, কথা বলা যাবে, ring you, call you, গলা শুনতে, speak to you, ফোনে পাওয়া, phone e kotha
fan club, ফ্যান ক্লাব, ভক্তদের দল, fans group, ভক্তরা, ভক্ত, followers club, ভক্ত সংঘ, fan association, fan group
start a club, ক্লাব খুলতে, খোলা যাবে, open a fan club, start a fan club, দল খুলতে, our own club, set up a club, ক্লাব শুরু
join club, যোগ দেব, সদস্য হব, become a member, সদস্য হতে, join the club, নাম লেখাব, be part of the club, add me
meet and greet, ফ্যান মিট, ফ্যানদের সঙ্গে দেখা, see you in person, ভক্তদের সঙ্গে দেখা, meet fans, মুখোমুখি, fan meet, meet your followers, see you live
membership, মেম্বারশিপ, join button, জয়েন বোতাম, channel member, channel membership, সদস্যপদ, paid member, members only, জয়েন করলে
*benefit, সুবিধা, বাড়তি কী, perks, advantages, what do i get, কী পাব, extra benefits, লাভ কী
relief, ত্রাণ, বন্যা, flood, cyclone relief, বন্যাদুর্গত, victims, disaster, দুর্গত, আমফান
old clothes, পুরনো জামাকাপড়, পুরনো কাপড়, used clothes, second hand clothes, ব্যবহার করা জামা, clothes to donate, unused clothes, কাপড় দান
blood donation, রক্তদান, রক্ত দান, রক্তদান শিবির, donate blood, blood camp, রক্ত দিতে
medical help, চিকিৎসার সাহায্য, চিকিৎসার জন্য, hospital bill, help for treatment, treatment cost, অপারেশনের টাকা, cannot pay hospital, চিকিৎসার খরচ, save my mother
fan letter, চিঠি লিখব, চিঠি পাঠাব, write a letter, fan mail, হাতে লেখা চিঠি, খামে, post a letter, letter by post
send gift, উপহার পাঠাব, gift পাঠাতে, post a present, send something for, parcel for you, কিছু পাঠাতে চাই, send a gift, give grandma, উপহার দিতে চাই
tv, টিভি, television, smart tv, big screen, বড় পর্দায়, টিভিতে
download, ডাউনলোড, save to phone, save the episodes, watch offline, নেট ছাড়া, without internet, without net, নামিয়ে রাখা, keep on my phone, offline viewing, নামাতে
subtitles, সাবটাইটেল, english text, নীচে লেখা, ইংরেজি লেখা, নীচে ইংরেজি, text below, cant follow bengali, বাংলা বোঝে না, ভাষা বোঝে না, কথা বোঝে না, captions
family friendly, পরিবার নিয়ে, বাচ্চাদের সঙ্গে দেখা, suitable, suitable for kids, clean content, অশ্লীল কিছু, age appropriate, ছোটদের দেখার, উপযুক্ত, ছোটদের জন্য ঠিক, adult jokes, বাড়ির সবার সঙ্গে দেখা
upload, আপলোড, new episodes come, নতুন পর্ব, upload day, কবে কবে ভিডিও, when do you post, release days, কত ঘন ঘন, come out
no video this week, ভিডিও এল না, ভিডিও আসেনি, no new video, missed this week, this week nothing, ভিডিও পেলাম না, where were you, পর্ব এল না
notification, নোটিফিকেশন, নোটিফিকেশন আসে না, alerts, খবর আসে না, ফোনে খবর, bell icon, not notified, জানতে পারি না
popular, জনপ্রিয়, most popular, most viewed, সবচেয়ে বেশি দেখা, সবচেয়ে হিট, biggest hit, best video, most watched, সবাই পছন্দ, সেরা
camera, ক্যামেরা, equipment, shoot with, gear, যন্ত্র, lens, কীসে তোলেন, কোন ফোনে শুট
software, সফটওয়্যার, edit with, editing app, কোন অ্যাপে, কাটাকুটি, editing software, program do you use
start channel, চ্যানেল খুলতে, channel khulte, become a youtuber, ইউটিউবার হতে, new channel, tips for beginners, নিজের চ্যানেল, youtuber tips
real family, আসল পরিবার, সত্যি পরিবার, একই পরিবার, truly related, really family, really related, সত্যিকারের মা বাবা, related in real life, নিজেদের পরিবার, actors or family, ভাড়া করা পরিবার, ভাড়া করা লোক
*cast, কলাকুশলী, who plays, names of the family, names of the actors, কে কোন চরিত্র, members names, অভিনেতাদের নাম, who are they, কারা অভিনয় করেন, who are the people
health, শরীর, শরীর কেমন, health update, কেমন আছেন এখন, শরীর স্বাস্থ্য, how is his health, recovered, feeling now, সুস্থ
previous job, আগে কী করতেন, পেশা, profession, before the channel, former job, আগের পেশা, occupation, used to do, চ্যানেলের আগে
press, সাংবাদিক, journalist, সাক্ষাৎকার, interview, reporter, magazine article, প্রতিবেদন, ask you questions for, newspaper, পত্রিকা, write for, article about you
press kit, লোগো, logo, high resolution, press photos, media kit, ভালো রেজোলিউশন, official pictures, hi res, ছাপার জন্য ছবি
app, অ্যাপ, mobile app, play store, প্লে স্টোর, install, ইনস্টল, android app, iphone app, application
website problem, সাইট খুলছে না, site not opening, লোড হচ্ছে না, website down, page not loading, পাতা খুলছে না, ওয়েবসাইট চলছে না, site slow, পেজ আসছে না, blank page, not loading
newsletter, নিউজলেটার, emails from you, মেল আসছে, mailing, মেলে চিঠি, unsubscribe, stop the emails, মেল বন্ধ, খবরের মেল
wrong answer, ভুল উত্তর, incorrect answer, bot mistake, ঠিক বলেননি, ভুল বলেছ, ভুল তথ্য, answer is not right, misinformed, told me something else
ai training, এআই, artificial intelligence, deepfake, ডিপফেক, গলা নকল, voice clone, train a model, machine learning
guest lecture, বক্তৃতা, talk at our college, speak to our students, guest talk, ভাষণ, seminar, সেমিনার, lecture, motivational talk, speaker at
`
