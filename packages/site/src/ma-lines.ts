/** Ma's lines, one a day, in Bengali and in Latin letters as typed in Kolkata. */
export const maLines: readonly { bn: string; latin: string }[] = [
  {
    bn: 'খেয়েছিস? কী খেয়েছিস? ওইটুকু খেলে হয়?',
    latin: 'Kheyechish? Ki kheyechish? Oituku khele hoy?',
  },
  {
    bn: 'আমার কথা তো এখন ভালো লাগবে না, পরে বুঝবি।',
    latin: 'Amar kotha to ekhon bhalo lagbe na, pore bujhbi.',
  },
  { bn: 'ফোনটা রাখ, ভাতটা ঠান্ডা হয়ে গেল।', latin: 'Phone-ta rakh, bhat-ta thanda hoye gelo.' },
  { bn: 'ছাতা নিয়ে বেরো। আকাশ পরিষ্কার, তাতে কী?', latin: 'Chhata niye bero. Akash porishkar, tate ki?' },
  {
    bn: 'আমি রেগে নেই। আমি কি একবারও বলেছি যে রেগে আছি?',
    latin: 'Ami rege nei. Ami ki ekbaro bolechhi je rege achhi?',
  },
  { bn: 'মাছের মাথাটা তোর জন্যই রেখেছি।', latin: 'Machher matha-ta tor jonyoi rekhechhi.' },
  { bn: 'পৌঁছে একটা ফোন করবি। মেসেজ না, ফোন।', latin: 'Pouchhe ekta phone korbi. Message na, phone.' },
  { bn: 'সারাদিন ফোন, তাই তো মাথা ধরে।', latin: 'Saradin phone, tai to matha dhore.' },
  {
    bn: 'পাশের বাড়ির ছেলেটাকে দেখ। না থাক, দেখতে হবে না।',
    latin: 'Pasher barir chheleta-ke dekh. Na thak, dekhte hobe na.',
  },
  {
    bn: 'আর একটা লুচি দিই? একটা দিলে তো কিছু হয় না।',
    latin: 'Ar ekta luchi dii? Ekta dile to kichhu hoy na.',
  },
  {
    bn: 'ঘরটা দেখ একবার! এটা ঘর, না হাওড়া স্টেশন?',
    latin: 'Ghor-ta dekh ekbar! Eta ghor, na Howrah station?',
  },
  {
    bn: 'চাবি নিয়েছিস? জল? রুমাল? আর আমার আশীর্বাদ?',
    latin: 'Chabi niyechhish? Jol? Rumal? Ar amar ashirbad?',
  },
  {
    bn: 'আমি না থাকলে বুঝবি, কে রোজ জলের বোতল ভরে।',
    latin: 'Ami na thakle bujhbi, ke roj joler botol bhore.',
  },
  { bn: 'ঠান্ডা লাগলে আমার কাছেই তো আসবি।', latin: 'Thanda lagle amar kachhei to ashbi.' },
  {
    bn: 'ভালো কাপগুলো অতিথিদের জন্য। তুই তো ঘরের লোক।',
    latin: 'Bhalo cup-gulo atithider jonyo. Tui to ghorer lok.',
  },
  {
    bn: 'রাত জেগে কী করিস? সকালে তো ডেকে ডেকে গলা ভেঙে যায়।',
    latin: 'Raat jege ki korish? Shokale to deke deke gola bhenge jay.',
  },
  { bn: 'ঠিক আছে, যা ভালো বুঝিস কর। আমি কে?', latin: 'Thik achhe, ja bhalo bujhish kor. Ami ke?' },
  { bn: 'সোয়েটারটা পরে নে, আমার শীত করছে।', latin: 'Sweater-ta pore ne, amar sheet korchhe.' },
  {
    bn: 'পাঁচ মিনিট মানে পাঁচ মিনিট, তোর মতো পাঁচ মিনিট না।',
    latin: 'Panch minute mane panch minute, tor moto panch minute na.',
  },
  {
    bn: 'ফ্রিজে রাখা আছে। চোখ খুলে খোঁজ, আমি এলে যেন না পাই।',
    latin: 'Fridge-e rakha achhe. Chokh khule khonj, ami ele jeno na pai.',
  },
  { bn: 'রোগা হয়ে গেছিস। দাঁড়া, ভাত বাড়ছি।', latin: 'Roga hoye gechhish. Dnara, bhat barchhi.' },
  { bn: 'মোটা হয়েছিস একটু। তা হোক, মিষ্টিটা খা।', latin: 'Mota hoyechhish ektu. Ta hok, mishti-ta kha.' },
  {
    bn: 'সবাই যা করে তুইও তাই করবি? সবাই তো ভোরে ওঠে।',
    latin: 'Shobai ja kore tui-o tai korbi? Shobai to bhore othe.',
  },
  { bn: 'আমাদের সময় এক টাকায় কত কী হত জানিস?', latin: 'Amader shomoy ek takay koto ki hoto janish?' },
  { bn: 'মন খারাপ? আয়, আগে খেয়ে নে, তারপর বল।', latin: 'Mon kharap? Ay, age kheye ne, tarpor bol.' },
  {
    bn: 'বন্ধুর মা আমার থেকে ভালো রাঁধে? তা ওখানেই থাক।',
    latin: 'Bondhur ma amar theke bhalo rnadhe? Ta okhanei thak.',
  },
  {
    bn: 'প্লাস্টিকের কৌটোটা ফেরত আনবি কিন্তু। কৌটোটা।',
    latin: 'Plastic-er kouto-ta ferot anbi kintu. Kouto-ta.',
  },
  { bn: 'এইটুকু তো রাস্তা, তাও তিনবার ফোন করলাম।', latin: 'Eituku to rasta, tao tinbar phone korlam.' },
  {
    bn: 'ডাক্তার কী বলল? না, আমি জানি কী বলবে। কম ফোন দেখো।',
    latin: 'Daktar ki bollo? Na, ami jani ki bolbe. Kom phone dekho.',
  },
  {
    bn: 'কাল থেকে তোকে আর ডাকব না। ওঠ, কাল হয়ে গেছে।',
    latin: 'Kal theke toke ar dakbo na. Oth, kal hoye gechhe.',
  },
  {
    bn: 'তোর বাবাকে বল, চা হয়ে গেছে। আমি ওনার সঙ্গে কথা বলছি না।',
    latin: 'Tor baba-ke bol, cha hoye gechhe. Ami onar shonge kotha bolchhi na.',
  },
  { bn: 'জুতো খুলে ঢোক। এইমাত্র মুছলাম।', latin: 'Juto khule dhok. Eimatro muchhlam.' },
  {
    bn: 'বাইরের খাবারে কী আছে, যা আমি দিতে পারি না? নুন বেশি, তাই তো?',
    latin: 'Bairer khabare ki achhe, ja ami dite pari na? Nun beshi, tai to?',
  },
  {
    bn: 'একটা ছবি তোল, কিন্তু রান্নাঘরটা যেন না আসে।',
    latin: 'Ekta chhobi tol, kintu rannaghor-ta jeno na ashe.',
  },
  { bn: 'কে ফোন করেছিল? কী বলল? কেন বলল?', latin: 'Ke phone korechhilo? Ki bollo? Keno bollo?' },
  {
    bn: 'বড় হয়েছিস তো কী হয়েছে, রাস্তা পেরোনোর সময় হাত ধর।',
    latin: 'Boro hoyechhish to ki hoyechhe, rasta peronor shomoy haat dhor.',
  },
  {
    bn: 'আমি ঘুমোচ্ছিলাম না, চোখ বুজে শুনছিলাম।',
    latin: 'Ami ghumochchhilam na, chokh buje shunchhilam.',
  },
  {
    bn: 'রিমোটটা দে। খবরটা একবার দেখেই ফেরত দেব।',
    latin: 'Remote-ta de. Khobor-ta ekbar dekhei ferot debo.',
  },
  {
    bn: 'যত বয়স বাড়ছে, ততই তোর বাবার মতো হচ্ছিস।',
    latin: 'Joto boyosh barchhe, totoi tor babar moto hochchhish.',
  },
  { bn: 'ট্যাক্সিতে ওঠার আগে নম্বরটা আমাকে পাঠা।', latin: 'Taxi-te othar age nombor-ta amake patha.' },
  {
    bn: 'চুল কাটিসনি কেন? পুজোর আগে কাটবি বলেছিলি, কোন পুজো?',
    latin: 'Chul katishni keno? Pujor age katbi bolechhili, kon pujo?',
  },
  {
    bn: 'দই খেয়ে যা। পরীক্ষা না থাক, দই তো আছে।',
    latin: 'Doi kheye ja. Porikkha na thak, doi to achhe.',
  },
  {
    bn: 'ব্যাগটা এত ভারী কেন? আমি তো শুধু একটু নাড়ু দিয়েছি।',
    latin: 'Bag-ta eto bhari keno? Ami to shudhu ektu naru diyechhi.',
  },
  {
    bn: 'এই সিরিয়ালটা শেষ হোক, তারপর তোর কথা শুনছি। কাঁদছে দেখছিস না?',
    latin: 'Ei serial-ta shesh hok, tarpor tor kotha shunchhi. Knadchhe dekhchhish na?',
  },
  {
    bn: 'ওষুধটা খেয়েছিস? তোর না খাওয়ার মুখ আমি চিনি।',
    latin: 'Oshudh-ta kheyechhish? Tor na khaowar mukh ami chini.',
  },
  { bn: 'টাকা জমা। আমার জন্য না, তোর নিজের জন্য।', latin: 'Taka joma. Amar jonyo na, tor nijer jonyo.' },
  {
    bn: 'ভিডিও কলে কপাল দেখা যাচ্ছে তো কী, কথা তো শোনা যাচ্ছে।',
    latin: 'Video call-e kopal dekha jachchhe to ki, kotha to shona jachchhe.',
  },
  {
    bn: 'গ্রুপে গুড মর্নিং পাঠালাম, তুই দেখেও দেখলি না।',
    latin: 'Group-e good morning pathalam, tui dekheo dekhli na.',
  },
  {
    bn: 'বৃষ্টিতে ভিজিস না। ভিজলে গরম জল করা আছে।',
    latin: 'Brishti-te bhijish na. Bhijle gorom jol kora achhe.',
  },
  {
    bn: 'তোর পছন্দের রান্না করেছি। না, কোনও কারণ নেই।',
    latin: 'Tor pochhonder ranna korechhi. Na, kono karon nei.',
  },
  {
    bn: 'অত জোরে হাসিস না, পরে কাঁদতে হবে। আচ্ছা, হাস।',
    latin: 'Oto jore hashish na, pore knadte hobe. Achchha, hash.',
  },
  {
    bn: 'বিয়েবাড়িতে আগে মিষ্টি খাস না, মাছটা আগে দেখ।',
    latin: 'Biyebari-te age mishti khash na, machh-ta age dekh.',
  },
  {
    bn: 'যেখানে রেখেছিলি সেখানেই আছে। আমি শুধু গুছিয়ে রেখেছি।',
    latin: 'Jekhane rekhechhili shekhanei achhe. Ami shudhu guchhiye rekhechhi.',
  },
  {
    bn: 'হেরেছিস তো কী হয়েছে? খিদে তো পেয়েছে?',
    latin: 'Herechhish to ki hoyechhe? Khide to peyechhe?',
  },
  {
    bn: 'লোকে কী বলবে? লোকে তো বলছেই, তুই খেতে আয়।',
    latin: 'Loke ki bolbe? Loke to bolchhei, tui khete ay.',
  },
  {
    bn: 'একা একা সব পারিস? বেশ। তা ভাতটা কতটা জলে বসে?',
    latin: 'Eka eka shob parish? Besh. Ta bhat-ta kotota jole boshe?',
  },
  {
    bn: 'তোর ছোটবেলার সব আমার মনে আছে। সব। অতিথি আসুক, বলব।',
    latin: 'Tor chhotobelar shob amar mone achhe. Shob. Atithi ashuk, bolbo.',
  },
  { bn: 'ভয় কীসের? আমি আছি তো।', latin: 'Bhoy kisher? Ami achhi to.' },
  {
    bn: 'কবে আসবি? না, এমনিই জিজ্ঞেস করলাম। কবে আসবি?',
    latin: 'Kobe ashbi? Na, emni-i jigyesh korlam. Kobe ashbi?',
  },
  { bn: 'দরজাটা খোলাই রেখেছি। তোরই তো বাড়ি।', latin: 'Dorja-ta kholai rekhechhi. Tor-i to bari.' },
]
