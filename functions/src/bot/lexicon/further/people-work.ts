/**
 * People, work and learning. Each line adds to the meaning of its
 * first word; one that begins with * parts its words from it, as a meaning near by.
 */
export const peopleWorkMeanings = `
child, বাচ্চা, ছোটদের, ছোটরা, খোকা, খুকু, নাতি, নাতনি, little one, little ones, kiddo, children, শিশুদের, kids, toddler, youngster, বাচ্চাকাচ্চা, chhoto der, পোলাপান, minor, grandson, granddaughter, nephew, niece, ছোট ছেলেমেয়ে, juniors, infant
son, ছেলে, আমার ছেলে, my son, my boy
daughter, মেয়ে, আমার মেয়ে, my daughter, my girl
adult, বড়দের, বড়রা, adults, grown ups, grown up, প্রাপ্তবয়স্ক, বড়োদের
elderly, বয়স্ক, বুড়ো, বৃদ্ধ, senior citizen, aged, ষাট, old man, old woman, too old
বয়স, age, years old, year old, বছরের, boyoser, বছর বয়স, too young, too old, কত বছর, age limit, age group, উপযুক্ত বয়স, minimum age
disabled, প্রতিবন্ধী, হুইলচেয়ার, wheelchair, special needs, বিশেষ চাহিদাসম্পন্ন, autistic, অটিজম, অটিস্টিক, autism, cannot walk, cant walk, handicapped, হাঁটতে পারেন না, slow learner, adhd, differently abled, down syndrome
deaf, বধির, কানে শোনে না, কানে কম শোনেন, hard of hearing, cannot hear, শুনতে পান না, hearing impaired, mute and deaf
shy, লাজুক, লজ্জা পায়, timid, introvert, মুখচোরা, stage fright, stage fear, মঞ্চভীতি, nervous on stage
parents, অভিভাবক, মা বাবা, বাবা মা, guardian, guardians, gurdian, অভিভাবকদের
guest, অতিথি, অতিথিরা, invitees, guests, আমন্ত্রিত, নিমন্ত্রিত, আত্মীয়স্বজন, relatives
audience, দর্শক, দর্শকরা, viewers, public, spectators
*staff, কর্মচারী, employee, employees, worker, workers, salesperson, সেলসম্যান, দোকানের লোক, কর্মী, ছেলেটা, executive
teacher, শিক্ষক, শিক্ষিকা, মাস্টার, মাস্টারমশাই, দিদিমণি, স্যার, instructor, trainer, tutor, coach, mentor, গুরু, ম্যাম, maam, faculty, কার কাছে শিখবে
woman, মহিলা, মেয়েদের, women, ladies, female, নারী, lady, মহিলারা, mohila keu, girls only
student, ছাত্র, ছাত্রী, students, pupils, ছাত্রছাত্রী, শিক্ষার্থী, schoolchildren, in college, ছাত্রদের, শিষ্য
artist, শিল্পী, শিল্পীরা, artiste, performer, performers, designer
doctor, ডাক্তার, first aid, প্রাথমিক চিকিৎসা, চোট, আঘাত লাগলে, ব্যথা পেলে, injured, gets hurt, injury, পড়ে গেলে, কেটে গেলে, accident
*ill, অসুস্থ, জ্বর, fever, unwell, sick, শরীর খারাপ, অসুখ করলে, falls ill, ill artist, cold and cough, সর্দি, runny nose, poorly
*allergy, অ্যালার্জি, allergic, অ্যালার্জি আছে, nuts, বাদাম, খাবারে সমস্যা, food allergy, medical condition
job, চাকরি, কাজ পাওয়া, কাজ পাব, vacancy, hiring, recruit, recruiting, job opening, openings, লোক নেবেন, লোক নিচ্ছেন, লোক লাগবে, লোক দরকার, employment, কাজ করতে চাই, want to work, work for you, work with your team, কাজের লোক লাগবে, বেকার, apply for a job, রোজগারের সুযোগ, কাজের সুযোগ
apply, আবেদন, application, দরখাস্ত, apply for, how to apply
volunteer, স্বেচ্ছাসেবক, স্বেচ্ছাসেবী, help out, lend a hand, হাত লাগাতে, বিনা পারিশ্রমিকে কাজ, সাহায্য করতে চাই আপনাদের কাজে, volunteering, work for free, সমাজসেবা, social work
*internship, ইন্টার্নশিপ, intern, ইন্টার্ন, apprentice, শিক্ষানবিশ, summer job, work experience
editor, এডিটর, এডিটিং, video editor, ভিডিও কাটা, কাটার লোক, ফুটেজ কাটা, সম্পাদক
write, লেখা, script, চিত্রনাট্য, কাহিনি, গল্প পাঠাব, story idea, লেখক, গল্প লিখেছি, writing, plot
acting, অভিনয়, act, actor, অভিনেতা, part, পার্ট, role, ভূমিকা, on screen, পর্দায়, মুখ দেখানো, মুখ দেখাতে, নাটকে, appear in, be in your video, act korte, ক্যামেরার সামনে, play a part, নাটক করতে
audition, অডিশন, casting, মুখ বাছাই, নতুন মুখ, new faces, screen test, selection round, বাছাই, trial for role, অভিনয়ের পরীক্ষা
drama, নাটক, অভিনয়, theatre, থিয়েটার, acting class, অভিনয় শেখা, learn acting, acting lessons, drama class
drawing, আঁকা, ছবি আঁকা, painting, paint, রং তুলি, art class, sketching, তুলি, drawing class, অঙ্কন, colouring
singing, গান শেখা, গান শেখান, vocal, গলা সাধা, singing lessons, music class, হারমোনিয়াম, voice training
dance, নাচ, নাচ শেখা, dancing, কথক, kathak, ভরতনাট্যম, bharatanatyam, ঘুঙুর, choreography, choreograph, dance lessons
puppet, পুতুল, পুতুল নাচ, puppets, puppetry, putul
storytelling, গল্প বলা, গল্পের আসর, storyteller, রূপকথা শোনানো, story session, golpo bola
class, ক্লাস, কোর্স, lesson, lessons, course, workshop, কর্মশালা, session, প্রশিক্ষণ, training, teach, শেখা, শেখানো, শিখতে, learn, learning, শিখবে, শিখলে
*fee, ফি, মাইনে, tuition fee, monthly payment, monthly fee, মাসিক ফি, মাসের টাকা, course fee, class fee
admission, ভর্তি, enrol, enroll, enrolment, নাম লেখানো, নাম লেখাতে, নাম নথিভুক্ত, join the class, joining, register my child, ভর্তি করতে, sign up for class, put him in, put her in, ক্লাসে দিতে চাই, enter her name
batch, ব্যাচ, দল, group, section, ব্যাচে, ছাত্রসংখ্যা, class size, কতজন থাকে
change batch, ব্যাচ বদল, other batch, another batch, অন্য ব্যাচ, shift batch, অন্য দলে
missed class, ক্লাস মিস, absent, অনুপস্থিত, missed, কামাই, আসতে না পারলে, makeup class, make up class, পুষিয়ে, repeat the lesson, catch up, could not attend, pushiye
pause, কিছুদিন বন্ধ, মাঝে বন্ধ, freeze, break for a while, on hold, hold the seat, বিরতি, temporarily stop, take a break
leave class, ছেড়ে দিলে, ছাড়তে চাই, withdraw my child, আর পাঠাব না, stop coming, stop sending, মাঝপথে ছাড়, drop out, leaving the course, class chharte, ক্লাস বন্ধ করতে চাই, discontinue class
trial class, ট্রায়াল, demo, একদিন দেখে, try once, first class free, পরখ, একবার বসে দেখা, try one class, sit in once
syllabus, সিলেবাস, পাঠক্রম, curriculum, what will they learn, কী কী শেখান, কী শিখবে, topics covered, পড়ার বিষয়
homework, বাড়ির কাজ, হোমওয়ার্ক, home task, assignments, home work
practise, অভ্যাস, practice, চর্চা, রেওয়াজ, practice at home, হাত পাকানো, মহড়া
progress, উন্নতি, অগ্রগতি, progress report, কেমন করছে, how is she doing, how is he doing, improving, development, রিপোর্ট কার্ড, কতটা শিখল
certificate, সার্টিফিকেট, শংসাপত্র, diploma, proof of course, কাগজ পাবে, প্রশংসাপত্র
board, বোর্ড, affiliation, affiliated, recognised, recognized, স্বীকৃত, স্বীকৃতি, accredited, government approved, অনুমোদিত
documents, কাগজপত্র, কাগজ, papers, নথি, birth certificate, আধার, aadhaar, id proof, paperwork, জন্মের শংসাপত্র
*competition, প্রতিযোগিতা, contest, কম্পিটিশন, competitions, drawing contest
*prize, পুরস্কার, প্রাইজ, award, prizes, trophy, কী পাবে, প্রথম হলে, জিতলে কী, reward
result, ফলাফল, ফল বেরোবে, results, who won, কে জিতল, winner, winners, বিজয়ী, announcement of winners
submit, জমা, জমা দেওয়া, hand in, entries, entry form, পাঠাব কোথায়, mail the painting, submission, drop off
rules, নিয়ম, নিয়মকানুন, শর্ত, regulations, terms, conditions, guidelines, what is allowed, শর্তাবলি, fine print, small print, do and donts
camp, ক্যাম্প, শিবির, summer camp, সামার ক্যাম্প, গরমের ছুটি, summer holidays, holiday camp, summer vacation, গ্রীষ্মের ছুটি
outing, বেড়াতে, বেড়ানো, excursion, field trip, picnic, পিকনিক, চিড়িয়াখানা, zoo, trip, day trip
online class, অনলাইন ক্লাস, zoom, জুম, through a screen, video call class, live class, ঘরে বসে ক্লাস, remote class, over the internet, কম্পিউটারে ক্লাস
recording of class, রেকর্ডিং, recorded class, watch later, পরে দেখা, playback, replay, recordings, record kora class
private lesson, একা একা, one to one, one on one, individual attention, personal coaching, শুধু আমার ছেলেকে, private tuition, আলাদা করে শেখানো, solo class
home tutor, বাড়ি এসে পড়ানো, বাড়িতে এসে, teacher at home, teach at home, come to our home to teach, home tuition, বাড়ি গিয়ে শেখানো
uniform, ইউনিফর্ম, কী পরে, what to wear, dress code, কী পরব, পোশাক কী, attire, wear, outfit, কী পরবে, পরে আসবে, ki pore
bring along, কী কী আনতে, কী কী নিয়ে, what to bring, carry, নিয়ে যেতে হবে, নিয়ে আসতে হবে, খাতা পেনসিল, stationery, materials, সঙ্গে কী, required items, sathe ki nite
*snack, টিফিন, snacks, খাবার দেওয়া, জলখাবার, something to eat, খেতে দেন, refreshments, লাঞ্চ, খাওয়ানো
bullying, জ্বালাতন, বুলিং, teased, teasing, খেপায়, খেপানো, picked on, bullied, র‍্যাগিং, ragging, harass other kids, উত্ত্যক্ত
*safety, নিরাপত্তা, সুরক্ষা, cctv, সিসিটিভি, safe, security guard, সিকিউরিটি, ক্যামেরা লাগানো, secure, নিরাপদ
pick up child, বাচ্চাকে নিতে, নিয়ে যেতে পারবে, collect my child, collect him, collect her, someone else pick, other person pick, ছুটির পর নিতে, নিতে আসবে, আনতে আসবে
wait there, বসে থাকতে, অপেক্ষা করা, stay during, sit and watch, sit inside, বাইরে বসা, wait inside, মা বাবা থাকতে, থাকতে পারি
birthday, জন্মদিন, জন্মদিনের, bday, birth day, turning five, জন্মদিনে
boys and girls, ছেলে মেয়ে একসঙ্গে, ছেলে মেয়ে আলাদা, co ed, coed, separate for girls, mixed class, একই ঘরে
library, লাইব্রেরি, গ্রন্থাগার, borrow books, বই ধার, বই বাড়ি, lend books, বই নেওয়া, take books home, book shelf
*meeting, মিটিং, সভা, parents meeting, অভিভাবক সভা, ptm, parent teacher meeting
whatsapp group, হোয়াটসঅ্যাপ গ্রুপ, group chat, গ্রুপে যোগ, parents group
`
