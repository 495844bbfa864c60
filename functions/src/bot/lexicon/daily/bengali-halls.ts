/** Bengali words of halls, shows, schools and stock. */
export const bengaliHalls = `
আড্ডা, katha, katha bola, katha bolte
hall, প্রেক্ষাগৃহ, prekkhagriho, মিলনায়তন, milonayoton
decoration, মঞ্চসজ্জা, moncho sojja, moncho shojja, stage decoration, আলোকসজ্জা, aloksojja, aloksoja, lighting decoration
dj, শব্দযন্ত্র
ticket counter, টিকিটঘর, tikitghor
কবিতাপাঠ, kobita path, poetry reading, poetry session, কবিতা পাঠ
guest lecture, আলোচনাসভা, আলোচনা সভা, alochona sobha
প্রতিযোগী, protijogi, participant, participants, contestants, অংশগ্রহণকারী, ongshogrohonkari
convocation, সমাবর্তন, somaborton
শিক্ষাগত, পাঠ্যক্রম, pathyokrom
where class, ক্লাসঘর, শ্রেণীকক্ষ, srenikokkho
grade, শ্রেণি, শ্রেণী
সহকর্মী, batchmate, batchmates
প্রাক্তনী, প্রাক্তন ছাত্র, praktoni, praktan chatro, alumni, alumnus, former student, former students
পৌষমেলা, পৌষ মেলা, poush mela, poushmela
ভ্রমণসঙ্গী, bhromonsongi, travel companion, co traveller, fellow traveller, দলবেঁধে
order, সংরক্ষণ, songrokkhon
দলগত, dologoto, একক, ekok, solo, solo act, group event, একক অভিনয়, ekok ovinoy
joint family, যৌথ পরিবার, jouth poribar, একান্নবর্তী, ekannoborti
অনাবাসিক, onabasik, non residential, day scholar
international, আন্তর্জাতিক, antorjatik
আঞ্চলিক, regional, শহুরে, urban
কুসংস্কার, superstition, superstitions, superstitious
*cultural, সংস্কৃতি, সাংস্কৃতিক, songskriti, sanskritik, songskritik, culture, cultures, ঐতিহ্য, oitihyo, ঐতিহ্যবাহী, heritage, tradition, traditions, traditional
রীতিনীতি, ritiniti, নিয়মরীতি, rituals, ritual, আচার অনুষ্ঠান
হাসি, রসিক, rosik, humorous
নকল করা, অনুকরণ, onukoron, imitation, ছদ্মবেশ, disguise
চরিত্রে, পার্শ্বচরিত্র, parshochoritro, side character, supporting role
ব্যাকগ্রাউন্ড, পটভূমি, potobhumi
রূপসজ্জা, rupsojja, রূপসজ্জাশিল্পী, রূপটান, ruptan, ceremony makeup
ধারাবাহিক, dharabahik, tv serial, tv serials, মেগা সিরিয়াল
short film, short films, স্বল্পদৈর্ঘ্য, swolpodoirgho, শর্ট ফিল্ম
পূর্ণদৈর্ঘ্য, full length, feature film
পরিবর্তন, হালনাগাদ, halnagad
খোঁজখবর, khojkhobor, enquiries
স্নেহ, sneho, আদর, ador, affection, affectionate
অভিমান, oviman, obhiman, abhiman
খুনসুটি, khunsuti, ন্যাকামি, nekami, nyakami, দুষ্টুমি, dushtumi
সমস্যা, ঝঞ্ঝাট, jhonjhat, গোলযোগ, goljog, বিভ্রাট
load shedding, বিদ্যুৎ বিভ্রাট, biddut bibhrat
রেডিও, দূরদর্শন, doordarshan
ফোন, মুঠোফোন, muthophone
মেসেজ, খুদেবার্তা
fingerprint, আঙুলের ছাপ, anguler chap
মাপকাঠি, mapkathi, criteria, criterion, মানদণ্ড
অডিশন, shortlist, shortlisted, shortlisting, তালিকাভুক্ত
চূড়ান্ত, churanto, final round, finals, grand finale, প্রাথমিক পর্ব, prathomik porbo, preliminary round, চূড়ান্ত পর্ব
শীঘ্র, অবিলম্বে, obilombe
সস্তা, সাশ্রয়ী, sashroyi
grand, luxury, luxurious, বিলাসবহুল
স্টক, মজুদ, উপলব্ধ, ফুরিয়ে, furiye, furiye geche
waive, waived, মওকুফ, mokuf, fee waiver
department, departments, বিভাগ, bibhag, ডিপার্টমেন্ট
version, versions, সংস্করণের
আপত্তিকর, apottikor, objectionable, offensive
ডিজাইনার, designer, designers
ticket, tckt, tkts, tikt
discount, dscnt, discnt
refund, rfnd
cancel, cncl, cancl
booking, bkng, bking
deliver, dlvr, dlvrd
available, avlbl, avlble, availble
quantity, qty
appointment, appt, apptmnt
confirm, confrm, cnfrm
manager, mngr, mgr
department, dept
customer, cstmr
service, srvc
registered, regd
পাঠাব, pthate, pthiye, pthan
বুঝি, bjhi
তাড়াতাড়ি, trtri, tratri
পুজো, pjo
থাক, thkbo, thkte
দেখি, dkhchen, dkhan
`
