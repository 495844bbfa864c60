/**
 * Shows, celebrations and food. Each line adds to the meaning of its
 * first word; one that begins with * parts its words from it, as a meaning near by.
 */
export const eventMeanings = `
show, অনুষ্ঠান, শো, perform, performance, performing, live show, stage show, প্রোগ্রাম, ফাংশন, মঞ্চানুষ্ঠান, entertain, জলসা, আসর, act live, programme, gig
book a show, শো বুক, বুক করতে, আনতে চাই, আনতে হলে, invite you to perform, hire you, have you perform, আপনাদের আনতে, আনাতে, booking, ডাকতে চাই, engage you, call your team
date free, খালি তারিখ, free dates, available dates, are you free on, তারিখ ফাঁকা, তারিখ পাওয়া, availability, কোন দিন পাওয়া যাবে, khali tarikh, open dates, date available
book early, কত আগে থেকে, কত দিন আগে থেকে, কতদিন আগে থেকে, koto din age theke, koto age theke, কত আগে, how early, in advance notice, notice period, ahead of time, আগাম জানাতে, months ahead, কত দিন আগে বলতে
college fest, কলেজ ফেস্ট, ক্যাম্পাস, campus, college event, কলেজের অনুষ্ঠান, university fest, fest, ছাত্র সংসদ, college social, কলেজের ফাংশন
school, স্কুল, বিদ্যালয়, বার্ষিক অনুষ্ঠান, annual day, school function, headmistress, headmaster, প্রধান শিক্ষক, school programme
corporate, কর্পোরেট, office party, অফিসের অনুষ্ঠান, company event, annual party, অফিস পার্টি, team building, office function, কোম্পানির অনুষ্ঠান
charity show, দাতব্য, অনাথ আশ্রম, orphanage, ngo, fundraiser, charity event, বৃদ্ধাশ্রম, benefit show, for a cause
*chief guest, প্রধান অতিথি, judge, বিচারক, অতিথি হয়ে, guest of honour, special guest, বিশেষ অতিথি, ফিতে কাটা, cut the ribbon
*inaugurate, উদ্বোধন, inauguration, ফিতে, open our pandal, ribbon cutting, উদ্বোধন করতে, পুজোর উদ্বোধন, opening ceremony, pandal opening
cast of show, কে কে আসবেন, who will come, who is coming, whole family come, কতজন আসবেন, কারা আসবেন, পুরো দল, full team, whole team, all members come
encore, দুটো শো, two shows, একই দিনে দুটো, twice a day, double show
ticket, টিকিট, টিকেট, pass, passes, পাস, entry pass, প্রবেশপত্র, get tickets, টিকিট কাটা, admit one
birthday party, জন্মদিনের পার্টি, জন্মদিনের অনুষ্ঠান, birthday package, জন্মদিনের আয়োজন, party package, birthday celebration, বার্থডে, বার্থডে পার্টি, birthday event
greeting video, শুভেচ্ছা ভিডিও, উইশ ভিডিও, wish video, birthday wish video, ভিডিও বার্তা, personal video message, video message, শুভেচ্ছার ভিডিও, উইশ করে ভিডিও, shoutout video, greetings from you
games, খেলা, activities, মজার খেলা, fun activities, খেলাধুলা, party games, বাচ্চাদের মাতিয়ে
cake, কেক, মোমবাতি, candles, birthday cake
come to our home, বাড়ি আসবেন, বাড়ি এসে, at our house, at my place, আমাদের বাড়িতে, in our flat, house party, ফ্ল্যাটে, ছাদে, at home
wedding, বিয়ে, বিয়েবাড়ি, marriage, reception, বৌভাত, রিসেপশন, বিবাহ, nuptial, married, বিয়েতে, marriage ceremony, গায়ে হলুদ, আইবুড়োভাত
anchor, সঞ্চালনা, সঞ্চালক, hosting, host the wedding, mc, emcee, অ্যাঙ্করিং, compere, মাইক ধরা, মাইক হাতে, anchoring
sangeet, সঙ্গীতের নাচ, সঙ্গীত অনুষ্ঠান, wedding dance, choreographer, নাচ তোলা, family dance
invite, নেমন্তন্ন, নিমন্ত্রণ, আমন্ত্রণ, invited, come as guests, invitation
rice ceremony, অন্নপ্রাশন, মুখেভাত, mukhe bhat, annaprashan, first rice, first solid food
sacred thread, পৈতে, উপনয়ন, thread ceremony, পইতে
house puja, বাড়ির পুজো, family puja, your house puja, ঠাকুর দেখা, thakur dekhte, আপনাদের পুজো, puja at home, দুর্গাপুজো বাড়ি
catering, ক্যাটারিং, caterer, রাঁধুনি, ঠাকুর, cook, ভোজ, feast, খাওয়ানো, cooks, রান্নার লোক, own cook, own caterer, নিজেদের রাঁধুনি, food service, cuisine
plate, প্লেট, per plate, per head, মাথাপিছু, জনপ্রতি, প্লেট প্রতি, per person, প্রতি জন, each guest
menu, মেনু, পদ, items, dishes, খাবারে কী কী, কী কী খাবার, কী কী খেতে, what food, what dishes, খাদ্যতালিকা, courses
vegetarian, নিরামিষ, veg food, no meat, no fish, মাছ মাংস ছাড়া, dont eat meat, without fish or meat, pure veg, শাকাহারী, মাছ মাংস খান না, আমিষ খান না, meatless
onion garlic, পেঁয়াজ রসুন, without onion, onion and garlic, peyaj rosun, নিরামিষ রান্না
halal, হালাল, zabiha, ঝটকা, jhatka
tasting, চেখে দেখা, চাখা, taste first, খেয়ে দেখা, food tasting, sample the food, trial menu, চেখে, taste the food
leftover, বেঁচে যাওয়া, বাড়তি খাবার, leftovers, extra food, remaining food, খাবার বাঁচলে, uneaten, excess food, beshi khabar
waiter, পরিবেশন, পরিবেশনকারী, servers, serving staff, people to serve, serve the food, বেয়ারা, পাতে দেওয়া, waiters, bearer
team food, দলের খাওয়া, দলের খাবার, feed the team, meals for the team, শিল্পীদের খাবার, খাওয়ার ব্যবস্থা, khaoar byabostha, crew meals, খাওয়া দাওয়া
green room, গ্রিনরুম, সাজঘর, dressing room, changing room, কাপড় পাল্টানো, change clothes, make up room, পোশাক বদলানো
dj, ডিজে, loud music, জোরে গান, dance floor, গান বাজানো, party music, সাউন্ড বক্স বাজানো, গান চালানো
alcohol, মদ, ড্রিঙ্ক, ড্রিঙ্কস, drinks, liquor, bar, beer, whisky, মদ্যপান, পানীয়
fireworks, আতসবাজি, বাজি, crackers, পটকা
photographer, ফটোগ্রাফার, ক্যামেরাম্যান, ছবি তোলার লোক, videographer, photography, ছবি তোলা, ক্যামেরার লোক, wedding photos, photo shoot
album, অ্যালবাম, get the photos, get the pictures, ছবিগুলো পাব, photos ready, pictures delivered, ছবি কবে
*drone, ড্রোন, aerial, from the sky, উপর থেকে, আকাশ থেকে, from above
makeup artist, মেকআপ, সাজানোর লোক, bridal makeup, কনে সাজানো, beautician, bride makeup, বিউটিশিয়ান, sajgoj, সাজগোজ
return gift, রিটার্ন গিফট, হাতে কিছু, party favours, return gifts, ফেরার উপহার, give away to guests
invitation card, নিমন্ত্রণপত্র, কার্ড ছাপা, invite card, কার্ড বানানো, e card, ডিজিটাল কার্ড, নেমন্তন্নের চিঠি, invitation letter
record the show, ভিডিও তোলা, shoot videos, film the show, রেকর্ড করা, film on phones, ভিডিও করা, recording allowed, shoot video of, record kora
live stream, লাইভ দেখানো, ফেসবুক লাইভ, facebook live, watch from home, stream the show, সরাসরি দেখানো, ঘরে বসে দেখা, livestream, broadcast
selfie, সেলফি, ছবি তোলা যাবে, photo with you, photo with the actors, ছবি তুলব একসঙ্গে, pose with
script for us, আমাদের বিষয়ে, নাটক লিখে, sketch about us, custom script, ফরমায়েশি, write a play for us, about our company, make a sketch, স্কিট
cancelled show, শো বাতিল, event cancelled, শো না হলে, programme bondho, অনুষ্ঠান বাতিল, অনুষ্ঠান বন্ধ, বাতিল হলে
lost, হারিয়ে, হারানো, left behind, ফেলে এসেছি, lost and found, misplaced, খুঁজে পাচ্ছি না, cannot find, ছেড়ে এসেছি, forgot my bag, left my, হারিয়ে ফেলেছি
*costume, পোশাক, সাজ, costumes, dress for the show, সাজপোশাক, ড্রেস, পোশাকের
`
