/**
 * Facts about the house. `asked` are example messages; names in braces come from settings and
 * table. `offers`: a brand's question, answered with an offer to take a request. `known` replaces
 * the text once all names in it have values.
 */
type Fact = Told & {
  id: string
  asked: string
  offers?: true
  known?: Told
}
type Told = { bengali: string; benglish: string; english: string }

export const botFacts: readonly Fact[] = [
  {
    id: 'who',
    asked:
      'who is behind bong bari, who runs this channel, who makes these videos, who are the people in the videos, what is bong bari, about the channel, tell me about your family, who acts in it, who are you guys, about your team, বং বাড়ি কী, বং বাড়ি কারা চালায়, চ্যানেলটা কার, ভিডিওতে কারা আছে, কে কে অভিনয় করে, কারা বানায়, তোমরা কারা, আপনারা কারা, bong bari ki, channel ta kar, ke ke acting kore, video te kara thake, tomra kara, apnara kara, ke banay video, bong bari ke chalay, what are the real names of the actors, what is her real name, who plays the aunty, অভিনেত্রীর নাম কী, কাকিমার নাম কী, কাকিমার আসল নাম কী, ছেলেটার নাম কী, actor der nam ki, kakimar asol nam ki, cheletar nam ki',
    bengali:
      '{nameBengali} মানে কলকাতার এক মা আর তাঁর ছেলে। মা অভিনয় করেন আর ভুরু তুলে এডিট করেন, ছেলে লেখে আর ক্যামেরা ধরে। পুরো গল্প /about পাতায়।',
    benglish:
      '{name} mane Kolkatar ek Ma ar tar chele. Ma acting kore ar bhuru tule edit kore, chele lekhe ar camera dhore. Puro golpo /about page e.',
    english:
      '{name} is a mother and her son in Kolkata. Ma acts and edits with her eyebrow; the son writes and shoots. The whole story is at /about.',
  },
  {
    id: 'where',
    asked:
      'where are you from, where are you based, which city are you in, where do you live, where is your house, where do you shoot, your location, your address, where is the team, কোথায় থাকেন, কোন শহরে থাকেন, বাড়ি কোথায়, আপনাদের ঠিকানা, কোথায় শুটিং হয়, কোথাকার লোক, kothay thako, kothay thaken, bari kothay, kon shohor e, kothakar lok, kothay shooting hoy, address ta ki, thikana ki',
    bengali: 'কলকাতায়। বাড়ির ঠিকানাটা মা কাউকে দিতে দেয় না, সবাই খেতে চলে আসে। ডাকতে চাইলে /contact।',
    benglish:
      'Kolkatay. Barir thikana ta Ma kauke dite dey na, sobai khete chole ase. Dakte chaile /contact.',
    english:
      'In Kolkata. Ma keeps the street to herself, because everybody comes to eat. To reach us: /contact.',
  },
  {
    id: 'since',
    asked:
      'since when, when did you start, when did the channel start, how long have you been making videos, how old is the channel, which year did you begin, when was it founded, how did it all begin, কবে থেকে ভিডিও বানাচ্ছেন, চ্যানেল কবে শুরু, কবে শুরু হয়েছিল, কত বছর ধরে করছেন, শুরুটা কীভাবে, kobe theke video banacho, channel kobe shuru, koto bochor dhore korcho, kobe start korecho, shuru ta kibhabe',
    bengali:
      '{year} থেকে। একটা ফোন, একটা বারান্দা আর এক মা, যিনি জানতেনই না যে তিনি এত মজার। বাকিটা /about পাতায়।',
    benglish:
      '{year} theke. Ekta phone, ekta baranda ar ek Ma, je jantoi na je she eto mojar. Baki ta /about page e.',
    english:
      'Since {year}. It began with one phone, one balcony and a mother who did not know she was being funny. More at /about.',
  },
  {
    id: 'new',
    asked:
      'when is the next video, when do you post new videos, when is the next upload, how often do you upload, upload schedule, when does a new episode come, which day do you post, any new video this week, what time do you upload, পরের ভিডিও কবে, নতুন ভিডিও কবে আসবে, পরের ভিডিও কখন, কত দিন পর পর ভিডিও আসে, সপ্তাহে কটা ভিডিও, কবে আপলোড হয়, next video kobe, notun video kobe asbe, porer video kobe, koto din por por video ase, soptahe kota video, kobe upload koro',
    bengali: 'প্রতি সপ্তাহে একটা নতুন ভিডিও আসে। ততদিন এইটা দেখুন, সবচেয়ে টাটকা:',
    benglish: 'Proti soptahe ekta notun video ase. Totodin eita dekhun, sobcheye taatka:',
    english: 'There is a new video every week. Until then, this is the freshest:',
    known: {
      bengali: 'পরের ভিডিও আসছে {next}! ততক্ষণ এইটা দেখুন, সবচেয়ে টাটকা:',
      benglish: 'Porer video asche {next}! Totokkhon eita dekhun, sobcheye taatka:',
      english: 'The next video comes {next}, Kolkata time! Until then, this is the freshest:',
    },
  },
  {
    id: 'newest',
    asked:
      'show me your latest video, newest video, your most recent video, latest episode, last video, the new video, recent upload, whats new, what is new, anything new, সবচেয়ে নতুন ভিডিওটা দেখাও, লেটেস্ট ভিডিও, শেষ ভিডিওটা কোনটা, নতুন ভিডিও দেখাও, নতুন কী আছে, সাম্প্রতিক ভিডিও, শেষ যেটা দিয়েছ, latest video ta dao, notun video dekhao, sesh video ta, newest video konta, notun ki ache, recent video',
    bengali: 'এই যে, একদম টাটকা, উনুন থেকে নামল:',
    benglish: 'Ei je, ekdom taatka, unun theke namlo:',
    english: 'Here it is, fresh off the stove:',
  },
  {
    id: 'watch',
    asked:
      'suggest a video, recommend something, what should I watch, which video is best, your best video, something good to watch, which one should I start with, most popular video, good for kids, ভালো একটা ভিডিও বলো, কোনটা দেখব, কোন ভিডিওটা সবচেয়ে ভালো, একটা ভিডিও দেখাও, বাচ্চাদের সঙ্গে কী দেখব, সেরা ভিডিও, bhalo ekta video suggest koro, kon video ta dekhbo, konta sobcheye bhalo, ekta video dekhao, bachader sathe ki dekhbo, sera video',
    bengali: 'এইটা দিয়ে শুরু করুন, বাড়ির সবাই একসঙ্গে দেখা যায়। বাকি সব /videos পাতায়।',
    benglish: 'Eita diye shuru korun, barir sobai eksathe dekha jay. Baki sob /videos page e.',
    english: 'Start with this one, fit for the whole family. All the others are at /videos.',
  },
  {
    id: 'all',
    asked:
      'how can I see all the videos, list of all your videos, all videos, where can I watch your videos, video list, older videos, full episodes, more videos, সব ভিডিও কোথায়, সব ভিডিও একসঙ্গে কোথায় দেখব, ভিডিওর তালিকা, পুরনো ভিডিও কোথায়, ভিডিও কোথায় দেখব, আরও ভিডিও, sob video kothay pabo, sob video dekhbo, video list, purono video kothay, video kothay dekhbo, aro video',
    bengali: 'সব ভিডিও একসঙ্গে /videos পাতায়। আধখানা মনে থাকলেও ওখানে খুঁজে পাবেন, আমাকেও বলতে পারেন।',
    benglish:
      'Sob video eksathe /videos page e. Adh-khana mone thakleo okhane khunje paben, amakeo bolte paren.',
    english:
      'All of them are at /videos. If you half remember one, search there, or tell me what happens in it.',
  },
  {
    id: 'blog',
    asked:
      'do you have a blog, where can I read stories, your posts, articles, where are your stories, আপনাদের ব্লগ আছে, লেখাগুলো কোথায় পড়ব, গল্প কোথায় পড়ব, blog ache, lekha kothay porbo, golpo kothay porbo',
    bengali: 'আছে! বাড়ির গল্পগুলো /blog পাতায়, চা নিয়ে বসুন।',
    benglish: 'Ache! Barir golpo gulo /blog page e, cha niye boshun.',
    english: 'We do! The stories of the house are at /blog; bring your tea.',
  },
  {
    id: 'language',
    asked:
      'which language are the videos in, what language do you speak, are they in Bengali, is it in Hindi, is it in English, do you make Hindi videos, language of the videos, ভিডিওগুলো কোন ভাষায়, কোন ভাষায় কথা বলেন, হিন্দিতে ভিডিও আছে, বাংলায় বানান, video kon bhashay, hindi te video ache, kon bhasha, bangla te banao',
    bengali: 'ভিডিও বাংলায়, বাড়িতে যেমন বলা হয় তেমন, মাঝে মাঝে একটু ইংরেজি। সঙ্গে ইংরেজি সাবটাইটেল।',
    benglish:
      'Video Banglay, barite jemon bola hoy temon, majhe majhe ektu Ingreji. Songe English subtitle.',
    english:
      'In Bengali, as it is spoken at home in Kolkata, with a little English thrown in and English subtitles.',
  },
  {
    id: 'subtitles',
    asked:
      'are there subtitles, any English subtitles, can I turn on subtitles, is there captions, captions for non Bengali people, I do not understand Bengali, closed captions, সাবটাইটেল আছে, ইংরেজি সাবটাইটেল থাকে, ভিডিওতে সাবটাইটেল, বাংলা বুঝি না, subtitle ache, english subtitle thake, subtitle kothay, bangla bujhi na',
    bengali: 'হ্যাঁ, সব ভিডিওয় ইংরেজি সাবটাইটেল থাকে। প্লেয়ারে CC টিপলেই আসবে।',
    benglish: 'Hyan, sob video te English subtitle thake. Player e CC tiplei asbe.',
    english: 'Yes, every video has English subtitles: press CC in the player.',
  },
  {
    id: 'contact',
    asked:
      'how do I contact you, how can I reach you, what is your email, your email address, your phone number, give me your whatsapp number, whom do I write to for an interview, I am a journalist, press enquiry, writing an article about you, can I interview you, how to send you a letter, যোগাযোগ করব কীভাবে, আপনাদের ইমেল কী, ফোন নম্বর দেবেন, হোয়াটসঅ্যাপ নম্বর, সাক্ষাৎকার নিতে চাই, আমি সাংবাদিক, আপনাদের সঙ্গে কীভাবে কথা বলব, jogajog korbo kibhabe, tomader email ki, phone number ta den, whatsapp number ta dao, interview nite chai, ami sangbadik, kibhabe contact korbo',
    bengali:
      'মেল: {email}, হোয়াটসঅ্যাপ: {whatsapp}। সাংবাদিক, ভক্ত, পাড়ার মাসিমা, সবার উত্তর মানুষই দেয়। আরও /contact পাতায়।',
    benglish:
      'Mail: {email}, WhatsApp: {whatsapp}. Sangbadik, bhokto, parar mashima, sobar uttor manush-i dey. Aro /contact page e.',
    english:
      'E-mail {email}, WhatsApp {whatsapp}. Press, fans and aunties next door are all answered by a person. More at /contact.',
  },
  {
    id: 'social',
    asked:
      'are you on instagram, your youtube channel link, are you on facebook, your insta id, social media links, twitter, where can I follow you, ইনস্টাগ্রামে আছেন, ইউটিউব চ্যানেলের লিংক, ফেসবুকে আছেন, ইনস্টা আইডি, insta id ki, facebook e acho, youtube channel er link, instagram e acho naki',
    bengali: 'ইউটিউব {youtube}, ইনস্টাগ্রাম {instagram}, টুইটার {twitter}। মা তিনটেতেই নজর রাখে।',
    benglish:
      'YouTube {youtube}, Instagram {instagram}, Twitter {twitter}. Ma tintetei nojor rakhe.',
    english: 'YouTube {youtube}, Instagram {instagram}, Twitter {twitter}. Ma watches all three.',
  },
  {
    id: 'subscribe',
    asked:
      'how do I subscribe, is subscribing free, does it cost money to subscribe, do I have to pay to watch, where do I subscribe, is it free, সাবস্ক্রাইব করতে কি টাকা লাগে, কোথায় সাবস্ক্রাইব করব, দেখতে কি পয়সা লাগে, subscribe kothay korbo, subscribe korte taka lage, dekhte poysa lage, eta ki free',
    bengali: 'সাবস্ক্রাইব করতে এক পয়সাও লাগে না: {youtube}। ঘণ্টাটা টিপে দেবেন, মা শুনতে ভালোবাসে।',
    benglish:
      'Subscribe korte ek poysa o lage na: {youtube}. Ghonta ta tipe deben, Ma shunte bhalobase.',
    english:
      'Subscribing is free, and so is watching: {youtube}. Do press the bell, Ma likes the sound.',
  },
  {
    id: 'work',
    offers: true,
    asked:
      'I want to collaborate, brand collaboration, sponsor a video, paid promotion, how do I send a request, how does a collaboration work, how do we work together, business enquiry, we want to book you for an event, do you come to live shows, can you promote my shop, কোলাব করতে চাই, স্পনসর করতে চাই, বিজ্ঞাপন করবেন, প্রমোশন করাতে চাই, আমাদের ব্র্যান্ডের ভিডিও করবেন, অনুষ্ঠানে আসবেন, collab korte chai, sponsor korte chai, amar dokan er video korben, promotion korate chai, event e asben, brand er kaj, kibhabe request pathabo',
    bengali:
      'একসঙ্গে কাজ? দারুণ, মা শুনেই চায়ের জল বসিয়েছে! এখানেই বলুন, নয়তো /work-with-us পাতায় লিখুন। উত্তর দেয় মানুষ, সময় লাগে: {promise}।',
    benglish:
      'Eksathe kaj? Darun, Ma shunei cha-er jol bosiyeche! Ekhanei bolun, noyto /work-with-us page e likhun. Uttor dey manush, {promise} er moddhe.',
    english:
      'Work together? Lovely, Ma has put the kettle on already! Tell us here or at /work-with-us: a person answers within {promise}.',
  },
  {
    id: 'price',
    offers: true,
    asked:
      'what are your rates, how much do you charge, how much for one reel, price of a sponsored video, what does a promotion cost, rate card, your fees, budget for a campaign, কত টাকা লাগে, খরচ কেমন পড়বে, একটা ভিডিওতে কত নেন, রেট কত, কত চার্জ করেন, দাম কত, rate koto, koto taka lagbe, ekta video te koto nao, reel er jonno koto, charge koto, khoroch kemon, price koto',
    bengali:
      'দামটা কাজ দেখে ঠিক হয়, তাই মুখে মুখে বলি না। ভাবনাটা লিখে দিন, উত্তরের সঙ্গে দাম আসে। মা অবশ্য দরদাম করবেই।',
    benglish:
      'Dam ta kaj dekhe thik hoy, tai mukhe mukhe boli na. Bhabna ta likhe din, uttor er songe dam ase. Ma obossho dordam korbei.',
    english:
      'It depends on the idea, so there is no fixed list. Tell us what you have in mind and the price comes with the answer. Ma will still haggle.',
    known: {
      bengali:
        'দামটা কাজ দেখে ঠিক হয়, শুরু এখান থেকে: {prices}। ভাবনাটা লিখে দিন, ঠিক দামটা উত্তরের সঙ্গে আসে। মা অবশ্য দরদাম করবেই।',
      benglish:
        'Dam ta kaj dekhe thik hoy, shuru ekhan theke: {prices}. Bhabna ta likhe din, thik dam ta uttor er songe ase. Ma obossho dordam korbei.',
      english:
        'It depends on the idea; prices begin here: {prices}. Tell us what you have in mind and the exact one comes with the answer. Ma will still haggle.',
    },
  },
  {
    id: 'howlong',
    offers: true,
    asked:
      'when will I hear back, how soon do you reply, how long until you answer, how many days for a reply, when will you get back to me, response time, উত্তর পেতে কত দিন লাগে, কবে উত্তর পাব, কত দিনে জানাবেন, কখন জানাবেন, koto din e uttor pabo, reply kobe dibe, kobe janaben, uttor kobe pabo, reply korte koto din',
    bengali: 'অনুরোধের উত্তর লেখে মানুষ, সময় লাগে: {promise}। তাড়া থাকলে {email}।',
    benglish: 'Request er uttor ase {promise} er moddhe, manusher hate lekha. Tara thakle {email}.',
    english: 'A request is answered within {promise}, by a person. In a hurry: {email}.',
  },
  {
    id: 'reach',
    offers: true,
    asked:
      'how many subscribers do you have, how many followers, what is your reach, who is your audience, audience numbers, average views, demographics, কত সাবস্ক্রাইবার, আপনাদের কত ফলোয়ার, কত লোক দেখে, কারা দেখেন, subscriber koto, koto follower, koto view hoy, audience kara',
    bengali: 'বাঙালি পরিবার, কলকাতা থেকে ক্যালিফোর্নিয়া। {reach}',
    benglish: 'Bangali poribar, Kolkata theke California. {reach}',
    english: 'Bengali families, from Kolkata to California. {reach}',
  },
  {
    id: 'mediakit',
    offers: true,
    asked:
      'can you send me your media kit, press kit, channel deck, insights screenshot, portfolio of past campaigns, which brands have you worked with, মিডিয়া কিট আছে, আগে কোন ব্র্যান্ডের সঙ্গে কাজ করেছেন, media kit pathan, media kit ache, age kon brand er sathe kaj korecho',
    bengali:
      'কারা দেখেন, কী কী করি আর দাম, সব এই পাতায়: /work-with-us, ছাপালেও ভালো আসে। আর কিছু জানতে {email}।',
    benglish:
      'Kara dekhen, ki ki kori ar dam, shob ei page e: /work-with-us, chapaleo bhalo ashe. Ar kichu jante {email}.',
    english:
      'Who watches, what we make and from what price is all at /work-with-us, which prints well. For anything more ask at {email}.',
  },
  {
    id: 'making',
    offers: true,
    asked:
      'how long does it take to make a sponsored video, turnaround time, delivery time for a campaign, can we approve the script, usage rights, what kinds of collaboration do you do, product placement, একটা স্পনসর্ড ভিডিও বানাতে কত দিন লাগে, স্ক্রিপ্ট আগে দেখা যাবে, sponsored video banate koto din lage, script age dekha jabe',
    bengali: 'তারিখ, স্ক্রিপ্ট আর শর্ত শুটিংয়ের আগেই একসঙ্গে ঠিক হয়। কী চান আর কবে চান, অনুরোধে লিখে দিন।',
    benglish:
      'Tarikh, script ar shorto shooting er agei eksathe thik hoy. Ki chan ar kobe chan, request e likhe din.',
    english:
      'Dates, script and terms are agreed together before we shoot. Write in a request what you want and by when.',
  },
  {
    id: 'shoot',
    asked:
      'what camera do you use, how do you shoot, how do you write your scripts, who writes the stories, how are the videos made, how do you make your comedy, where do the ideas come from, behind the scenes, কোন ক্যামেরায় শুটিং করেন, কীভাবে শুটিং করেন, গল্প কে লেখে, স্ক্রিপ্ট কীভাবে লেখেন, ভিডিও কীভাবে বানান, আইডিয়া কোথা থেকে আসে, kon camera te shooting koro, shooting kibhabe koren, golpo ke lekhe, script kibhabe lekho, video kibhabe banao',
    bengali:
      'এ বাড়িতে সবার দুটো কাজ: ছেলে লেখে আর ক্যামেরা ধরে, মা অভিনয় করেন আর ভুরু তুলে এডিট করেন। কথাগুলো সত্যিকারের ঝগড়া থেকে নেওয়া।',
    benglish:
      'Ei barite sobar duto kaj: chele lekhe ar camera dhore, Ma acting kore ar bhuru tule edit kore. Kotha gulo sotyikarer jhogra theke neowa.',
    english:
      'Everyone here has two jobs: the son writes and shoots, Ma acts and edits with her eyebrow. The lines come out of real quarrels.',
  },
  {
    id: 'typed',
    offers: true,
    asked: '',
    bengali:
      'পেলাম, তবে আমি নিজে কিছু টুকে রাখি না। নিচে টিপলে এটা দিয়েই অনুরোধ ভরে দিই, উত্তর দেবে মানুষ, সময় লাগে: {promise}। সোজাসুজি লিখতে চাইলে {email}।',
    benglish:
      'Pelam, tobe ami nije kichu tuke rakhi na. Niche tiple eta diyei request bhore di, uttor debe manush, {promise} er moddhe. Sojasuji likhte chaile {email}.',
    english:
      'Got it, but I keep nothing by myself. Press below and I fill a request with it; a person answers within {promise}. To write directly: {email}.',
  },
  {
    id: 'privacy',
    asked:
      'what do you do with my data, do you store my chats, is my number safe, privacy policy, do you share my details, who reads this chat, delete my data, আমার তথ্য নিয়ে কী করেন, আমার নম্বর কাউকে দেবেন, চ্যাট কি জমা থাকে, গোপনীয়তা, amar data niye ki koro, amar number kauke debe, chat ki save hoy, privacy ache',
    bengali:
      'আপনি যা পাঠান তা শুধু উত্তর দিতে লাগে, কাউকে বেচি না, দেখাই না। কী কতদিন থাকে, সব /privacy পাতায় লেখা।',
    benglish:
      'Apni ja pathan ta sudhu uttor dite lage, kauke bechi na, dekhai na. Ki kotodin thake, sob /privacy page e lekha.',
    english:
      'What you send us is used to answer you, and is neither sold nor shown around. What is kept and how long: /privacy.',
  },
  {
    id: 'join',
    asked:
      'can I act in your videos, I want to join your team, are you hiring, any job for me, can I meet you, can I visit your house, আমি অভিনয় করতে চাই, আপনাদের দলে কাজ পাওয়া যায়, আপনাদের সঙ্গে দেখা করা যায়, acting korte chai tomader video te, kono chakri ache, dekha kora jabe',
    bengali: 'সেটা মা আর ছেলেই বলতে পারবে। {email}-এ দু’লাইন লিখুন, একজন মানুষ পড়বে।',
    benglish: 'Seta Ma ar chele-i bolte parbe. {email} e du line likhun, ekjon manush porbe.',
    english: 'That is for Ma and her son to say. Write two lines to {email}; a person reads it.',
  },
]
