/**
 * When and where shops and places are open, and what customers ask of it. Each line adds to the
 * meaning of its first word; one that begins with * parts its words from it, as a meaning near by.
 */
export const tradeTimePlaceMeanings = `
open, kokhon khole, কখন খোলে, khole kokhon, kokhon khulben, কখন খুলবেন, ekhon khola, এখন খোলা, open now, still open, khola pabo, খোলা পাব, shutters, shutter, শাটার, jhap, ঝাঁপ, sokale kokhon, সকালে কখন, koto sokale, কত সকালে, kota theke, কটা থেকে, khola thakbe, খোলা থাকবে, khola thake, খোলা থাকে, timings, 24 hours, 24x7, khulechen, খুলেছেন
close, kokhon bondho, কখন বন্ধ, bondho kokhon, rat kota, রাত কটা, rat kota obdhi, koto rat obdhi, কত রাত অবধি, koto rat porjonto, কত রাত পর্যন্ত, till what time, till when, until when, kota obdhi, কটা অবধি, kota porjonto, pull down, close for lunch, dupure bondho, দুপুরে বন্ধ, lunch break, last entry, bondho koren, বন্ধ করেন, how late are you open
weekly off, chhutir din, ছুটির দিনে, off day, bondher din, বন্ধের দিন, closed on which day, weekly closed, on sundays, on sunday, sunday te, সানডে, robbar, রোববার, robibar e, রবিবারে, week end, chhuti, ছুটি থাকে
holiday, puja te khola, পুজোয় খোলা, festival day, public holiday, national holiday, 15 august, 26 january, bandh, বনধ, dhormoghot, ধর্মঘট
address, মোড়, mor er, lane, goli, গলি, crossing, ulto dike, উল্টো দিকে, opposite, land mark, ল্যান্ডমার্ক, google map, গুগল ম্যাপ, map location, location pathan, লোকেশন পাঠান, kon goli, কোন গলি, kon para, kon rasta, কোন রাস্তা, kon more, street number, turn into, how do i find you, find your shop, chinbo ki kore, চিনব কী করে, how to find, kon building, কোন বাড়ি, kon tala, কোন তলা, which floor, kothay boshen, কোথায় বসেন
outside kolkata, baire pathano, বাইরে পাঠানো, onno shohore, অন্য শহরে, other city, other state, onno rajye, অন্য রাজ্যে, all over india, sara bharat, সারা ভারত, sara deshe, সারা দেশে, pan india, bangalore, ব্যাঙ্গালোর, bengaluru, delhi te, দিল্লিতে, mumbai te, মুম্বইতে, mumbai, hyderabad, chennai, pune, noida, gurgaon, out of kolkata, kolkatar baire, to another city, cheler kache pathano
*lunch time, dupur bela, দুপুর বেলা, noon time
how far, koto dur, কত দূর, kotota dur, distance, durotto, দূরত্ব, walking distance, hata poth, হাঁটা পথ, hete jaoa, হেঁটে যাওয়া, km from, minutes walk, kotokkhon er rasta, কতক্ষণের রাস্তা
stairs, siri, সিঁড়ি, lift ache, লিফট আছে, elevator, ground floor, ek tala, একতলা, dotala, দোতলা, koto tala, which floor
animal, poshyo, poshjo, পোষ্য, kutta, doggo, labrador, pet niye, biral niye, kukur niye, কুকুর নিয়ে, my dog, my cat, pets allowed
`
