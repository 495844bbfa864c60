/** English words of other forms of words that are listed. */
export const dailyForms = `
like, liked, likes it
action, actions, অ্যাকশন, action scene, action movie
pop music, পপ গান, pop song
আমেরিকা, american, americans
change, changing, transformation
celebrate, celebrating, উদযাপন করছি
save, saving time
photo, captured
forbidden, forbid, forbids
practice, practicing, practising, practiced, rehearsing
argument, arguing, argues
relief, relieved
চুল, straighten, curly, কোঁকড়া, hair straightening, শ্যাম্পু করা
hang, hung, hangs on wall
chief guest, judged by
smoke, smoked, smoking area
satisfied, satisfy, satisfaction
examine, examined, examination
freely, free of cost entry
epidemic, মহামারি, pandemic, অতিমারি
lockdown, লকডাউন, covid, কোভিড, quarantine, করোনা
immunity, immune, রোগ প্রতিরোধ
premature, preterm
মাথা, headaches, মাথাব্যথা, migraine, মাইগ্রেন
numb, অসাড়, tingling
autism, syndrome, special needs child
saline, স্যালাইন, drip saline
chatting, চ্যাট করা
deceive, deceived, প্রতারিত
disrespect, অসম্মান, অশ্রদ্ধা
generosity, generous, উদারতা
harmony, সম্প্রীতি, brotherhood, ভ্রাতৃত্ব, communal harmony
humanity, মানবতা, মনুষ্যত্ব, humanitarian
conclusion, উপসংহার
divide, divided, splitting
decide, deciding, সিদ্ধান্ত, decided
refuse, refusing
equipped, well equipped, সুসজ্জিত
convenience, at your convenience, সুবিধামতো, সময় সুযোগ
ডেমো, demonstrate, demonstration
panel, panels, panel discussion, আলোচনাসভা, symposium
expand, expansion, সম্প্রসারণ
গোপনীয়তা, privately, in private
গোপন কথা, secrecy, confidential matter, discreet, discreetly
upset, upsetting
overwhelmed, overwhelming, আপ্লুত
irresistible, tempting, temptation, লোভনীয়
priceless, অমূল্য, worthwhile
seashell, ঝিনুক
candle making, মোম দিয়ে
dye, dyed, tie and dye, বাটিক, batik, block print
foam, ফোম, foam mattress
জ্যোতিষ, palm reading, জ্যোতিষী
rush hour, peak hours, peak season
triple, তিনগুণ, threefold
third, sixth, seventh, ninth, সপ্তম, অষ্টম, নবম, দশম
conservative, রক্ষণশীল, orthodox, old fashioned, সেকেলে
sweat, sweaty, ঘর্মাক্ত
crawl, crawling, হামাগুড়ি, toddling
olympics, অলিম্পিক, commonwealth games
turf, astroturf, টার্ফ
slogan, স্লোগান, মূলমন্ত্র
specialty, speciality, বিশেষত্ব, famous for
analyst, বিশ্লেষক, analysis, বিশ্লেষণ, analyse
pie, pies, custard, কাস্টার্ড
canned, tinned, টিনের খাবার, canned food
hangover, hungover, হ্যাংওভার
fortunate, unfortunate, দুর্ভাগ্য, দুর্ভাগা
disturbance, disturbances
eternal, চিরন্তন, চিরস্থায়ী, everlasting, immortal
broadcast, transmission, সম্প্রচার, telecast
`
