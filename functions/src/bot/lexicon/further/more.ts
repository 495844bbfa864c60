/**
 * More words of what people ask. Each line adds to the meaning of its
 * first word; one that begins with * parts its words from it, as a meaning near by.
 */
export const moreMeanings = `
goods, মাল, মালপত্র, জিনিসপত্র, product, products, merchandise, wares, items you sell, আপনাদের জিনিস
price, কত দাম, কত নেয়, কত করে দেন, rate koto, what is the rate, how much money, কত পয়সা, pricey, worth it, দাম জানতে, price list, ratechart, rate chart, কস্ট, cost me, how much would, কেমন খরচ, কেমন দাম, খরচ কেমন
delivery, home deliver, delivered to, drop it off, পৌঁছে যাবে, এসে যাবে, bari pouche, bari pouchhe dewa, ঘরে পৌঁছে, doorstep, at my door, মাল আসতে, মাল পৌঁছতে, পেয়ে যাব, reach my house, reach my home, get it to me, come by post
how long, কত সময়, when will it come, when will i get it, কবে পাব, কবে আসবে, কবে নাগাদ, by when, কদিন লাগে, কদিন সময়, naagad, নাগাদ, কতদিনের মধ্যে, eta of delivery
cancel, না করে দিতে, আর দরকার নেই, not needed any more, dont need it, stop my order, cancelled it, ক্যানসেল করতে, বন্ধ করতে চাই, নেব না, বাতিল করতে, dorkar nei
return, পছন্দ হয়নি, পছন্দ না হলে, dont like it, not satisfied, did not suit, ফেরত নিন, ফেরত নেবেন, ফেরত পাঠাব, give it back to you
wrong item, got the wrong, different from what i ordered, ভুল পাঠিয়েছেন, ভুল মাল, অন্য কিছু পাঠিয়েছেন, অন্য কিছু এসেছে, sent me another, instead of what i
complaint, খুব খারাপ জিনিস, very poor, poor service, বাজে জিনিস, not good at all, disappointing, হতাশ, cheated me, let down, আপত্তি জানাতে, অসন্তোষ, want to report
payment method, upi or card, cards, কার্ড নেন, কার্ডে, upi তে, online payment, অনলাইনে টাকা, অনলাইন পেমেন্ট, bank transfer, ব্যাঙ্ক ট্রান্সফার, টাকা পাঠাব কীভাবে, টাকা দেব কীভাবে, how do i pay, how can i pay, cheque, চেক, google pay, paytm, গুগল পে, পেটিএম, ফোনপে
order, বুক করব কীভাবে, কিনতে গেলে, how to get one, get one of these, buy something, কিছু কিনব, place order, অর্ডার করা, অর্ডার দেওয়া, অর্ডার দেব, নিতে চাই, নিতে গেলে, where do i buy
help, সাহায্য পাব, assistance, support me, who can help, কে সাহায্য, kar kache jabo, কার কাছে যাব, whom should i ask, whom do i contact, whom to call, whom do i call, কাকে ফোন, কাকে জানাব, কাকে বলব, kake janabo, kake bolbo, কার সঙ্গে কথা বলব, contact person
phone, ফোন নম্বর, ফোন নাম্বার, contact number, helpline, call you on, ring, ডায়াল, dial, hotline, ফোনে কথা বলতে
deposit, refundable, ফেরতযোগ্য, caution, safety money
show, ফাংশন, জলসা, gig, live programme, concert, কনসার্ট, event of yours, perform at, স্টেজে, performing at
book a show, শো করতে চাই, শো করাতে চাই, অনুষ্ঠান করাতে, ডাকতে গেলে, get you to come, bring you, have you come, আপনাদের নিয়ে আসতে, আনার জন্য, arrange a show, organise a show, আয়োজন, organise, organising, organize
ticket, ticket price, এন্ট্রি ফি, cost of entry, ঢোকার টিকিট, get in, cover charge, টিকিটের দাম
gate, ভেতরে ঢোকা শুরু, doors open, দরজা খোলে, entry starts, entry time, ঢোকার সময়, gate khole
hall, venue, banquet, ব্যাঙ্কোয়েট, অনুষ্ঠান ভবন, hall booking, হল বুকিং, কমিউনিটি হল, লজ, your hall, space for rent
leave hall, হল ছাড়তে, vacate, hall closing, হল খালি করে, হল খালি করতে, হল ফাঁকা করে, চাবি ফেরত
birthday party, পার্টি, party, পার্টি করে, celebrate, celebration, উদযাপন, পালন, আয়োজন জন্মদিন, throw a party
guest, কতজন অতিথি, number of people invited, invite list, kids allowed, কতজন আসতে পারবে
host, সঞ্চালনা করতে, mic dhora, মাইক ধরলে, master of ceremonies, compering
child, ছোট ছেলেমেয়েদের, ছোট ছেলে মেয়ে, আমার বাচ্চা, my kid, my kids, my child, the kids, baccha ra, school going, tiny tots, ছোটো ছোটো, small children, young ones
suitable, দেখার মতো, okay for kids, right for, fit for, উপযোগী, মানানসই, ok for children
disabled, differently abled, disability, physically challenged, দৃষ্টিহীন, blind, চলতে পারেন না, on crutches, হাঁটাচলা, walking stick, ramp access
student, পড়ুয়া, ছেলেমেয়েরা, learners, pupil, school kids, কলেজে পড়ি, college student
class, পড়ানো, পড়ান, শেখান, সেখানে শেখানো, coaching, classes you run, lessons you give, শেখার ব্যবস্থা, পাঠ, tuition, ক্লাস করা, to learn, teaching
fee, how much per month, মাসে কত, মাসিক কত, per class, প্রতি ক্লাসে, mase koto, mashe koto, course cost
admission, ভর্তি নেন, nite chai class, ভর্তি করাতে, ভর্তি হতে, how to join, how do i join, ক্লাসে যোগ, get my child in, ঢোকাতে চাই, ক্লাসে ঢোকাতে, put my son, put my daughter, seat book
where class, ক্লাসরুম, classroom, ক্লাসঘর, কোথায় শেখান, centre address, where do you teach, আসব কোথায়
timing, ক্লাসের সময়, class time, what days and hours, কোন কোন বারে, কোন বার, kon kon bare, days of class, কটায় শুরু, start time, timing ki, সময় কখন, session timing
teacher, কে পড়ান, কে শেখান, who will teach, whose class, মাস্টারমশাই কে, guru, ট্রেনার, শেখাবেন কে
duration, কত মাস, কতদিনের, full course, complete the course, how long until, শেষ হতে, কত দিনের কোর্স, course length, completes
missed class, একদিন না এলে, অন্যদিন করা, do it another day, compensate, miss a day, miss a class, না এলে, কামাই হলে, বাদ গেলে
trial class, একদিন দেখে নিতে, গিয়ে দেখতে পারি, prothome ekdin, see one class, try it out, try before, আগে দেখতে চাই, test class
snack, খেতে দেওয়া হয়, food given, given snacks, খাবার দেন, দুপুরের খাবার, lunch given
transport, বাচ্চাদের গাড়ি, গাড়ির ব্যবস্থা, van, ভ্যান, cab for kids, pickup and drop, দিয়ে আসা, নিয়ে আসার গাড়ি
end of course, কোর্স শেষে, শেষ অনুষ্ঠান, final show, after the course, বার্ষিক অনুষ্ঠান, graduation show, কোর্স হয়ে গেলে, stage at the end
leave class, মেয়ের ক্লাস বন্ধ, stop my child, take my son out, take my daughter out, নাম কাটাতে, নাম কেটে, remove from class, ছাড়িয়ে নিতে
reply time, কবে জানাবেন, কবে উত্তর, when will you answer, জবাব কবে, উত্তর দিতে কতদিন, jobab kobe, uttor kobe, get back to us
announce, ঘোষণা, জানাবেন কবে, declared, declare, announced, ফল ঘোষণা
copyright, আপনাদের গান, ব্যবহার করতে পারি, part of your film, your footage, share your content, কনটেন্ট ব্যবহার, reuse, use footage, put in my video, put your clip, আমার ভিডিওতে দেব, আমার রিলে, in my reel, in my vlog
photo, ফটো ছাপতে, print your picture, your photo, your picture, ছবি ছাপতে, আপনাদের ফটো, publish your photo
stolen, নিজের বলে চালাচ্ছে, নিজের নামে, copied from you, আপনাদের জিনিস চুরি, stole, someone is using your, others use your video, চুরি করেছে, কেউ চুরি
fake page, আপনাদের নামে, in your name, someone pretends, somebody pretends, pretends, ছদ্মবেশ, নামে অ্যাকাউন্ট, using your name, your name on facebook
scam, পরিচয় দিয়ে পয়সা, পরিচয় দিয়ে টাকা, claims to be you, টাকা পাঠাতে বলছে, asking me to pay, পয়সা চাইছে, demanding money, money in your name
blur, লুকিয়ে দিন, hide my child, hide my daughter, hide my son, মুখটা ঢাকুন, mask the face, মুখ লুকানো, please hide
privacy, কী কী রাখেন, what you know about me, কী খবর রাখেন, আমার বিষয়ে, about me you keep, details you hold, information you hold, amar bishoye
share data, কোম্পানিকে নম্বর, number to companies, ফোন নম্বর দেবেন, give to others, অন্য কাউকে দেবেন, আমার নম্বর দেবেন, my phone number to
robot, যন্ত্র নাকি, তুমি কি যন্ত্র, software or human, program or person, মেশিন নাকি, are you automated, real human
block, can no longer, আর কমেন্ট করতে, not able to comment, বাদ দিয়েছেন, কেন বাদ
ads, মাঝখানে বিজ্ঞাপন, ad break, so much advertising, মাঝে মাঝে অ্যাড, বারবার অ্যাড
earn, টাকা কামান, how much money, income koto, ইনকাম, রোজগার কত, কত রোজগার, paid by youtube, youtube pays
audition, নতুন মুখ খুঁজবেন, new actors, looking for actors, looking for new faces, next selection, মুখ খোঁজা, অভিনেতা খুঁজছেন
acting, নাটকে পার্ট, পার্ট করতে, part korte, স্ক্রিনে আসতে, come on screen, want to act, i can act, get a role, give me a role, সুযোগ দিন অভিনয়ে
actor pay, অভিনয়ের টাকা, what salary do actors, actors get paid, pay the actors, pay actors, অভিনয় করলে টাকা, paid for acting
editor, ভিডিও কাটতে, cut videos, edit your videos, ভিডিও জোড়া, someone to edit, edit for you
visit home, come over to your house, আপনাদের বাড়ি যেতে, আপনাদের বাড়ি গেলে, meet you at home, drop by, drop in to see, knock on your door, meet all of the family
address, আপনারা কোথায় থাকেন, where do you live, কোথায় বাড়ি, where is your house, which neighbourhood, বাড়িটা কোথায়, বাসা কোথায়
send gift, present for grandma, কিছু উপহার, gift for the family, পোস্ট করব কোথায়, where can i post, উপহার কোথায়, gift kothay
join club, ক্লাবে ঢুকতে, সদস্য হব কী করে, sodossho hobo, become part, fan club member, member hobo
meet and greet, followers see you, দেখা পাব, কবে দেখা, see you face to face, in person, সামনে থেকে দেখব, সামনাসামনি দেখা
donation, অর্থ দিতে, আর্থিক ভাবে, support you with money, টাকা দিয়ে সাহায্য, give you money, support financially, contribution to your work
membership, paying for the channel, জয়েন করা, মেম্বার হওয়া, paid membership, join kora
old clothes, ব্যবহৃত জামা, জামা কাপড় নেন, জামা দান, পুরনো শাড়ি, purono shari, old sarees, worn clothes
download, offline দেখা, অফলাইন, save the video, ফোনে রেখে, সেভ করে রাখা, keep the episodes
upload, কত দিন পর পর, how often, কদিন পর পর, new episode, ভিডিও কবে আসে, সপ্তাহে কবার, how frequently
press, journalist, সাংবাদিক, talk to you for a story, কাগজের লোক, প্রেসের লোক, news channel, নিউজ চ্যানেল, interview you
website problem, site down, সাইট লোড, সাইট খোলে না, website khole na, page error, খুলতে পারছি না, does not load, cannot open the site
app, ফোনে ইনস্টল, something to install, ফোনের অ্যাপ, android, আইফোনে
allowed, অসুবিধা নেই, অসুবিধে নেই, আপত্তি নেই, no problem if, any objection, নিষেধ, মানা
forbidden, prohibited, banned here, নিষেধ, মানা আছে, বারণ আছে, not permitted
possible, সম্ভব, করা সম্ভব, feasible, can it be done, can this be arranged, হয় কি, করা যায়
certain day, কোনও বিশেষ দিন, particular day
every day, প্রতিদিন, রোজ রোজ, each day, daily basis
insurance, বীমা, ইনসিওরেন্স, insured
loan, ঋণ, ধার, borrow, lend, lend me, ধার দেবেন
umbrella, ছাতা, raincoat, রেইনকোট
bulb, টিউবলাইট, fan repair, মিস্ত্রি, electrician, plumber, মেকানিক
*weather, আবহাওয়া, বৃষ্টি হবে আজ, forecast, রোদ উঠবে
recipe, রেসিপি, রান্নার নিয়ম, কীভাবে রাঁধে, how to cook, how to make, রাঁধব কীভাবে, ingredients, উপকরণ, teach me to make, বানাতে শেখান
recipe book, রান্নার বই, cookbook, রান্নাগুলোর বই, রেসিপির বই, cookery book
book, বই, paperback, hardbound, বইটা, পুস্তক, printed book
*ebook, পিডিএফ, pdf, digital copy, kindle, ই বুক, soft copy
*sticker, স্টিকার, sticker pack, সাঁটার, decal
handwritten, হাতে লেখা, note, চিরকুট, personal note, a few lines, দুটো লাইন, message card
signed, সই করা, autographed, অটোগ্রাফ দেওয়া, signature of, সই, autograph
*saree, শাড়ি, sari, sarees, তাঁতের শাড়ি, জামদানি
narus, নাড়ু, নারু, naru, coconut balls, মোয়া, coconut laddu, নারকেল নাড়ু
design, ডিজাইন, artwork, নকশা, pattern, illustration, motif
heavy, ভারী, weight, ওজন, কেজি, kg, কত ভার, carry
শক্ত, strong, মজবুত, sturdy, durable, টেকসই, last long, ছিঁড়ে যাবে
review, রিভিউ, rating, মতামত লেখা, testimonial, feedback on product
*hamper, হ্যাম্পার, gift box, gift basket, ডালা, তত্ত্ব
contents, কী কী থাকে, what is inside, what does it contain, what comes in, included in, ভেতরে কী
`
