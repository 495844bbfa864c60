/** Bengali words of papers, books, posts, trade and charity. */
export const bengaliPapers = `
হলফনামা, halafnama, affidavit, এফিডেভিট
জাতীয় পরিচয়পত্র, national id, nid card, এনআইডি, identity card
voter id, ভোটার কার্ড, voter card
birth certificate, জন্ম সনদ, জন্মসনদ, জন্ম নিবন্ধন, jonmo nibondhon
সার্টিফিকেট, সনদপত্র, shonodpotro
marksheet, mark sheet, নম্বরপত্র, transcripts, transcript
ফর্ম, আবেদনপত্র, আবেদন পত্র, abedonpotro, দরখাস্ত, application letter
প্রার্থী, আবেদনকারী, abedonkari, prarthi
স্বাক্ষর, দস্তখত, সই, signature, sign here
stamp, রাবার স্ট্যাম্প, rubber stamp
photocopy, ফটোকপি, প্রতিলিপি, protilipi
envelope, ডাক টিকিট, ডাকটিকিট, postage, postage stamp
post office, ডাকঘর, ডাকবিভাগ, ডাক বিভাগ, daakghor
পিয়ন, peon, postman, পোস্টম্যান, ডাকপিয়ন, dakpiyon
leaflet, leaflets, লিফলেট, flyer, pamphlet, pamphlets, হ্যান্ডবিল, handbill, প্রচারপত্র, procharpotro
accountant, হিসাবরক্ষক, হিসেবরক্ষক, হিসাব, হিসেব, hisab, hiseb, হিসেবনিকেশ, calculation, calculations, bookkeeping, account of expenses, খরচের হিসেব, হিসেবের খাতা
list, ফর্দ, লিস্টি, itinerary, সূচিপত্র, suchipotro, table of contents, contents page
পাণ্ডুলিপি, pandulipi, manuscript, manuscripts
publisher, publishers, publication, publications, প্রকাশক, prokashok, প্রকাশনী, prokashoni, প্রকাশনা, প্রকাশনা সংস্থা
edition, editions, সংস্করণ, songskoron
বইয়ের মলাট, মলাট, molat, প্রচ্ছদ, book cover, cover page, hardcover, hardbound, paperback, বাঁধাই, badhai, bookbinding
পৃষ্ঠা, prishtha, page number, how many pages, কত পাতা, koto pata, বইয়ের পাতা
short story, short stories, ছোটগল্প, ছোট গল্প, chotogolpo
fairy tale, fairy tales, fairytale, ঠাকুরমার ঝুলি, thakurmar jhuli
জীবনী, biography, autobiography, আত্মজীবনী, biographies
ভূগোল, bhugol, geography
অভিধান, obhidhan, dictionary, dictionaries
word, বর্ণমালা, bornomala, বর্ণপরিচয়, alphabets
handwriting, হাতের লেখা, hater lekha, handwritten
সাক্ষাৎকার, সাময়িকী, পত্রপত্রিকা, little magazine, লিটল ম্যাগাজিন
সংকলন, sonkolon, anthology, anthologies, compilation
poet, poets, কবিরা, kobira, কবি সম্মেলন, kobi sommelon
সাহিত্য, sahityo, sahitya, সাহিত্যিক, literature, literary
পাঠক, পাঠিকা, pathok, readers of books, পাঠকেরা
গ্রন্থাগারিক, gronthagarik, librarian, librarians
বই, গ্রন্থ, grontho
পুরনো বই, purono boi, second hand book, second hand books, used books, old books
পাঠচক্র, pathchokro, book club, reading circle, reading group, reading club
সভাপতি, sobhapoti, chairman, chairperson, সহ সভাপতি, vice president, general secretary, সাধারণ সম্পাদক, আহ্বায়ক, ahbayok, convener, convenor
অ্যাঙ্কর, উপস্থাপিকা, ঘোষক, ghoshok, announcer, সঞ্চালনা, sonchalona
শিক্ষক, অধ্যক্ষ, অধ্যক্ষা, odhyokkho
ম্যানেজার, ব্যবস্থাপক, byabosthapok, প্রতিনিধি, delegate, delegates
পরিচালক, নির্দেশক, nirdeshok
প্রযোজক, প্রোডিউসার, prodiusar
photographer, চিত্রগ্রাহক, chitrograhok
সুরকার, surkar, composer, composers, গীতিকার, gitikar, lyricist, lyricists
বিখ্যাত ব্যক্তি, হিরো, হিরোইন, হিরোর
খলনায়ক, kholnayok, ভিলেন, villain, villains
পুরোহিত, পুরুতমশাই, purutmoshai, thakurmoshai, ঠাকুরমশাই
ইমাম, imam, মৌলভি, moulvi, হুজুর
আইন, আইনজীবী, ainjibi, অ্যাডভোকেট
fire brigade, দমকল, domkol
municipality, পৌরসভা, পুরসভা, pourosobha, purosobha, panchayat office
সরকার, পঞ্চায়েত, panchayat, সরকারি
বেসরকারি, besorkari, non government, private sector, private company
staff, শ্রমিক, মজুর, দিনমজুর, dinmojur, labourer, labourers, labour
সহকর্মী, কলিগ, কলিগরা, teammate
সহকারী, sohokari, assistant, assistants, অ্যাসিস্ট্যান্ট
উদ্যোগ, udyog, initiative, initiatives
উদ্যোক্তা, entrepreneur, entrepreneurs
স্পনসর, পৃষ্ঠপোষকতা, patronage
wholesale, পাইকার, পাইকারি, paikar
টাকা, খুচরা, khuchra, খুচরো টাকা
ক্ষতি, লোকসান, loksan
balance payment, ধারবাকি, dharbaki, on credit, due amount
সঞ্চয়, জমানো টাকা, jomano taka
দান, চাঁদা, চাঁদা তোলা, chanda tola, দাতা মহাশয়, donor, donors, তহবিল, tohobil, ফান্ড, fundraising, fund raising, alms
চোখ পরীক্ষা, চক্ষু পরীক্ষা, eye camp, eye check up, eye checkup, chokkhu porikkha
বস্ত্র বিতরণ, বস্ত্রদান, bostro bitoron, clothes distribution, cloth distribution, জামাকাপড় বিলি
distribute, বিতরণ, bitoron, distribution
গরিব, ভিখারি, bhikhari, beggar, beggars, দুঃস্থ মানুষ, পথশিশু, pothoshishu, street children, street kids
কল্যাণ সমিতি, জনকল্যাণ, welfare, সমাজকল্যাণ
customer, কাস্টমার, কাস্টমাররা
luggage, মালপত্র, malpotro
স্টক, godown, go down store
made in, ফ্যাক্টরি, কারখানা
হাটবার, weekly market, গ্রামের হাট, gramer haat
gift wrap, মোড়ক, morok, packaging
বাক্স, packet, প্যাকেট
sacks, বস্তা, bosta
inches, লিটার, litre
মেয়াদ, মেয়াদ উত্তীর্ণ, expired
উপকরণ, উপাদান, upadan
hamper, উপঢৌকন, upodhoukon, wedding gifts, তত্ত্ব সাজানো, totto sajano, gift tray, তত্ত্বের ট্রে
fence, পাঁচিলের, boundary wall, বাড়ির পাঁচিল
`
