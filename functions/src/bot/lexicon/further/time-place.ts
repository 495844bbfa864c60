/**
 * Times, places, ways there, and how much room there is. Each line adds to the meaning of its
 * first word; one that begins with * parts its words from it, as a meaning near by.
 */
export const timePlaceMeanings = `
open, খোলা, খোলে, খুলবে, opens, opening time, ঝাঁপ, shutter, কখন খোলে, working hours, business hours, office hours, খোলা থাকে
close, বন্ধ, বন্ধ হয়, closes, closing, closing time, shut, ঝাঁপ বন্ধ, closed on
weekly off, সাপ্তাহিক ছুটি, ছুটির দিন, day off, কোন দিন বন্ধ, closed day, weekly holiday
holiday, ছুটি, holidays, বন্ধ থাকবে, বন্ধ থাকে, off days, vacation, ছুটির তালিকা
deadline, শেষ তারিখ, শেষ দিন, last date, last day, due date, by when, কবের মধ্যে, কত তারিখের মধ্যে, কবে পর্যন্ত, closing date, cut off date, sesh tarikh
late, দেরি, delay, delayed, not on time, behind time, দেরিতে, late entry
soon, শিগগির, তাড়াতাড়ি, shortly, জলদি
postpone, পিছিয়ে, পিছোনো, পেছাতে, put off, reschedule, move the date, তারিখ বদল, দিন বদল, another date, another day, shift the date, change the date, change the day, অন্য দিন, prepone, এগিয়ে আনা
monday, সোমবার, মঙ্গলবার, sunday, রবিবার, saturday, শনিবার, weekend, শনি রবি, ছুটির দিনে, সপ্তাহান্ত, weekends, বার
puja, পুজো, অষ্টমী, নবমী, সপ্তমী, দশমী, durga puja, pujo te, পুজোর সময়, festive season, festive, পুজোর দিন, কালীপুজো
রাত, night, রাতে, late night, overnight, সারারাত, রাত বারোটা, মাঝরাত, midnight
month, মাস, মাসের, monthly, per month, প্রতি মাসে, মাসিক
year, বছর, এ বছর, এবছর, this year, ebochor, yearly, annual, নতুন বছর
next, পরের, পরবর্তী, এরপর, upcoming, coming, আগামী, পরেরটা
first, প্রথম, earliest, শুরুর, একেবারে প্রথম, গোড়ার, debut
abroad, বিদেশ, বিদেশে, foreign, overseas, international, outside india, other countries, another country, অন্য দেশে, দেশের বাইরে, nri, worldwide, global
america, আমেরিকা, লন্ডন, কানাডা, toronto, singapore, সিঙ্গাপুর, sydney, অস্ট্রেলিয়া, australia, germany, জার্মানি, new jersey, new york, নিউ ইয়র্ক, texas, dubai, দুবাই, england, ইংল্যান্ড, europe, ইউরোপ, melbourne, california, malaysia, nepal, নেপাল
outside kolkata, কলকাতার বাইরে, জেলা, জেলায়, district, districts, outside the city, out of town, other cities, মফস্বল, মফস্সল, outstation, শহরের বাইরে, গ্রামে
siliguri, শিলিগুড়ি, মালদা, malda, দুর্গাপুর, durgapur, আসানসোল, asansol, বর্ধমান, burdwan, bardhaman, বহরমপুর, berhampore, কৃষ্ণনগর, krishnanagar, মেদিনীপুর, midnapore, বাঁকুড়া, bankura, পুরুলিয়া, purulia, কোচবিহার, coochbehar, জলপাইগুড়ি, jalpaiguri, হলদিয়া, haldia, বীরভূম, birbhum, বোলপুর, bolpur, নদিয়া, nadia, কল্যাণী, kalyani
kolkata, কলকাতা, salt lake, সল্টলেক, বেহালা, behala, গড়িয়া, garia, যাদবপুর, jadavpur, টালিগঞ্জ, tollygunge, দমদম, dumdum, শ্যামবাজার, shyambazar, গড়িয়াহাট, gariahat, new town, নিউটাউন, rajarhat, কসবা, kasba, within the city, শহরের মধ্যে
bangladesh, বাংলাদেশ, ঢাকা, dhaka, চট্টগ্রাম, chittagong, খুলনা, khulna, রাজশাহী, rajshahi, সিলেট, sylhet
branch, শাখা, centre, center, other location, another branch, কাছাকাছি শাখা, close to me, near me, south kolkata, দক্ষিণ কলকাতা, north kolkata, উত্তর কলকাতা
address, ঠিকানা, কোন রাস্তায়, কোন পাড়ায়, directions, how to reach, how do i get to, reach there, পৌঁছব কীভাবে, যাব কীভাবে, where are you located, কোন জায়গায়, location, situated, রাস্তা চিনি না
where, কোন জায়গা, which area, whereabouts, কোন ঠিকানায়
parking, পার্কিং, গাড়ি রাখা, গাড়ি রাখব, গাড়ি রাখার, park my car, park the car, park, car park, স্কুটি, গাড়ি দাঁড় করানো, two wheeler, gari rakha, গাড়িগুলো, bike rakha
transport, যাতায়াত, যাওয়া আসা, bus service, পরিবহণ, গাড়ি ভাড়া, school bus, pool car, travel cost, travel, ট্রেন ভাড়া, pick and drop, আনা নেওয়া, নিয়ে আসা নিয়ে যাওয়া
capacity, লোক ধরে, লোক ধরবে, কতজন ধরে, কত লোক, কতজন, how many people, hold, holds, accommodate, জায়গা হবে, কুলোবে, বসতে পারবে, jayga hobe, fit in, seating, koto lok, maximum number, room for
seat, আসন, সিট, seats, বসার জায়গা, জায়গা খালি, front row, সামনের সারি, সামনে বসা, row, সারি
vacancy left, খালি আছে, seats left, places left, any place left, জায়গা আছে, seat khali, slots, slot, ভরে গেছে, full already, still available
entrance, ঢোকা, ঢুকতে, প্রবেশ, entry, enter, get in, let in, gate, গেট, ঢোকার, admission to the show, ভেতরে যাওয়া, dhokar
hall, হল, banquet, auditorium, অনুষ্ঠান বাড়ি, venue, ভবন, community hall, marriage hall, ballroom, bari bhara
rent, ভাড়া, ভাড়া নেওয়া, hire, renting, hiring charges, lease
room, ঘর, bedroom, bedrooms, rooms, শোবার ঘর, থাকার ঘর, রাতে থাকা, stay overnight, sleep there, রাত কাটানো, accommodation
hotel, হোটেল, lodge, lodging, lodgings, থাকার ব্যবস্থা, থাকার জায়গা, রাতে থাকব, where will the team stay
air conditioned, এসি, ac, air conditioner, air conditioning, গরম লাগবে, ঠান্ডা ঘর, cooling, এয়ার কন্ডিশন
toilet, বাথরুম, washroom, bathroom, শৌচালয়, restroom, টয়লেট
stage, মঞ্চ, স্টেজ, platform, moncho
stairs, সিঁড়ি, lift, লিফট, ramp, elevator, accessible, accessibility
kitchen, রান্নাঘর, রান্নার জায়গা
cleaning, পরিষ্কার, সাফাই, ঝাঁট, clean up, cleaned, ঝাড়ু, tidy, poriskar
decoration, সাজানো, সাজসজ্জা, decor, ফুল, flowers, balloons, বেলুন, decorate, decorated, আলপনা
electricity, বিদ্যুৎ, কারেন্ট, power cut, load shedding, লোডশেডিং, জেনারেটর, generator, power backup, current chole gele, ব্যাকআপ
sound system, সাউন্ড সিস্টেম, mic, মাইক, speaker, speakers, বক্স, amplifier, pa system, সাউন্ড
light, আলো, lights, lighting, spotlights
*rain, বৃষ্টি, ঝড়, storm, rains, কালবৈশাখী, bad weather, wet, জল জমলে, monsoon
damage caused, ক্ষতি, ভাঙচুর, ভাঙলে, breakage, break something, something breaks, ক্ষতিপূরণ, liable, দায়
`
