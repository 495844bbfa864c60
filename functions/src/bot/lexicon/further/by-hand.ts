/** What conversations played by hand did not find. Each line adds to the meaning of its first word. */
export const byHandMeanings = `
parking, scooter rakha, bike rakha, cycle rakha, car rakha, gari rakhbo, স্কুটার রাখা, বাইক রাখা, সাইকেল রাখা, গাড়ি রাখব, গাড়ি কোথায় রাখব, park my bike, park my scooter, leave my car, leave my bike, leave my scooter
online, from home, from my home, from my place, ghore bose, bari bose, বাড়ি বসে, ঘরে বসে, বাড়িতে বসে, sitting at home, on zoom, zoom e, জুমে, remotely
missed class, না যেতে পারলে, যেতে না পারলে, আসতে না পারলে, না আসতে পারলে, jete na parle, na jete parle, aste na parle, na aste parle, ashte na parle, cannot come one day, cant come one day, if i am absent, absent hole, অনুপস্থিত
trial class, try one day, try for a day, try it first, ekdin try, ekdin kore dekhbo, একদিন করে দেখব, একদিন এসে দেখব, sit in one class
photography, film my, film him, film her, filming in, take a video, take video of, video tola, video tulte, ভিডিও তোলা যাবে, ভিডিও তুলতে, ভিডিও করা যাবে, video kora jabe, record kora jabe, রেকর্ড করা যাবে
schedule, koyta theke koyta, kota theke kota, কটা থেকে কটা, কয়টা থেকে কয়টা, kotar theke kota, what time, কটার সময়
child, year old son, year old daughter, year old kid, year old boy, year old girl, bochorer meye, bochorer chele, bochhorer meye, bochhorer chele, বছরের মেয়ে, বছরের ছেলে, বছরের বাচ্চা, বছরের নাতি, বছরের নাতনি
subtitles, niche lekha, nicher lekha, lekha thake niche, নীচে লেখা, নিচে লেখা, words below, text below
copyright, part of one of your, small part of, on my own page, my own facebook, nijer page e, নিজের পেজে, আমার পেজে দিই
audition, সুযোগ দেবেন, সুযোগ পাবে, sujog deben, sujog pabe, একবার সুযোগ, ekbar sujog, give her a chance, give him a chance, give me a chance, ভালো নাটক করে, bhalo natok kore, ভালো অভিনয় করে, bhalo obhinoy kore
`
