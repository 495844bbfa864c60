/**
 * When and where shops and places are open, and what customers ask of it. Each line adds to the
 * meaning of its first word; one that begins with * parts its words from it, as a meaning near by.
 */
export const tradeTimePlaceMeanings = `
open, ekhon khola, এখন খোলা, open now, still open, khola pabo, খোলা পাব, shutters, shutter, শাটার, jhap, ঝাঁপ, khola thakbe, খোলা থাকবে, khola thake, খোলা থাকে, timings, 24 hours, 24x7, khulechen, খুলেছেন
close, pull down, close for lunch, dupure bondho, দুপুরে বন্ধ, lunch break, last entry, bondho koren, বন্ধ করেন
weekly off, chhutir din, ছুটির দিনে, off day, bondher din, বন্ধের দিন, weekly closed, সানডে, robbar, রোববার, রবিবারে, chhuti, ছুটি থাকে
holiday, puja te khola, পুজোয় খোলা, festival day, public holiday, national holiday, 15 august, 26 january, dhormoghot, ধর্মঘট
address, মোড়, mor er, lane, goli, গলি, crossing, ulto dike, উল্টো দিকে, opposite, land mark, ল্যান্ডমার্ক, google map, গুগল ম্যাপ, লোকেশন পাঠান, street number, find your shop, chinbo ki kore, চিনব কী করে
outside kolkata, baire pathano, বাইরে পাঠানো, onno shohore, অন্য শহরে, other city, other state, onno rajye, অন্য রাজ্যে, all over india, sara bharat, সারা ভারত, sara deshe, সারা দেশে, pan india, bangalore, ব্যাঙ্গালোর, bengaluru, delhi te, দিল্লিতে, mumbai te, মুম্বইতে, mumbai, hyderabad, chennai, pune, noida, gurgaon, out of kolkata, kolkatar baire, to another city, cheler kache pathano
how far, koto dur, কত দূর, distance, durotto, দূরত্ব, walking distance, hata poth, হাঁটা পথ, hete jaoa, হেঁটে যাওয়া, km from, minutes walk
stairs, siri, সিঁড়ি, lift ache, লিফট আছে, elevator, ground floor, ek tala, একতলা, dotala, দোতলা
animal, poshyo, poshjo, পোষ্য, kutta, doggo, labrador, pet niye, pets allowed
`
